import * as address from '~/addresses';
import { told } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Has the file made; a second press is told of the same one. */
export async function pedir(args: RouteArgs, { registry }: Submission) {
  return told(args, address.descargarDatos(), await registry.descarga.pedir());
}
