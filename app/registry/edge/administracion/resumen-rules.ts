import type { Temporal } from 'temporal-polyfill';
import { SUGERENCIAS } from '../../domain/sugerencias';
import type { Filtro } from './filtro-de-nombres';

/** Upcoming expirations are those within twenty days (spec 9). */
const DIAS = 20;

/** Kinds of names that need attention, the most urgent first. */
export const TIPOS = ['VENCIDO', 'RETENIDO', 'PROXIMO_A_VENCER', 'SIN_CUENTA_PAGO', 'ELIMINADO'] as const;
type Tipo = (typeof TIPOS)[number];
export type Cuantos = Record<Tipo | 'REGISTRADOS' | 'ALOJADOS' | 'POR_RENOVAR', number>;

export const TITULOS: Record<Tipo, string> = {
  VENCIDO: 'Vencidos',
  RETENIDO: 'Retenidos',
  PROXIMO_A_VENCER: 'Próximos a vencer',
  SIN_CUENTA_PAGO: 'Sin forma de pago',
  ELIMINADO: 'Eliminados',
};

/** What the dashboard counts, each as the list that it leads to is filtered: a number is exactly what is in its list. */
export function filtrosDe(hoy: Temporal.PlainDate): Record<keyof Cuantos, Filtro> {
  const all = { hoy, alojados: false };
  const hasta = hoy.add({ days: DIAS }).toString();
  return {
    REGISTRADOS: { ...all, estados: ['EN_VIGOR'] },
    ALOJADOS: { ...all, alojados: true },
    VENCIDO: { ...all, estados: ['VENCIDO'], porVencimiento: true },
    POR_RENOVAR: { ...all, estados: ['VENCIDO'], vePagos: true },
    RETENIDO: { ...all, estados: ['RETENIDO'], porVencimiento: true },
    PROXIMO_A_VENCER: { ...all, estados: ['REGISTRADO'], desde: hoy.toString(), hasta },
    SIN_CUENTA_PAGO: { ...all, estados: ['REGISTRADO'], conCuenta: false, porVencimiento: true },
    ELIMINADO: { ...all, estados: ['ELIMINADO'], porVencimiento: true },
  };
}

/** What would be good to do next, in the order in which it helps (spec 3, itemsSuggested): nothing that its person would be refused. */
export function sugerencias(
  cuantos: Cuantos,
  { formasPago, correoValidado }: { formasPago: number; correoValidado: boolean },
): string[] {
  const { SIN_CUENTA_PAGO: sin, POR_RENOVAR: vencidos } = cuantos;
  return [
    correoValidado ? [] : [SUGERENCIAS.VALIDAR_CORREO()],
    formasPago === 0 && sin > 0 ? [SUGERENCIAS.AGREGAR_FORMA_DE_PAGO()] : [],
    formasPago > 0 && sin > 0 ? [SUGERENCIAS.ASOCIAR_FORMA_DE_PAGO(sin)] : [],
    vencidos > 0 ? [SUGERENCIAS.RENOVAR_VENCIDOS(vencidos)] : [],
  ].flat();
}
