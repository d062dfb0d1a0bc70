import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { mensajeDe, rechazoDe } from '~/registry/contract/rechazo';
import { PELIGROS } from '~/registry/domain/peligros';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** The person wants to hear no more of a kind of finding of a name, or again: said where it was asked. */
export async function silenciar(args: RouteArgs, { form, registry, path, operacion }: SignedSubmission) {
  const tipo = PELIGROS.find((each) => each === form.get('tipo'));
  if (!tipo) throw notAvailable();
  const nombre = String(form.get('nombre') ?? '');
  const silencio = form.get('silencio') === 'si';
  const answer = await orNotAvailable(
    registry.peligros.silenciar({ nombreDominio: nombre, tipo, silencio, operacion }),
  );
  if (!silencio || rechazoDe(answer)) return told(args, path, answer);
  return done(args, path, {
    tipo: 'ok',
    texto: mensajeDe(answer),
    seguir: {
      href: address.dominiosConAvisos({ silenciados: true }),
      texto: 'Ver los avisos silenciados',
      kind: 'second',
    },
    deshacer: {
      accion: path,
      intencion: 'silenciar',
      campos: { nombre, tipo, silencio: 'no', operacion: randomId() },
    },
  });
}
