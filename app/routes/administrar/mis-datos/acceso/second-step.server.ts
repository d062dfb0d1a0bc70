import { segundoPaso } from '~/openid/factor-pages';
import { keepsSecondSteps } from '~/openid/issuer.server';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { orWithout } from '~/session/failures/optional-part.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';

/**
 * Where the second step is kept, and whether the person has one: null where the registry does not say. Nothing where another provider
 * keeps it.
 */
export async function secondStepOf(args: RouteArgs): Promise<{ href: string; has: boolean | null } | null> {
  if (!keepsSecondSteps()) return null;
  return { href: segundoPaso(), has: await hasFactor(args) };
}

async function hasFactor(args: RouteArgs): Promise<boolean | null> {
  if (!(await registryOffers(contract.usuario.confirmacion))) return null;
  const context = await requestContext(args);
  const said = await orWithout(args, context, 'usuario.confirmacion', ({ usuario }) =>
    usuario.confirmacion({ acto: 'factores' }),
  );
  return said?.conFactor ?? null;
}
