import { toULabels } from '../../domain/labels';
import { PORTAL } from '../../domain/lifecycle';
import { aprobada, RECHAZADA } from '../../domain/words/transferencias';
import { cambio, type Op } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import { findEnUso } from './codigos-store';
import { deLaPersona } from './implement';
import { type Respuesta, SIN_PENDIENTE } from './registrar-act';
import { resolveTransfer } from './resolve-transfer';
import { esCodigo } from './secreto';
import { told } from './solicitudes';
import { findPendiente } from './store';

type Nombrada = { dominio: string; codigo: string };

const ACCIONES = { APROBAR: 'aprobarTransferencia', RECHAZAR: 'rechazarTransferencia' } as const;

/**
 * The answer of somebody of ours to another registrar. `codigo` names the request that they saw: its reference, the
 * code's, or the code itself. What is pending by now may be another one, and that one nobody has answered.
 */
async function answer(
  op: Op,
  { dominio: escrito, codigo }: Nombrada,
  suceso: keyof typeof ACCIONES,
): Promise<Respuesta> {
  const dominio = await dominioPara(op, escrito, ACCIONES[suceso]);
  const pendiente = await findPendiente(op.trx, dominio.nombre);
  const enUso = await findEnUso(op.trx, dominio.id);
  const nombres = [pendiente?.referencia, enUso?.referencia];
  const isThatOne = nombres.includes(codigo) || esCodigo(dominio.nombre, codigo, pendiente?.huella ?? null);
  if (!pendiente || !isThatOne) return SIN_PENDIENTE;
  return resolveTransfer({ ...op, registrador: PORTAL }, dominio.nombre, suceso);
}

const aprobado = async (op: Op, input: Nombrada) =>
  told(await answer(op, input, 'APROBAR'), aprobada(toULabels(input.dominio)));

const rechazado = async (op: Op, input: Nombrada) => told(await answer(op, input, 'RECHAZAR'), RECHAZADA);

export const aprobar = cambio(deLaPersona.transferencia.aprobar, aprobado);

export const rechazar = cambio(deLaPersona.transferencia.rechazar, rechazado);

/** The same by the calls of the authorization code (spec 7). */
export const aprobarConCodigo = cambio(deLaPersona.codigo.aprobar, aprobado);

export const rechazarConCodigo = cambio(deLaPersona.codigo.rechazar, rechazado);
