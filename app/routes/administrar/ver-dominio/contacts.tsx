import { DataTable } from '~/components/data-table';
import type { Info } from './domain.server';

type Contacto = NonNullable<Info['titular']>;

/** The four contacts, shown to every role (spec 2, 6). */
export function Contacts({ info }: { info: Info }) {
  const rows: { tipo: string; contacto: Contacto | null }[] = [
    { tipo: 'Titular', contacto: info.titular },
    { tipo: 'Administrativo', contacto: info.administrador },
    { tipo: 'Técnico', contacto: info.tecnico },
    { tipo: 'Financiero', contacto: info.financiero },
  ];
  const cell = (shown: (contacto: Contacto) => string) => (row: (typeof rows)[number]) =>
    row.contacto ? shown(row.contacto) : 'Sin datos';
  return (
    <section aria-labelledby="contactos">
      <h2 id="contactos">Contactos</h2>
      <DataTable
        caption="Contactos del dominio"
        hideCaption
        rows={rows}
        rowKey={({ tipo }) => tipo}
        columns={[
          { header: 'Contacto', rowHeader: true, cell: ({ tipo }) => tipo },
          { header: 'Nombre', cell: cell(({ nombre, apellido }) => `${nombre} ${apellido}`.trim()) },
          { header: 'Dirección', cell: cell(({ direccion }) => direccion) },
          { header: 'Teléfono', cell: cell(({ telefono }) => telefono) },
          { header: 'Correo electrónico', cell: cell(({ emailPublico }) => emailPublico) },
        ]}
      />
    </section>
  );
}
