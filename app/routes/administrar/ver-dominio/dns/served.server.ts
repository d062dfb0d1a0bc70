import { isDeepStrictEqual } from 'node:util';
import * as address from '~/addresses';
import type { Fields, ScreenForm, Typed } from '~/components/form/screen-form';
import type { Aviso } from '~/components/frame/data';
import { NBSP } from '~/format';
import type { Sobre } from '~/registry/contract/rechazo';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';
import type { ServedBefore } from '~/session/values';
import { act, type Cual, wayOn } from '../domain.server';
import { nombreIn } from '../ficha.server';
import { backInWords } from './undo-words.server';

/** How a name is served: by the registry, signed or not, or by servers of its own with their keys. */
interface Served extends Omit<ServedBefore, 'nombre' | 'rehace'> {
  alojado: boolean;
  firmada: boolean;
}

/** Null where the registry does not say it: then nobody is offered to take anything back. */
export async function servedNow(args: RouteArgs, submission: SignedSubmission): Promise<Served | null> {
  const asked = { nombreDominio: nombreIn(args) };
  const [info, estado] = await Promise.all([
    orWithout(args, submission, 'administracion.informacion', ({ administracion }) =>
      administracion.informacion({ ...asked, conRegistros: false }),
    ),
    orWithout(args, submission, 'dns.estado', ({ dns }) => dns.estado(asked)),
  ]);
  if (!info || !estado || info.codigoRespuesta !== 'OK') return null;
  const { alojado, dnssec } = estado;
  return {
    alojado,
    firmada: alojado && dnssec.firmada,
    nameservers: alojado ? [] : info.nameservers,
    ds: alojado ? [] : dnssec.ds.map(({ linea }) => linea),
  };
}

/** What was kept of how the name was served before; undefined of another name. */
async function kept(args: RouteArgs, nombre: string): Promise<ServedBefore | undefined> {
  const { session } = await requestContext(args);
  const before = await session.read('servidoAntes');
  return before?.nombre === nombre ? before : undefined;
}

/** The same, where the address asks for the way back to it. */
export const servedAsked = async (args: RouteArgs, nombre: string): Promise<ServedBefore | undefined> =>
  new URL(args.request.url).searchParams.has('antes') ? kept(args, nombre) : undefined;

/** The dialog that takes one change back, with what was before in it where that has to be written; none where nothing leads there. */
async function wayBackTo(args: RouteArgs, nombre: string, before: Served, now: Served) {
  if (before.alojado && now.alojado) return { accion: 'firmar' as const, texto: backInWords() };
  if (before.alojado) {
    // Hosting takes the keys of a name away: who takes that back has them to put in again.
    const old = await kept(args, nombre);
    if (old && old.ds.length > 0 && isDeepStrictEqual(old.nameservers, now.nameservers))
      return { accion: 'claves' as const, texto: 'Agregar las claves que tenía', antes: 'si' };
    return { accion: 'alojar' as const, texto: backInWords() };
  }
  const isOfKeys = isDeepStrictEqual(before.nameservers, now.nameservers);
  // No name is left without servers.
  if (before.nameservers.length === 0) return null;
  const { session } = await requestContext(args);
  const { nameservers, ds } = before;
  const tookBack = await servedAsked(args, nombre);
  const rehace = tookBack !== undefined && !tookBack.rehace;
  await session.write('servidoAntes', { nombre, nameservers, ds, rehace });
  const accion = isOfKeys ? ('claves' as const) : ('delegar' as const);
  return { accion, texto: backInWords(rehace), antes: 'si' };
}

/** The places of the servers that came; none of a name that was given all of its servers. */
const cameOf = (before: Served | null, now: Served | null): number[] =>
  before && now && before.nameservers.length > 0
    ? now.nameservers.flatMap((server, place) =>
        before.nameservers.some((old) => isDeepStrictEqual(old, server)) ? [] : [place],
      )
    : [];

/** The answer to a change of who serves a name, or of its keys: said in its section, with the way back. */
export async function servedAnew(
  args: RouteArgs,
  submission: SignedSubmission,
  { nombreDominio }: Pick<Cual, 'nombreDominio'>,
  told: Pick<Aviso, 'tipo' | 'texto'>,
  before: Served | null,
): Promise<Response> {
  const now = before && (await servedNow(args, submission));
  const isOther = before && now && !isDeepStrictEqual(before, now);
  const way = isOther ? await wayBackTo(args, nombreDominio, before, now) : null;
  const seguir: Aviso['seguir'] = way
    ? {
        href: address.dnsDe(way.accion, nombreDominio, way.antes ? { antes: way.antes } : {}),
        texto: way.texto,
        kind: 'second',
      }
    : undefined;
  return done(args, wayOn(args, nombreDominio), { ...told, seguir, filas: cameOf(before, now) });
}

/** Does something to how a name is served (`act`), with the way back in its notice. */
export async function serve<F extends Fields, Answer extends Sobre>(
  args: RouteArgs,
  submission: SignedSubmission,
  asked: ScreenForm<F>,
  ask: (cual: Cual, value: Typed<F>) => Promise<Answer>,
) {
  const before = await servedNow(args, submission);
  return act(args, submission, asked, ask, {
    changed: (cual, texto) => servedAnew(args, submission, cual, { tipo: 'ok', texto }, before),
  });
}

/** What goes and what comes on the way back, a line each; null where it is so already. */
function whatComesBack(now: readonly string[], before: readonly string[]) {
  const del = now.filter((line) => !before.includes(line)).map((line) => `−${NBSP}${line}`);
  const ins = before.filter((line) => !now.includes(line)).map((line) => `+${NBSP}${line}`);
  return del.length + ins.length > 0 ? { del, ins } : null;
}

interface ToFill<T> {
  now: readonly T[];
  /** What was before in its place. */
  before: (kept: ServedBefore) => readonly T[];
  /** Either of them, a line each. */
  lines: (those: readonly T[], isNow: boolean) => string[];
  /** What its change is of: 'claves de ejemplo.uy'. */
  of: string;
  /** Where no way back leads to it. */
  words: { titulo: string; press: string };
}

/** What a dialog is filled in with: how it is now or, where a notice leads back, how it was, with what that changes. */
export async function filledIn<T>(
  args: RouteArgs,
  nombre: string,
  { now, before, lines, of, words }: ToFill<T>,
) {
  const was = await servedAsked(args, nombre);
  const back = was && whatComesBack(lines(now, true), lines(before(was), false));
  if (!was || !back) return { ...words, back: null, those: now };
  const titulo = `${was.rehace ? 'Rehacer' : 'Deshacer'} el cambio de ${of}`;
  return { titulo, press: backInWords(was.rehace), back, those: before(was) };
}
