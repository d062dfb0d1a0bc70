import * as address from '~/addresses';
import { stamp } from '~/clock.server';
import { settings } from '~/config.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import type { Op } from '../cambio/cambio';
import { mostrarNombre } from '../dominios/nombres';
import type { Rol } from '../dominios/permisos';
import { CONTACTO_DE } from '../dominios/roles';
import { enqueueMail } from '../mail/outbox';
import { correoDeInvitacion } from './palabras';
import { finDelDominio } from './plazo';
import { ENVIOS, hashDe, nuevoCodigo, vigenciaDe } from './rules';
import { findPendiente, findUltimaDe, insertInvitacion, isDeNadie, updatePendiente } from './store';

/** What a mail of an invitation is about. */
interface Enviada {
  id: number;
  nombre: string;
  fecha_vencimiento: string;
  rol: Rol;
  correo: string;
  invito: string;
  envios: number;
}

/** The name that somebody is invited to. */
type Ofrecido = Pick<Dominio, 'id' | 'nombre' | 'fecha_vencimiento'>;

/** The code is in the mail and nowhere else: what is kept is its digest. */
async function mandar(op: Op, enviada: Enviada, codigo: string): Promise<void> {
  const { id, nombre, rol, correo, invito, envios } = enviada;
  await enqueueMail(
    op.trx,
    correoDeInvitacion({
      clave: `invitacion:${id}:${envios}`,
      para: correo,
      nombre: mostrarNombre(nombre),
      rol: CONTACTO_DE[rol],
      invito,
      vence: date(venceEn(enviada, op)),
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

/** Invites somebody to be a contact of a name that is locked; of the holder's, `contactoId` is what waits for them. */
export async function invitar(
  op: Op,
  { id: dominio_id, nombre, fecha_vencimiento }: Ofrecido,
  { rol, correo, contactoId }: { rol: Rol; correo: string; contactoId?: number },
): Promise<number> {
  const enviada = { nombre, fecha_vencimiento, rol, correo, invito: op.usuario.login, envios: 1 };
  const { codigo, values } = nuevoEnlace(op, enviada);
  const id = await insertInvitacion(op.trx, {
    ...values,
    dominio_id,
    rol,
    correo,
    contacto_id: contactoId ?? null,
    invito_id: op.usuario.id,
    estado: 'PENDIENTE',
    creada_en: stamp(op.now),
  });
  await mandar(op, { ...enviada, id }, codigo);
  return id;
}

/** Mails one that waits once more. */
export async function reenviar(op: Op, invitacion: Enviada): Promise<void> {
  const enviada = { ...invitacion, envios: invitacion.envios + 1 };
  const { codigo, values } = nuevoEnlace(op, enviada);
  await updatePendiente(op.trx, invitacion.id, values);
  await mandar(op, enviada, codigo);
}

/** Who was given a name is asked to take it into their account; one asked before, and not there yet, is not any more. */
export async function invitarTitular(
  op: Op,
  dominio: Ofrecido,
  { contactoId, correo }: { contactoId: number; correo: string },
): Promise<void> {
  const waiting = await findPendiente(op.trx, dominio.id, 'titular');
  if (waiting)
    await updatePendiente(op.trx, waiting.id, { estado: 'REEMPLAZADA', resuelta_en: stamp(op.now) });
  await invitar(op, dominio, { rol: 'titular', correo, contactoId });
}

/** How often an invitation is mailed while its address is being corrected: a typing error or a few, not a mailing. */
const CON_CORRECCIONES = 4 * ENVIOS;

/**
 * Whoever was given a name, and did not take it yet, got other data: the invitation is for them as they are now, and goes
 * to their new address where it changed; one that was rejected begins anew. Without it the name would have a holder that
 * nobody can become. Only who gave the name says where it goes: another administrative contact could send it to themselves.
 */
export async function seguirTitular(
  op: Op,
  dominio: Ofrecido,
  { antes, ahora, correo }: { antes: number | null; ahora: number; correo: string },
): Promise<void> {
  const last = await findUltimaDe(op.trx, dominio.id, 'titular');
  if (!last || antes === null || !(await isDeNadie(op.trx, antes))) return;
  const isGiver = op.usuario.id === last.invito_id;
  if (last.estado === 'RECHAZADA' && isGiver)
    return invitarTitular(op, dominio, { contactoId: ahora, correo });
  if (last.estado !== 'PENDIENTE') return;
  await updatePendiente(op.trx, last.id, { contacto_id: ahora });
  if (correo === last.correo || !isGiver || last.envios >= CON_CORRECCIONES) return;
  await updatePendiente(op.trx, last.id, { correo });
  await reenviar(op, { ...last, correo });
}
