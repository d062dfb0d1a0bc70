import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { filtroDominios } from '../../contract/administracion/formas';
import { enEtiquetas } from '../../dns/nombre';
import { withoutDot } from '../../domain/labels';
import { claveBuscada } from '../../domain/name';
import { ROL_DE } from '../../domain/roles';
import { fila } from '../row-of-id';
import type { Filtro } from './filtro-de-nombres';

/** Part of a server's name as it is kept: an A-label without the last dot, where the part can be one. */
const servidorBuscado = (texto: string): string | undefined => withoutDot(enEtiquetas(texto)) || undefined;

/** A filter as the registry looks for it. */
export function filtroDe(
  { nombre, tipoRelacionUsuDom: relacion = 'TODOS', ...pedido }: z.input<typeof filtroDominios>,
  hoy: Temporal.PlainDate,
): Filtro {
  return {
    hoy,
    rol: relacion === 'TODOS' ? undefined : ROL_DE[relacion],
    parte: claveBuscada(nombre ?? '') || undefined,
    desde: pedido.fechaVencimientoDesde ?? undefined,
    hasta: pedido.fechaVencimientoHasta ?? undefined,
    cuentaPagoId: pedido.cuentaPago == null ? undefined : fila(pedido.cuentaPago),
    cuentaPagoNombre: pedido.cuentaPagoNombre?.trim() || undefined,
    alojados: pedido.dominiosAlojados ?? false,
    estados: pedido.estado?.length ? [pedido.estado].flat() : undefined,
    delegacion: pedido.delegacion ?? undefined,
    servidor: servidorBuscado(pedido.servidor ?? ''),
    conCuenta: pedido.conCuentaPago ?? undefined,
    conCandado: pedido.conCandado ?? undefined,
    porVencimiento: pedido.porVencimiento || undefined,
  };
}
