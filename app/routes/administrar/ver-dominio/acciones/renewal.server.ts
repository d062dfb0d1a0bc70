import { Temporal } from 'temporal-polyfill';
import { sinPrecio } from '~/registry/domain/unsold-suffix';
import { orNull } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type Info, wayBack } from '../domain.server';
import { nameOf } from '../name-of';

/** What a year of a name costs. Under an ending that is not sold there is no price: whoever wants one goes back and is told. */
export async function priceOf(args: RouteArgs, nombre: string): Promise<number> {
  const { registry } = await signedIn(args);
  const found = await orNull(registry.registro.precio({ product: nombre }));
  if (found) return found.precioUnitario;
  throw await done(args, wayBack(args, nombre), { tipo: 'aviso', texto: sinPrecio(nombre) });
}

/**
 * What a year more costs, from when and until when, where the registry says it; the expiry date goes along, so that nobody renews
 * twice unawares.
 */
export async function renewalOf(args: RouteArgs, info: Info) {
  const vence = info.dominio.dominioCore.fechaVencimiento;
  return {
    precio: await priceOf(args, nameOf(info)),
    vence,
    hasta: vence && Temporal.PlainDate.from(vence).add({ years: 1 }).toString(),
  };
}

/** The expiry date that the form was made with. */
export function expiryIn(form: FormData): string | undefined {
  const typed = String(form.get('fechaVencimiento') ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined;
}
