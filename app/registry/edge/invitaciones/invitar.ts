import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { InvitacionEnviada } from '../../contract/administracion/invitaciones';
import { readCorreo } from '../../contract/correo-invitado';
import { guardado } from '../../domain/candado';
import { toULabels } from '../../domain/labels';
import { permiso } from '../../domain/permissions';
import { CONTACTO_DE, ROL_DE } from '../../domain/roles';
import { TAMBIEN_CUSTODIOS } from '../../domain/words/candado';
import { yaInvitado } from '../../domain/words/invitaciones';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { dominioPara, situacionEn } from '../dominios/acceso';
import { lockDominio } from '../dominios/cambios';
import { findRoles } from '../dominios/cambios-store';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { esEntregaDe } from './entregas';
import { invitar, reenviar } from './enviar';
import { estaVigente } from './plazo';
import { invitacionEnviada } from './present';
import { faltaParaReenviar, INVITAR, POR_DIA } from './rules';
import {
  countSince,
  findInvitacion,
  findPendiente,
  type Invitacion,
  listDuenios,
  updatePendiente,
} from './store';

type RolInvitable = keyof typeof INVITAR;

/** One role waits for one person: a forgotten invitation makes room, one that is still good has to be taken back. */
async function makeRoom({ trx, now }: Op, dominio: Dominio, rol: RolInvitable): Promise<void> {
  const waiting = await findPendiente(trx, dominio.id, rol);
  if (!waiting) return;
  if (estaVigente(waiting, now))
    throw new Rechazo(
      'EN_CURSO',
      yaInvitado(CONTACTO_DE[rol], toULabels(dominio.nombre), invitacionEnviada(waiting, now)),
    );
  await updatePendiente(trx, waiting.id, { estado: 'REEMPLAZADA', resuelta_en: stamp(now) });
}

/** Anybody can type anybody's address: what one person may send in a day has an end. */
async function noDemasiadas({ trx, now, usuario }: Op): Promise<void> {
  const since = stamp(now.subtract({ hours: 24 }));
  if ((await countSince(trx, usuario.id, since)) >= POR_DIA)
    throw new Rechazo('DEMASIADAS', `Hoy ya envió ${POR_DIA} invitaciones. Vuelva a intentarlo mañana.`);
}

async function yaLoEs({ trx }: Op, dominio: Dominio, rol: RolInvitable, correo: string): Promise<void> {
  for (const id of await listDuenios(trx, correo))
    if ((await findRoles(trx, id, dominio.id))?.[rol] === 1)
      throw Rechazo.deCampos({
        correo: `Esa persona ya es ${CONTACTO_DE[rol]} de ${toULabels(dominio.nombre)}.`,
      });
}

const NO_SE_INVITA =
  'El titular no se cambia por invitación: para que el dominio pase a otra persona, transfiera el titular.';

async function enviada(op: Op, id: number): Promise<InvitacionEnviada | null> {
  const found = await findInvitacion(op.trx, id);
  return found ? invitacionEnviada(found, op.now) : null;
}

export const invitacionCambiarContacto = cambio(
  persona.administracion.invitacionCambiarContacto,
  async (op, input) => {
    const rol = ROL_DE[input.tipoContacto];
    if (rol === 'titular') throw Rechazo.deCampos({ tipoContacto: NO_SE_INVITA });
    const dominio = await dominioPara(op, input.nombreDominio, INVITAR[rol]);
    const leido = readCorreo(input.correo, input.confirmacion);
    if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
    const { correo } = leido;
    await makeRoom(op, dominio, rol);
    await yaLoEs(op, dominio, rol, correo);
    await noDemasiadas(op);
    const id = await invitar(op, dominio, { rol, correo });
    return {
      mensaje: `Se envió la invitación a ${correo}.${guardado(dominio.candado, 'CONTACTOS') ? ` ${TAMBIEN_CUSTODIOS}` : ''}`,
      invitacion: await enviada(op, id),
    };
  },
);

const YA_NO_ESPERA = 'La invitación ya no está pendiente.';

async function puedeInvitar(op: Op, { rol }: Invitacion, dominio: Dominio, isSafe: boolean): Promise<void> {
  const situacion = await situacionEn(op, dominio);
  if (!situacion) throw notFound();
  const puede = permiso(rol === 'titular' ? 'editarTitular' : INVITAR[rol], situacion);
  if (!puede.permitido && puede.codigo === 'SIN_PERMISO') throw notFound();
  if (!puede.permitido && !isSafe) throw new Rechazo(puede.codigo, puede.motivo);
}

/**
 * An invitation that waits, for who may invite to its role, and that of a name for who gave it: 404 for the others. A frozen name refuses to send it again,
 * and lets it be taken back.
 */
async function pendienteDe(op: Op, id: number, isSafe: boolean): Promise<Invitacion> {
  const found = await findInvitacion(op.trx, id);
  const dominio = found && (await lockDominio(op.trx, found.nombre));
  if (!found || !dominio) throw notFound();
  if (!(await esEntregaDe(op, found, dominio))) await puedeInvitar(op, found, dominio, isSafe);
  const locked = await findInvitacion(op.trx, id);
  if (locked?.estado !== 'PENDIENTE') throw new Rechazo('INVITACION_NO_VALIDA', YA_NO_ESPERA);
  return locked;
}

/** Taken back, it would leave the name without anybody who can hold it. */
const YA_ES_SUYO =
  'El dominio ya es de esa persona, así que su invitación no se cancela. Si la dirección está mal, corríjala en los datos del titular; deshacer la transferencia puede quien la hizo.';

export const retirarInvitacion = cambio(persona.administracion.retirarInvitacion, async (op, input) => {
  const id = fila(input.id);
  const { correo, rol } = await pendienteDe(op, id, true);
  if (rol === 'titular') throw new Rechazo('ESTADO', YA_ES_SUYO);
  await updatePendiente(op.trx, id, {
    estado: 'RETIRADA',
    resuelta_por: op.usuario.id,
    resuelta_en: stamp(op.now),
  });
  return { mensaje: `Se canceló la invitación a ${correo}.` };
});

export const reenviarInvitacion = cambio(persona.administracion.reenviarInvitacion, async (op, input) => {
  const id = fila(input.id);
  const invitacion = await pendienteDe(op, id, false);
  const falta = faltaParaReenviar(invitacion, op.now);
  if (falta) throw new Rechazo('DEMASIADAS', falta);
  await reenviar(op, invitacion);
  return {
    mensaje: `Se volvió a enviar la invitación a ${invitacion.correo}.`,
    invitacion: await enviada(op, id),
  };
});
