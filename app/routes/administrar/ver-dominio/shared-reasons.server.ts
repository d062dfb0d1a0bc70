import { CONTACTOS } from './roles';
import type { Reason } from './why-not';

/** Why not, by action: in full, and without naming the action (an edge may say only the first). */
export interface Why {
  motivos?: Readonly<Record<string, string>>;
  causas?: Readonly<Record<string, string>>;
}

/** Something that is looked for and why not: in a sentence of its own, and in that of all which one cause keeps from. */
interface Told {
  what: string;
  motivo: string | undefined;
  causa: string | undefined;
}

export const toldOf = ({ motivos, causas }: Why, what: string, accion: string): Told => {
  const motivo = motivos?.[accion];
  return { what, motivo, causa: motivo && (causas?.[accion] ?? motivo) };
};

/** What keeps from its contacts: where one cause keeps from all of them, once. */
export function contactsTold(why: Why): readonly Told[] {
  const each = CONTACTOS.flatMap(({ titulo, editar, cambiar }) => [
    toldOf(why, `editar el ${titulo.toLowerCase()}`, editar),
    toldOf(why, `cambiar el ${titulo.toLowerCase()}`, cambiar),
  ]);
  const [causa, ...others] = new Set(each.map((told) => told.causa));
  return causa && others.length === 0
    ? [{ what: 'editar o cambiar sus contactos', motivo: causa, causa }]
    : each;
}

/** What one cause keeps from has one sentence, together; what is alone has the one that names it. */
export function sharedReasons(all: readonly Told[]): Reason[] {
  const times = new Map<string, number>();
  for (const { causa } of all) if (causa) times.set(causa, (times.get(causa) ?? 0) + 1);
  return all.map(({ what, motivo, causa }) => [what, causa && (times.get(causa) ?? 0) > 1 ? causa : motivo]);
}
