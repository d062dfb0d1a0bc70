import { padreDe } from '~/registry/domain/labels';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { costToRecover } from '../recovery.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** What the one button of the name would charge: a year more, or nothing (0) of a name that comes back for free; null where it does not, or where it is not known: the dialog says it. */
export async function yearOf(args: RouteArgs, info: Info): Promise<number | null> {
  const isOffered = info.codigoRespuesta === 'OK' && !info.esEliminadoBE && !info.renovacionAutomatica;
  if (!isOffered) return null;
  const cost = info.eliminado ? await costToRecover(info.dominio.dominioCore.fechaVencimiento) : 'PAGA';
  if (cost === 'GRATIS') return 0;
  if (cost !== 'PAGA') return null;
  const { registry } = await signedIn(args);
  const answer = registry.registro.precio({ product: padreDe(nameOf(info)) });
  return answer.then(({ precioUnitario }) => precioUnitario).catch(() => null);
}
