import * as address from '~/addresses';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { orNotAvailable } from '~/session/not-available.server';
import type { RouteArgs } from '~/session/visit.server';

const domainIn = ({ request }: RouteArgs): string => new URL(request.url).searchParams.get('dominio') ?? '';

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
  const fallo = `Se produjo un error al solicitar el Código de Autorización para el dominio ${dominio}.`;
  return told(args, answer, fallo, answer.mensaje, address.transferenciaDe(dominio, { codigo: 'ver' }));
}

/** Which request the dialog showed: it may be another one by now, and that one nobody has seen. */
const seenIn = ({ form }: Submission): string => String(form.get('solicitud') ?? '');

export async function aprobar(args: RouteArgs, submission: Submission) {
  const dominio = domainIn(args);
  const answer = await orNotAvailable(
    submission.registry.codigo.aprobar({ dominio, codigo: seenIn(submission) }),
  );
  const fallo = 'Ocurrió un error al aprobar la transferencia. Por favor, inténtelo nuevamente.';
  return told(
    args,
    answer,
    fallo,
    `Se aprobó la Transferencia del dominio ${dominio}`,
    address.misDominios(),
  );
}

export async function rechazar(args: RouteArgs, submission: Submission) {
  const dominio = domainIn(args);
  const answer = await orNotAvailable(
    submission.registry.codigo.rechazar({ dominio, codigo: seenIn(submission) }),
  );
  const fallo = 'Ocurrió un error al rechazar la transferencia. Por favor, inténtelo nuevamente.';
  return told(args, answer, fallo, answer.mensaje, address.transferenciaDe(dominio));
}
