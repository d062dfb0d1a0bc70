import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Diferencia, diferencia, esVacia } from '../../dns/diferencia';
import { type Ds, readEscrito } from '../../dns/dnssec';
import type { Foto } from '../../domain/history';
import { ROLES } from '../../domain/roles';
import { contactoEn } from '../../domain/vuelta-atras';
import { enVersion } from '../dns/en-version';
import { findZona, listRegistros } from '../dns/zona-store';
import type { Cambios } from '../dominios/cambios';
import type { Servidor } from '../dominios/cambios-store';
import { findPagadora } from '../dominios/lifecycle-store';
import { conQuienPague } from '../dominios/pagadora';
import { columnaDe } from '../dominios/role-columns';
import { cambiadas } from '../dominios/snapshot';
import { listQueEstan } from './store';

/** What a history says of how a name was served and paid, beside its contacts. */
const servido = z
  .object({
    alojado: z.boolean(),
    servidores: z.array(
      z.object({
        nombre: z.string(),
        tipo_ip: z.enum(['IPV4', 'IPV6']).nullable(),
        ip: z.string().nullable(),
      }),
    ),
    ds: z.array(z.string()),
    versionZona: z.number().int(),
    firmada: z.boolean(),
    cuentaPago: z.object({ id: z.number().int() }).nullable(),
  })
  .partial();

/** What has to be written for a name to be as it was. What is missing did not change since. */
export interface Anterior {
  columnas: NonNullable<Cambios['columnas']>;
  servidores?: Servidor[];
  ds?: Ds[];
  registros?: Diferencia;
  firmada?: boolean;
}

/** The contacts of before; in the place of one that is there no more, its holder's. */
async function contactosDe(connection: Connection, dominio: Dominio, foto: Foto) {
  const ids = ROLES.flatMap((rol) => contactoEn(foto, rol) ?? []);
  const estan = await listQueEstan(connection, ids);
  const titular = contactoEn(foto, 'titular') ?? dominio.titular_id;
  return Object.fromEntries(
    ROLES.flatMap((rol) => {
      const id = contactoEn(foto, rol);
      if (id === undefined) return [];
      return [[columnaDe(rol), id === null || estan.has(id) ? id : titular]];
    }),
  );
}

/** What paid for it before it was given away, where that still is somebody's. */
async function cuentaDe(connection: Connection, id: number, now: Temporal.Instant) {
  const cuenta = await findPagadora(connection, id);
  return cuenta ? { cuenta_pago_id: id, cuenta_asociada_en: stamp(now) } : {};
}

async function registrosDe(connection: Connection, dominioId: number, versionZona: number) {
  const actuales = await listRegistros(connection, dominioId);
  const cambio = diferencia(actuales, await enVersion(connection, dominioId, versionZona, actuales));
  return esVacia(cambio) ? {} : { registros: cambio };
}

async function firmaDe(connection: Connection, dominioId: number, firmada: boolean) {
  const zona = await findZona(connection, dominioId);
  return (zona?.firmada === 1) === firmada ? {} : { firmada };
}

/**
 * What puts a name back to how a picture of it says that it was. `seLoLlevaron`: another is its holder now, so that what paid for it before
 * comes back too; an account of whom has no say in it any more leaves it (`conQuienPague`).
 */
export async function loAnterior(
  connection: Connection,
  dominio: Dominio,
  { foto, seLoLlevaron, now }: { foto: Foto; seLoLlevaron: boolean; now: Temporal.Instant },
): Promise<Anterior> {
  const { alojado, servidores, ds, versionZona, firmada, cuentaPago } = servido.parse(foto);
  const columnas = {
    ...(await contactosDe(connection, dominio, foto)),
    ...(alojado !== undefined && { alojado: alojado ? (1 as const) : (0 as const) }),
    ...(seLoLlevaron && cuentaPago ? await cuentaDe(connection, cuentaPago.id, now) : {}),
  };
  return {
    columnas: await conQuienPague(connection, dominio, columnas),
    ...(servidores && { servidores }),
    ...(ds && { ds: ds.map(readEscrito) }),
    ...(versionZona !== undefined ? await registrosDe(connection, dominio.id, versionZona) : {}),
    ...(firmada !== undefined ? await firmaDe(connection, dominio.id, firmada) : {}),
  };
}

/** Whether that is how the name is: nothing of it would change. */
export const esIgual = (
  { columnas, servidores, ds, registros, firmada }: Anterior,
  dominio: Dominio,
): boolean =>
  cambiadas(dominio, columnas).length === 0 && !servidores && !ds && !registros && firmada === undefined;
