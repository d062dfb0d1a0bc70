import { dayOf } from '~/base/clock.server';
import { permisosDe } from '../../domain/permissions';
import { situacionDe } from '../../domain/situacion';
import { losQueEsperan } from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { filtroDe } from './filtro';
import { listaDe } from './list-page';
import { conTodo } from './listado-completo';
import { dominioWrapper } from './present';

export { eliminar } from './acciones/eliminar';
export { liberar } from './acciones/liberar';
export { mensajesAcciones } from './acciones/mensajes-acciones';
export { recuperar } from './acciones/recuperar';
export { renovacionAutomatica } from './acciones/renovacion-automatica';
export { renovar } from './acciones/renovar';
export {
  editarContactoDominios,
  editarCuentaDominios,
  eliminarCuentaDominios,
} from './ediciones/handlers';
export { ficha } from './ficha';
export { informacion } from './informacion';
export {
  accederOperacion,
  iniciarCambioMasivo,
  resultadoCambioMasivo,
  verCambioMasivo,
} from './masivos/handlers';
export { obtenerHistorialPagosDominio } from './obtener-historial-pagos-dominio';
export { recorrerDominios } from './recorrer-dominios';
export { isTransferenciaTitularEnabled, transferirTitular } from './titular';

/** The caller's domains (spec 2, My domains), counted and paged by the database. */
export const obtenerDominios = persona.administracion.obtenerDominios.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const { connection, now } = context;
  const hoy = dayOf(now);
  const filtro = filtroDe(input, now);
  const pedida = { desde: input.primerResultado, cantidad: input.cantResultados };
  const { rows, total, administrables } = await (await listaDe(context)).parte(filtro, pedida);
  const wrappers = rows.map((row) => dominioWrapper(row, id, now));
  const dominioWrapperDTOList =
    context.origen === 'API' ? await conTodo(connection, id, rows, wrappers) : wrappers;
  const esperan = await losQueEsperan(
    connection,
    rows.flatMap((row) => (row.candado ? [row.id] : [])),
  );
  // As in its detail: a change that waits for its custodians refuses the next one.
  const permisos = rows.map((row, at) => [
    dominioWrapperDTOList[at]?.dominio.dominioCore.nombre ?? row.nombre,
    permisosDe({ ...situacionDe(row, now, hoy), esperaCambio: esperan.has(row.id) }, 'LISTA'),
  ]);
  return {
    codigo: 'OK' as const,
    mensaje: '',
    dominioWrapperDTOList,
    permisoDominioDTOMap: Object.fromEntries(permisos),
    totalDominiosFiltro: total,
    totalAdministrables: administrables,
  };
});
