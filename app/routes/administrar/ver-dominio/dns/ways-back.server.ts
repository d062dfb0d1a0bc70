import { dateTimeInList } from '~/format';
import type { Outputs } from '~/registry/contract';
import { backInWords } from './undo-words.server';

type Version = Outputs['dns']['versiones']['versiones'][number];

interface Asked {
  /** How many changes came after it. */
  after: number;
  /** All that are shown, newest first. */
  versiones: readonly Version[];
  deshacer: Version['deshacer'];
}

/** What an edge that does not say what it would do is asked for: it says so of each once it is opened. */
const ANY: NonNullable<Version['deshacer']> = { sola: true, conLasSiguientes: true, yaPor: null };

/** That it stands no more, and why: it was taken back, or what it did was changed by what came after it. */
function pastOf({ sola, yaPor }: NonNullable<Version['deshacer']>, versiones: readonly Version[]) {
  const by = versiones.find(({ version }) => version === yaPor);
  if (by)
    return `${by.deshacer?.rehace === false && by.motivo === 'DESHACER' ? 'Se rehízo' : 'Se deshizo'} el ${dateTimeInList(by.momento)}, en la versión ${by.version}.`;
  return sola ? null : 'Lo que hizo se cambió después: no se puede deshacer este cambio solo.';
}

/** Which ones a change took back, or of which undo it did again what that had taken back. */
function tookOf(version: number | undefined, versiones: readonly Version[]): string | null {
  const taken = versiones.filter(({ deshacer }) => deshacer?.yaPor === version);
  const [last, first] = [taken[0], taken.at(-1)];
  if (!last || !first) return null;
  if (last === first)
    return last.deshacer?.rehace
      ? `Rehízo lo que había deshecho la versión ${last.version}.`
      : `Deshizo la versión ${last.version}.`;
  const to = taken.length === 2 ? 'y' : 'a';
  return `Deshizo las versiones ${first.version} ${to} ${last.version}.`;
}

/** How a change of a zone is taken back: it alone, with what came after it, or not at all, because it stands no more. */
export function waysBack({ after, versiones, deshacer = ANY }: Asked) {
  const later = after === 1 ? 'el que vino después' : `los ${after} que vinieron después`;
  return {
    took: tookOf(versiones[after]?.version, versiones),
    past: pastOf(deshacer, versiones),
    alone: deshacer.sola ? backInWords(deshacer.rehace) : null,
    withLater: after > 0 && deshacer.conLasSiguientes ? `Deshacer este cambio y ${later}` : null,
  };
}
