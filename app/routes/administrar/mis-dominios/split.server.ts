import { count } from '~/format';
import type { Outputs } from '~/registry/contract';
import { afterColon, alphabetical } from '~/registry/domain/in-sentences';
import { inWords } from '~/registry/domain/roles';

type Split = Pick<
  Outputs['administracion']['accederOperacion'],
  'dominiosAplicaAccion' | 'dominiosNoAplicaAccion' | 'totalAplica' | 'totalNoAplica'
>;

/** As many names, and as many reasons, as are read before the button without being asked for. */
const SEEN = 5;

/** Reasons, each once with the names that it is of: after it where they are several, for it speaks of one domain; one that says its name stands alone. */
function reasonsOf(no: Split['dominiosNoAplicaAccion']) {
  const byReason = new Map<string, string[]>();
  for (const { nombre, motivo } of no) {
    const nombres = byReason.get(motivo) ?? [];
    byReason.set(motivo, motivo.includes(nombre) ? nombres : [...nombres, nombre]);
  }
  return [...byReason].map(([motivo, [nombre, ...others]]) => {
    if (nombre === undefined) return { de: '', motivo };
    if (others.length === 0) return { de: `${nombre}:`, motivo: afterColon(motivo) };
    return { de: '', motivo: `${motivo} Es el caso de ${inWords(alphabetical([nombre, ...others]), 'y')}.` };
  });
}

const dominios = (n: number): string => count(n, 'dominio', 'dominios');
const more = (n: number): string => (n > 0 ? `y ${n} más` : '');

/** A part of the chosen: how many, whether that is read at once, and which. */
interface Part {
  title: string;
  open: boolean;
  lines: { de: string; motivo: string }[];
}

/** The split of a selection in words: said here, so that its pages ship none of it. */
export function splitInWords({
  dominiosAplicaAccion: yes,
  dominiosNoAplicaAccion: no,
  totalAplica,
  totalNoAplica,
}: Split) {
  const reasons = reasonsOf(no);
  const applies: Part = {
    title: `Se aplica a ${dominios(totalAplica)}`,
    open: yes.length <= SEEN,
    lines: [...alphabetical(yes), more(totalAplica - yes.length)]
      .filter(Boolean)
      .map((motivo) => ({ de: '', motivo })),
  };
  const others: Part = {
    title: `No se aplica a ${dominios(totalNoAplica)}: ${totalNoAplica === 1 ? 'queda' : 'quedan'} sin cambios`,
    open: totalAplica === 0 || reasons.length <= SEEN,
    lines: [...reasons, { de: '', motivo: more(totalNoAplica - no.length) }].filter(({ motivo }) => motivo),
  };
  return {
    totalAplica,
    parts: [totalAplica > 0 ? [applies] : [], totalNoAplica > 0 ? [others] : []].flat(),
  };
}
