import { stamp } from '~/base/clock.server';
import { dateTime } from '~/format';
import {
  type Hecho,
  HORAS_PARA_APROBAR,
  pideDosPersonas,
  porquePide,
  seHaceASolas,
} from '../../../domain/dos-personas';
import { toULabels } from '../../../domain/labels';
import type { Op } from '../../cambio/cambio';
import { type Guardado, type Paso, type PedidoDeOficina, PideAprobacion } from '../../cambio/paso';
import { Rechazo } from '../../cambio/rechazo';
import { anotarActo } from '../historia';
import { tellPedido } from './avisos';
import { otrosCon } from './gente';
import { insertActoPorAprobar } from './store';

const YA_SE_PIDIO =
  'Eso ya se pidió, y espera a que lo apruebe una segunda persona. Mírelo en Por aprobar: ahí se aprueba, se rechaza o se retira.';

const FALTA_OTRA =
  'Hoy no hay otra persona con ese permiso, y esto no se hace sin ella: dirección se lo puede dar a alguien desde Personal.';

const NADIE_MAS =
  'Hoy no hay otra persona con ese permiso: si no puede esperar a que la haya, quien lo pidió puede hacerlo ya desde Por aprobar, con el motivo, y dirección lo revisa después.';

/** Keeps an act of the desk until a second person approves it, and tells those who may. */
async function pedir(op: Op, paso: Paso, guardado: Guardado): Promise<Rechazo | undefined> {
  const { oficina: pedido, diferencias } = paso;
  if (!pedido) return undefined;
  const { acto, clave, que, clase, sobre, motivo } = pedido;
  await pedido.revisa?.(op);
  const kept = await insertActoPorAprobar(op.trx, {
    acto,
    clave,
    operacion: guardado.operacion,
    entrada: JSON.stringify(guardado.entrada),
    que,
    clase,
    sobre,
    motivo,
    diferencias: JSON.stringify(diferencias),
    pidio_id: op.usuario.id,
    origen: op.origen,
    pedido_en: stamp(op.now),
    vence_en: stamp(op.now.add({ hours: HORAS_PARA_APROBAR })),
    estado: 'ESPERA',
  });
  if (!kept) throw new Rechazo('ESTADO', YA_SE_PIDIO);
  await anotarActo(op, { acto: `Pidió ${que}`, clase, sobre, motivo });
  await tellPedido(op, kept);
  const isAlone = (await otrosCon(op.trx, acto, op.usuario.id)).length === 0;
  return new Rechazo(
    'POR_APROBAR',
    `Quedó pedido, y todavía no se hizo: ${que}, ${clase === 'dominio' ? toULabels(sobre) : sobre}. Lo tiene que aprobar otra persona antes del ${dateTime(kept.vence_en)}. ${porquePide(acto)}${isAlone ? ` ${seHaceASolas(acto) ? NADIE_MAS : FALTA_OTRA}` : ''}`,
  );
}

/**
 * An act goes on where one person is enough, or where a second one approved it; else it is asked for (decision 109). `hecho` is what the table of
 * `domain/dos-personas.ts` looks at.
 */
export function requireSegundaPersona(op: Pick<Op, 'paso'>, pedido: PedidoDeOficina, hecho: Hecho): void {
  if (!pideDosPersonas(pedido.acto, hecho)) return;
  if (!op.paso) throw new PideAprobacion(porquePide(pedido.acto), pedir);
  op.paso.oficina = pedido;
}
