import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Flag } from '~/database/tables/flag';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import { alcanceDe } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import type { Rol } from '../../domain/roles';
import { CONTACTO_DE } from '../../domain/roles';
import { HORAS_PARA_PENSAR, sePiensaHasta } from '../../domain/vuelta-atras';
import { avisar } from '../avisos/avisar';
import type { Op } from '../cambio/cambio';
import { enqueueMail } from '../mail/outbox';
import { correoDeInvitacion, vueltaAtras } from './palabras';
import { finDelDominio } from './plazo';
import { ENVIOS, hashDe, nuevoCodigo, vigenciaDe } from './rules';
import {
  findPendiente,
  findUltimaDe,
  type Invitacion,
  insertInvitacion,
  isDeNadie,
  updatePendiente,
} from './store';

/** What a mail of an invitation is about. */
interface Enviada {
  id: number;
  nombre: string;
  fecha_vencimiento: string;
  rol: Rol;
  correo: string;
  invito: string;
  envios: number;
  /** Of the holder's: it is a sale. */
  venta?: Flag;
}

/** The name that somebody is invited to. */
type Ofrecido = Pick<Dominio, 'id' | 'nombre' | 'fecha_vencimiento'>;

/** The code is in the mail and nowhere else: what is kept is its digest. */
async function send(op: Op, enviada: Enviada, codigo: string): Promise<void> {
  const { id, nombre, rol, correo, invito, envios, venta = 0 } = enviada;
  await enqueueMail(
    op.trx,
    correoDeInvitacion({
      clave: `invitacion:${id}:${envios}`,
      para: correo,
      nombre: toULabels(nombre),
      rol: CONTACTO_DE[rol],
      alcance: alcanceDe(rol, settings().TRANSFERENCIAS),
      invito,
      vence: date(venceEn(enviada, op)),
      vueltaAtras: vueltaAtras({ rol, venta }),
      enlace: `${settings().PUBLIC_URL}${address.invitacion(codigo)}`,
    }),
    op.now,
  );
}

const venceEn = (
  { rol, fecha_vencimiento }: Pick<Enviada, 'rol' | 'fecha_vencimiento'>,
  { now }: Op,
): string => stamp(vigenciaDe(rol, finDelDominio(fecha_vencimiento), now));

/** A link of its own each time it is mailed: with a new one, the one before stops working. */
function nuevoEnlace(op: Op, enviada: Pick<Enviada, 'rol' | 'fecha_vencimiento' | 'envios'>) {
  const codigo = nuevoCodigo();
  const values = {
    codigo_hash: hashDe(codigo),
    enviada_en: stamp(op.now),
    vence_en: venceEn(enviada, op),
    envios: enviada.envios,
  };
  return { codigo, values };
}

/** Who gave a name, and whose it was before. */
type Entrega = Pick<Invitacion, 'invito_id' | 'titular_antes' | 'administrador_antes' | 'desde' | 'venta'>;

/** Who is invited; of a holder, with the contact that waits for them and who gave the name. */
interface Invitado {
  rol: Rol;
  correo: string;
  contactoId?: number;
  entrega?: Entrega;
}

/** Invites somebody to be a contact of a name that is locked; of the holder's, `contactoId` is what waits for them. */
export async function invitar(
  op: Op,
  { id: dominio_id, nombre, fecha_vencimiento }: Ofrecido,
  { rol, correo, contactoId, entrega }: Invitado,
): Promise<number> {
  const enviada = {
    nombre,
    fecha_vencimiento,
    rol,
    correo,
    invito: op.usuario.nombre ?? op.usuario.login,
    envios: 1,
    venta: entrega?.venta,
  };
  const { codigo, values } = nuevoEnlace(op, enviada);
  const id = await insertInvitacion(op.trx, {
    ...values,
    dominio_id,
    rol,
    correo,
    contacto_id: contactoId ?? null,
    invito_id: op.usuario.id,
    ...entrega,
    estado: 'PENDIENTE',
    creada_en: stamp(op.now),
  });
  await send(op, { ...enviada, id }, codigo);
  return id;
}

/** Mails one that waits once more. */
export async function reenviar(op: Op, invitacion: Enviada): Promise<void> {
  const enviada = { ...invitacion, envios: invitacion.envios + 1 };
  const { codigo, values } = nuevoEnlace(op, enviada);
  await updatePendiente(op.trx, invitacion.id, values);
  await send(op, enviada, codigo);
}

/** Who was given a name is asked to take it into their account; one asked before, and not there yet, is not any more. */
export async function invitarTitular(
  op: Op,
  dominio: Ofrecido,
  { contactoId, correo, entrega }: { contactoId: number; correo: string; entrega: Entrega },
): Promise<void> {
  const waiting = await findPendiente(op.trx, dominio.id, 'titular');
  if (waiting)
    await updatePendiente(op.trx, waiting.id, { estado: 'REEMPLAZADA', resuelta_en: stamp(op.now) });
  await invitar(op, dominio, { rol: 'titular', correo, contactoId, entrega });
}

/** How often an invitation is mailed while its address is being corrected: a typing error or a few, not a mailing. */
export const CON_CORRECCIONES = 4 * ENVIOS;

/** How long a name waits where its administrative contact said who gets it: so that who gave it can object. */
const HORAS_DE_ESPERA = 24;

/**
 * From when whoever is at a corrected address can take the name: at once where who gave it says so; a day later where another does, so that who gave
 * it can object; and of a sale, which nobody takes back, in as long as one is thought over.
 */
export function desdeCorregida({ now, usuario }: Op, { invito_id, venta }: Invitacion): string | null {
  if (venta === 1) return sePiensaHasta(stamp(now));
  return usuario.id === invito_id ? null : stamp(now.add({ hours: HORAS_DE_ESPERA }));
}

/** Who gave a name hears that another says who gets it, before they can take it. */
export const tellCorreccion = (
  op: Op,
  { id, nombre }: Ofrecido,
  { invito_id, envios, venta }: Invitacion,
  correo: string,
) =>
  avisar(op, invito_id, {
    clave: `entrega-corregida:${id}:${invito_id}:${envios}:${correo}`,
    titulo: `${toULabels(nombre)}: corrigieron la dirección de su nuevo titular`,
    parrafos: [
      `${op.usuario.nombre ?? op.usuario.login}${op.usuario.id === invito_id ? '' : ', contacto administrativo del dominio que usted transfirió,'} cambió la dirección del nuevo titular por ${correo}.`,
      `Quien reciba ese correo puede tomar el dominio cuando pasen ${venta === 1 ? HORAS_PARA_PENSAR : HORAS_DE_ESPERA} horas. Si no está bien, antes de eso corrija la dirección o deshaga la transferencia.`,
    ],
    enlace: { texto: 'Ver los dominios que transfirió', direccion: address.entregas() },
    prioridad: 'ALTA',
  });

/**
 * Whoever was given a name, and did not take it yet, got other data: the invitation is for them as they are now, and goes
 * to their new address where it changed; one that was rejected begins anew. Without it the name would have a holder that
 * nobody can become. Where another than who gave the name says so, who gave it is told and has a day to object: they
 * could have sent it to themselves.
 */
export async function seguirTitular(
  op: Op,
  dominio: Ofrecido,
  { antes, ahora, correo }: { antes: number | null; ahora: number; correo: string },
): Promise<void> {
  const last = await findUltimaDe(op.trx, dominio.id, 'titular');
  if (!last || antes === null || !(await isDeNadie(op.trx, antes))) return;
  if (last.estado !== 'RECHAZADA' && last.estado !== 'PENDIENTE') return;
  if (last.estado === 'PENDIENTE') await updatePendiente(op.trx, last.id, { contacto_id: ahora });
  if (last.estado === 'PENDIENTE' && (correo === last.correo || last.envios >= CON_CORRECCIONES)) return;
  const desde = desdeCorregida(op, last);
  if (desde) await tellCorreccion(op, dominio, last, correo);
  if (last.estado === 'RECHAZADA')
    return invitarTitular(op, dominio, { contactoId: ahora, correo, entrega: { ...entregaDe(last), desde } });
  await updatePendiente(op.trx, last.id, { correo, desde });
  await reenviar(op, { ...last, correo });
}

/** Who gave a name, and how: an invitation in the place of another says the same. */
export const entregaDe = ({ invito_id, titular_antes, administrador_antes, venta }: Invitacion) => ({
  invito_id,
  titular_antes,
  administrador_antes,
  venta,
});
