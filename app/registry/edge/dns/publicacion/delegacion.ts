import type { Temporal } from 'temporal-polyfill';
import type { Conjunto } from '../../../dns/conjuntos';
import type { Servidor } from '../../../dns/servidores';
import { type EstadoVigente, estadoAl, type Vida } from '../../../domain/lifecycle';
import { retiene } from '../../../domain/retenciones';

/** What the zones of the registry say of a name: NS, DS and glue (RFC 1034 4.2.1, RFC 4035 2.4). */

/** Of delegations: a change of servers is everywhere within the hour. */
export const TTL_PADRE = 3600;

/** The states in which a name answers. An expired name keeps answering while it can be renewed (decision r). */
const estaEnLaZona = (estado: EstadoVigente): boolean => estado === 'REGISTRADO' || estado === 'VENCIDO';

/** Whether a name answers on a day: in force, and no hold keeps it out of the zone (decision 105). */
export const estaPublicado = (vida: Vida, hoy: Temporal.PlainDate): boolean =>
  estaEnLaZona(estadoAl(vida, hoy)) && !retiene(vida, 'ZONA', hoy);

const con = (nombre: string, tipo: string, contenidos: string[]): Conjunto[] =>
  contenidos.length > 0 ? [{ nombre, tipo, ttl: TTL_PADRE, contenidos }] : [];

/** The sets at a delegated name itself. */
export const delegacion = (
  nombre: string,
  servidores: readonly string[],
  ds: readonly string[],
): Conjunto[] => [
  ...con(
    nombre,
    'NS',
    [...new Set(servidores)].map((servidor) => `${servidor}.`),
  ),
  ...con(nombre, 'DS', [...ds]),
];

/** The addresses of one server that has to be found before the zone it serves. */
export const pegamento = (nombre: string, servidores: readonly Servidor[]): Conjunto[] => {
  const de = (tipo: Servidor['tipo_ip']) =>
    servidores.flatMap((servidor) =>
      servidor.nombre === nombre && servidor.tipo_ip === tipo && servidor.ip ? servidor.ip : [],
    );
  return [...con(nombre, 'A', de('IPV4')), ...con(nombre, 'AAAA', de('IPV6'))];
};
