import * as address from '~/addresses';
import { date } from '~/format';
import { toULabels } from '~/registry/domain/labels';
import { readNombre } from '~/registry/domain/name';
import type { Where } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/**
 * Of a name that the person gave to somebody who did not take it yet: that it is so, and where it can still be undone. To everybody
 * else the name is as any that is not theirs; and a registry that cannot say it now says nothing.
 */
export async function givenAway(args: RouteArgs): Promise<Where | undefined> {
  const read = readNombre(new URL(args.request.url).searchParams.get('dominio') ?? '');
  if (!read) return undefined;
  const nombre = toULabels(read);
  const told = await orWithout(args, await signedIn(args), 'administracion.entregas', ({ administracion }) =>
    administracion.entregas(),
  );
  const found = told?.entregas.find(({ nombreDominio }) => nombreDominio === nombre);
  if (!found) return undefined;
  const { titular, enviadaEn, rechazada } = found;
  const como = rechazada
    ? 'que rechazó la invitación'
    : `que todavía no lo recibió: la invitación se le envió el ${date(enviadaEn)}`;
  return {
    titulo: `Ya no es titular de ${nombre}`,
    mensaje: `Usted lo transfirió a ${titular}, ${como}. Puede corregir el correo o deshacer la transferencia.`,
    volver: address.entregas(),
    intentar: 'Ver la transferencia',
  };
}
