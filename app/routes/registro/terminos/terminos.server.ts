import * as address from '~/addresses';
import type { Conflict } from '~/components/form/meanwhile';
import { rechazoDe } from '~/registry/contract/rechazo';
import { type Cambio, cambiosEntre, palabrasEntre, renglonesDe } from '~/registry/domain/renglones';
import { conflictOver, versionSeen, withConflict } from '~/routes/registro/draft-seen.server';
import { withReason } from '~/routes/registro/reason.server';
import { htmlOf, textOf } from '~/routes/terminos/terms.server';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { leadOnWhereItWaits } from '~/session/oficina/waits.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { TEXTO, VIGENCIA } from './asked';

type Args = RouteArgs & { params: { id?: string } };

const wordsOf = (lines: readonly string[]): string[] => lines.map(textOf).filter(Boolean);

/** A place where two versions differ, as it is read: its words without their tags, and which of them changed. */
const inWords = ({ antes, despues }: Cambio) => palabrasEntre(wordsOf(antes), wordsOf(despues));
export type ChangeInWords = ReturnType<typeof inWords>;

/** The version that the address names, with its text as it may stand in a page. */
export async function loadVersion(args: Args) {
  const { oficina } = await atDesk(args, 'verContenidos');
  const { terminos } = await orNotAvailable(oficina.terminos.ver({ id: idOf(args.params.id) }));
  return { ...terminos, cambios: terminos.cambios.map(inWords), html: htmlOf(terminos.contenido) };
}

/** Begins a draft with the text in force, and goes on to write it. */
export async function crear(args: Args, { oficina, operacion }: DeskSubmission) {
  const answer = await oficina.terminos.crear({ operacion });
  return told(
    args,
    answer.id === undefined ? address.terminosEnOficina() : address.versionDeTerminos(answer.id),
    answer,
  );
}

type Actual = Awaited<ReturnType<typeof loadVersion>>;

/** What was typed beside what somebody else saved meanwhile, where they differ. */
const conflictOf = (typed: string, seen: Actual): Conflict =>
  conflictOver(
    seen,
    cambiosEntre(renglonesDe(seen.contenido), renglonesDe(typed)).map(({ antes, despues }, at) => ({
      campo: `Cambio ${at + 1}`,
      suyo: despues.join('\n'),
      actual: antes.join('\n'),
    })),
  );

/** Writes a draft anew; where somebody else did meanwhile, the page comes back with both, and nothing was saved. */
export async function cambiar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(TEXTO) });
  if (typed.status !== 'success') return withConflict(refuse(TEXTO, typed).data, null);
  const id = idOf(args.params.id);
  const { contenido } = typed.value;
  const version = versionSeen(form);
  const answer = await orNotAvailable(oficina.terminos.cambiar({ id, version, contenido, operacion }));
  const rechazo = rechazoDe(answer);
  if (!rechazo) return told(args, address.versionDeTerminos(id), answer);
  const refused = refuse(TEXTO, typed, rechazo).data;
  if (rechazo.codigo !== 'VERSION') return withConflict(refused, null);
  return withConflict(refused, conflictOf(contenido, await loadVersion(args)));
}

/** Has it in force from when was typed, or now. */
export async function publicar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(VIGENCIA) });
  if (typed.status !== 'success') return refuse(VIGENCIA, typed);
  const id = idOf(args.params.id);
  const version = versionSeen(form);
  const answer = await orNotAvailable(oficina.terminos.publicar({ id, version, ...typed.value, operacion }));
  const rechazo = rechazoDe(answer);
  await leadOnWhereItWaits(args, rechazo);
  return rechazo ? refuse(VIGENCIA, typed, rechazo) : told(args, address.versionDeTerminos(id), answer);
}

/** Leaves it. */
export function retirar(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const id = idOf(args.params.id);
  return withReason(args, submission, address.versionDeTerminos(id), (motivo) =>
    oficina.terminos.retirar({ id, motivo, operacion }),
  );
}
