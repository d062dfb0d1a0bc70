import { Fragment } from 'react';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import type { groupsOf } from './apply.server';

type Group = ReturnType<typeof groupsOf>[number];

const WORDS: Record<Group['campos'][number]['campo'], string> = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  direccion: 'Dirección',
  telefono: 'Teléfono',
  emailPublico: 'Correo electrónico público',
};

/** As many names as are read at once; the rest is counted. */
const NAMED = 5;

const Names = ({ nombres }: Pick<Group, 'nombres'>) => (
  <ul>
    {nombres.slice(0, NAMED).map((nombre) => (
      <li key={nombre}>
        <strong>
          <DomainName nombre={nombre} />
        </strong>
      </li>
    ))}
    {nombres.length > NAMED && <li>y {nombres.length - NAMED} más</li>}
  </ul>
);

/** What each domain says today of somebody, and what it would say. */
export function Differences({ grupos }: { grupos: readonly Group[] }) {
  return grupos.map(({ nombres, campos }) => (
    <Fragment key={nombres[0]}>
      <Names nombres={nombres} />
      <DataTable
        caption={`Qué cambia en ${nombres[0]}${nombres.length > 1 ? ` y ${nombres.length - 1} más` : ''}`}
        hideCaption
        rows={campos}
        rowKey={({ campo }) => campo}
        columns={[
          { header: 'Dato', rowHeader: true, cell: ({ campo }) => WORDS[campo] },
          { header: 'Hoy', cell: ({ tiene }) => tiene || 'Nada' },
          { header: 'Quedaría', cell: ({ tendria }) => tendria || 'Nada' },
        ]}
      />
    </Fragment>
  ));
}
