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
import { guardar, guardarIgual, guardarSinClaves, keysAsked, leer, preguntar } from './keys.server';
import { Seen, useOrAllTheSame, useSeen } from './seen';
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
  const quitar = ds.length > 0 && !said.back;
  return {
    ...said,
    volver,
    hidden,
    texto: those.join('\n'),
    pista: PISTA,
    quitar,
    ademas: keysAsked(propia),
  };
}

export const action = intents({
  guardar,
  'guardar-igual': guardarIgual,
  'guardar-sin-claves': guardarSinClaves,
  quitar: preguntar,
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
    quitar,
    ademas,
  } = useLoaderData<typeof loader>();
  const button = useOrAllTheSame({ intencion: 'guardar', press, pending: 'Comprobando las claves...' });
  const seen = useSeen();
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
            rows={5}
            spellCheck={false}
            autoComplete="off"
          />
          <p>
            <SubmitButton intencion="leer" kind="second" pending="Preguntando a los servidores...">
              Leer las claves que publican los servidores
            </SubmitButton>
          </p>
          <p>Una clave equivocada deja al dominio sin responder para quien valida. {ademas}</p>
          {quitar && !seen && (
            <p>
              <SubmitButton intencion="quitar" kind="plain" pending="Un momento...">
                Quitar la firma
              </SubmitButton>
            </p>
          )}
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
