import type { ActoPorAprobar } from '~/database/tables/oficina';
import { permite } from '../../../domain/oficina';
import { cambio, type Op } from '../../cambio/cambio';
import { doApproved } from '../../cambio/do-approved';
import { Rechazo } from '../../cambio/rechazo';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { findFuncionario } from '../personal-store';
import { tellFin } from './avisos';
import { lockSuyo, requireEsperando } from './cual';
import { endActoPorAprobar } from './store';

const YA_NO_ES_ESO =
  'Desde que se pidió cambió aquello sobre lo que era, y hacerlo ahora sería otra cosa que la que se aprobó. Hay que pedirlo de nuevo.';
const YA_NO_PUEDE = 'Quien lo pidió ya no tiene ese permiso.';

/** Does what was asked for, as who asked; answers why it could not be done. */
export async function carryOut(op: Op, pedido: ActoPorAprobar): Promise<string | undefined> {
  const pidio = await findFuncionario(op.trx, pedido.pidio_id);
  if (!pidio || !permite(pidio.conjuntos, pedido.acto)) return YA_NO_PUEDE;
  return doApproved(op, pedido, {
    key: `acto:${pedido.id}`,
    yaNoEsEso: YA_NO_ES_ESO,
    paso: { respondio: op.usuario.id },
  });
}

type Fin = Exclude<ActoPorAprobar['estado'], 'ESPERA'>;

/** Ends it, and writes down who did; who asked is told where that is somebody else. */
async function finish(op: Op, pedido: ActoPorAprobar, estado: Fin, dicho: { acto: string; motivo: string }) {
  const { id, clase, sobre, que, pidio_id } = pedido;
  const { acto, motivo } = dicho;
  await endActoPorAprobar(
    op.trx,
    id,
    { estado, termino_id: op.usuario.id, motivo_fin: motivo || null },
    op.now,
  );
  await anotarActo(op, { acto: `${acto} ${que}`, clase, sobre, motivo });
  if (pidio_id !== op.usuario.id) await tellFin(op, { ...pedido, estado }, motivo);
}

async function aprobar(op: Op, pedido: ActoPorAprobar) {
  const why = await carryOut(op, pedido);
  if (why === undefined) {
    await finish(op, pedido, 'HECHO', { acto: 'Aprobó', motivo: '' });
    return { mensaje: 'Lo aprobó, y ya se hizo.' };
  }
  await finish(op, pedido, 'NO_SE_PUDO', { acto: 'Aprobó, y no se pudo,', motivo: why });
  return { mensaje: `Lo aprobó, pero no se pudo hacer. ${why}` };
}

const ES_SUYO =
  'Usted lo pidió: lo tiene que aprobar otra persona. Si no se puede esperar, hágalo ya desde esta misma página, con el motivo.';

export const responder = cambio(oficina.porAprobar.responder, async (op, { id, decision, motivo }) => {
  const razon = decision === 'RECHAZAR' ? motivoDe(motivo) : '';
  const pedido = await lockSuyo(op, fila(id));
  const isSuyo = pedido.pidio_id === op.usuario.id;
  requireEsperando(pedido, op);
  if (decision === 'RETIRAR') {
    if (!isSuyo) throw new Rechazo('ESTADO', 'Lo retira solo quien lo pidió. Usted lo puede rechazar.');
    await finish(op, pedido, 'RETIRADO', { acto: 'Retiró su pedido de', motivo: '' });
    return { mensaje: 'Quedó retirado: no se hace.' };
  }
  if (isSuyo) throw new Rechazo('ESTADO', ES_SUYO);
  if (decision === 'APROBAR') return aprobar(op, pedido);
  await finish(op, pedido, 'RECHAZADO', { acto: 'Rechazó', motivo: razon });
  return { mensaje: 'Lo rechazó: no se hace. Se lo avisamos a quien lo pidió.' };
});
