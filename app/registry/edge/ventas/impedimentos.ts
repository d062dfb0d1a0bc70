import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { mostrarNombre, parseNombre } from '../../domain/name';
import { type Accion, permiso, situacionDe } from '../../domain/permissions';
import { sinPrecio } from '../../domain/unsold-suffix';
import { SIN_TRANSFERENCIA } from '../../domain/words/transferencias';
import { findRoles } from '../dominios/cambios-store';
import { consultar } from '../dominios/consulta';
import { findDominio, listSufijos } from '../dominios/store';
import { isHabilitada } from '../funciones/store';
import { readDatos } from './line-data';
import { yearPrices } from './precios';
import type { Item } from './store';

/** Who buys, and when; of somebody who did not sign in it is not known what they may do with a name. */
export interface En {
  connection: Connection;
  now: Temporal.Instant;
  usuarioId: number | null;
}

type Dominio = NonNullable<Awaited<ReturnType<typeof findDominio>>>;

/** Why the buyer may not do this with a name now, in words; undefined where they may. */
async function motivoDe({ connection, now, usuarioId }: En, dominio: Dominio, accion: Accion) {
  if (usuarioId === null) return undefined;
  const roles = await findRoles(connection, usuarioId, dominio.id);
  if (!roles) return 'Usted no tiene ningún rol en él.';
  const puede = permiso(accion, situacionDe({ ...dominio, ...roles }, now, dayOf(now)));
  return puede.permitido ? undefined : puede.motivo;
}

const sinPrecioHoy = async ({ connection }: En, nombre: string): Promise<string | undefined> =>
  (await yearPrices(connection))(nombre) === undefined ? sinPrecio(mostrarNombre(nombre)) : undefined;

const NO_ESTA = 'Ya no está registrado.';

async function deRenovar(en: En, item: Item): Promise<string | undefined> {
  const shown = mostrarNombre(item.nombre);
  const dominio = await findDominio(en.connection, item.nombre);
  const motivo = dominio ? await motivoDe(en, dominio, 'renovar') : NO_ESTA;
  if (motivo) return `El dominio ${shown} no se puede renovar. ${motivo}`;
  const { vencimiento } = readDatos(item.datos);
  if (vencimiento && vencimiento !== dominio?.fecha_vencimiento)
    return `El dominio ${shown} ya fue renovado.`;
  return sinPrecioHoy(en, item.nombre);
}

/** Also where handing names over is not offered any more (spec 5). */
async function deTransferir(en: En, item: Item): Promise<string | undefined> {
  const isOffered = await isHabilitada(en.connection, 'TRANSFERENCIA_TITULAR');
  const dominio = await findDominio(en.connection, item.nombre);
  const motivo = !isOffered
    ? SIN_TRANSFERENCIA
    : dominio
      ? ((await motivoDe(en, dominio, 'transferirTitular')) ?? (await sinPrecioHoy(en, item.nombre)))
      : NO_ESTA;
  return motivo && `El titular del dominio ${mostrarNombre(item.nombre)} no se puede transferir. ${motivo}`;
}

/** Whether a name can be registered at all, and whether somebody has it: between two buyers the confirmation decides. */
export async function registrable({ connection, now }: Pick<En, 'connection' | 'now'>, { nombre }: Item) {
  const shown = mostrarNombre(nombre);
  const sufijos = (await listSufijos(connection)).map(({ tld }) => tld);
  const read = parseNombre(nombre, sufijos);
  if (!read.ok) return { motivo: `El dominio ${shown} no se puede registrar.`, tld: '', isTaken: false };
  const [found] = await consultar(connection, [read.nombre], dayOf(now));
  const motivo = found?.disponibilidad === 'RESERVADO' ? `El dominio ${shown} está reservado.` : undefined;
  return { motivo, tld: read.nombre.sufijo, isTaken: found?.disponibilidad === 'REGISTRADO' };
}

async function deRegistrar(en: En, item: Item): Promise<string | undefined> {
  const { motivo, isTaken } = await registrable(en, item);
  return motivo ?? (isTaken ? `El dominio ${mostrarNombre(item.nombre)} ya no está disponible.` : undefined);
}

const DE = { REGISTRO: deRegistrar, RENOVACION: deRenovar, TRANSFERENCIA: deTransferir } as const;

/** Why a line of a cart can no longer be done, in a sentence: what its confirmation is refused with, said before it. */
export const impedimento = (en: En, item: Item): Promise<string | undefined> => DE[item.tipo](en, item);

/** The same for every line, by its id; those that can be done are missing. */
export async function impedimentos(en: En, items: readonly Item[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const item of items) {
    const motivo = await impedimento(en, item);
    if (motivo) found.set(item.id, motivo);
  }
  return found;
}
