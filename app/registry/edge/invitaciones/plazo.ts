import { Temporal } from 'temporal-polyfill';
import { beginningOf, stamp } from '~/base/clock.server';
import type { EstadoInvitacion } from '~/database/tables/administracion';
import type { Flag } from '~/database/tables/flag';
import type { Rol } from '../../domain/roles';
import { sePiensaHasta } from '../../domain/vuelta-atras';
import { past } from './rules';

interface Enlace {
  rol: Rol;
  vence_en: string;
  /** Of the name, as it is now. */
  fecha_vencimiento: string;
}

/** The last second of a name's last day, as it is in Uruguay. */
export const finDelDominio = (fecha_vencimiento: string): Temporal.Instant =>
  beginningOf(Temporal.PlainDate.from(fecha_vencimiento).add({ days: 1 })).subtract({ seconds: 1 });

/** Until when the link can be used now: that of who was given a name lasts as the name does, also once it was renewed. */
export function venceDe({ rol, vence_en, fecha_vencimiento }: Enlace): string {
  const fin = stamp(finDelDominio(fecha_vencimiento));
  return rol === 'titular' && fin > vence_en ? fin : vence_en;
}

/** From when who was given a name can take it, and why not before; undefined where it is now (decision 118). */
export function todaviaNo(
  { desde, venta, creada_en }: { desde: string | null; venta: Flag; creada_en: string },
  now: Temporal.Instant,
): { desde: string; por: 'CORREGIDA' | 'VENTA' } | undefined {
  if (desde !== null && !past(desde, now)) return { desde, por: 'CORREGIDA' };
  const cumplida = sePiensaHasta(creada_en);
  return venta === 1 && !past(cumplida, now) ? { desde: cumplida, por: 'VENTA' } : undefined;
}

/** Whether the link of an invitation can still be used, as far as it alone says. */
export const estaVigente = (
  { estado, ...enlace }: Enlace & { estado: EstadoInvitacion },
  now: Temporal.Instant,
): boolean => estado === 'PENDIENTE' && !past(venceDe(enlace), now);
