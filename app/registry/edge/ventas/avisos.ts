import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf } from '~/base/clock.server';
import { date, money, moneyWithVat } from '~/format';
import type { Prioridad } from '../../domain/contenidos';
import type { TipoItem } from '../../domain/sale';
import { COMPRA_HECHA } from '../../domain/words/compras';
import { avisar } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import type { Op } from '../cambio/cambio';
import { enlaceA } from '../dominios/enlaces-de-avisos';

export interface CompraHecha {
  referencia: string;
  /** The lines done; `nombre` as it is shown. */
  lineas: readonly { tipo: TipoItem; nombre: string; precio: number }[];
  /** Integer centésimos, VAT included. */
  total: number;
}

const CONCEPTOS: Record<TipoItem, string> = {
  REGISTRO: 'Registro de',
  RENOVACION: 'Renovación de',
  TRANSFERENCIA: 'Transferencia de titular de',
};

/** What was bought, what it costs and when it is billed. */
export const avisoDeCompra = (
  { referencia, lineas, total }: CompraHecha,
  now: Temporal.Instant,
): Aviso & { prioridad: Prioridad } => ({
  clave: `compra:${referencia}`,
  titulo: `Compra ${referencia} confirmada`,
  asunto: `Su compra ${referencia}`,
  parrafos: [
    COMPRA_HECHA,
    'El importe se debitará de la cuenta que usted eligió y figurará en la factura del período siguiente.',
    'La encuentra, con las demás, en Mis compras.',
  ],
  datos: [
    ['Referencia', referencia],
    ['Fecha', date(dayOf(now).toString())],
    ...lineas.map(({ tipo, nombre, precio }) => [`${CONCEPTOS[tipo]} ${nombre}`, money(precio)] as const),
    ['Total', moneyWithVat(total)],
  ],
  enlace: { texto: 'Ver la compra', direccion: address.compra(referencia) },
  prioridad: 'MEDIA',
});

/** Tells the buyer of a confirmed sale. */
export const tellPurchase = (op: Pick<Op, 'trx' | 'now' | 'usuario'>, compra: CompraHecha): Promise<void> =>
  avisar(op, op.usuario.id, avisoDeCompra(compra, op.now));

/** Tells whose account pays what somebody else bought with it: they have a role on the name too, and learn it from us. */
export const tellPayer = (
  en: Pick<Op, 'trx' | 'now'>,
  usuarioId: number,
  { referencia, nombre, precio }: { referencia: string; nombre: string; precio: number },
): Promise<void> =>
  avisar(en, usuarioId, {
    clave: `pago:${referencia}`,
    titulo: `${nombre}: lo renovaron con su forma de pago`,
    parrafos: [
      'Otra persona que administra el dominio lo renovó con la forma de pago que usted le puso.',
      'El importe se debitará de su cuenta y figurará en la factura del período siguiente. Si no quiere pagarlo más, quite su forma de pago del dominio.',
    ],
    datos: [
      ['Dominio', nombre],
      ['Importe', moneyWithVat(precio)],
      ['Referencia', referencia],
    ],
    enlace: enlaceA(nombre, 'pago'),
    prioridad: 'MEDIA',
  });
