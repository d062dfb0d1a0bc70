import * as address from '~/addresses';
import { inWords } from '~/registry/domain/roles';
import { PAGINA_DEL_CANDADO } from '~/registry/domain/words/candado';

/** What could be done here, and why the person may not now; nothing where they may. */
export type Reason = readonly [what: string, motivo: string | undefined];

/** What has the same reason, together. */
export function byReason(reasons: readonly Reason[]): [motivo: string, what: string[]][] {
  const found = new Map<string, string[]>();
  for (const [what, motivo] of reasons) if (motivo) found.set(motivo, [...(found.get(motivo) ?? []), what]);
  return [...found];
}

/** A reason; where it names a page, `texto` leads there, and `despues` follows it. */
interface Motivo {
  antes: string;
  texto?: string;
  href?: string;
  despues?: string;
}

/** A reason with the way to the page of its lock, where it sends there. */
function withItsWay(motivo: string, nombre: string): Motivo {
  const [antes, despues] = motivo.split(PAGINA_DEL_CANDADO);
  if (antes === undefined || despues === undefined) return { antes: motivo };
  return { antes, texto: PAGINA_DEL_CANDADO, href: address.candadoDe(nombre), despues };
}

/** Why something is not offered, as one question and its reasons, each with what it keeps from; null where everything is. */
export interface WhyNotWords {
  pregunta: string;
  /** `impide` is empty where the question says it. */
  razones: readonly (Motivo & { impide: string })[];
}

/** Said on the server, so that its pages ship none of it. */
export function whyNotInWords(reasons: readonly Reason[], nombre: string): WhyNotWords | null {
  const missing = byReason(reasons);
  const [only, ...others] = missing.flatMap(([, what]) => what);
  if (only === undefined) return null;
  const isOne = others.length === 0;
  return {
    pregunta: `¿Por qué no puedo ${isOne ? only : 'hacer otras cosas'}?`,
    razones: missing.map(([motivo, what]) => ({
      ...withItsWay(motivo, nombre),
      impide: isOne ? '' : `Por eso no puede ${inWords(what, 'ni')}.`,
    })),
  };
}
