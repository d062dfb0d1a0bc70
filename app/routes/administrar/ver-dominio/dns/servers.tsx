import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { Tag } from '~/components/tag';
import { SIN_IP } from '~/registry/domain/words/nameservers';
import { type DeedLink, DeedLinks } from '../deed-links';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';
import { useSavedRows } from './just-saved';

type Server = Info['nameservers'][number] & { place: number };

interface ServersProps {
  info: Info;
  deeds: readonly DeedLink[];
  /** What is wrong with each in a word or two, by its place. */
  fallan: readonly string[];
}

/** Which servers answer for the name, and what can be done with them (spec 2, Nameserver configuration). */
export function Servers({ info, deeds, fallan }: ServersProps) {
  return (
    <>
      {info.nameservers.length === 0 ? (
        <p>No tiene servidores de nombres: el dominio no responde en Internet.</p>
      ) : (
        <ServerTable info={info} fallan={fallan} canChange={!info.motivos?.delegar} />
      )}
      <DeedLinks deeds={deeds} />
    </>
  );
}

function ServerTable({ info, fallan, canChange }: Omit<ServersProps, 'deeds'> & { canChange: boolean }) {
  const rows = info.nameservers.map((server, place) => ({ ...server, place }));
  /** Two rows of one name are one server, which has another address left (spec 2: above the minimum). */
  const namesWithout = ({ place }: Server) =>
    new Set(rows.filter((row) => row.place !== place).map((row) => row.nombre)).size;
  const saved = useSavedRows();
  const links = {
    header: 'Acciones',
    hideHeader: true,
    cell: (row: Server) => (
      <ServerLinks
        nombre={nameOf(info)}
        row={row}
        canDelete={namesWithout(row) >= info.cantMinimaNameservers}
      />
    ),
  };
  return (
    <div className="servers">
      <DataTable
        brief
        caption="Servidores de nombres"
        hideCaption
        rows={rows}
        rowKey={({ place }) => place}
        rowClass={({ place }) => saved.rowClass(place)}
        columns={[
          {
            header: 'Nameserver',
            rowHeader: true,
            cell: ({ nombre, place }) => (
              <>
                <DomainName nombre={nombre} /> {saved.tag(place)}{' '}
                {fallan[place] && <Tag tono="aviso">{fallan[place]}</Tag>}
              </>
            ),
          },
          { header: 'Tipo IP', cell: ({ tipoIP }) => tipoIP },
          {
            header: 'IP',
            cell: ({ ip }) => ip ?? <span className="unneeded">{SIN_IP}</span>,
          },
          ...(canChange ? [links] : []),
        ]}
      />
    </div>
  );
}

function ServerLinks({ nombre, row, canDelete }: { nombre: string; row: Server; canDelete: boolean }) {
  const hidden = <span className="sr"> {row.nombre}</span>;
  return (
    <>
      <Link to={address.dnsDe('nameserver', nombre, { fila: row.place + 1 })} preventScrollReset>
        Editar{hidden}
      </Link>{' '}
      {canDelete && (
        <Link to={address.dnsDe('eliminar-nameserver', nombre, { fila: row.place + 1 })} preventScrollReset>
          Eliminar{hidden}
        </Link>
      )}
    </>
  );
}
