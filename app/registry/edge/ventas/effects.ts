import { dayOf, stamp } from '~/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import { sinPrecio } from '../../contract/sin-precio';
import type { Op } from '../cambio/cambio';
import type { DatosContacto } from '../contactos/rules';
import { situacionEn } from '../dominios/acceso';
import { cambiarDominio, lockDominio, quitarDominio, registrarDominio } from '../dominios/cambios';
import { consultar } from '../dominios/lookup';
import { mostrarNombre, parseNombre } from '../dominios/nombres';
import { type Accion, permiso } from '../dominios/permisos';
import { estadoAl, renovadoHasta } from '../dominios/rules';
import { listSufijos } from '../dominios/store';
import { isHabilitada } from '../funciones/store';
import { invitarTitular } from '../invitaciones/enviar';
import { insertContacto, sameData } from './contacts-store';
import { readDatos } from './datos';
import { yearPrices } from './prices';
import { MENSAJES } from './rules';
import type { Item } from './store';

/** What every line of one confirmation shares. */
export interface Compra {
  op: Op;
  cuentaId: number;
  /** Contacts that can be used again: the default one first, then those this confirmation makes. */
  contactos: (DatosContacto & { id: number })[];
  predeterminadoId: number | null;
}

/** What became of a line: done, with the name it was done to; or not, and why. Only what is done is charged. */
export type Hecho = { hecho: true; dominioId: number; mensaje: string } | { hecho: false; mensaje: string };

const refuse = (mensaje: string): Hecho => ({ hecho: false, mensaje: `${mensaje} No se le cobró.` });
const until = (what: string, fecha: string): string => `${what} hasta el ${date(fecha)}.`;

async function holderOf({ op, contactos }: Compra, datos: DatosContacto): Promise<number> {
  const known = contactos.find((contacto) => sameData(contacto, datos));
  if (known) return known.id;
  const id = await insertContacto(op.trx, op.usuario.id, datos, op.now);
  contactos.push({ ...datos, id });
  return id;
}

/** Ends a name whose recovery time has passed, before it is registered anew. */
async function release({ op }: Compra, nombre: string): Promise<void> {
  const old = await lockDominio(op.trx, nombre);
  if (old && estadoAl(old, dayOf(op.now)) === 'LIBRE') await quitarDominio(op, old, 'FIN');
}

/** Registers the name for a year, unless somebody has it: the unique constraint decides between two buyers. */
function claim({ op, cuentaId, predeterminadoId }: Compra, nombre: string, tld: string, titularId: number) {
  const hoy = dayOf(op.now).toString();
  const contacto = predeterminadoId ?? titularId;
  return registrarDominio(op, 'REGISTRO', {
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
    cuenta_pago_id: cuentaId,
    cuenta_asociada_en: stamp(op.now),
  });
}

/** Registers a name for a year, with its contacts and its account. */
export async function registrar(compra: Compra, item: Item, titular: DatosContacto): Promise<Hecho> {
  const { trx, now } = compra.op;
  const sufijos = (await listSufijos(trx)).map(({ tld }) => tld);
  const read = parseNombre(item.nombre, sufijos);
  if (!read.ok) return refuse(`El dominio ${mostrarNombre(item.nombre)} no se puede registrar.`);
  const { unicode, sufijo } = read.nombre;
  const [found] = await consultar(trx, [read.nombre], dayOf(now));
  if (found?.disponibilidad === 'RESERVADO') return refuse(`El dominio ${unicode} está reservado.`);
  await release(compra, item.nombre);
  const made = await claim(compra, item.nombre, sufijo, await holderOf(compra, titular));
  if (!made) return refuse(`El dominio ${unicode} acaba de ser registrado por otra persona.`);
  return { hecho: true, dominioId: made.id, mensaje: until('Registrado', made.fecha_vencimiento) };
}

/** Why the buyer may not do this with a name now, in words; undefined where they may. */
async function motivoDe(op: Op, dominio: Dominio, accion: Accion): Promise<string | undefined> {
  const situacion = await situacionEn(op, dominio);
  if (!situacion) return 'Usted no tiene ningún rol en él.';
  const puede = permiso(accion, situacion);
  return puede.permitido ? undefined : puede.motivo;
}

/** Renews a name from its expiry date on, once for the date the renewal was put in the cart for (spec 4). */
export async function renovar({ op }: Compra, item: Item): Promise<Hecho> {
  const shown = mostrarNombre(item.nombre);
  const dominio = await lockDominio(op.trx, item.nombre);
  const motivo = dominio ? await motivoDe(op, dominio, 'renovar') : 'Ya no está registrado.';
  if (!dominio || motivo) return refuse(`El dominio ${shown} no se puede renovar. ${motivo}`);
  const { vencimiento } = readDatos(item.datos);
  if (vencimiento && vencimiento !== dominio.fecha_vencimiento)
    return refuse(`El dominio ${shown} ya fue renovado.`);
  if ((await yearPrices(op.trx))(item.nombre) === undefined)
    return refuse(sinPrecio(mostrarNombre(item.nombre)));
  const fecha_vencimiento = renovadoHasta(dominio.fecha_vencimiento, item.anios);
  await cambiarDominio(op, dominio, 'RENOVACION', {
    columnas: { fecha_vencimiento, estado: 'REGISTRADO', fecha_eliminacion: null },
  });
  return { hecho: true, dominioId: dominio.id, mensaje: until('Renovado', fecha_vencimiento) };
}

/** Why the buyer may not give a name away now: also where that is not offered any more (spec 5). */
async function motivoDeNoTransferir(op: Op, dominio: Dominio): Promise<string | undefined> {
  if (!(await isHabilitada(op.trx, 'TRANSFERENCIA_TITULAR'))) return MENSAJES.NO_HABILITADA;
  const motivo = await motivoDe(op, dominio, 'transferirTitular');
  if (motivo) return motivo;
  const isSold = (await yearPrices(op.trx))(dominio.nombre) !== undefined;
  return isSold ? undefined : sinPrecio(mostrarNombre(dominio.nombre));
}

/** Gives a name to its new holder, with the changes chosen when the transfer was put in the cart (spec 9). */
export async function transferir({ op }: Compra, item: Item): Promise<Hecho> {
  const shown = mostrarNombre(item.nombre);
  const { contacto, eliminarCuentaPago, modificarAdministrador } = readDatos(item.datos);
  const dominio = await lockDominio(op.trx, item.nombre);
  const motivo = dominio ? await motivoDeNoTransferir(op, dominio) : 'Ya no está registrado.';
  if (!dominio || !contacto || motivo)
    return refuse(`El titular del dominio ${shown} no se puede transferir. ${motivo ?? ''}`);
  const { emailPublico, usuarioId, ...rest } = contacto;
  const datos = { ...rest, email_publico: emailPublico };
  const nuevo = await insertContacto(op.trx, usuarioId, datos, op.now);
  await cambiarDominio(op, dominio, 'TRANSFERENCIA_TITULAR', {
    columnas: {
      titular_id: nuevo,
      ...(modificarAdministrador ? { administrador_id: nuevo } : {}),
      ...(eliminarCuentaPago ? { cuenta_pago_id: null, cuenta_asociada_en: null } : {}),
    },
  });
  if (usuarioId === null) await invitarTitular(op, dominio, { contactoId: nuevo, correo: emailPublico });
  return { hecho: true, dominioId: dominio.id, mensaje: 'El titular fue transferido.' };
}
