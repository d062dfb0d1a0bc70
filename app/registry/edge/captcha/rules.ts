import { isIPv6 } from 'node:net';
import type { Temporal } from 'temporal-polyfill';

/** Queries one session and one address may make in a window before a captcha is asked (decision *Captcha*). */
export const PRESUPUESTO = { ventanaMinutos: 10, porVisitante: 30, porDireccion: 600 } as const;

/** How long a challenge can be answered: long enough for who reads or types slowly (WCAG 2.2.1). */
export const MINUTOS_PARA_RESPONDER = 30;

/** Start of the window an instant falls in, as the instant is stored. */
export function ventanaDe(now: Temporal.Instant): string {
  const size = PRESUPUESTO.ventanaMinutos * 60_000;
  return new Date(Math.floor(now.epochMilliseconds / size) * size).toISOString();
}

/** The 64-bit network of an IPv6 address: whoever has one address of it has them all. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** What counts as one address: an IPv4 address, or an IPv6 network. */
export function origenDe(direccion: string): string {
  const plain = direccion.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return isIPv6(plain) ? network(plain) : plain;
}

/** Whether what has been asked in this window already spends a budget. */
export const agotado = (deVisitante: number, deDireccion: number): boolean =>
  deVisitante >= PRESUPUESTO.porVisitante || deDireccion >= PRESUPUESTO.porDireccion;
