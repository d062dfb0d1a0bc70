import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { dayOf, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Hechos, hechosDe } from '../../domain/constancia';
import { fotoEntera } from '../dominios/cambios';
import { fotoTras } from '../dominios/history-chain';
import { listHasta } from '../historia/store';

/** What is read of a name's history; entries of before some field have it as it was then. */
const foto = z.object({
  estado: z.enum(['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR']),
  fechaAlta: z.string(),
  fechaVencimiento: z.string(),
  fechaEliminacion: z
    .string()
    .nullish()
    .transform((day) => day ?? null),
  renovacionAutomatica: z.boolean().default(false),
  cuentaPago: z
    .looseObject({})
    .nullish()
    .transform((cuenta) => cuenta ?? null),
  titular: z.object({ nombre: z.string(), apellido: z.string() }).nullable(),
  alojado: z.boolean().default(false),
  servidores: z.array(z.object({ nombre: z.string() })).default([]),
});

/** `retenciones`: what stops the clock of a name that expired; of a past day nobody asks. */
function factsOf(
  nombre: string,
  found: unknown,
  momento: Temporal.Instant,
  retenciones: string | null = null,
): Hechos | null {
  const read = foto.safeParse(found);
  if (!read.success) return null;
  const propios = settings().DNS_SERVERS.map((server) => server.nombre);
  return hechosDe(nombre, { ...read.data, retenciones }, dayOf(momento), propios);
}

/** The facts of a name now: of its row, since one that was there before its history has none until it changes. */
export const hechosDeHoy = async (connection: Connection, dominio: Dominio, now: Temporal.Instant) =>
  factsOf(dominio.nombre, await fotoEntera(connection, dominio), now, dominio.retenciones);

/** The facts of a name at a past moment, out of its history; null where it was not there, or nothing is known of it yet. */
export const hechosAl = async (
  connection: Connection,
  { id, nombre }: Pick<Dominio, 'id' | 'nombre'>,
  momento: Temporal.Instant,
) => factsOf(nombre, fotoTras(await listHasta(connection, id, stamp(momento))), momento);
