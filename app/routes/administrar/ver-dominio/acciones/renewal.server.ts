import { Temporal } from 'temporal-polyfill';
import { dayOf, now } from '~/base/clock.server';
import { date, moneyWithVat } from '~/format';
import { daysAfter } from '~/registry/domain/days';
import { PLAZOS } from '~/registry/domain/lifecycle';
import { alRenovarse, anuncioDe, comienzoDe } from '~/registry/domain/precios';
import { sinPrecio } from '~/registry/domain/unsold-suffix';
import { orNull } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type toAct, wayBack } from '../domain.server';
import { nameOf } from '../name-of';

/** What a year of a name costs. Under an ending that is not sold there is no price: whoever wants one goes back and is told. */
async function pricesOf(args: RouteArgs, nombre: string) {
  const { registry } = await signedIn(args);
  const found = await orNull(registry.registro.precio({ product: nombre }));
  if (found) return found;
  throw await done(args, wayBack(args, nombre), { tipo: 'aviso', texto: sinPrecio(nombre) });
}

/** The same as a number. */
export const priceOf = async (args: RouteArgs, nombre: string): Promise<number> =>
  (await pricesOf(args, nombre)).precioUnitario;

type Prices = Awaited<ReturnType<typeof pricesOf>>;

/** What a year costs on a day, in words, as is known today: what renews itself is charged as the day begins. */
export const priceOn = ({ precioUnitario, proximo }: Prices, day: string | null): string =>
  proximo && day && proximo.desde <= comienzoDe(day)
    ? alRenovarse(proximo.precio, proximo.desde)
    : alRenovarse(precioUnitario);

/** The last day on which a name that expires on a day can still be renewed. */
export const lastToRenew = (vence: string): string => daysAfter(vence, PLAZOS.vencido);

type Asked = Pick<Awaited<ReturnType<typeof toAct>>, 'info' | 'hidden'>;

/**
 * What a year more costs, what it will cost from another day on, from when and until when, where the registry says it. The expiry date goes along, so
 * that nobody renews twice unawares; and the price, so that nobody pays another.
 */
export async function renewalOf(args: RouteArgs, { info, hidden }: Asked) {
  const vence = info.dominio.dominioCore.fechaVencimiento;
  const { precioUnitario: precio, proximo } = await pricesOf(args, nameOf(info));
  const hasta = vence && Temporal.PlainDate.from(vence).add({ years: 1 }).toString();
  return {
    precio,
    unAnioMas: `Es 1 año más, por ${moneyWithVat(precio)}.`,
    anuncio: vence ? anuncioDe(proximo, lastToRenew(vence)) : undefined,
    vence,
    hasta,
    plazo: vence && hasta ? `${whenOver(vence)}; renovado, vence el ${date(hasta)}${alsoThen(info)}.` : '',
    hidden: { ...hidden, fechaVencimiento: vence ?? undefined, importe: precio },
  };
}

/** That this renewal does not take the place of its automatic ones, where it has them. */
const alsoThen = ({ renovacionAutomatica, cuentaPago }: Asked['info']): string =>
  renovacionAutomatica && cuentaPago ? ', y ese día se renueva automáticamente' : '';

/** What becomes of a name that nobody renews, and by when; nothing where that is not known. */
export function withoutRenewal({ dominio, fechaEliminacion }: Asked['info']): string {
  const { fechaVencimiento: vence } = dominio.dominioCore;
  if (!vence) return '';
  if (vence >= dayOf(now()).toString())
    return `El ${date(vence)} vence si antes no lo renueva usted. Por un tiempo todavía puede renovarlo; después se elimina y deja de funcionar.`;
  return fechaEliminacion
    ? `Venció el ${date(vence)}: si nadie lo renueva antes, el ${date(fechaEliminacion)} se elimina y deja de funcionar.`
    : '';
}

/** When it expires, or did. */
const whenOver = (vence: string): string =>
  `${vence < dayOf(now()).toString() ? 'Venció' : 'Vence'} el ${date(vence)}`;

/** The expiry date that the form was made with. */
export function expiryIn(form: FormData): string | undefined {
  const typed = String(form.get('fechaVencimiento') ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined;
}

/** What the form said that it costs. */
export function priceIn(form: FormData): number | undefined {
  const shown = String(form.get('importe') ?? '');
  return /^\d{1,9}$/.test(shown) ? Number(shown) : undefined;
}
