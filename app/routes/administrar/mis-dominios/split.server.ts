import { count } from '~/format';
import type { Outputs } from '~/registry/contract';
import { alphabetical } from '~/registry/domain/in-sentences';
import { reasonsInWords } from '~/registry/domain/of-several';

type Split = Pick<
  Outputs['administracion']['accederOperacion'],
  'dominiosAplicaAccion' | 'dominiosNoAplicaAccion' | 'totalAplica' | 'totalNoAplica'
>;

/** As many names, and as many reasons, as are read before the button without being asked for. */
const SEEN = 5;

const dominios = (n: number): string => count(n, 'dominio', 'dominios');
const more = (n: number): string => (n > 0 ? `y ${n} más` : '');

/** A part of the chosen: how many, whether that is read at once, and which. */
interface Part {
  title: string;
  open: boolean;
  lines: string[];
}

/** What is said of each name that it applies to, where that is more than its name; nothing where it is said elsewhere. */
type Told = { title: string; lines: readonly string[] } | null;

/** The split of a selection in words: said here, so that its pages ship none of it. */
export function splitInWords(
  { dominiosAplicaAccion: yes, dominiosNoAplicaAccion: no, totalAplica, totalNoAplica }: Split,
  told?: Told,
) {
  const reasons = reasonsInWords(no);
  const applies: Part = {
    title: told?.title ?? `Se aplica a ${dominios(totalAplica)}`,
    open: yes.length <= SEEN,
    lines: told ? [...told.lines] : [...alphabetical(yes), more(totalAplica - yes.length)].filter(Boolean),
  };
  const others: Part = {
    title: `No se aplica a ${dominios(totalNoAplica)}: ${totalNoAplica === 1 ? 'queda' : 'quedan'} sin cambios`,
    open: totalAplica === 0 || reasons.length <= SEEN,
    lines: [...reasons, more(totalNoAplica - no.length)].filter(Boolean),
  };
  return {
    totalAplica,
    parts: [totalAplica > 0 && told !== null ? [applies] : [], totalNoAplica > 0 ? [others] : []].flat(),
  };
}
