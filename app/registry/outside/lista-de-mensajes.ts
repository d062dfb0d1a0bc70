import { onceForSettings } from '~/base/config.server';
import { type Id, isSameId } from '../contract/ids';
import type { MensajeUsuario } from '../contract/mensajes';
import { PRIORIDADES } from '../domain/contenidos';
import { RegistryFailure } from '../failure';
import { shownDay } from './amounts-and-dates';
import type { Given } from './answer-reader';
import type { Edge, Said } from './edge';

/** As far as a message is looked for where it cannot be asked for alone. */
const PAGES = 10;
const PAGE = 25;

/** Whatever the edge calls it, a message has one of three priorities; 'other' is the third (spec 2). */
const prioridadDe = (said: Given) => said.of('prioridad', 'prioridad.nombre').oneOf(PRIORIDADES, 'BAJA');

/** A message is opened by its title. */
const SIN_TITULO = 'Mensaje sin título';

/** A message to somebody, or to everybody. */
export function mensaje(said: Given): MensajeUsuario {
  const day = said.of('fechaDesdeString', 'fechaDesde').day('');
  return {
    id: said.of('id').id(),
    titulo: said.of('titulo').textOrNull || SIN_TITULO,
    mensaje: said.of('mensaje', 'texto').text(''),
    prioridad: prioridadDe(said),
    fechaDesde: said.of('fechaDesde', 'fechaDesdeString').instantOrNull,
    fechaDesdeString: day && shownDay(day),
    leido: said.of('leido').flag(false),
  };
}

/** The envelope of messages and administration. */
export const respuestaCodigo = ({ done, mensaje: text }: Said) => ({
  codigo: done ? ('OK' as const) : ('ERROR' as const),
  mensaje: text,
});

async function preguntada(edge: Edge, path: string, paginaActual: number, cantXPagina: number) {
  const answer = await edge.ask({ method: 'POST', path, body: { paginaActual, cantXPagina } });
  const { said, done } = answer;
  const total = said.of('totalCount');
  // Nothing at all is no empty list: 'no messages' would be told of a fault of the edge.
  if (done && !said.of('mensajes').has && !(total.has && total.whole() === 0))
    throw said.of('mensajes').unreadable();
  const listed = said.of('mensajes').list().map(mensaje);
  const shown = said.of('paginaActual');
  return {
    ...respuestaCodigo(answer),
    totalCount: total.whole(listed.length),
    saysTotal: total.has,
    ...(shown.has && { paginaActual: shown.whole() }),
    mensajes: listed,
  };
}

type Respondida = Awaited<ReturnType<typeof preguntada>>;
type Asking = (page: number) => Promise<Respondida>;

/** The number of an edge's first page, once a list has shown it: section 7 does not say whether it is 1 or 0. */
const primera = onceForSettings((): { es?: 0 | 1 } => ({}));

/** Whether a page 1 may be the second: there are more messages than it shows, or nobody says how many. */
const mayBeSecond = ({ mensajes: { length }, totalCount, saysTotal }: Respondida, size: number): boolean =>
  !saysTotal || totalCount > (length === 0 ? 0 : size);

/** Whether page 1, as it was answered, is the second one: it lacks what a page 0 has. */
async function isSecond(one: Respondida, ask: Asking, size: number): Promise<boolean> {
  if (!mayBeSecond(one, size)) return false;
  const zero = await ask(0).catch(() => null);
  const [first] = zero?.mensajes ?? [];
  return first !== undefined && one.mensajes.every(({ id }) => !isSameId(id, first.id));
}

async function numerada(edge: Edge, path: string, pedida: number, cantXPagina: number): Promise<Respondida> {
  const ask = (page: number) => preguntada(edge, path, page, cantXPagina);
  const known = primera();
  if (known.es === undefined) {
    const one = await ask(1);
    const isKnown = one.mensajes.length > 0 || one.totalCount > 0;
    const second = await isSecond(one, ask, cantXPagina);
    if (second || isKnown) known.es = second ? 0 : 1;
    if (pedida === 1 && !second) return one;
  }
  const page = await ask(known.es === 0 ? pedida - 1 : pedida);
  return known.es === 0 && page.paginaActual !== undefined
    ? { ...page, paginaActual: page.paginaActual + 1 }
    : page;
}

/** A page of a list, whatever number its edge gives the first. */
export async function pagina(edge: Edge, path: string, pedida: number, cantXPagina: number) {
  const { saysTotal: _, ...page } = await numerada(edge, path, pedida, cantXPagina);
  return page;
}

/** A list as far as it is gone through, until what is looked for is in it; and whether that was all of it. */
async function recorrida(edge: Edge, path: string, until?: Id) {
  const all: MensajeUsuario[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const { codigo, mensajes: listed, totalCount, saysTotal } = await numerada(edge, path, page, PAGE);
    // A page that is refused does not say that there is nothing on it.
    if (codigo !== 'OK') throw new RegistryFailure('backend', 502);
    all.push(...listed);
    const isLast = saysTotal ? page * PAGE >= totalCount : listed.length < PAGE;
    if (isLast) return { mensajes: all, isWhole: true };
    if (listed.some(({ id }) => isSameId(id, until))) break;
  }
  return { mensajes: all, isWhole: false };
}

/** The unread ones, as far as the list is gone through. */
export const sinLeer = async (edge: Edge, path: string): Promise<MensajeUsuario[]> =>
  (await recorrida(edge, path)).mensajes.filter(({ leido }) => !leido);

/** A page of those: section 7 has no way to ask for them, so they are picked from the whole list. */
export async function paginaSinLeer(edge: Edge, path: string, pedida: number, cantXPagina: number) {
  const unread = await sinLeer(edge, path);
  const paginaActual = Math.min(pedida, Math.max(1, Math.ceil(unread.length / cantXPagina)));
  return {
    codigo: 'OK' as const,
    mensaje: '',
    totalCount: unread.length,
    paginaActual,
    mensajes: unread.slice((paginaActual - 1) * cantXPagina, paginaActual * cantXPagina),
  };
}

/** A message among the pages of its list, where the edge does not tell it alone. */
export async function buscado(edge: Edge, path: string, id: Id) {
  const { mensajes: listed, isWhole } = await recorrida(edge, path, id);
  return { found: listed.find((each) => isSameId(each.id, id)), isWhole };
}
