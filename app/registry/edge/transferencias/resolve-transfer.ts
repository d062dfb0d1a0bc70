import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { estadoAl } from '../../domain/lifecycle';
import type { EstadoCodigo } from '../../domain/transfer/authorization-code';
import { impedimento, type Regla, reglasDe } from '../../domain/transfer/eligibility';
import { EPP } from '../../domain/transfer/epp';
import type { EstadoTransferencia } from '../../domain/transfer/states';
import { cambiaRegistrador, type Suceso, siguiente } from '../../domain/transfer/states';
import { SIN_COBRO } from '../../domain/words/transferencias';
import { findOwnCuenta } from '../cuentas/store';
import { lockDominio } from '../dominios/cambios';
import { lockUsuario } from '../quien/lock-store';
import { alVencer } from './ajustes';
import { anotarFin } from './anotar';
import { avisarResultado } from './avisos';
import { wipeCodigo } from './codigos-store';
import { cobrar, moveDominio } from './move-domain';
import { type Acto, type Respuesta, SIN_PENDIENTE } from './registrar-act';
import { situacionDe } from './situacion';
import { findPendiente, resolve, type Solicitud } from './store';
import { handleDe } from './titular-store';

/** What becomes of the code that a request was made with. */
const CODIGO_TRAS: Record<EstadoTransferencia, Exclude<EstadoCodigo, 'ACTIVE'>> = {
  PENDING: 'USED_FOR_REQUEST',
  CLIENT_APPROVED: 'USED_FOR_APPROVAL',
  SERVER_APPROVED: 'USED_FOR_APPROVAL',
  CLIENT_REJECTED: 'USED_FOR_REJECTION',
  SERVER_REJECTED: 'USED_FOR_REJECTION',
  CLIENT_CANCELLED: 'CANCELLED',
  SERVER_CANCELLED: 'CANCELLED',
  PENDING_NO_PAYMENT: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

/** Who asked for the import, and with it the account that pays, is held before the name (the order of `cambio`). */
async function lockPendiente(trx: Connection, nombre: string) {
  const seen = await findPendiente(trx, nombre);
  if (seen?.usuario_id) await lockUsuario(trx, seen.usuario_id);
  const dominio = await lockDominio(trx, nombre);
  const solicitud = await findPendiente(trx, nombre);
  // Asked for by somebody else since it was looked at: not the request that this is about.
  return { dominio, solicitud: solicitud?.id === seen?.id ? solicitud : undefined };
}

/** An import is paid by an account of who asked, where it is still theirs; what leaves pays nothing here. */
async function cobrable(trx: Connection, { usuario_id, cuenta_pago_id }: Solicitud): Promise<boolean> {
  if (usuario_id === null) return true;
  return cuenta_pago_id !== null && (await findOwnCuenta(trx, usuario_id, cuenta_pago_id)) !== undefined;
}

async function impedimentoDe(acto: Acto, dominio: Dominio, { gana }: Solicitud): Promise<Regla | undefined> {
  const situacion = await situacionDe(acto.trx, dominio, acto.now);
  return impedimento(reglasDe(situacion, gana, dayOf(acto.now)));
}

/** Writes what became of a request, with everything that follows from it. */
async function finish(
  acto: Acto,
  solicitud: Solicitud,
  dominio: Dominio | undefined,
  estado: EstadoTransferencia,
): Promise<Respuesta> {
  const { trx, now, registrador } = acto;
  const moved =
    dominio && cambiaRegistrador(estado) ? await moveDominio(acto, dominio, solicitud) : undefined;
  const fin = { estado, quien: registrador, momento: stamp(now) };
  await resolve(trx, solicitud.id, { ...fin, vencimientoNuevo: moved?.fecha_vencimiento ?? null });
  if (moved) await cobrar(acto, solicitud);
  if (dominio) await anotarFin(acto, dominio, solicitud, estado);
  if (solicitud.codigo_id !== null) await wipeCodigo(trx, solicitud.codigo_id, CODIGO_TRAS[estado]);
  await avisarResultado(acto, dominio, {
    ...solicitud,
    estado,
    vencimiento_nuevo: moved?.fecha_vencimiento ?? null,
  });
  if (estado === 'PENDING_NO_PAYMENT')
    return { epp: EPP.COBRO, mensaje: `${SIN_COBRO}: el dominio sigue con su registrador.` };
  return { epp: EPP.HECHO, mensaje: '' };
}

/** Which of the two registrars of a request may do this; the registry itself does what is due. */
const PUEDE: Record<Suceso, (acto: Acto, solicitud: Solicitud, perdida: boolean) => boolean> = {
  APROBAR: ({ registrador }, { pierde }) => registrador === pierde,
  RECHAZAR: ({ registrador }, { pierde }) => registrador === pierde,
  CANCELAR: ({ registrador }, { gana }) => registrador === gana,
  VENCER: ({ now }, { vence_en }) => vence_en <= stamp(now),
  PERDER: (_acto, _solicitud, perdida) => perdida,
};

/** Whether a request has lost its ground: the name is gone, not in force, or of another holder than the one it was asked of. */
async function isLost(
  { trx, now }: Acto,
  dominio: Dominio | undefined,
  { titular }: Solicitud,
): Promise<boolean> {
  if (!dominio || estadoAl(dominio, dayOf(now)) !== 'REGISTRADO') return true;
  return (await handleDe(trx, dominio)) !== titular;
}

/** Who refuses or withdraws a lost request does just that; nobody can carry it out any more. */
const PERDIDA: Record<Suceso, Suceso> = {
  APROBAR: 'PERDER',
  VENCER: 'PERDER',
  PERDER: 'PERDER',
  RECHAZAR: 'RECHAZAR',
  CANCELAR: 'CANCELAR',
};
const CANCELADA =
  'El dominio cambió de titular o dejó de estar vigente desde que se pidió: el registro canceló la solicitud.';

const AJENA: Respuesta = {
  epp: EPP.NO_AUTORIZADO,
  mensaje: 'Esta solicitud la tiene que resolver el otro registrador.',
};

/**
 * Ends the pending request for a name: the losing registrar answers, the gaining one withdraws, its time is over, or the
 * name is lost. The name's row is locked first, so that of several at once one ends it and the others find none.
 */
export async function resolveTransfer(acto: Acto, nombre: string, suceso: Suceso): Promise<Respuesta> {
  const { dominio, solicitud } = await lockPendiente(acto.trx, nombre);
  if (!solicitud) return SIN_PENDIENTE;
  const perdida = await isLost(acto, dominio, solicitud);
  if (!PUEDE[suceso](acto, solicitud, perdida)) return AJENA;
  const impide = dominio && (await impedimentoDe(acto, dominio, solicitud));
  const estado = siguiente(perdida ? PERDIDA[suceso] : suceso, {
    movible: dominio !== undefined && impide === undefined,
    cobrable: await cobrable(acto.trx, solicitud),
    alVencer: alVencer(),
  });
  if (estado === null) return { epp: impide?.epp ?? EPP.ESTADO_LO_IMPIDE, mensaje: impide?.motivo ?? '' };
  const finished = await finish(acto, solicitud, dominio, estado);
  return estado === 'SERVER_CANCELLED' && suceso !== 'PERDER'
    ? { epp: EPP.ESTADO_LO_IMPIDE, mensaje: CANCELADA }
    : finished;
}
