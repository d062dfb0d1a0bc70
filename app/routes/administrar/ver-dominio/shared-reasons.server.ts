import { CONTACTO_DE, inWords, ROL_DE } from '~/registry/domain/roles';
import type { Reason } from './reasons';
import { CONTACTOS, type ContactRole } from './roles';

/** Why not, by action: in full, and without naming the action (an edge may say only the first). */
export interface Why {
  motivos?: Readonly<Record<string, string>>;
  causas?: Readonly<Record<string, string>>;
}

/** Something that is looked for and why not: in a sentence of its own, and in that of all which one cause keeps from. */
export interface Told {
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
  const groups = new Map<string, { told: Told; quienes: string[] }>();
  for (const contact of CONTACTOS) {
    const told = toldOf(why, '', accionDe(contact));
    if (!told.causa) continue;
    const { quienes } = groups.get(told.causa) ?? { quienes: [] };
    groups.set(told.causa, { told, quienes: [...quienes, CONTACTO_DE[ROL_DE[contact.tipo]]] });
  }
  return [...groups.values()].map(({ told: { motivo, causa }, quienes }) => ({
    what: say(quienes),
    motivo: quienes.length === 1 ? motivo : causa,
    causa,
  }));
}

/** What is done to some contacts, after 'no puedo'. */
type Say = (quienes: readonly string[]) => string;

const editing: Say = (quienes) =>
  quienes.length === CONTACTOS.length
    ? 'editar los datos de sus contactos'
    : `editar los datos ${inWords(
        quienes.map((quien) => `del ${quien}`),
        'o',
      )}`;
const replacing: Say = (quienes) => {
  const [only, ...others] = quienes;
  if (others.length === 0 && only === CONTACTO_DE.titular) return 'transferir el titular';
  return quienes.length === CONTACTOS.length
    ? 'transferir el titular o poner a otra persona en sus contactos'
    : `poner a otra persona como ${inWords(quienes, 'o')}`;
};

/** What keeps from its contacts: where one cause keeps from all of them, once. */
export function contactsTold(why: Why): readonly Told[] {
  const all = [
    ...together(why, ({ editar }) => editar, editing),
    ...together(why, ({ cambiar }) => cambiar, replacing),
  ];
  const [{ causa } = { causa: undefined }] = all;
  const isOne = all.length === 2 && all.every((told) => told.causa === causa) && isOfAll(why);
  const whats = ['editar o cambiar sus contactos', 'transferir el titular'];
  return isOne ? whats.map((what) => ({ what, motivo: causa, causa })) : all;
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
