import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Price } from '~/components/price';
import { Tag, type Tone } from '~/components/tag';
import type { PrecioDeOficina } from '~/registry/contract/oficina/precios';
import { Listed } from '../listed';

const ESTADO_EN_PALABRAS: Record<PrecioDeOficina['estado'], { words: string; tone?: Tone }> = {
  PROXIMO: { words: 'Próximo', tone: 'info' },
  EN_VIGOR: { words: 'En vigor', tone: 'ok' },
  ANTERIOR: { words: 'Anterior' },
  RETIRADO: { words: 'Retirado' },
};

/** Every price of a suffix, the last to begin first, with who put it and why. */
export const PriceList = ({ tld, precios }: { tld: string; precios: readonly PrecioDeOficina[] }) => (
  <DataTable
    caption={<Listed words={`Precios de .${tld}`} order="El último primero" />}
    rows={precios}
    rowKey={({ id }) => id ?? 'primero'}
    columns={[
      {
        header: 'Desde',
        rowHeader: true,
        cell: ({ desde }) => (
          <span className="unbroken">
            {desde ? <DateText value={desde} withTime="in-list" /> : 'El comienzo'}
          </span>
        ),
      },
      {
        header: 'Estado',
        cell: ({ estado }) => (
          <Tag tono={ESTADO_EN_PALABRAS[estado].tone}>{ESTADO_EN_PALABRAS[estado].words}</Tag>
        ),
      },
      { header: 'Precio', number: true, cell: ({ precio }) => <Price centesimos={precio} /> },
      { header: 'Quién y por qué', cell: (precio) => <Why precio={precio} /> },
    ]}
  />
);

function Why({ precio: { puesto, retirado } }: { precio: PrecioDeOficina }) {
  if (!puesto) return 'Es el precio inicial';
  return (
    <>
      {puesto.quien}: {puesto.motivo}
      {retirado && (
        <>
          {' '}
          Antes de que empezara lo retiró {retirado.quien}, el{' '}
          <DateText value={retirado.en} withTime="in-list" />: {retirado.motivo}
        </>
      )}
    </>
  );
}
