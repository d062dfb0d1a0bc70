import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { done } from '~/session/forms/answers.server';
import { intents } from '~/session/forms/intents.server';
import { act, toAct } from '../domain.server';
import { CONSTANCIA } from './asked';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'constancia');
  return { nombre, volver, hidden };
}

/** Its number is the heading of the page that says this. */
const SE_EMITIO = 'Se emitió la constancia. Quien tenga su número la puede comprobar en esta página.';

export const action = intents({
  emitir: (args, submission) =>
    act(
      args,
      submission,
      CONSTANCIA,
      (cual, typed) => submission.registry.constancia.emitir({ ...cual, dia: asAgreed(typed.dia) }),
      {
        changed: (_cual, _texto, { numero }) =>
          done(args, address.constancia(numero ?? ''), { tipo: 'ok', texto: SE_EMITIO }),
      },
    ),
});

/** The day as the contract writes it, of a browser that sends it as programs do. */
const asAgreed = (dia: string): string => dia.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A certificate that the name is registered: of now, or of a day that was. */
export default function Certificate() {
  const { nombre, volver, hidden } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Constancia de ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={CONSTANCIA}
      intencion="emitir"
      press="Emitir constancia"
      pending="Emitiendo..."
    >
      {({ dia }) => (
        <>
          <p>
            Dice a nombre de quién está el dominio, desde cuándo, hasta cuándo y con qué servidores. Lleva un
            número y una firma, y cualquiera puede comprobarla en una dirección pública.
          </p>
          <TextField
            field={dia}
            label="De qué día"
            optional
            hint="Si lo deja vacío, es de este momento. Un día pasado, así: 25/08/2026."
            type="date"
            width="short"
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Constancia de registro');
