import type { ActionFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { inMarks } from '~/components/ticked-marks';
import { count, date, dateTimeInList, time } from '~/format';
import { RegistryFailure } from '~/registry/client.server';
import type { Outputs } from '~/registry/contract';
import type { Id } from '~/registry/contract/ids';
import type { MensajeGlobal } from '~/registry/contract/mensajes';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import {
  type Registry,
  type RequestContext,
  type RouteArgs,
  redirect,
} from '~/session/request/request-context.server';
import { chosenIn, pageAsked, pageShown } from './list-page';

type Page = Outputs['mensajes']['usuario'];

/** What the way to all of them says, and what is said once they are chosen: here, so that the page ships none of it. */
function allInWords(total: number, soloSinLeer: boolean) {
  const which = `los ${count(total, 'mensaje', 'mensajes')}${soloSinLeer ? ' sin leer' : ''}`;
  return {
    elegir: `Elegir ${which}`,
    elegidos: `Se eligieron ${which}, de todas las páginas. Quite la marca de los que no quiera eliminar.`,
  };
}

/** Whether a list is of the unread ones alone. */
export const isOfUnread = (query: URLSearchParams): boolean => query.get('leidos') === 'no';

/** What the bar says of the chosen ones: all but those that were taken off, on this page or another. */
function barOf({ areAll, menos }: ReturnType<typeof chosenIn>, { mensajes, totalCount }: Page) {
  const here = mensajes.map(({ id }) => String(id));
  const off = menos.filter((id) => !here.includes(id)).length;
  return {
    fijo: `Elegidos: ${off > 0 ? totalCount - off : `los ${totalCount}`}`,
    enOtras: areAll ? inMarks(totalCount - here.length - off) : [],
  };
}

/** Whether the registry says at what hour it came: of a day alone, midnight is none. */
const hasHour = ({ fechaDesde }: MensajeGlobal): boolean =>
  fechaDesde !== null && !/T0[03]:00:00(\.0+)?Z$/.test(fechaDesde);

/** The hour is told of those of today, which have no date then, and of those that only it tells from another: where the registry says it. */
function withHours(mensajes: Page['mensajes']) {
  const today = date(dayOf(now()).toString());
  const alike = (one: MensajeGlobal, other: MensajeGlobal) =>
    one.titulo === other.titulo && one.fechaDesdeString === other.fechaDesdeString;
  const hourOf = (each: MensajeGlobal): string | null => {
    if (each.fechaDesde === null || !hasHour(each)) return null;
    if (each.fechaDesdeString === today) return `Hoy ${time(each.fechaDesde)}`;
    return mensajes.filter((other) => alike(each, other)).length > 1 ? dateTimeInList(each.fechaDesde) : null;
  };
  return mensajes.map((each) => ({ ...each, cuando: hourOf(each) }));
}

/** A page of the person's messages, newest first: of all, or of the unread ones. */
export async function loadMessages({ registry }: RequestContext, query: URLSearchParams) {
  const asked = pageAsked(query);
  const soloSinLeer = isOfUnread(query);
  const answer = await registry.mensajes.usuario({ ...asked, soloSinLeer });
  const shown = pageShown(asked, answer);
  return {
    mensajes: withHours(answer.mensajes),
    soloSinLeer,
    ...shown,
    barra: barOf(chosenIn(`?${query}`), answer),
    todos: shown.pages > 1 ? allInWords(shown.total, soloSinLeer) : null,
  };
}

/** Where Back leads after a message was deleted. */
const GONE = {
  mensaje: 'El mensaje se eliminó de su lista, o no es suyo.',
  volver: address.mensajes(),
  intentar: 'Ver mis mensajes',
};

/** One of the person's messages. */
export async function messageOf(registry: Registry, id: unknown) {
  const { mensaje } = await orNotAvailable(registry.mensajes.ver({ id: idOf(id) }), GONE);
  return mensaje;
}

/** What a browser asks for before anybody looks: fetched ahead by itself, by a page or by a mail reader. */
const isAhead = ({ method, headers }: Request): boolean =>
  method === 'HEAD' ||
  ['Sec-Purpose', 'Purpose', 'X-Moz', 'X-Purpose'].some((name) =>
    /prefetch|preview/.test(headers.get(name) ?? ''),
  );

/** Marks a message read; false where the registry did not do it: whoever opened it reads it all the same. */
async function isMarked(registry: Registry, id: Id): Promise<boolean> {
  try {
    await registry.mensajes.leido({ id });
    return (await registry.mensajes.ver({ id })).mensaje.leido;
  } catch (failure) {
    if (failure instanceof RegistryFailure) return false;
    throw failure;
  }
}

/**
 * A message that is opened, wherever that is: it is read from then on (spec 4). The page begins anew once it is marked, so
 * that the count above it is the new one; where that fails the message is shown, and stays unread.
 */
export async function openMessage(
  args: RouteArgs,
  { registry, plainRegistry, path }: RequestContext,
  id: unknown,
) {
  const mensaje = await messageOf(registry, id);
  if (mensaje.leido || isAhead(args.request)) return mensaje;
  if (await isMarked(plainRegistry, mensaje.id)) throw redirect(args, path);
  return mensaje;
}

/** The last paragraph of a notice, where it says where the notice leads. */
const WAY = /(?:^|\n\n)([^\n:]{1,60}): (https?:\/\/\S+)$/;

/** A message, and apart from it where in this portal it leads: an address that somebody else wrote is no way of ours. */
export function splitLink(mensaje: MensajeGlobal) {
  const [whole = '', texto = '', url = ''] = WAY.exec(mensaje.mensaje) ?? [];
  const { PUBLIC_URL } = settings();
  const conHora = hasHour(mensaje);
  if (!url.startsWith(`${PUBLIC_URL}/`)) return { mensaje, conHora, enlace: null };
  return {
    conHora,
    mensaje: { ...mensaje, mensaje: mensaje.mensaje.slice(0, -whole.length) },
    enlace: { texto, direccion: url.slice(PUBLIC_URL.length) },
  };
}

/** Marks all of them read. */
export async function leerTodos(args: RouteArgs, { registry, path }: Submission) {
  const { cantidad } = await registry.mensajes.leerTodos();
  const texto =
    cantidad === 0
      ? 'No tenía mensajes sin leer.'
      : `${count(cantidad, 'mensaje quedó marcado como leído', 'mensajes quedaron marcados como leídos')}.`;
  return done(args, path, { tipo: 'ok', texto });
}

/** Takes a message off the list. */
export async function eliminar(args: ActionFunctionArgs, { registry }: Submission) {
  const { titulo, id } = await messageOf(registry, args.params.id);
  const hecho = `Se eliminó el mensaje «${titulo}».`;
  return told(args, address.mensajes(searchOf(args)), await registry.mensajes.eliminar({ id }), { hecho });
}

const searchOf = ({ request }: RouteArgs): string => new URL(request.url).search;
