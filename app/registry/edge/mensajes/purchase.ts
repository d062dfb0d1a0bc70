import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf } from '~/clock.server';
import { settings } from '~/config.server';
import type { Connection } from '~/database/connection.server';
import type { TipoItem } from '~/database/tables/ventas';
import { findPredeterminado } from '../contactos/store';
import { enqueueMail } from '../mail/outbox';
import { mailAddress } from '../mail/rules';
import { purchaseConfirmation } from '../mail/templates';
import { postPurchase } from './post';

export interface CompraHecha {
  usuarioId: number;
  referencia: string;
  /** The lines done; `nombre` as it is shown. */
  lineas: readonly { tipo: TipoItem; nombre: string; precio: number }[];
  /** Integer centésimos, VAT included. */
  total: number;
  now: Temporal.Instant;
}

const CONCEPTOS: Record<TipoItem, string> = {
  REGISTRO: 'Registro de',
  RENOVACION: 'Renovación de',
  TRANSFERENCIA: 'Transferencia de titular de',
};

/** Centésimos as '$ 1.159' or '$ 1.159,50'. */
function pesos(centesimos: number): string {
  const whole = String(Math.trunc(centesimos / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const cents = centesimos % 100;
  return `$ ${whole}${cents ? `,${String(cents).padStart(2, '0')}` : ''}`;
}

/** Where notices go: the address of the default contact, or else the provider's. */
async function addressOf(trx: Connection, usuarioId: number): Promise<string | null> {
  const contacto = await findPredeterminado(trx, usuarioId);
  if (contacto?.email) return mailAddress(contacto.email);
  const usuario = await trx
    .selectFrom('usuarios')
    .select('correo')
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  return mailAddress(usuario?.correo ?? '');
}

/** Tells the buyer of a confirmed sale, by message and by mail, in the sale's own transaction. */
export async function tellPurchase(trx: Connection, compra: CompraHecha): Promise<void> {
  const { usuarioId, referencia, now } = compra;
  const total = pesos(compra.total);
  const lineas = compra.lineas.map(({ tipo, nombre, precio }) => ({
    concepto: `${CONCEPTOS[tipo]} ${nombre}`,
    importe: pesos(precio),
  }));
  const nombres = lineas.map(({ concepto }) => concepto);
  await postPurchase(trx, usuarioId, { referencia, nombres, total }, now);
  const para = await addressOf(trx, usuarioId);
  if (!para) return;
  const fecha = dayOf(now).toString().split('-').reverse().join('/');
  const enlace = `${settings().PUBLIC_URL}${address.compra(referencia)}`;
  await enqueueMail(trx, purchaseConfirmation({ para, referencia, fecha, lineas, total, enlace }), now);
}
