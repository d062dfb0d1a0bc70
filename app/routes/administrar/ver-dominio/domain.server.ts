import type { z } from 'zod';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ownPath } from '~/base/own-path';
import type { Difference } from '~/components/form/meanwhile';
import { type Fields, NO_FIELDS, type ScreenForm, type Typed } from '~/components/form/screen-form';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { ESPERA_OTRO } from '~/registry/domain/words/candado';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { leadOnWhereItWaits, waitingAt } from '../candado/waiting.server';
import { nombreIn, sectionOf } from './ficha.server';
import { givenAway } from './given-away.server';
import { refused } from './meanwhile.server';
import { nameOf } from './name-of';

/** The domain that an address names; 'Información no disponible' without one, and for one that is not theirs (spec 2). */
export const domainOf = sectionOf(
  ({ informacion }) => informacion,
  async (args) => {
    const { registry } = await signedIn(args);
    const asked = { nombreDominio: nombreIn(args), conRegistros: false };
    return orNotAvailable(registry.administracion.informacion(asked), () => givenAway(args));
  },
);

export type Info = Awaited<ReturnType<typeof domainOf>>;

/** Where an action on a domain leads when it is left: its detail, or the list that it was asked for in. */
export const wayBack = ({ request }: RouteArgs, nombre: string): string =>
  ownPath(new URL(request.url).searchParams.get('volver'), address.verDominio(nombre));

/** The section of the detail that an action changes: what was done is said there (decision 022). */
const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\/dns\//, 'servidores'],
  [/\/editar-contacto$/, 'contactos'],
  [/forma-de-pago$|\/renovacion-automatica$/, 'pago'],
];

/** Where an action leads once it was done: its section, or the list that it was asked for in. */
export function wayOn({ request }: RouteArgs, nombre: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const [, section] = SECTIONS.find(([path]) => path.test(pathname)) ?? [];
  const detail = address.verDominio(nombre);
  return ownPath(searchParams.get('volver'), section ? address.placeOn(detail, section) : detail);
}

/** What an action over a domain begins with; who may not do it now goes back and is told why. */
export async function toAct(args: RouteArgs, accion: string) {
  const info = await domainOf(args);
  const nombre = nameOf(info);
  const volver = wayBack(args, nombre);
  const motivo = info.codigoRespuesta === 'OK' ? info.motivos?.[accion] : info.mensajeRespuesta;
  const seguir = motivo === ESPERA_OTRO ? waitingAt(nombre) : undefined;
  if (motivo) throw await done(args, volver, { tipo: 'aviso', texto: motivo, seguir });
  return { info, nombre, volver, hidden: { operacion: randomId(), version: info.version } };
}

/** Which domain, from which version, under which key: what every change of it is sent with. */
export type Cual = { nombreDominio: string; version: number | undefined; operacion: string | undefined };

export function cualDe(args: RouteArgs, { form, operacion }: SignedSubmission): Cual {
  const version = String(form.get('version') ?? '');
  return {
    nombreDominio: nombreIn(args),
    version: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    operacion,
  };
}

interface More<F extends Fields, Answer> {
  to?: string;
  /** Of a form with rules that hold by themselves: the contract's. */
  schema?: z.ZodType<Typed<F>>;
  written?: (value: Typed<F>, answer: Answer) => Difference[];
  /** Where more is said of it than what the registry did. */
  changed?: (cual: Cual, texto: string, answer: Answer) => Promise<Response>;
}

/** Does something to a domain: refused, the dialog says why; done, its page or list says what the registry said. */
export async function act<F extends Fields, Answer extends Sobre>(
  args: RouteArgs,
  submission: SignedSubmission,
  asked: ScreenForm<F>,
  ask: (cual: Cual, value: Typed<F>) => Promise<Answer>,
  { to, schema = schemaOf(asked), written, changed }: More<F, Answer> = {},
) {
  const typed = parseWithZod(submission.form, { schema });
  if (typed.status !== 'success') return refuse(asked, typed);
  const cual = cualDe(args, submission);
  const answer = await orNotAvailable(ask(cual, typed.value));
  const refusal = rechazoDe(answer);
  if (refusal) {
    await leadOnWhereItWaits(args, to ?? wayOn(args, cual.nombreDominio), cual.nombreDominio, refusal);
    const { data } = refuse(asked, typed, refusal);
    return refused(submission, cual, refusal, data, written?.(typed.value, answer));
  }
  const texto = answer.mensaje ?? answer.mensajeRespuesta ?? '';
  return (
    changed?.(cual, texto, answer) ?? done(args, to ?? wayOn(args, cual.nombreDominio), { tipo: 'ok', texto })
  );
}

/** The same for what only has to be confirmed. */
export const confirmed = (
  args: RouteArgs,
  submission: SignedSubmission,
  ask: (cual: Cual) => Promise<Sobre>,
  to?: string,
) => act(args, submission, NO_FIELDS, ask, { to });
