import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { intents } from '~/session/forms/intents.server';
import { lookFor, solicitar } from './confirmacion.server';
import { importingSignedIn } from './enabled.server';
import { onStep } from './import.server';
import { ImportHead } from './import-head';
import { RequestForm } from './request-form';
import { RequestSummary } from './request-summary';

const HEADING = 'Confirmación de la importación';

/** The result by its own address, as often as its owner likes; without one, the request that was not sent yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await importingSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const [dominio, codigo] = [query.get('dominio'), query.get('codAuth')];
  if (dominio && codigo) {
    const { solicitud } = await orNotAvailable(registry.transferencia.datos({ dominio, codigo }));
    return { solicitud, pendiente: null, enDuda: null };
  }
  const { borrador, ...context } = await onStep(args, 'resumen');
  if (borrador.enDuda) {
    await lookFor(args, context, borrador.dominio);
    return { solicitud: null, pendiente: null, enDuda: borrador.dominio };
  }
  return {
    solicitud: null,
    enDuda: null,
    pendiente: { dominio: borrador.dominio, importe: borrador.importe, operacion: randomId() },
  };
}

export const action = intents({ solicitar });

const headingOf = (solicitud: { dominio: string } | null | undefined): string =>
  solicitud ? `Se solicitó la importación de ${solicitud.dominio}` : HEADING;

export default function Confirmacion() {
  const { solicitud, enDuda } = useLoaderData<typeof loader>();
  return (
    <>
      <ImportHead current={5} heading={headingOf(solicitud)} closed={solicitud !== null} />
      {solicitud ? (
        <>
          <RequestSummary solicitud={solicitud} />
          <p>
            Guarde esta dirección o imprima la página: puede volver a verla cuando quiera. Si necesita ayuda,
            indique el número de referencia.
          </p>
          <Actions>
            <ButtonLink href={address.solicitudes()}>Ver mis solicitudes</ButtonLink>
            <ButtonLink href={address.importar()} kind="second">
              Importar otro dominio
            </ButtonLink>
          </Actions>
        </>
      ) : (
        (enDuda && <InDoubt dominio={enDuda} />) || <NotSent />
      )}
    </>
  );
}

/** What is told of an error that nobody expected (spec 8, Transfer request). Whether it was asked for is looked up each time, and whoever wants to send it again has its name checked first. */
function InDoubt({ dominio }: { dominio: string }) {
  return (
    <>
      <Notice tipo="aviso" title="Error inesperado al procesar la transferencia.">
        <p>
          No sabemos si se solicitó: el Registro .uy recibió la solicitud de importación de {dominio} y no
          respondió a tiempo. La buscamos entre sus solicitudes y todavía no está; puede aparecer en unos
          minutos.
        </p>
        <p>No se cobró nada y sus datos se conservan.</p>
      </Notice>
      <p>
        Si sigue sin aparecer, compruebe el dominio otra vez: si la solicitud llegó se lo diremos, y si no
        llegó podrá continuar con los datos que ya ingresó.
      </p>
      <Actions>
        <ButtonLink href={address.importarConfirmacion()}>Volver a mirar</ButtonLink>
        <ButtonLink href={address.importar()} kind="second">
          Comprobar el dominio otra vez
        </ButtonLink>
        <ButtonLink href={address.solicitudes()} kind="second">
          Ver mis solicitudes
        </ButtonLink>
      </Actions>
    </>
  );
}

/** What was filled in is still there: it can be sent, or sent again, and is asked for once. */
function NotSent() {
  const { pendiente } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (!pendiente) return null;
  return (
    <>
      {failed ? (
        <Notice tipo="error">
          <p>{failed.error}</p>
          {failed.detalle && failed.detalle !== failed.error && <p>{failed.detalle}</p>}
          <p>
            No se cobró nada y sus datos se conservan. Si no puede resolverlo, vea la{' '}
            <a href={address.ayuda()}>ayuda</a> o <a href={address.generarTicket()}>envíe una consulta</a>.
          </p>
        </Notice>
      ) : (
        <p>La importación de {pendiente.dominio} todavía no se solicitó. Sus datos están completos.</p>
      )}
      <RequestForm
        operacion={failed?.operacion ?? pendiente.operacion}
        importe={pendiente.importe}
        volver={{ href: address.importarResumen(), words: 'Volver al resumen' }}
      />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, headingOf(data?.solicitud), 'Importar dominio');
