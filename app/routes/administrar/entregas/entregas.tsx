import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { RowActions } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { pageTitle } from '~/components/page-title';
import { NBSP } from '~/format';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { lastList } from '../mis-dominios/last-list.server';
import { entregasDe, reenviar } from './entregas.server';

const HEADING = 'Dominios que transfirió';

export const links = deskStyles;

/** Who gave a name may have no role on it any more: what they can still do with it is here. */
export async function loader(args: LoaderFunctionArgs) {
  const lista = await lastList(await signedIn(args));
  return { ...(await entregasDe(args)), lista, operacion: randomId() };
}

export const action = intents({ reenviar });

export default function Given() {
  const { entregas, recibidas, lista } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={lista}>Volver a Mis dominios</a>
      </p>
      <h1>{HEADING}</h1>
      <Outlet />
      {entregas.length + recibidas.length === 0 && (
        <Empty>No hay transferencias suyas que esperen al nuevo titular ni que se puedan deshacer.</Empty>
      )}
      {entregas.length > 0 && <Waiting />}
      {recibidas.length > 0 && <Taken />}
    </>
  );
}

/** Those that were taken a short while ago: what was done by whoever had the person's session is found here. */
function Taken() {
  const { recibidas } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="recibidos">
      <h2 id="recibidos">Ya los recibió su nuevo titular</h2>
      <p>Todavía puede volver atrás: el dominio vuelve a ser suyo y queda como estaba.</p>
      <ul className="lines">
        {recibidas.map(({ nombreDominio, titular, hasta }) => (
          <li key={nombreDominio}>
            <span className="name">
              <DomainName nombre={nombreDominio} />
            </span>{' '}
            <span className="detail">
              Lo tiene {titular}. Puede volver atrás hasta el <DateText value={hasta} withTime />.
            </span>{' '}
            <a href={address.volverAtras(nombreDominio)}>
              Volver atrás<span className="sr"> la transferencia de {nombreDominio}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An address of mail as long as its column has room for beside the others; a longer one goes on after its '@'. */
const ONE_LINE = 28;

function Waiting() {
  const { entregas, operacion } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        Esperan que su nuevo titular abra el enlace que le enviamos. Hasta entonces usted puede corregir el
        correo del nuevo titular{entregas.some(({ reenviable }) => reenviable) && ', enviárselo de nuevo'} o
        deshacer la transferencia. Las horas son de Uruguay.
      </p>
      <div className="wide-names apart">
        <DataTable
          caption={HEADING}
          hideCaption
          rows={entregas}
          rowKey={({ id }) => id}
          columns={[
            {
              header: 'Dominio',
              rowHeader: true,
              cell: ({ nombreDominio }) => <DomainName nombre={nombreDominio} />,
            },
            {
              header: `Nuevo${NBSP}titular`,
              cell: ({ titular }) => <span className="whole">{titular}</span>,
            },
            {
              header: 'Correo',
              cell: ({ correo }) =>
                correo.length < ONE_LINE ? (
                  <span className="whole">{correo}</span>
                ) : (
                  <MailText mail={correo} />
                ),
            },
            {
              header: 'Invitación',
              cell: ({ rechazada, enviadaEn }) =>
                rechazada ? (
                  'La rechazó'
                ) : (
                  <span className="whole">
                    Enviada el{' '}
                    <span className="unbroken">
                      <DateText value={enviadaEn} withTime="in-list" />
                    </span>
                  </span>
                ),
            },
            {
              header: 'Acciones',
              hideHeader: true,
              cell: ({ id, nombreDominio, reenviable }) => (
                <RowActions>
                  <li>
                    <Link to={address.corregirEntrega(id)} preventScrollReset>
                      Corregir el correo<span className="sr"> del nuevo titular de {nombreDominio}</span>
                    </Link>
                  </li>
                  {reenviable && (
                    <li>
                      <ActionButton
                        intencion={`reenviar:${id}`}
                        kind="plain"
                        pending="Enviando..."
                        fields={{ operacion: `${operacion}-${id}` }}
                      >
                        Enviar de nuevo<span className="sr"> la invitación de {nombreDominio}</span>
                      </ActionButton>
                    </li>
                  )}
                  <li>
                    <Link to={address.deshacerEntrega(id)} preventScrollReset>
                      Deshacer<span className="sr"> la transferencia de {nombreDominio}</span>
                    </Link>
                  </li>
                </RowActions>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');
