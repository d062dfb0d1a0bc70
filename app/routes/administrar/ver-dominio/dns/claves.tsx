import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { Notice } from '~/components/notice';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { CLAVES } from './asked';
import { ComingBack } from './coming-back';
import { stateOf } from './dns.server';
import { guardar, guardarIgual, keysAsked, leer } from './keys.server';
import { Seen, useOrAllTheSame } from './seen';
import { filledIn } from './served.server';

const PISTA =
  'Uno por línea, como se los dio quien firma la zona. Un DS termina en el digest, que es el resumen de la clave.';

export async function loader(args: LoaderFunctionArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'delegar');
  const { propia = false, dnssec } = (await stateOf(args)) ?? {};
  const ds = dnssec?.ds ?? [];
  const { those, ...said } = await filledIn(args, nombre, {
    now: ds.map(({ linea }) => linea),
    before: (was) => was.ds,
    lines: (keys) => [...keys],
    of: `claves de ${nombre} (DS)`,
    words: { titulo: `Claves de ${nombre} (DS)`, press: 'Guardar las claves' },
  });
  const vacio = ds.length > 0 ? 'Vacío: el dominio queda sin firma. ' : '';
  return { ...said, volver, hidden, texto: those.join('\n'), pista: PISTA, vacio, ademas: keysAsked(propia) };
}

export const action = intents({
  guardar,
  'guardar-igual': guardarIgual,
  leer,
});

/** The keys that the zone above vouches for, of a domain that other servers sign (RFC 4034). */
export default function Keys() {
  const {
    titulo,
    press,
    back,
    volver,
    hidden,
    texto: before,
    pista,
    vacio,
    ademas,
  } = useLoaderData<typeof loader>();
  const button = useOrAllTheSame({ intencion: 'guardar', press, pending: 'Comprobando las claves...' });
  return (
    <FormDialog
      {...button}
      title={titulo}
      closeTo={volver}
      hidden={hidden}
      asks={CLAVES}
      defaultValue={{ texto: before }}
    >
      {({ texto }) => (
        <>
          <DefaultButton intencion="guardar" />
          <Read />
          <Seen intencion="guardar" />
          {back && <ComingBack {...back} />}
          <TextAreaField
            field={texto}
            label="Registros DS o DNSKEY"
            hint={pista}
            optional={vacio !== ''}
            rows={5}
            spellCheck={false}
            autoComplete="off"
          />
          <p>
            <SubmitButton intencion="leer" kind="second" pending="Preguntando a los servidores...">
              Leer las claves que publican los servidores
            </SubmitButton>
          </p>
          <p>
            {vacio}Una clave equivocada deja al dominio sin responder para quien valida. {ademas}
          </p>
        </>
      )}
    </FormDialog>
  );
}

function Read() {
  const answer = useActionData<typeof action>();
  if (!answer || !('leidas' in answer)) return null;
  return <Notice tipo={answer.leidas.esRespOK ? 'ok' : 'aviso'}>{answer.leidas.mensaje}</Notice>;
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Claves del dominio');
