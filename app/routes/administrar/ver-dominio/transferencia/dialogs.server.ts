import * as address from '~/addresses';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { aprobada, errorResponder, errorSolicitarCodigo } from '~/registry/domain/words/transferencias';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { sectionOf } from '../ficha.server';

const domainIn = ({ request }: RouteArgs): string => new URL(request.url).searchParams.get('dominio') ?? '';

/** The code that there is; null where that is not known, which keeps nobody from asking for one. */
export const codigoOf = sectionOf(
  ({ codigos }) => codigos && { state: codigos.state, requestDate: codigos.requestDate },
  async (args) =>
    orWithout(args, await signedIn(args), 'codigo.vigente', async ({ codigo }) => {
      const { state, requestDate } = await codigo.vigente({ dominio: domainIn(args) });
      return { state, requestDate };
    }),
);

/** What was done is said in the section; why it was not as well. */
function told(args: RouteArgs, answer: Sobre, fallo: string, hecho: string, to: string) {
  const refusal = rechazoDe(answer);
  if (!refusal) return done(args, to, { tipo: 'ok', texto: hecho });
  const texto = `${fallo} ${refusal.mensaje}`.trim();
  return done(args, address.transferenciaDe(domainIn(args)), { tipo: 'error', texto });
}

export async function solicitarCodigo(args: RouteArgs, { registry, operacion }: Submission) {
  const dominio = domainIn(args);
  const answer = await orNotAvailable(registry.codigo.solicitar({ dominio, operacion }));
  const fallo = `${errorSolicitarCodigo(dominio)}.`;
  return told(args, answer, fallo, answer.mensaje, address.transferenciaDe(dominio, { codigo: 'ver' }));
}

/** Which request the dialog showed: it may be another one by now, and that one nobody has seen. */
const seenIn = ({ form }: Submission): string => String(form.get('solicitud') ?? '');

export async function aprobar(args: RouteArgs, submission: Submission) {
  const dominio = domainIn(args);
  const { registry, operacion } = submission;
  const answer = await orNotAvailable(
    registry.codigo.aprobar({ dominio, codigo: seenIn(submission), operacion }),
  );
  return told(args, answer, errorResponder('aprobar'), aprobada(dominio), address.misDominios());
}

export async function rechazar(args: RouteArgs, submission: Submission) {
  const dominio = domainIn(args);
  const { registry, operacion } = submission;
  const answer = await orNotAvailable(
    registry.codigo.rechazar({ dominio, codigo: seenIn(submission), operacion }),
  );
  const fallo = errorResponder('rechazar');
  return told(args, answer, fallo, answer.mensaje, address.transferenciaDe(dominio));
}
