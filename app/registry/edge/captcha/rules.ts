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

/** Whether what has been asked in this window already spends a budget. */
export const agotado = (deVisitante: number, deDireccion: number): boolean =>
  deVisitante >= PRESUPUESTO.porVisitante || deDireccion >= PRESUPUESTO.porDireccion;
