import { type Column, DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { Tag } from '~/components/tag';
import { date, money, term } from '~/format';
import type { ItemVenta } from '~/registry/contract/formas';
import { DEED } from './impossible';
import { linesOf, type Section } from './sections';

const dominio: Column<ItemVenta> = {
  header: 'Dominio',
  rowHeader: true,
  cell: ({ tipo, dominio: { nombre }, motivo }) => (
    <>
      <DomainName nombre={nombre} />
      {motivo && (
        <>
          {' '}
          <Tag tono="error">No se puede {DEED[tipo].verb}</Tag> <div className="hint">{motivo}</div>
        </>
      )}
    </>
  ),
};

/** The term, and until when it is paid where that is known. */
const plazo: Column<ItemVenta> = {
  header: 'Plazo',
  cell: ({ anios, hasta, motivo }) =>
    hasta && !motivo ? `${term(anios)}, hasta el ${date(hasta)}` : term(anios),
};

const titulares: Column<ItemVenta> = {
  header: 'Titular',
  cell: ({ titularActual, nuevoTitular }) =>
    titularActual ? `De ${titularActual} a ${nuevoTitular}` : `Pasa a ${nuevoTitular}`,
};

const precio: Column<ItemVenta> = {
  header: 'Precio',
  number: true,
  cell: (line) => (line.motivo ? 'No se cobra' : money(line.precio)),
};

interface LinesTableProps {
  section: Section;
  items: readonly ItemVenta[];
  /** What can be done with a line: a column before the price. */
  extra?: Column<ItemVenta>;
  /** There is no other table: what it adds up to is said beside it, with what is paid. */
  only?: boolean;
}

/** The lines of one kind with what they cost and their subtotal; nothing where the sale has none. */
export function LinesTable({ section, items, extra, only }: LinesTableProps) {
  const { lines, subtotal } = linesOf(items, section.tipo);
  if (lines.length === 0) return null;
  const middle = section.sinPlazo ? titulares : plazo;
  return (
    <DataTable
      caption={section.titulo}
      brief
      columns={[dominio, middle, ...(extra ? [extra] : []), precio]}
      rows={lines}
      rowKey={({ id }) => id}
      total={only ? undefined : { label: 'Subtotal', value: money(subtotal) }}
    />
  );
}
