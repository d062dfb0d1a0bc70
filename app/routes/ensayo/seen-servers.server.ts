import type { Outputs } from '~/registry/contract';
import { DEL_REGISTRO, SIN_DIRECCION } from '~/registry/domain/words/dns';

type Vistos = Outputs['dns']['comprobarDelegacion'];

/** What a form tells of its servers before it goes on. */
export interface SeenServers {
  title: string;
  lines: string[];
  /** What to do about it, and what comes of going on all the same. */
  igual: string;
  /** How what is not the filled button looks: what nobody would find is gone on with by the plainest one. */
  kind: 'plain' | 'second';
}

/** What nobody finds, or does not answer for a name that is not hosted. */
const IN_VAIN: readonly string[] = [SIN_DIRECCION, DEL_REGISTRO];

/** None of them is of use: with them nobody finds the name, so what mends it is the way on. */
export const nobodyFinds = ({ servidores }: Vistos): boolean =>
  servidores.length > 0 && servidores.every(({ visto }) => IN_VAIN.includes(visto));

/** Those that do not answer as they should. */
export const wrongOf = ({ servidores }: Vistos) => servidores.filter(({ bien }) => !bien);

/** None of them answers as it should, found or not: until one does, nobody is answered. */
export const nobodyAnswers = ({ servidores }: Vistos): boolean =>
  servidores.length > 0 && servidores.every(({ bien }) => !bien);

/** What one of them answered. */
export const lineOf = ({ nombre, visto }: Vistos['servidores'][number]): string => `${nombre} ${visto}.`;

export const linesOf = ({ servidores, avisos }: Vistos): string[] => [...servidores.map(lineOf), ...avisos];

/** Saves them whatever they answered. */
export const GUARDAR_IGUAL = { press: 'Guardar igual', pending: 'Guardando...' };

/** What can be done all the same, and what comes of it. */
export const GUARDE_IGUAL = 'puede guardar igual: el dominio responde cuando sus servidores respondan.';

/** What to do about the servers that do not answer as they should; `igual`: what can be done all the same. */
export function mendTheir(vistos: Vistos, igual: string): string {
  const wrong = wrongOf(vistos);
  const isOne = wrong.length === 1;
  if (!nobodyFinds({ ...vistos, servidores: wrong }))
    return isOne
      ? `Revise ese servidor y compruebe de nuevo. Si lo está preparando, ${igual}`
      : `Revise los servidores y compruebe de nuevo. Si los está preparando, ${igual}`;
  return isOne
    ? `Corrija su nombre y compruebe de nuevo. Si lo está preparando, ${igual}`
    : `Corrija sus nombres y compruebe de nuevo. Si los está preparando, ${igual}`;
}
