import { DataTable } from '~/components/data-table';
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

const named = (nombres: readonly string[]): string => {
  const shown = nombres.slice(0, NAMED).join(', ');
  return nombres.length > NAMED ? `${shown} y ${nombres.length - NAMED} más` : shown;
};

/** What each domain says today of somebody, and what it would say. */
export function Differences({ grupos }: { grupos: readonly Group[] }) {
  return grupos.map(({ nombres, campos }) => (
    <DataTable
      key={nombres[0]}
      caption={named(nombres)}
      rows={campos}
      rowKey={({ campo }) => campo}
      columns={[
        { header: 'Dato', rowHeader: true, cell: ({ campo }) => WORDS[campo] },
        { header: 'Hoy', cell: ({ tiene }) => tiene || 'Nada' },
        { header: 'Quedaría', cell: ({ tendria }) => tendria || 'Nada' },
      ]}
    />
  ));
}
