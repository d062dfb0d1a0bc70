import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import type { TransferenciaQueEspera } from '~/registry/contract/oficina/transferencias';
import { AL_VENCER_EN_PALABRAS } from '~/registry/domain/transfer/states';
import { Kinds } from '~/routes/registro/fallos/kinds';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { Moment } from '../../moment';

const HEADING = 'Transferencias que esperan';

export const handle: Handle = { scripts: false };

/** Transfers that nobody ended yet, those that should have ended first. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina, yo } = await atDesk(args, 'verFallos');
  return { ...(await oficina.transferencias.listar()), puedeMirar: yo.actos.includes('mirarDominio') };
}

export default function Transfers() {
  const { transferencias, hayMas, alVencer, puedeMirar } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Kinds current="transferencias" />
      <p>
        Si nadie contesta antes de «Hasta», una transferencia entre registradores{' '}
        {AL_VENCER_EN_PALABRAS[alVencer]}; la invitación a un nuevo titular vence, y el dominio sigue con
        quien lo tiene. Si el titular no puede contestarle a otro registrador, el registro lo hace por él, con
        un documento, desde la página del dominio.
      </p>
      {transferencias.length > 0 && <p>Primero las que vencen antes. Las horas son de Uruguay.</p>}
      {transferencias.length === 0 ? (
        <Empty>Ninguna transferencia espera.</Empty>
      ) : (
        <div className="wide-names">
          <DataTable
            caption={HEADING}
            hideCaption
            rows={transferencias}
            rowKey={({ clase, nombre }) => `${clase} ${nombre}`}
            columns={[
              {
                header: 'Dominio',
                rowHeader: true,
                cell: ({ nombre }) =>
                  puedeMirar ? (
                    <a href={address.dominioEnOficina(nombre)}>
                      <DomainName nombre={nombre} />
                    </a>
                  ) : (
                    <DomainName nombre={nombre} />
                  ),
              },
              { header: 'Transferencia', cell: ({ entre }) => entre || 'A otro titular' },
              { header: 'Qué espera', cell: Waits },
              { header: 'Desde', cell: ({ desde }) => <Moment value={desde} /> },
              { header: 'Hasta', cell: ({ hasta }) => <Moment value={hasta} /> },
            ]}
          />
        </div>
      )}
      {hayMas && <p>Hay más: aquí están las que vencen primero.</p>}
    </>
  );
}

/** What it waits for; and that it should have ended. */
const Waits = ({ que, pasada }: TransferenciaQueEspera) => (
  <>
    {pasada && <Tag tono="error">Pasó su plazo</Tag>} {que.join(' ')}
  </>
);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
