import { inWords } from '~/registry/domain/roles';

/** What could be done here, and why the person may not now; nothing where they may. */
export type Reason = readonly [what: string, motivo: string | undefined];

/** What has the same reason, together. */
export function byReason(reasons: readonly Reason[]): [motivo: string, what: string[]][] {
  const found = new Map<string, string[]>();
  for (const [what, motivo] of reasons) if (motivo) found.set(motivo, [...(found.get(motivo) ?? []), what]);
  return [...found];
}

/** Why something is not offered, as one question and its reasons, each with what it keeps from; null where everything is. */
export interface WhyNotWords {
  pregunta: string;
  /** `impide` is empty where the question says it. */
  razones: readonly { motivo: string; impide: string }[];
}

/** Said on the server, so that its pages ship none of it. */
export function whyNotInWords(reasons: readonly Reason[]): WhyNotWords | null {
  const missing = byReason(reasons);
  const [only, ...others] = missing.flatMap(([, what]) => what);
  if (only === undefined) return null;
  const isOne = others.length === 0;
  return {
    pregunta: `¿Por qué no puedo ${isOne ? only : 'hacer otras cosas'}?`,
    razones: missing.map(([motivo, what]) => ({
      motivo,
      impide: isOne ? '' : `Por eso no puede ${inWords(what, 'ni')}.`,
    })),
  };
}
