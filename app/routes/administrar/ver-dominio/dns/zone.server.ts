import { createHash } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { Fields, ScreenForm, Typed } from '~/components/form/screen-form';
import { count } from '~/format';
import type { Inputs, Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import type { Part } from '~/routes/ensayo/parts.server';
import { canRehearse, zoneRehearsed } from '~/routes/ensayo/rehearse.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, filled, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission } from '~/session/forms/submission.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { leadOnWhereItWaits } from '../../candado/waiting.server';
import { cualDe, toAct, wayOn } from '../domain.server';
import { nombreIn } from '../ficha.server';
import { changed } from './changed.server';
import { readableLine } from './readable-line.server';

export type Cambio = Inputs['dns']['compararZona']['cambio'];
type Comparada = Outputs['dns']['compararZona'];

/** As many lines as are of use to a person: the page of a large zone would be megabytes of them. */
const SHOWN = 200;

/** The first lines of many, and how many there are. */
const first = <Line>(lines: readonly Line[]) => ({ lines: lines.slice(0, SHOWN), total: lines.length });

/** Lines of one kind, under their heading where the one above does not say it; the sign is for who does not see colours. */
interface Group extends ReturnType<typeof first<string>> {
  title: string;
  kind: Part['kind'];
}

/** The records that go and come; of one kind alone `outcomeOf` says already how many. What is wrong is read first, and alone. */
function records({ quitados, agregados, errores }: Comparada): Group[] {
  if (errores.length > 0) return [];
  const isTold = quitados.length === 0 || agregados.length === 0;
  const group = (what: string, kind: 'del' | 'ins', lines: readonly string[]): Group[] =>
    lines.length === 0
      ? []
      : [
          {
            title: isTold ? '' : `${what} (${lines.length})`,
            kind,
            ...first(lines.map((line) => `${kind === 'del' ? '−' : '+'} ${readableLine(line)}`)),
          },
        ];
  return [...group('Se quitan', 'del', quitados), ...group('Se agregan', 'ins', agregados)];
}

/** The parts of a rehearsal say themselves how many more there are. */
const rest = (parts: readonly Part[]): Group[] =>
  parts.map((part) => ({ ...part, total: part.lines.length }));

/** Which change it was that was compared: another one is compared anew before it is done. */
const markOf = (cambio: Cambio): string =>
  createHash('sha256').update(JSON.stringify(cambio)).digest('base64url');

/** It can be done, and no record stays; where that is not told, the way back to before the first one of a name. */
const leavesNothing = (cambio: Cambio, { errores, quitados, quedan }: Comparada): boolean =>
  errores.length === 0 &&
  quitados.length > 0 &&
  (quedan === undefined ? cambio.tipo === 'DESHACER' && cambio.version === 0 : quedan === 0);

const NOTHING_LEFT = 'El dominio queda sin registros DNS: la web y el correo que tenga dejan de funcionar';

/** What comes of it is destructive as nothing else is: its button says so, and how many go. */
const buttonOf = (cambio: Cambio, comparada: Comparada) =>
  leavesNothing(cambio, comparada)
    ? {
        press:
          comparada.quitados.length === 1
            ? 'Quitar el registro'
            : `Quitar los ${comparada.quitados.length} registros`,
        pending: 'Quitando...',
        danger: true,
      }
    : null;

/** What came of a comparison, in one line. */
function outcomeOf(cambio: Cambio, comparada: Comparada): string {
  const { quitados, agregados, errores } = comparada;
  if (leavesNothing(cambio, comparada)) return NOTHING_LEFT;
  if (errores.length > 0) return `${count(errores.length, 'línea', 'líneas')} con errores: no se cambió nada`;
  const [out, into] = [quitados.length, agregados.length];
  const leave = `${out === 1 ? 'Se quita' : 'Se quitan'} ${out}`;
  const come = `${into === 1 ? 'Se agrega' : 'Se agregan'} ${into}`;
  if (out > 0) return into > 0 ? `${leave}, ${come.toLowerCase()}` : leave;
  return into > 0 ? come : 'La zona ya está así: no hay nada que cambiar';
}

/** That the rest of a file with errors is right: who mends it need not look there. */
function restOf({ errores, correctos = 0 }: Comparada): string | null {
  if (errores.length === 0 || correctos === 0) return null;
  return correctos === 1
    ? 'El otro registro del archivo está bien.'
    : `Los otros ${correctos} registros del archivo están bien.`;
}

/** A comparison as its page shows it; `aplicable`: there is something to do, and all of it can be done. */
const shown = (cambio: Cambio, comparada: Comparada) => {
  const { versionZona, quitados, agregados, errores, omitidas } = comparada;
  return {
    versionZona,
    comparado: markOf(cambio),
    dicho: outcomeOf(cambio, comparada),
    boton: buttonOf(cambio, comparada),
    aplicable: errores.length === 0 && quitados.length + agregados.length > 0,
    groups: records(comparada),
    errores: first(errores),
    correctos: restOf(comparada),
    omitidas: first(omitidas),
  };
};
export type Comparacion = ReturnType<typeof shown>;

/** A change that asks nothing, compared before anybody presses; null where it cannot be done any more, which pressing tells. */
export async function comparedAlready(args: RouteArgs, cambio: Cambio): Promise<Comparacion | null> {
  const { registry } = await signedIn(args);
  const nombreDominio = nombreIn(args);
  const comparacion = await orNotAvailable(registry.dns.compararZona({ nombreDominio, cambio }));
  return comparacion.errores.length === 0 ? shown(cambio, comparacion) : null;
}

/** What every change of the whole zone begins with. */
export async function loadZone(args: RouteArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden, ensayable: await canRehearse() };
}

/**
 * A change of the whole zone: shown first as what it would do, then done if the zone is still the one that was shown. What is
 * wrong with no line of it is told beside `campo`.
 */
export function zoneIntents<F extends Fields>(
  asked: ScreenForm<F>,
  cambioDe: (value: Typed<F>, args: ActionFunctionArgs) => Cambio,
  campo?: string,
) {
  /** `fresh` is a field that the page has not shown yet as it is here: what a file put into it. */
  async function comparar(
    args: ActionFunctionArgs,
    submission: SignedSubmission,
    fresh?: { name: string; text: string },
  ) {
    const read = parseWithZod(submission.form, { schema: schemaOf(asked) });
    if (read.status !== 'success') return refuse(asked, read);
    const typed = fresh ? filled(read, fresh.name, fresh.text) : read;
    const { nombreDominio } = cualDe(args, submission);
    const cambio = cambioDe(read.value, args);
    const { compararZona } = submission.registry.dns;
    const comparacion = await orNotAvailable(compararZona({ nombreDominio, cambio }));
    const [only] = comparacion.errores;
    // What belongs to no line of a file is wrong with the form itself.
    if (only && only.linea === 0 && only.texto === '') {
      const mapErrores = campo ? { [campo]: only.motivo } : undefined;
      return refuse(asked, typed, { mensaje: only.motivo, mapErrores });
    }
    // Seen and nothing wrong: its page is no refused one.
    if (comparacion.errores.length === 0) forgetSubmission(args.context);
    const seen = shown(cambio, comparacion);
    if (!seen.aplicable) return { ...again(typed), comparacion: seen };
    const { versionZona } = comparacion;
    const parts = await zoneRehearsed(args, submission, { nombreDominio, versionZona, cambio });
    return { ...again(typed), comparacion: { ...seen, groups: [...seen.groups, ...rest(parts)] } };
  }

  async function aplicar(args: ActionFunctionArgs, submission: SignedSubmission) {
    const typed = parseWithZod(submission.form, { schema: schemaOf(asked) });
    if (typed.status !== 'success') return refuse(asked, typed);
    const { nombreDominio, operacion } = cualDe(args, submission);
    const cambio = cambioDe(typed.value, args);
    if (submission.form.get('comparado') !== markOf(cambio)) {
      const unseen = await comparar(args, submission);
      // With errors, doing it is what tells them: nothing of it is done.
      if (!('comparacion' in unseen && unseen.comparacion.errores.total > 0)) return unseen;
    }
    const answer = await orNotAvailable(
      submission.registry.dns.cambiarZona({
        nombreDominio,
        operacion,
        versionZona: Number(submission.form.get('versionZona')) || 0,
        cambio,
      }),
    );
    const refusal = rechazoDe(answer);
    if (refusal) await leadOnWhereItWaits(args, wayOn(args, nombreDominio), nombreDominio, refusal);
    return refusal ? refuse(asked, typed, refusal) : changed(args, submission, nombreDominio, answer.mensaje);
  }

  return { comparar, aplicar };
}
