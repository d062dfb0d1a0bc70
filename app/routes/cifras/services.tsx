import { whole } from '~/format';
import { medidoEnParte, PACIENCIA_MS, type Servicio } from '~/registry/domain/cifras';
import type { Mes } from './figures.server';
import { InNumbers } from './in-numbers';
import { Months } from './months';
import { Plot } from './plot';
import { Uptime } from './uptime';
import { inPart, lapse, minutes, monthOf, NO_SE_MIDIO, NOMBRES, spreadOf, timeIn } from './words';

/** For how many minutes the service that was worst off in a month was without an answer, and which that was; null where none was measured. */
function worstOf({ vistas }: Mes): { minutos: number; cual: string } | null {
  const down = vistas.flatMap(({ servicio, disponibilidad }) =>
    disponibilidad ? [{ servicio, minutos: disponibilidad.caidos }] : [],
  );
  if (down.length === 0) return null;
  const minutos = Math.max(...down.map((each) => each.minutos));
  const names = down.flatMap((each) => (each.minutos === minutos ? [NOMBRES[each.servicio]] : []));
  const cual = names.length > 2 ? `${names.length} servicios` : names.join(' y ');
  return { minutos, cual: minutos === 0 ? '' : cual };
}

const partOf = ({ vistas }: Mes): number | null =>
  medidoEnParte(vistas.map(({ disponibilidad }) => disponibilidad));

const worstTold = (mes: Mes): string => {
  const worst = worstOf(mes);
  const part = partOf(mes);
  const said = worst === null ? [NO_SE_MIDIO.toLowerCase()] : [whole(worst.minutos), worst.cual];
  return `${monthOf(mes.mes)}: ${[...said, part === null ? '' : inPart(part)].filter(Boolean).join(', ')}`;
};

/** The months of which the bars tell a part, in words under what they are. */
function partsTold(meses: readonly Mes[]): string {
  const told = meses.flatMap((mes) => {
    const part = partOf(mes);
    return part === null ? [] : [`${monthOf(mes.mes)}, ${inPart(part)}`];
  });
  return told.length > 0 ? ` No es el mes entero: ${told.join('; ')}.` : '';
}

const servicesOf = (meses: readonly Mes[]): readonly Servicio[] =>
  meses[0]?.vistas.map(({ servicio }) => servicio) ?? [];

const seenOf = ({ vistas }: Mes, servicio: Servicio) => vistas.find((each) => each.servicio === servicio);

/** How much each service answered, by months: as a picture, and in numbers. */
export function Uptimes({ meses }: { meses: readonly Mes[] }) {
  const oldestFirst = [...meses].reverse();
  const bars = oldestFirst.map((mes) => {
    const worst = worstOf(mes);
    return { mes: mes.mes, value: worst?.minutos ?? null, cual: worst?.cual, part: partOf(mes) };
  });
  const parts = partsTold(oldestFirst);
  const top = Math.max(...bars.map(({ value }) => value ?? 0));
  const highest = bars.find(({ value }) => value === top);
  return (
    <>
      <figure>
        <figcaption>
          Minutos sin respuesta, cada mes, del servicio que más tiempo estuvo sin responder
          {highest?.cual && `; en ${monthOf(highest.mes)}, ${highest.cual}`}. Con borde punteado: no se midió
          {parts && ', o solo en parte'}.{parts}
        </figcaption>
        <Plot
          label={`Minutos sin respuesta. ${oldestFirst.map(worstTold).join('; ')}.`}
          bars={bars}
          top={top}
          peak={minutes(top)}
        />
        <Months bars={bars} />
      </figure>
      <InNumbers
        title="De cada 100 minutos que se midieron, los que tuvieron servicio"
        rows={meses}
        columns={servicesOf(meses).map((servicio) => ({
          header: NOMBRES[servicio],
          cell: (mes: Mes) => <Uptime seen={seenOf(mes, servicio)?.disponibilidad ?? null} />,
        }))}
      />
    </>
  );
}

/** From the best month to the worst of each. */
export function Spreads({ meses }: { meses: readonly Mes[] }) {
  const lines = [
    ...servicesOf(meses).map(
      (servicio) => [servicio, meses.map((mes) => seenOf(mes, servicio)?.tiempos ?? null)] as const,
    ),
    ['PUBLICACION', meses.map(({ registro }) => registro?.publicacion ?? null)] as const,
    ['CORREO', meses.map(({ registro }) => registro?.correo ?? null)] as const,
  ].flatMap(([serie, tiempos]) => {
    const said = spreadOf(serie, tiempos);
    return said === null ? [] : [`${NOMBRES[serie]}: ${said}`];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <p>En cuánto tiempo llegaron 95 de cada 100:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </>
  );
}

/** Within how long nearly all was done, by months. */
export function Times({ meses }: { meses: readonly Mes[] }) {
  const withRegistry = meses.some(({ registro }) => registro !== null);
  return (
    <InNumbers
      title="Tiempo que alcanzó para 95 de cada 100 respuestas"
      rows={meses}
      columns={[
        ...servicesOf(meses).map((servicio) => ({
          header: NOMBRES[servicio],
          cell: (mes: Mes) => timeIn(servicio, seenOf(mes, servicio)?.tiempos ?? null, NO_SE_MIDIO, true),
        })),
        ...(withRegistry
          ? [
              {
                header: NOMBRES.PUBLICACION,
                cell: ({ registro }: Mes) =>
                  timeIn('PUBLICACION', registro?.publicacion ?? null, 'Sin datos', true),
              },
              {
                header: NOMBRES.CORREO,
                cell: ({ registro }: Mes) => timeIn('CORREO', registro?.correo ?? null, 'Sin datos', true),
              },
            ]
          : []),
      ]}
    />
  );
}

/** How long an answer is waited for, in words. */
export const PATIENCE = lapse(PACIENCIA_MS);
