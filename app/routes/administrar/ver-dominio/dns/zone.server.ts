import type { ActionFunctionArgs } from '@remix-run/node';
import type { Fields, ScreenForm, Typed } from '~/components/form/screen-form';
import type { Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import { CON_OTRO_TTL } from '~/registry/dns/zona';
import { canRehearse, zoneRehearsed } from '~/routes/ensayo/rehearse.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, filled, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission, rememberRefusal } from '~/session/forms/submission.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { leadOnWhereItWaits } from '../../candado/waiting.server';
import { cualDe, toAct, wayOn } from '../domain.server';
import { nombreIn } from '../ficha.server';
import { changed } from './changed.server';
import { type Cambio, type Comparacion, markOf, shown } from './compared.server';

/** A change that asks nothing, compared before anybody presses; null where it cannot be done any more, which pressing tells. */
export async function comparedAlready(args: RouteArgs, cambio: Cambio): Promise<Comparacion | null> {
  const { registry } = await signedIn(args);
  const nombreDominio = nombreIn(args);
  const comparacion = await orNotAvailable(registry.dns.compararZona({ nombreDominio, cambio }));
  return comparacion.errores.length === 0 ? shown(nombreDominio, cambio, comparacion) : null;
}

/** What every change of the whole zone begins with. */
export async function loadZone(args: RouteArgs) {
  const { nombre, volver, hidden } = await toAct(args, 'editarRegistros');
  return { nombre, volver, hidden, ensayable: await canRehearse() };
}

/** What mends a file that says another TTL of records that are there; nothing where that would be refused too. */
const REEMPLACE =
  'Para que queden con el TTL del archivo, marque «Reemplazar todos los registros actuales»: se quitan los que no estén en él.';

async function wayBesides(
  { registry }: SignedSubmission,
  nombreDominio: string,
  cambio: Cambio,
  { errores }: Outputs['dns']['compararZona'],
): Promise<string | null> {
  const isAsked = cambio.tipo === 'IMPORTAR' && !cambio.reemplazar;
  if (!isAsked || !errores.some(({ motivo }) => motivo.startsWith(CON_OTRO_TTL))) return null;
  const replaced = { nombreDominio, cambio: { ...cambio, reemplazar: true } };
  const { errores: left } = await orNotAvailable(registry.dns.compararZona(replaced));
  return left.length === 0 ? REEMPLACE : null;
}

const joined = (...said: (string | null)[]): string | null => said.filter(Boolean).join(' ') || null;

interface ZoneChange<F extends Fields> {
  asked: ScreenForm<F>;
  cambioDe: (value: Typed<F>, args: ActionFunctionArgs) => Cambio;
  /** What was compared, in a line: 'Plantilla: Correo de Zoho'. */
  inWords?: (value: Typed<F>) => string;
  /** Beside which field is told what is wrong with no line of it. */
  campo?: string;
}

/** A change of the whole zone: shown first as what it would do, then done if the zone is still the one that was shown. */
export function zoneIntents<F extends Fields>({ asked, cambioDe, inWords, campo }: ZoneChange<F>) {
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
    if (comparacion.errores.length === 0) forgetSubmission(args.context);
    else rememberRefusal(args.context); // its wrong lines are told beside what was compared
    const seen = shown(nombreDominio, cambio, comparacion);
    if (!seen.aplicable) {
      const way = await wayBesides(submission, nombreDominio, cambio, comparacion);
      return { ...again(typed), comparacion: { ...seen, correctos: joined(seen.correctos, way) } };
    }
    const { versionZona } = comparacion;
    const rehearsed = await zoneRehearsed(args, submission, { nombreDominio, versionZona, cambio });
    const besides = { que: inWords?.(read.value), rehearsed };
    return { ...again(typed), comparacion: shown(nombreDominio, cambio, comparacion, besides) };
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
