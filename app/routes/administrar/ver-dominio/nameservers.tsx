import { DataTable } from '~/components/data-table';
import type { Info } from './domain.server';

/** Which servers answer for the name (spec 2, Nameserver configuration). */
export function Nameservers({ info: { nameservers } }: { info: Info }) {
  return (
    <section aria-labelledby="servidores">
      <h2 id="servidores">Servidores de nombres (nameservers)</h2>
      {nameservers.length === 0 ? (
        <p>No tiene servidores de nombres.</p>
      ) : (
        <DataTable
          caption="Servidores de nombres"
          hideCaption
          rows={nameservers}
          rowKey={({ nombre }) => nombre}
          columns={[
            { header: 'Nameserver', rowHeader: true, cell: ({ nombre }) => nombre },
            { header: 'Tipo IP', cell: ({ tipoIP }) => tipoIP ?? 'No hace falta' },
            { header: 'IP', cell: ({ ip }) => ip ?? 'No hace falta' },
          ]}
        />
      )}
    </section>
  );
}
