import { type Disponibilidad, porCiento, type Serie, type Tiempos } from '~/registry/domain/cifras';
import { csvLine } from '~/serving/csv-file';
import type { Figures, Mes } from './figures.server';
import { decimal, NOMBRES } from './words';

const HEAD = [
  'Mes',
  'Qué',
  'Minutos medidos',
  'Minutos sin respuesta',
  'Minutos sin medir',
  'Con servicio (%)',
  'Demora de la mitad, hasta (ms)',
  'Demora de 95 de cada 100, hasta (ms)',
  'Dentro de lo que pide ICANN (%)',
];

/** What is not known is left empty. */
const told = (value: number | null | undefined): string => (value == null ? '' : decimal(value));

const uptime = (seen: Disponibilidad | null): string[] =>
  seen
    ? [seen.minutos - seen.sinMedir, seen.caidos, seen.sinMedir, porCiento(seen)].map(told)
    : ['', '', '', ''];

const line = (mes: string, serie: Serie, seen: Disponibilidad | null, tiempos: Tiempos | null): string =>
  csvLine([
    mes,
    NOMBRES[serie],
    ...uptime(seen),
    told(tiempos?.mitad),
    told(tiempos?.casiTodos),
    told(tiempos?.dentro),
  ]);

const linesOf = ({ mes, vistas, registro }: Mes): string[] => [
  ...vistas.map(({ servicio, disponibilidad, tiempos }) => line(mes, servicio, disponibilidad, tiempos)),
  ...(registro
    ? [line(mes, 'PUBLICACION', null, registro.publicacion), line(mes, 'CORREO', null, registro.correo)]
    : []),
];

/** What the page says of services and times, a line for each and each month. */
export const servicesFile = ({ meses }: Figures) => ({
  head: HEAD,
  lines: meses.flatMap(linesOf),
});
