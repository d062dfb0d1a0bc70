import { DateText } from '~/components/date-text';
import { whole } from '~/format';
import type { Mes } from './figures.server';
import { InNumbers } from './in-numbers';
import { Months } from './months';
import { Plot } from './plot';
import { monthOf } from './words';

type Told = NonNullable<Mes['registro']>['nombres'];

/** What became of names, as it is called in tables and files. */
export const COLUMNS: readonly (readonly [keyof Told, string])[] = [
  ['registrados', 'Se registraron'],
  ['renovados', 'Se renovaron'],
  ['perdidos', 'Se perdieron'],
  ['entraron', 'Vinieron de otro registrador'],
  ['salieron', 'Se fueron a otro registrador'],
  ['titular', 'Cambiaron de titular'],
];

/** What became of names, by months: as a picture, and in numbers. */
export function Names({ meses, hasta }: { meses: readonly Mes[]; hasta: string }) {
  const rows = meses.flatMap(({ mes, registro }) => (registro ? [{ mes, ...registro.nombres }] : []));
  const oldestFirst = [...rows].reverse();
  const bars = oldestFirst.map(({ mes, registrados, perdidos }) => ({
    mes,
    value: registrados,
    other: perdidos,
  }));
  const top = Math.max(...bars.map(({ value, other }) => Math.max(value, other)));
  const told = oldestFirst.map(
    ({ mes, registrados, perdidos }) => `${monthOf(mes)}: ${whole(registrados)} y ${whole(perdidos)}`,
  );
  return (
    <>
      <p>
        Contados hasta el <DateText value={hasta} />.
      </p>
      <figure className="named">
        <figcaption>
          Dominios que se registraron (barra llena) y que se perdieron (barra vacía), cada mes.
        </figcaption>
        <Plot
          label={`Registrados y perdidos. ${told.join('; ')}.`}
          bars={bars}
          top={top}
          peak={`${whole(top)} dominios`}
        />
        <Months bars={bars} rows={['Se registraron', 'Se perdieron']} />
      </figure>
      <InNumbers
        title="Dominios, por mes"
        rows={rows}
        columns={COLUMNS.map(([key, header]) => ({
          header,
          number: true,
          cell: (row: Told) => whole(row[key]),
        }))}
      />
    </>
  );
}
