import * as address from '~/addresses';
import { done } from '~/session/forms/answers.server';
import type { SignedVisit } from '~/session/guard.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import type { Borrador } from './draft';
import { readBorrador } from './draft.server';
import { importingSignedIn } from './enabled.server';
import { missing, type Paso } from './steps';

/**
 * The import of a signed-in person at a step. A step opened too early leads to the first one that lacks something, and
 * says what (screens.md, Wizards).
 */
export async function onStep(args: RouteArgs, paso: Paso): Promise<SignedVisit & { borrador: Borrador }> {
  const visitor = await importingSignedIn(args);
  const borrador = await readBorrador(visitor);
  const lack = missing(paso, borrador);
  if (lack) throw await done(args, lack.ruta, { tipo: 'error', texto: lack.mensaje });
  if (!borrador) throw new Error(`step ${paso} was opened without an import`);
  return { ...visitor, borrador };
}

/** The same of who is about to send it: what may have been sent already is looked for first (never a blind repeat). */
export async function toSend(args: RouteArgs): Promise<SignedVisit & { borrador: Borrador }> {
  const found = await onStep(args, 'resumen');
  if (found.borrador.enDuda) throw await redirect(args, address.importarConfirmacion());
  return found;
}
