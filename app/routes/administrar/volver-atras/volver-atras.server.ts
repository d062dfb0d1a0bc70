import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { leadOnWhereItWaits } from '~/routes/administrar/candado/waiting.server';
import { nombreIn } from '~/routes/administrar/ver-dominio/ficha.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { VUELTA } from './asked';

/** The page shows the name as it is by now, and what comes back of that: it is looked at again, and nothing is to be compared. */
const CAMBIO_MIENTRAS =
  'El dominio cambió mientras usted miraba esta página, y no se hizo nada. Revise otra vez qué vuelve, y confirme.';

/** A whole number out of an address or a form; undefined where it is none. */
const entero = (texto: unknown): number | undefined =>
  typeof texto === 'string' && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : undefined;

/** Before which change the address asks for. */
const antesDeIn = ({ request }: RouteArgs): number | undefined =>
  entero(new URL(request.url).searchParams.get('antesDe'));

/** What can be taken back of the address's name, and what comes of the point that it names. */
export async function loadPoints(args: RouteArgs) {
  const { registry } = await signedIn(args);
  const asked = { nombreDominio: nombreIn(args), antesDe: antesDeIn(args) };
  const { nombreDominio: nombre, ...rest } = await orNotAvailable(registry.vuelta.puntos(asked));
  const seElegio = asked.antesDe !== undefined;
  return { nombre, ...rest, seElegio, operacion: randomId() };
}

/** Puts the name back. Where its custodians have to approve that, the page of its lock says so. */
export async function volver(args: RouteArgs, { registry, form, operacion }: SignedSubmission) {
  const typed = parseWithZod(form, { schema: schemaOf(VUELTA) });
  if (typed.status !== 'success') return refuse(VUELTA, typed);
  const nombreDominio = nombreIn(args);
  const answer = await orNotAvailable(
    registry.vuelta.volver({
      nombreDominio,
      antesDe: antesDeIn(args) ?? 1,
      congelar: typed.value.congelar === 'on',
      version: entero(form.get('version')),
      operacion,
    }),
  );
  const refusal = rechazoDe(answer);
  if (!refusal) return told(args, address.verDominio(nombreDominio), answer);
  await leadOnWhereItWaits(args, address.verDominio(nombreDominio), nombreDominio, refusal);
  return refuse(VUELTA, typed, refusal.codigo === 'VERSION' ? { mensaje: CAMBIO_MIENTRAS } : refusal);
}
