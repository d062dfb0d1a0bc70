import { isDeepStrictEqual } from 'node:util';
import type { ActionFunctionArgs } from '@remix-run/node';
import { rechazoDe } from '~/registry/contract/rechazo';
import { withoutDot } from '~/registry/domain/labels';
import { wrongOf } from '~/routes/ensayo/seen-servers.server';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { doneBefore } from '~/session/forms/done-before.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { brokenForm } from '~/session/forms/refusals.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { leadOnWhereItWaits } from '../../candado/waiting.server';
import { cualDe, domainOf, type Info, wayOn } from '../domain.server';
import { nombreIn } from '../ficha.server';
import { refused } from '../meanwhile.server';
import { nameOf } from '../name-of';
import { NAMESERVER } from './asked';
import { doneWith, rowOf, seenInWords, seenNow, serverOf, wholeOf } from './delegate.server';
import { servedAnew, servedNow } from './served.server';

/** The place of the row that the address names, from 0; undefined for a new one. */
export function placeIn({ request }: RouteArgs, info: Info): number | undefined {
  const fila = new URL(request.url).searchParams.get('fila');
  if (fila === null) return undefined;
  const place = /^\d{1,2}$/.test(fila) ? Number(fila) - 1 : -1;
  if (!info.nameservers[place]) throw notAvailable();
  return place;
}

/** To the letter (spec 8). */
const DONE = {
  agregar: 'El servidor de nombres se agregó correctamente.',
  editar: 'El servidor de nombres se actualizó correctamente.',
  eliminar: 'El servidor de nombres se eliminó correctamente.',
};

const serversOf = (info: Info) => {
  const dominio = nameOf(info);
  return info.nameservers.map((server) => serverOf(rowOf(server, dominio), dominio));
};

type Server = ReturnType<typeof serverOf>;

/** Which of the servers that answered has that name. */
const isOf = (whole: string) => {
  const plain = withoutDot(whole.trim());
  return ({ nombre }: { nombre: string }) => nombre === plain;
};

/** Sends the whole list with one row changed; what is wrong with that row is said beside its own field. `itsName`: of one that was kept whatever it answered. */
async function send(
  args: ActionFunctionArgs,
  submission: SignedSubmission,
  nameservers: Server[],
  place: number,
  texto: string,
  itsName?: string,
) {
  const cual = cualDe(args, submission);
  const before = await servedNow(args, submission);
  const refusal = rechazoDe(await orNotAvailable(submission.registry.dns.delegar({ ...cual, nameservers })));
  if (!refusal) {
    const seen = itsName
      ? (await seenNow(args, submission, nameservers, [itsName])).filter(isOf(itsName))
      : [];
    return servedAnew(args, submission, cual, doneWith(texto, seen), before);
  }
  await leadOnWhereItWaits(args, wayOn(args, cual.nombreDominio), cual.nombreDominio, refusal);
  const mine = Object.entries(refusal.mapErrores).map(([name, message]) => [
    name.replace(`nameservers[${place}].`, ''),
    message,
  ]);
  const typed = parseWithZod(submission.form, { schema: schemaOf(NAMESERVER) });
  const { data } = refuse(NAMESERVER, typed, { ...refusal, mapErrores: Object.fromEntries(mine) });
  return refused(submission, cual, refusal, data);
}

/** The servers with the one of the form among them: in the place of the address, or after the others. */
async function withOne(args: ActionFunctionArgs, { form }: SignedSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(NAMESERVER) });
  if (typed.status !== 'success') throw brokenForm();
  const info = await domainOf(args);
  const before = serversOf(info);
  const server = serverOf(typed.value, nameOf(info));
  const place = placeIn(args, info) ?? before.length;
  return {
    typed,
    servers: before.toSpliced(place, 1, server),
    place,
    isNew: place === before.length,
    isThere: before.some((each) => isDeepStrictEqual(each, server)),
    whole: wholeOf(server, nameOf(info)),
  };
}

/** Adds a server, or changes the one of the address. */
async function save(args: ActionFunctionArgs, submission: SignedSubmission, isAsked: boolean) {
  const { servers, place, isNew, isThere, whole } = await withOne(args, submission);
  const to = wayOn(args, nombreIn(args));
  const before = isThere ? await doneBefore(args, submission, to) : null;
  return (
    before ??
    send(args, submission, servers, place, isNew ? DONE.agregar : DONE.editar, isAsked ? undefined : whole)
  );
}

/** Whatever it answers. */
export const guardarIgual = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  save(args, submission, false);

/** Asks that server first, as is done where all of them are written; of the others it says nothing. */
export async function guardar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const { typed, servers, whole } = await withOne(args, submission);
  const { nombreDominio } = cualDe(args, submission);
  const { servidores } = await orNotAvailable(
    submission.registry.dns.comprobarDelegacion({ nombreDominio, nameservers: servers }),
  );
  const suyo = wrongOf({ servidores, avisos: [] }).find(isOf(whole));
  if (!suyo) return save(args, submission, true);
  return { ...again(typed), visto: seenInWords({ servidores: [suyo], avisos: [] }, [whole]) };
}

export async function eliminar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const before = await doneBefore(args, submission, wayOn(args, nombreIn(args)));
  if (before) return before;
  const info = await domainOf(args);
  const place = placeIn(args, info);
  if (place === undefined) throw notAvailable();
  return send(args, submission, serversOf(info).toSpliced(place, 1), place, DONE.eliminar);
}
