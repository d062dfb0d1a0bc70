import { Temporal } from 'temporal-polyfill';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/visit.server';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';

/** What a year more costs, from when and until when; the expiry date goes along, so that nobody renews twice unawares. */
export async function renewalOf(args: RouteArgs, info: Info) {
  const { registry } = await signedIn(args);
  const { precioUnitario } = await registry.registro.precio({ product: nameOf(info) });
  const vence = info.dominio.dominioCore.fechaVencimiento;
  return {
    precio: precioUnitario,
    vence,
    hasta: Temporal.PlainDate.from(vence).add({ years: 1 }).toString(),
  };
}

/** The expiry date that the form was made with. */
export function expiryIn(form: FormData): string | undefined {
  const typed = String(form.get('fechaVencimiento') ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined;
}
