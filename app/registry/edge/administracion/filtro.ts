import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { dayOf, stamp } from '~/base/clock.server';
import type { filtroDominios } from '../../contract/administracion/formas';
import { enEtiquetas } from '../../dns/nombre';
import { withoutDot } from '../../domain/labels';
import { claveBuscada } from '../../domain/name';
import { ROL_DE } from '../../domain/roles';
import { fila } from '../row-of-id';
import type { EstadoBuscado, Filtro } from './filtro-de-nombres';

/** Part of a server's name as it is kept: an A-label without the last dot, where the part can be one. */
const servidorBuscado = (texto: string): string | undefined => withoutDot(enEtiquetas(texto)) || undefined;

type Pedido = z.input<typeof filtroDominios>;

function estadosDe({ estado }: Pick<Pedido, 'estado'>, now: Temporal.Instant): EstadoBuscado[] | undefined {
  if (!estado?.length) return undefined;
  return [estado].flat().map((each) => (each === 'CONGELADO' ? { congeladoAl: stamp(now) } : each));
}

/** A filter as the registry looks for it. */
export function filtroDe(
  { nombre, tipoRelacionUsuDom: relacion = 'TODOS', ...pedido }: Pedido,
  now: Temporal.Instant,
): Filtro {
  return {
    hoy: dayOf(now),
    rol: relacion === 'TODOS' ? undefined : ROL_DE[relacion],
    parte: claveBuscada(nombre ?? '') || undefined,
    desde: pedido.fechaVencimientoDesde ?? undefined,
    hasta: pedido.fechaVencimientoHasta ?? undefined,
    cuentaPagoId: pedido.cuentaPago == null ? undefined : fila(pedido.cuentaPago),
    cuentaPagoNombre: pedido.cuentaPagoNombre?.trim() || undefined,
    alojados: pedido.dominiosAlojados ?? false,
    estados: estadosDe(pedido, now),
    delegacion: pedido.delegacion ?? undefined,
    servidor: servidorBuscado(pedido.servidor ?? ''),
    conCuenta: pedido.conCuentaPago ?? undefined,
    conCandado: pedido.conCandado ?? undefined,
    porVencimiento: pedido.porVencimiento || undefined,
  };
}
