import * as address from '~/addresses';
import type { Rechazado } from '~/registry/contract/rechazo';
import { done } from '../forms/answers.server';
import type { RouteArgs } from '../request/request-context.server';

/** Leads on where an act of the desk was asked for and waits for a second person: it is told as what it is, where it waits. */
export async function leadOnWhereItWaits(args: RouteArgs, rechazo: Rechazado | null): Promise<void> {
  if (rechazo?.codigo === 'POR_APROBAR')
    throw await done(args, address.porAprobarEnOficina(), { tipo: 'aviso', texto: rechazo.mensaje });
}
