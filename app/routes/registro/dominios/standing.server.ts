import { date } from '~/format';
import type { Info } from '~/routes/administrar/ver-dominio/domain.server';
import { unfinishedOf } from '~/routes/administrar/ver-dominio/unfinished.server';
import { type Entradas, whatNext } from '~/routes/administrar/ver-dominio/what-next.server';

/** How a name stands: what its holder's page says of it, and when something happens to it by itself. */
export interface Standing {
  lead: string;
  /** What its holder is told to do besides, of a name whose registration is not done: there is nothing else to see of it. */
  unfinished: string | null;
}

/** The sentences of its holder's page, so that both read the same; without the one that tells the holder to do nothing. */
export function standingOf(info: Info, entradas: Entradas): Standing {
  const unfinished = unfinishedOf(info);
  if (unfinished) {
    const { lead, before, link, after } = unfinished;
    return { lead, unfinished: `${before}${link.words}${after}` };
  }
  const next = whatNext(info, true, entradas);
  const outOfZone = (info.retenciones ?? []).some(({ efectos }) => efectos.includes('ZONA'));
  return {
    lead: (outOfZone ? 'No está en los servidores: lo retuvo el registro. ' : '') + said(next),
    unfinished: null,
  };
}

const said = (next: ReturnType<typeof whatNext>): string =>
  next ? `${next.before}${next.date === null ? '' : date(next.date)}${next.after}` : '';
