import * as address from '~/addresses';
import { stamp } from '~/clock.server';
import { settings } from '~/config.server';
import { date } from '~/format';
import type { Op } from '../cambio/cambio';
import { mostrarNombre } from '../dominios/nombres';
import type { Rol } from '../dominios/permisos';
import { CONTACTO_DE } from '../dominios/roles';
import { enqueueMail } from '../mail/outbox';
import { correoDeInvitacion } from './palabras';
import { hashDe, nuevoCodigo, VIGENCIA } from './rules';
import { findPendiente, insertInvitacion, updatePendiente } from './store';

/** What a mail of an invitation is about. */
interface Enviada {
  id: number;
  nombre: string;
  rol: Rol;
  correo: string;
  invito: string;
  envios: number;
}

/** The code is in the mail and nowhere else: what is kept is its digest. */
async function mandar({ trx, now }: Op, enviada: Enviada, codigo: string): Promise<void> {
  const { id, nombre, rol, correo, invito, envios } = enviada;
  const vence = now.add(VIGENCIA).toString();
  await enqueueMail(
    trx,
    correoDeInvitacion({
      clave: `invitacion:${id}:${envios}`,
      para: correo,
      nombre: mostrarNombre(nombre),
      rol: CONTACTO_DE[rol],
      invito,
      vence: date(vence),
      enlace: `${settings().PUBLIC_URL}${address.invitacion(codigo)}`,
    }),
    now,
  );
}

/** A link of its own each time it is mailed: with a new one, the one before stops working. */
function nuevoEnlace({ now }: Op, envios: number) {
  const codigo = nuevoCodigo();
  const values = {
    codigo_hash: hashDe(codigo),
    enviada_en: stamp(now),
    vence_en: stamp(now.add(VIGENCIA)),
    envios,
  };
  return { codigo, values };
}

/** Invites somebody to be a contact of a name that is locked; of the holder's, `contactoId` is what waits for them. */
export async function invitar(
  op: Op,
  dominio: { id: number; nombre: string },
  { rol, correo, contactoId }: { rol: Rol; correo: string; contactoId?: number },
): Promise<number> {
  const { codigo, values } = nuevoEnlace(op, 1);
  const id = await insertInvitacion(op.trx, {
    ...values,
    dominio_id: dominio.id,
    rol,
    correo,
    contacto_id: contactoId ?? null,
    invito_id: op.usuario.id,
    estado: 'PENDIENTE',
    creada_en: stamp(op.now),
  });
  const invito = op.usuario.login;
  await mandar(op, { id, nombre: dominio.nombre, rol, correo, invito, envios: 1 }, codigo);
  return id;
}

/** Mails one that waits once more. */
export async function reenviar(op: Op, invitacion: Enviada): Promise<void> {
  const envios = invitacion.envios + 1;
  const { codigo, values } = nuevoEnlace(op, envios);
  await updatePendiente(op.trx, invitacion.id, values);
  await mandar(op, { ...invitacion, envios }, codigo);
}

/** Who was given a name is asked to take it into their account; one asked before, and not there yet, is not any more. */
export async function invitarTitular(
  op: Op,
  dominio: { id: number; nombre: string },
  { contactoId, correo }: { contactoId: number; correo: string },
): Promise<void> {
  const waiting = await findPendiente(op.trx, dominio.id, 'titular');
  if (waiting)
    await updatePendiente(op.trx, waiting.id, { estado: 'REEMPLAZADA', resuelta_en: stamp(op.now) });
  await invitar(op, dominio, { rol: 'titular', correo, contactoId });
}
