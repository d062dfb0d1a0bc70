import * as address from '~/addresses';
import { DEBE_COMPLETAR_DATOS, DEBE_SELECCIONAR_CUENTA_PAGO } from '~/registry/domain/words/transferencias';
import type { SignedContext } from '~/session/guard.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import { guardStep, type Wizard } from '~/session/wizard.server';
import type { Borrador } from './draft';
import { readBorrador } from './draft.server';
import { importingSignedIn } from './enabled.server';
import { PASOS, type Paso, RUTAS } from './steps';

/** What each step needs (spec 5, Transfer-in). */
const IMPORT: Wizard<Paso, Borrador | null> = {
  pasos: PASOS,
  address: (paso) => RUTAS[paso](),
  needs: [
    {
      desde: 'datos',
      met: (borrador) => borrador?.validado === true,
      vuelve: 'validar',
      mensaje: 'Antes de continuar, compruebe que el dominio se puede importar.',
    },
    {
      desde: 'pago',
      met: (borrador) => borrador?.datos?.codigoValidado === true,
      vuelve: 'datos',
      mensaje: DEBE_COMPLETAR_DATOS,
    },
    {
      desde: 'resumen',
      met: (borrador) => borrador?.cuentaPago != null,
      vuelve: 'pago',
      mensaje: DEBE_SELECCIONAR_CUENTA_PAGO,
    },
  ],
};

/** The import of a signed-in person at a step that is open. */
export async function onStep(args: RouteArgs, paso: Paso): Promise<SignedContext & { borrador: Borrador }> {
  const visitor = await importingSignedIn(args);
  const borrador = await readBorrador(visitor);
  await guardStep(args, IMPORT, paso, borrador);
  if (!borrador) throw new Error(`step ${paso} was opened without an import`);
  return { ...visitor, borrador };
}

/** The same of who is about to send it: what may have been sent already is looked for first (never a blind repeat). */
export async function toSend(args: RouteArgs): Promise<SignedContext & { borrador: Borrador }> {
  const found = await onStep(args, 'resumen');
  if (found.borrador.enDuda) throw await redirect(args, address.importarConfirmacion());
  return found;
}
