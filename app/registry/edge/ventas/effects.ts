import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { DatosContacto } from '../contactos/rules';
import { consultar } from '../dominios/lookup';
import { mostrarNombre, parseNombre } from '../dominios/nombres';
import { syncRelaciones } from '../dominios/relations';
import { esRenovable, estadoAl, renovadoHasta } from '../dominios/rules';
import { insertContacto, sameData } from './contacts';
import { readDatos } from './datos';
import type { Item } from './store';

/** What every line of one confirmation shares. */
export interface Compra {
  trx: Connection;
  now: Temporal.Instant;
  usuarioId: number;
  cuentaId: number;
  /** Contacts that can be used again: the default one first, then those this confirmation makes. */
  contactos: (DatosContacto & { id: number })[];
  predeterminadoId: number | null;
}

/** What became of a line: done, with the name it was done to; or not, and why. Only what is done is charged. */
export type Hecho = { hecho: true; dominioId: number; mensaje: string } | { hecho: false; mensaje: string };

const refuse = (mensaje: string): Hecho => ({ hecho: false, mensaje });
const asShown = (fecha: string): string => fecha.split('-').reverse().join('/');
const until = (what: string, fecha: string): string => `${what} hasta el ${asShown(fecha)}.`;

async function holderOf(compra: Compra, datos: DatosContacto): Promise<number> {
  const known = compra.contactos.find((contacto) => sameData(contacto, datos));
  if (known) return known.id;
  const id = await insertContacto(compra.trx, compra.usuarioId, datos, compra.now);
  compra.contactos.push({ ...datos, id });
  return id;
}

const findByNombre = (trx: Connection, nombre: string) =>
  trx.selectFrom('dominios').selectAll().where('nombre', '=', nombre).executeTakeFirst();

/** Locks a name's row: the state read afterwards is the one that is changed. */
const lockDominio = (trx: Connection, nombre: string) =>
  trx
    .updateTable('dominios')
    .set((row) => ({ estado: row.ref('estado') }))
    .where('nombre', '=', nombre)
    .returningAll()
    .executeTakeFirst();

/** Drops the row of a name whose recovery time has passed, if it is still the row that was read. */
async function release(compra: Compra, nombre: string): Promise<void> {
  const old = await findByNombre(compra.trx, nombre);
  if (!old || estadoAl(old, dayOf(compra.now)) !== 'LIBRE') return;
  const { trx } = compra;
  await trx
    .deleteFrom('dominios')
    .where('id', '=', old.id)
    .where('estado', '=', old.estado)
    .where('fecha_vencimiento', '=', old.fecha_vencimiento)
    .execute();
}

/** Inserts the name unless somebody has it: the unique constraint decides between two buyers. */
async function claim(compra: Compra, nombre: string, tld: string, titularId: number) {
  const hoy = dayOf(compra.now).toString();
  const contacto = compra.predeterminadoId ?? titularId;
  return compra.trx
    .insertInto('dominios')
    .values({
      nombre,
      tld,
      estado: 'REGISTRADO',
      alojado: 0,
      renovacion_automatica: 1,
      fecha_alta: hoy,
      fecha_vencimiento: renovadoHasta(hoy, 1),
      titular_id: titularId,
      administrador_id: contacto,
      tecnico_id: contacto,
      financiero_id: contacto,
      cuenta_pago_id: compra.cuentaId,
      cuenta_asociada_en: stamp(compra.now),
      creado_en: stamp(compra.now),
    })
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .returning(['id', 'fecha_vencimiento'])
    .executeTakeFirst();
}

/** Registers a name for a year, with its contacts and its account. */
export async function registrar(compra: Compra, item: Item, titular: DatosContacto): Promise<Hecho> {
  const read = parseNombre(item.nombre);
  if (!read.ok)
    return refuse(`El dominio ${mostrarNombre(item.nombre)} no se puede registrar. No se le cobró.`);
  const { unicode, sufijo } = read.nombre;
  const [found] = await consultar(compra.trx, [read.nombre], dayOf(compra.now));
  if (found?.disponibilidad === 'RESERVADO')
    return refuse(`El dominio ${unicode} está reservado. No se le cobró.`);
  await release(compra, item.nombre);
  const made = await claim(compra, item.nombre, sufijo, await holderOf(compra, titular));
  if (!made) return refuse(`El dominio ${unicode} acaba de ser registrado por otra persona. No se le cobró.`);
  await syncRelaciones(compra.trx, made.id);
  return { hecho: true, dominioId: made.id, mensaje: until('Registrado', made.fecha_vencimiento) };
}

const rolesOf = (trx: Connection, usuarioId: number, dominioId: number) =>
  trx
    .selectFrom('dominio_usuarios')
    .select(['titular', 'administrador', 'financiero'])
    .where('usuario_id', '=', usuarioId)
    .where('dominio_id', '=', dominioId)
    .executeTakeFirst();

/** Renews a name from its expiry date on, once for the date the renewal was put in the cart for (spec 4). */
export async function renovar(compra: Compra, item: Item): Promise<Hecho> {
  const shown = mostrarNombre(item.nombre);
  const dominio = await lockDominio(compra.trx, item.nombre);
  if (!dominio || !esRenovable(dominio, dayOf(compra.now)))
    return refuse(`El dominio ${shown} ya no se puede renovar. No se le cobró.`);
  const roles = await rolesOf(compra.trx, compra.usuarioId, dominio.id);
  if (!roles || roles.titular + roles.administrador + roles.financiero === 0)
    return refuse(`No tiene permisos para renovar el dominio ${shown}. No se le cobró.`);
  const { vencimiento } = readDatos(item.datos);
  if (vencimiento && vencimiento !== dominio.fecha_vencimiento)
    return refuse(`El dominio ${shown} ya fue renovado. No se le cobró.`);
  const fecha = renovadoHasta(dominio.fecha_vencimiento, item.anios);
  await compra.trx
    .updateTable('dominios')
    .set({ fecha_vencimiento: fecha, estado: 'REGISTRADO', fecha_eliminacion: null })
    .where('id', '=', dominio.id)
    .execute();
  await syncRelaciones(compra.trx, dominio.id);
  return { hecho: true, dominioId: dominio.id, mensaje: until('Renovado', fecha) };
}

/** Gives a name to its new holder, with the changes chosen when the transfer was put in the cart (spec 9). */
export async function transferir(compra: Compra, item: Item): Promise<Hecho> {
  const shown = mostrarNombre(item.nombre);
  const { contacto, eliminarCuentaPago, modificarAdministrador } = readDatos(item.datos);
  const dominio = await lockDominio(compra.trx, item.nombre);
  const roles = dominio && (await rolesOf(compra.trx, compra.usuarioId, dominio.id));
  if (!dominio || !roles?.titular || !contacto || estadoAl(dominio, dayOf(compra.now)) !== 'REGISTRADO')
    return refuse(`El titular del dominio ${shown} no se puede transferir. No se le cobró.`);
  const { emailPublico, usuarioId, ...rest } = contacto;
  const nuevo = await insertContacto(
    compra.trx,
    usuarioId,
    { ...rest, email_publico: emailPublico },
    compra.now,
  );
  await compra.trx
    .updateTable('dominios')
    .set({
      titular_id: nuevo,
      ...(modificarAdministrador ? { administrador_id: nuevo } : {}),
      ...(eliminarCuentaPago ? { cuenta_pago_id: null, cuenta_asociada_en: null } : {}),
    })
    .where('id', '=', dominio.id)
    .execute();
  await syncRelaciones(compra.trx, dominio.id);
  return { hecho: true, dominioId: dominio.id, mensaje: 'El titular fue transferido.' };
}
