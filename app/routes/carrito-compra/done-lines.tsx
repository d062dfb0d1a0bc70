import * as address from '~/addresses';
import { type Column, DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { useHas } from '~/components/frame/frame-context';
import { money } from '~/format';
import type { ItemVenta } from '~/registry/contract/formas';
import { proximasDe, proximasDeTodas } from './next-renewals-done';
import { doneOf, type Outcome, type Paragraph } from './outcome';

/** A name that the buyer now administers leads to its page; one that was handed over is somebody else's. */
const dominio: Column<ItemVenta> = {
  header: 'Dominio',
  rowHeader: true,
  cell: ({ tipo, dominio: { nombre } }) =>
    tipo === 'TRANSFERENCIA' ? (
      <DomainName nombre={nombre} />
    ) : (
      <a href={address.verDominio(nombre)}>
        <DomainName nombre={nombre} />
      </a>
    ),
};

/** Whoever keeps the receipt reads in it to whom a name passed. */
const resultado: Column<ItemVenta> = {
  header: 'Resultado',
  cell: ({ tipo, mensaje, titularActual, nuevoTitular }) =>
    tipo === 'TRANSFERENCIA' && nuevoTitular
      ? `${mensaje} Pasó ${titularActual ? `de ${titularActual} ` : ''}a ${nuevoTitular}.`
      : mensaje,
};
const precio: Column<ItemVenta> = { header: 'Precio', number: true, cell: (line) => money(line.precio) };

interface DoneLinesProps {
  outcome: Outcome;
  items: readonly ItemVenta[];
  /** The receipt is looked up a while after. */
  deAntes: boolean;
}

/** The lines of one kind that were done, and what follows from it. */
export function DoneLines({ outcome, items, deAntes }: DoneLinesProps) {
  const has = useHas();
  const lines = doneOf(items).filter(({ tipo }) => tipo === outcome.tipo);
  if (lines.length === 0) return null;
  const proximas = proximasDeTodas(lines);
  const rows = proximas
    ? lines
    : lines.map((line) => ({ ...line, mensaje: [line.mensaje, proximasDe(line)].join(' ').trim() }));
  const varios = lines.length > 1;
  const said = deAntes && !outcome.sigueDespues ? [] : outcome.despues(varios);
  const plazo = deAntes ? undefined : outcome.plazo?.(varios);
  return (
    <section>
      <h2>{outcome.titulo}</h2>
      <DataTable
        caption={outcome.titulo}
        hideCaption
        brief
        columns={[dominio, resultado, precio]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {(plazo || proximas) && <p>{[plazo, proximas].filter(Boolean).join(' ')}</p>}
      {said
        .filter(({ enlace }) => !enlace || has(enlace.href))
        .map((paragraph) => (
          <Said key={paragraph.texto ?? paragraph.enlace?.href} {...paragraph} />
        ))}
    </section>
  );
}

/** What leads somewhere is not printed. */
const Said = ({ texto, enlace, sigue }: Paragraph) => (
  <p className={enlace && 'act'}>
    {texto}
    {enlace && <a href={enlace.href}>{enlace.texto}</a>}
    {sigue}
  </p>
);
