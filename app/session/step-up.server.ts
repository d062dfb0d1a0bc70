import * as address from '~/addresses';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { StepUpAct } from '~/registry/domain/step-up';
import { readForm } from './forms/form.server';
import { type RouteArgs, redirect, requestContext } from './request/request-context.server';

const isForm = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Asked first by a page or an action whose work is not the registry's, or of which the registry knows too late. Who has to
 * show once more who they are is led through the provider and back; a form is kept, shown again as it was typed, and never sent
 * by itself. What the registry itself refuses for that leads the same way, without being asked first (`failures.server.ts`).
 */
export async function stepUp(args: RouteArgs, act: StepUpAct): Promise<void> {
  const { registry, session, path } = await requestContext(args);
  if (!(await registryOffers(contract.usuario.confirmacion))) return;
  const { pide } = await registry.usuario.confirmacion({ acto: act });
  if (pide === null) return;
  if (isForm(args.request)) await session.keepDraft(path, (await readForm(args)).form);
  throw redirect(args, address.confirmarIdentidad(path, pide.acr));
}
