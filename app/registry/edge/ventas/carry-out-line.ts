import { dayOf, stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import type { ProximasDeLinea } from '../../contract/formas';
import { toULabels } from '../../domain/labels';
import { estadoAl, renovadoHasta } from '../../domain/lifecycle';
import { SIN_TITULAR } from '../../domain/words/compras';
import type { Op } from '../cambio/cambio';
import type { DatosContacto } from '../contactos/rules';
import { lockDominio, registrarDominio, removeDominio } from '../dominios/cambios';
import { conCustodios } from '../dominios/por-aprobar';
import { renovarNombre } from '../dominios/renovar';
import { enTodosLosRoles } from '../dominios/role-columns';
import { cambiarTitular } from '../dominios/titular';
import { invitarTitular } from '../invitaciones/enviar';
import { insertContacto, sameData } from './contactos-store';
import { impedimento, registrable } from './impedimentos';
import { readDatos } from './line-data';
import type { Item } from './store';

/** What every line of one confirmation shares. */
export interface Compra {
  op: Op;
  cuentaId: number;
  /** Contacts that can be used again: the default one first, then those this confirmation makes. */
  contactos: (DatosContacto & { id: number })[];
  predeterminadoId: number | null;
}

/**
 * What became of a line: done, with the name it was done to and how its next renewals are paid; or not, and why. Only what is
 * done is charged.
 */
export type Hecho =
  | { hecho: true; dominioId: number; mensaje: string; proximas?: ProximasDeLinea }
  | { hecho: false; mensaje: string };

const refuse = (mensaje: string): Hecho => ({ hecho: false, mensaje });
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
  if (old && estadoAl(old, dayOf(op.now)) === 'LIBRE') await removeDominio(op, old, 'FIN');
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
    ...enTodosLosRoles(contacto),
    titular_id: titularId,
    cuenta_pago_id: cuentaId,
    cuenta_asociada_en: stamp(op.now),
  });
}

const enDe = ({ op: { trx, now, usuario } }: Compra) => ({ connection: trx, now, usuarioId: usuario.id });

/** Why a line cannot be done, asked by whoever confirms it. */
const motivoDe = (compra: Compra, item: Item): Promise<string | undefined> => impedimento(enDe(compra), item);

/**
 * Registers a name for a year, with its contacts and its account: between two buyers the unique constraint decides. Only a
 * name that cannot be had came so far without a holder.
 */
export async function registrar(
  compra: Compra,
  item: Item,
  titular: DatosContacto | undefined,
): Promise<Hecho> {
  const shown = toULabels(item.nombre);
  const { motivo, tld } = await registrable(enDe(compra), item);
  if (motivo) return refuse(motivo);
  if (!titular) return refuse((await motivoDe(compra, item)) ?? SIN_TITULAR);
  await release(compra, item.nombre);
  const made = await claim(compra, item.nombre, tld, await holderOf(compra, titular));
  if (!made) return refuse(`El dominio ${shown} acaba de ser registrado por otra persona.`);
  const mensaje = until('Registrado', made.fecha_vencimiento);
  return { hecho: true, dominioId: made.id, mensaje, proximas: 'MISMA' };
}

/** What becomes of the next renewals of a name that was renewed: of each, whatever was chosen. */
function proximasDe(
  { renovacion_automatica: sola, cuenta_pago_id: hoy }: Dominio,
  cuenta: number,
  asociar = false,
): ProximasDeLinea {
  if (sola !== 1) return asociar ? 'ASOCIADA' : 'DESACTIVADA';
  if (asociar || hoy === cuenta) return 'MISMA';
  return hoy === null ? 'NINGUNA' : 'PROPIA';
}

/** Renews a name from its expiry date on, once for the date the renewal was put in the cart for (spec 4). */
export async function renovar(compra: Compra, item: Item): Promise<Hecho> {
  const { op, cuentaId } = compra;
  const dominio = await lockDominio(op.trx, item.nombre);
  const motivo = await motivoDe(compra, item);
  if (!dominio || motivo) return refuse(motivo ?? '');
  const { asociarCuenta } = readDatos(item.datos);
  const { fecha_vencimiento } = await renovarNombre(op, dominio, {
    suceso: 'RENOVACION',
    anios: item.anios,
    columnas: asociarCuenta ? { cuenta_pago_id: cuentaId, cuenta_asociada_en: stamp(op.now) } : {},
  });
  return {
    hecho: true,
    dominioId: dominio.id,
    mensaje: until('Renovado', fecha_vencimiento),
    proximas: proximasDe(dominio, cuentaId, asociarCuenta),
  };
}

/** Gives a name to its new holder, with the changes chosen when the transfer was put in the cart (spec 9). */
export async function transferir(compra: Compra, item: Item): Promise<Hecho> {
  const { op } = compra;
  const { contacto, eliminarCuentaPago, modificarAdministrador, venta } = readDatos(item.datos);
  const dominio = await lockDominio(op.trx, item.nombre);
  const motivo = await motivoDe(compra, item);
  if (!dominio || !contacto || motivo)
    return refuse(motivo ?? `El titular del dominio ${toULabels(item.nombre)} no se puede transferir.`);
  const { emailPublico, usuarioId, ...rest } = contacto;
  const datos = { ...rest, email_publico: emailPublico };
  const nuevo = await insertContacto(op.trx, usuarioId, datos, op.now);
  // Its custodians approved this line: `impedimento` looked.
  await cambiarTitular(conCustodios(op, dominio), dominio, {
    suceso: 'TRANSFERENCIA_TITULAR',
    contactoId: nuevo,
    roles: modificarAdministrador ? ['administrador'] : [],
    sinCuenta: eliminarCuentaPago,
    ...(venta && { otros: { antes: {}, despues: { venta } } }),
  });
  const entrega = {
    invito_id: op.usuario.id,
    titular_antes: dominio.titular_id,
    administrador_antes: dominio.administrador_id,
    desde: null,
    venta: venta ? (1 as const) : (0 as const),
  };
  if (usuarioId === null)
    await invitarTitular(op, dominio, { contactoId: nuevo, correo: emailPublico, entrega });
  return { hecho: true, dominioId: dominio.id, mensaje: 'El titular fue transferido.' };
}
