import { rutaDe } from './steps';

const MAX_SECONDS = 60;

const stepFive = (query: Record<string, string>): string =>
  `${rutaDe('cinco')}?${new URLSearchParams(query)}`;

/** The confirmation of a sale: an address that can be kept. */
export const confirmationHref = (referencia: string): string => stepFive({ referencia });

/** What became of a sale that got no reference, because nothing of it could be done. */
export const failureHref = (venta: string): string => stepFive({ venta });

/** Where a sale whose confirmation takes time is looked at again and again (spec 7, waitResponse). */
export const waitingHref = (venta: string, milliseconds: number): string =>
  stepFive({ venta, espera: String(secondsOf(milliseconds / 1000)) });

/** A waiting time that makes sense, whatever the address says. */
export const secondsOf = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(MAX_SECONDS, Math.max(1, Math.ceil(seconds))) : MAX_SECONDS;
