import { CONTACTOS } from './roles';
import type { Reason } from './why-not';

/** What a reason says of the one thing that was wanted: where that is named beside it, the rest is true of all that it keeps from. */
const OF_ONE: readonly (readonly [said: RegExp, of: string])[] = [
  [/: (?:antes|mientras tanto) no es posible [^.]+\./, '.'],
  [/: para [^:]+, antes debe /, ': antes debe '],
  // What stands over the same page already: until when it is held, and whom to ask.
  [/ (?:No tiene fecha de fin|Termina el [^;]+); por dudas, escríbanos desde Contáctenos\.$/, ''],
];

const withoutTheOne = (motivo: string): string =>
  OF_ONE.reduce((text, [said, of]) => text.replace(said, of), motivo);

/** Things of one kind that one cause keeps from, all of them, as one thing. */
function asOne(what: string, reasons: readonly Reason[]): readonly Reason[] {
  const [cause, ...others] = new Set(reasons.map(([, motivo]) => motivo && withoutTheOne(motivo)));
  return cause && others.length === 0 ? [[what, cause]] : reasons;
}

/** What keeps from its contacts: where one cause keeps from all of them, once. */
export const contactReasons = (motivos: Partial<Record<string, string>>): readonly Reason[] =>
  asOne(
    'editar o cambiar sus contactos',
    CONTACTOS.flatMap(({ titulo, editar, cambiar }): Reason[] => [
      [`editar el ${titulo.toLowerCase()}`, motivos[editar]],
      [`cambiar el ${titulo.toLowerCase()}`, motivos[cambiar]],
    ]),
  );

/** Reasons that are one but for the thing they are told of, as that one; what keeps from a single thing, as the registry says it. */
export function sharedReasons(reasons: readonly Reason[]): Reason[] {
  const told = new Map<string, number>();
  const causes = reasons.map(([, motivo]) => motivo && withoutTheOne(motivo));
  for (const cause of causes) if (cause) told.set(cause, (told.get(cause) ?? 0) + 1);
  return reasons.map(([what, motivo], at) => {
    const cause = causes[at];
    return [what, cause && (told.get(cause) ?? 0) > 1 ? cause : motivo];
  });
}
