import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { FormDialog } from '~/components/form/form-dialog';
import { TextAreaField } from '~/components/form/text-area-field';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/intents.server';
import { act, toAct } from '../domain.server';
import { messagesOf } from './messages.server';
import { RECUPERACION } from './shapes';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const asked = await toAct(args, 'recuperar');
  const { mensajeConfirmarRecuperar } = await messagesOf(args);
  return { ...asked, aviso: mensajeConfirmarRecuperar };
}

export const action = intents({
  recuperar: (args, submission) =>
    act(args, submission, RECUPERACION, (cual, typed) =>
      submission.registry.administracion.recuperar({ ...cual, ...typed }),
    ),
});

/** Bringing a deleted name back while there is time (spec 4). */
export default function Recover() {
  const { info, nombre, volver, hidden, aviso } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      title={`Recuperar ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      shape={RECUPERACION}
      intencion="recuperar"
      press="Recuperar dominio"
      pending="Recuperando..."
    >
      {({ motivo }) => (
        <>
          <p>{aviso}</p>
          {info.fechaEliminacion && (
            <p>
              Puede hacerlo antes del <DateText value={info.fechaEliminacion} />.
            </p>
          )}
          <TextAreaField
            field={motivo}
            label="Motivo"
            hint={info.motivos?.verHistorial ? undefined : 'Queda en el historial del dominio.'}
            optional
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Recuperar el dominio', 'Mis dominios');
