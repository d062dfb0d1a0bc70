import { dayOf } from '~/clock.server';
import { requireUsuario } from '../context';
import { estadoAl } from '../dominios/rules';
import { edge } from '../implement';
import { filtroOf } from './filtro';
import { dominioWrapper } from './present';
import { permisosDe } from './rules';
import { countPropios, listPropios } from './store';

export { informacion } from './informacion';

/** The caller's domains (spec 2, My domains), counted and paged by the database. */
export const obtenerDominios = edge.administracion.obtenerDominios.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const { connection, now } = context;
  const hoy = dayOf(now);
  const filtro = filtroOf(input, hoy);
  const parte = { desde: input.primerResultado, cantidad: input.cantResultados };
  const rows = await listPropios(connection, id, filtro, parte);
  const dominioWrapperDTOList = rows.map((row) => dominioWrapper(row, id, hoy));
  const permisos = rows.map((row, at) => [
    dominioWrapperDTOList[at]?.dominio.dominioCore.nombre ?? row.nombre,
    permisosDe(row, estadoAl(row, hoy)),
  ]);
  return {
    codigo: 'OK' as const,
    mensaje: '',
    dominioWrapperDTOList,
    permisoDominioDTOMap: Object.fromEntries(permisos),
    totalDominiosFiltro: await countPropios(connection, id, filtro),
  };
});
