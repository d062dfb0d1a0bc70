import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Price } from '~/components/price';
import { PriorityTag } from '~/components/priority-tag';
import { Summary } from '~/components/summary';
import { Tag, type Tone } from '~/components/tag';

const TONES: readonly [Tone, string][] = [
  ['ok', 'Registrado'],
  ['aviso', 'Sin forma de pago'],
  ['error', 'Vencido'],
  ['info', 'Pendiente'],
  ['neutro', 'Sin tono'],
];

/** How names, states, dates and amounts are written. */
export const Words = () => (
  <section aria-labelledby="palabras">
    <h2 id="palabras">Nombres, estados, fechas e importes</h2>
    <p>
      <DomainName nombre="peñarol.com.uy" /> · <DomainName nombre="murga.uy" />
    </p>
    <p>
      {TONES.map(([tono, words]) => (
        <span key={tono}>
          <Tag tono={tono}>{words}</Tag>{' '}
        </span>
      ))}
    </p>
    <p>
      <PriorityTag prioridad="ALTA" /> <PriorityTag prioridad="MEDIA" /> <PriorityTag prioridad="BAJA" />
    </p>
    <Summary
      rows={[
        { label: 'Fecha', value: <DateText value="2026-11-21" /> },
        { label: 'Momento', value: <DateText value="2026-11-21T15:04:00Z" withTime /> },
        { label: 'Desde hoy', value: <DateFromToday value="2026-12-01" hoy="2026-11-21" /> },
        { label: 'Importe', value: <Price centesimos={138_900} vat /> },
        { label: 'Con cambio', value: 'Casa', change: { href: '#palabras', what: 'la forma de pago' } },
      ]}
    />
    <Summary
      kind="sums"
      rows={[
        { label: 'Subtotal', value: <Price centesimos={231_800} /> },
        { label: 'Total', value: <Price centesimos={231_800} vat /> },
      ]}
    />
  </section>
);
