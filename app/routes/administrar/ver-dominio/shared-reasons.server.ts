import { inWords } from '~/registry/domain/roles';
import { CONTACTOS, type ContactRole } from './roles';
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

/** The contacts that each cause keeps from something, named together: in one sentence where there are several. */
function together(why: Why, accionDe: (contact: ContactRole) => string, say: Say): readonly Told[] {
  const groups = new Map<string, { told: Told; titulos: string[] }>();
  for (const contact of CONTACTOS) {
    const told = toldOf(why, '', accionDe(contact));
    if (!told.causa) continue;
    const { titulos } = groups.get(told.causa) ?? { titulos: [] };
    groups.set(told.causa, { told, titulos: [...titulos, contact.titulo.toLowerCase()] });
  }
  return [...groups.values()].map(({ told: { motivo, causa }, titulos }) => ({
    what: say(titulos),
    motivo: titulos.length === 1 ? motivo : causa,
    causa,
  }));
}

/** What is done to some contacts, after 'no puedo'. */
type Say = (titulos: readonly string[]) => string;

const named = (titulos: readonly string[], one: string, many: string): string =>
  titulos.length === 1 ? `${one} ${titulos[0]}` : `${many} ${inWords(titulos, 'y')}`;
const editing: Say = (titulos) =>
  titulos.length === CONTACTOS.length
    ? 'editar los datos de sus contactos'
    : `editar los datos ${named(titulos, 'del contacto', 'de los contactos')}`;
const replacing: Say = (titulos) =>
  titulos.length === CONTACTOS.length
    ? 'poner a otra persona en sus contactos'
    : `poner a otra persona ${named(titulos, 'como contacto', 'como contactos')}`;

/** What keeps from its contacts: where one cause keeps from all of them, once. */
export function contactsTold(why: Why): readonly Told[] {
  const all = [
    ...together(why, ({ editar }) => editar, editing),
    ...together(why, ({ cambiar }) => cambiar, replacing),
  ];
  const [{ causa } = { causa: undefined }] = all;
  const isOne = all.length === 2 && all.every((told) => told.causa === causa) && isOfAll(why);
  return isOne ? [{ what: 'editar o cambiar sus contactos', motivo: causa, causa }] : all;
}

/** Nothing can be done to any of them. */
const isOfAll = ({ motivos = {} }: Why): boolean =>
  CONTACTOS.every(({ editar, cambiar }) => motivos[editar] && motivos[cambiar]);

/** What one cause keeps from has one sentence, together; what is alone has the one that names it. */
export function sharedReasons(all: readonly Told[]): Reason[] {
  const times = new Map<string, number>();
  for (const { causa } of all) if (causa) times.set(causa, (times.get(causa) ?? 0) + 1);
  return all.map(({ what, motivo, causa }) => [what, causa && (times.get(causa) ?? 0) > 1 ? causa : motivo]);
}
