import { dayOf } from '~/clock.server';
import type { Inputs } from '../../contract';
import { requireUsuario } from '../context';
import { claveBuscada } from '../dominios/nombres';
import { estadoAl } from '../dominios/rules';
import { edge } from '../implement';
import { dominioWrapper } from './present';
import { permisosDe, type Rol } from './rules';
import { countPropios, type Filtro, listPropios } from './store';

export { informacion } from './informacion';

type Pedido = Inputs['administracion']['obtenerDominios'];

const COLUMNAS: Record<Exclude<NonNullable<Pedido['tipoRelacionUsuDom']>, 'TODOS'>, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

function filtroOf({ nombre, tipoRelacionUsuDom: relacion = 'TODOS', ...pedido }: Pedido): Filtro {
  return {
    rol: relacion === 'TODOS' ? undefined : COLUMNAS[relacion],
    parte: claveBuscada(nombre ?? '') || undefined,
    desde: pedido.fechaVencimientoDesde ?? undefined,
    hasta: pedido.fechaVencimientoHasta ?? undefined,
    cuentaPagoId: pedido.cuentaPago ?? undefined,
    alojados: pedido.dominiosAlojados ?? false,
  };
}

/** The caller's domains (spec 2, My domains), counted and paged by the database. */
export const obtenerDominios = edge.administracion.obtenerDominios.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const { connection, now } = context;
  const hoy = dayOf(now);
  const filtro = filtroOf(input);
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
