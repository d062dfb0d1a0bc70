import { DataTable } from '~/components/data-table';
import { count } from '~/format';
import type { RegistroOrigen } from '~/registry/contract/transferencias-formas';

/** The records that come along with a name, folded; or that none does. */
export function RecordsTable({ registros }: { registros: readonly RegistroOrigen[] }) {
  if (registros.length === 0)
    return (
      <p>No encontramos registros de DNS: el dominio llega con los servidores de nombres que tiene hoy.</p>
    );
  return (
    <details>
      <summary>
        {count(registros.length, 'registro DNS que viene', 'registros DNS que vienen')} con el dominio
      </summary>
      <DataTable
        caption="Registros que vienen con el dominio"
        hideCaption
        columns={[
          { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre },
          { header: 'Tipo', cell: ({ tipo }) => tipo },
          { header: 'Valor', cell: ({ valor }) => <span className="long">{valor}</span> },
          { header: 'TTL', number: true, cell: ({ ttl }) => ttl },
        ]}
        rows={registros}
        rowKey={({ nombre, tipo, valor }) => `${nombre} ${tipo} ${valor}`}
      />
    </details>
  );
}
