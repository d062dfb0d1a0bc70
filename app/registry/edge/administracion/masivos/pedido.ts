import { stamp } from '~/base/clock.server';
import { count } from '~/format';
import type { Inputs } from '../../../contract';
import { DEBE_SELECCIONAR_O_CREAR } from '../../../domain/words/cuentas';
import { DEBE_SELECCIONAR_DOMINIO } from '../../../domain/words/dominios';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { cuentaElegida } from '../../cuentas/elegir';
import { fila } from '../../row-of-id';
import { readContacto } from '../ediciones/contacto';
import type { AlFallar } from '../ediciones/edicion';
import { type Datos, readDatos } from './edicion-pedida';
import { doBatch } from './next-batch';
import { seleccionDe } from './seleccion';
import { type CambioMasivo, findCambio, insertCambio, LOTE, listConflictos, lockEnCurso } from './store';

export type Pedido = Inputs['administracion']['iniciarCambioMasivo'];

async function datosDe(op: Op, pedido: Pedido): Promise<Datos> {
  const { vistoEn } = pedido;
  switch (pedido.accion) {
    case 'EDITAR_CONTACTO': {
      const { rolSeleccionado: tipoContacto, contactoDTO } = pedido;
      if (!tipoContacto)
        throw Rechazo.deCampos({ rolSeleccionado: 'Seleccione qué contacto quiere modificar.' });
      const datos = readContacto(tipoContacto, contactoDTO ?? {});
      return { accion: pedido.accion, tipoContacto, datos, vistoEn };
    }
    case 'EDITAR_CUENTA': {
      if (!pedido.templateCuentaPagoDTO) throw Rechazo.deCampos({ cuentaPago: DEBE_SELECCIONAR_O_CREAR });
      const cuentaId = await cuentaElegida(op, pedido.templateCuentaPagoDTO);
      return { accion: pedido.accion, cuentaId, vistoEn };
    }
    case 'ELIMINAR_CUENTA':
      return { accion: pedido.accion, vistoEn };
  }
}

/** Of a filter, what is changed is what was confirmed: as many names as the person was told. */
function mismaCantidad({ filtro, total }: Pedido, cantidad: number): void {
  if (!filtro || total === cantidad) return;
  throw new Rechazo(
    'OTRA_CANTIDAD',
    `El filtro encuentra ahora ${count(cantidad, 'dominio', 'dominios')}, y no los ${total ?? 0} que usted confirmó. Revise la lista y confirme nuevamente.`,
  );
}

/** The same change in the names that it left because somebody else had changed them, whatever they are now. */
async function loMismo({ trx, usuario }: Op, id: number, { vistoEn }: Pedido) {
  const before = await findCambio(trx, usuario.id, id);
  if (!before) throw notFound();
  const nombres = await listConflictos(trx, id);
  if (nombres.length === 0) throw Rechazo.deCampos({ dominiosSeleccionados: DEBE_SELECCIONAR_DOMINIO });
  return { nombres, datos: { ...readDatos(before.datos), vistoEn } };
}

/** What is changed in which names, as it was asked for. */
export async function loPedido(op: Op, pedido: Pedido): Promise<{ nombres: string[]; datos: Datos }> {
  if (pedido.insistirEn) return loMismo(op, fila(pedido.insistirEn), pedido);
  const seleccion = await seleccionDe(op.trx, op.usuario.id, pedido, op.now);
  mismaCantidad(pedido, seleccion.size);
  return { nombres: [...seleccion.keys()], datos: await datosDe(op, pedido) };
}

/** What is changed, as `loPedido` says it, whichever the names are. */
export const queCambia = async (op: Op, pedido: Pedido): Promise<Datos> =>
  pedido.insistirEn ? (await loMismo(op, fila(pedido.insistirEn), pedido)).datos : datosDe(op, pedido);

/** Keeps a change of names, and carries it out at once where they are no more than a page has. Answers it as it is then. */
export async function start(
  op: Op,
  { nombres, datos }: { nombres: readonly string[]; datos: Datos },
  alFallar: AlFallar,
): Promise<CambioMasivo> {
  const values = {
    usuario_id: op.usuario.id,
    origen: op.origen,
    operacion: datos.accion,
    datos: JSON.stringify(datos),
    estado: 'EN_CURSO' as const,
    total: nombres.length,
    cambiados: 0,
    no_cambiados: 0,
    creado_en: stamp(op.now),
  };
  const id = await insertCambio(op.trx, values, nombres);
  const begun = await lockEnCurso(op.trx, id);
  if (!begun) throw new Error(`Bulk change ${id} is not there`);
  return begun.total <= LOTE ? doBatch(op, begun, nombres, alFallar) : begun;
}
