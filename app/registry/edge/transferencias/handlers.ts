import { edge } from '../implement';
import { habilitada } from './ajustes';
import { borrador, guardarBorrador } from './borradores';
import { historial, solicitar as solicitarCodigo, vigente } from './codigos';
import { autorizar, consultar } from './consultar';
import { aprobar, aprobarConCodigo, rechazar, rechazarConCodigo } from './responder';
import { solicitar } from './solicitar';
import { cancelar, cantidad, datos, deUsuario, eliminar, solicitud, solicitudes } from './solicitudes';
import { esTransferible, iniciar } from './transferibilidad';

const isTarEnabled = edge.transferencia.isTarEnabled.handler(() => ({
  code: habilitada() ? ('true' as const) : ('false' as const),
}));

/** Names that come in: the operations of the contract. */
export const transferencia = {
  isTarEnabled,
  esTransferible,
  iniciar,
  consultar,
  autorizar,
  solicitar,
  cancelar,
  eliminar,
  aprobar,
  rechazar,
  solicitud,
  solicitudes,
  deUsuario,
  cantidad,
  datos,
  borrador,
  guardarBorrador,
};

/** Names that leave. */
export const codigo = {
  solicitar: solicitarCodigo,
  vigente,
  historial,
  aprobar: aprobarConCodigo,
  rechazar: rechazarConCodigo,
};
