import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { filtroDominios, TipoContacto } from '../../contract/administracion/formas';
import { claveBuscada } from '../dominios/nombres';
import type { Rol } from '../dominios/permisos';
import type { Filtro } from './filtro-de-nombres';

const COLUMNAS: Record<TipoContacto, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

/** A filter as the registry looks for it. */
export function filtroDe(
  { nombre, tipoRelacionUsuDom: relacion = 'TODOS', ...pedido }: z.input<typeof filtroDominios>,
  hoy: Temporal.PlainDate,
): Filtro {
  return {
    hoy,
    rol: relacion === 'TODOS' ? undefined : COLUMNAS[relacion],
    parte: claveBuscada(nombre ?? '') || undefined,
    desde: pedido.fechaVencimientoDesde ?? undefined,
    hasta: pedido.fechaVencimientoHasta ?? undefined,
    cuentaPagoId: pedido.cuentaPago ?? undefined,
    cuentaPagoNombre: pedido.cuentaPagoNombre?.trim() || undefined,
    alojados: pedido.dominiosAlojados ?? false,
    estado: pedido.estado ?? undefined,
    conCuenta: pedido.conCuentaPago ?? undefined,
    porVencimiento: pedido.porVencimiento || undefined,
  };
}
