import type { ItemVenta } from '../../contract/formas';
import { LIMITE_REGISTROS } from '../../domain/cart';
import { toULabels } from '../../domain/labels';
import { DESCUENTO } from '../../domain/sale';
import { titularDTO } from '../contactos/present';
import { notFound } from '../context';
import { cuentaDTO } from '../cuentas/present';
import { findOwnCuenta } from '../cuentas/store';
import { edge, persona } from '../implement';
import { fila } from '../row-of-id';
import { requireVenta, visibleVenta } from './access';
import { atTodaysPrices } from './precios';
import { titularesDe, ventaConItemsDTO, ventaDTO } from './present';
import { listDocumentos, listFormasPago, listPaises } from './referencia-store';
import { findByReferencia, type Item, listContactos } from './store';

const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' } as const;

export const venta = edge.carrito.venta.handler(async ({ input, context }) => {
  const { now } = context;
  const { venta: found, items } = await requireVenta(context, input.uuidVenta);
  const usuarioId = (await context.quien())?.id ?? null;
  return {
    ...DONE,
    ventaDTO: await ventaConItemsDTO(context.connection, found, items, {
      now,
      mira: { usuarioId },
    }),
  };
});

/** A confirmed sale by its reference: its owner's alone, and for ever. */
export const ventaPorReferencia = persona.carrito.ventaPorReferencia.handler(async ({ input, context }) => {
  const { id } = context.usuario;
  const found = await findByReferencia(context.connection, input.referencia.trim().toUpperCase());
  if (!found || found.usuario_id !== id) throw notFound();
  return { ...DONE, ventaDTO: await ventaDTO(context.connection, found, context.now) };
});

const pending = ({ id, nombre, precio }: Item) => ({ id, nombre: toULabels(nombre), precio });

const porAnios = (item: Item) => ({ ...pending(item), anios: item.anios });

/**
 * The cart for the frame of every page, so it never fails: a sale that is confirmed, unknown or somebody else's is an
 * empty cart, and the three cannot be told apart. It asks for no more than the frame shows.
 */
export const refrescar = edge.carrito.refrescar.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const found = await visibleVenta(context, input.uuid);
  const items = found?.venta.estado === 'ABIERTA' ? await atTodaysPrices(connection, found.items, now) : [];
  const of = (tipo: ItemVenta['tipo']) => items.filter((item) => item.tipo === tipo);
  return {
    registrosPendientes: of('REGISTRO').map(porAnios),
    renovacionesPendientes: of('RENOVACION').map(porAnios),
    transferenciasTitularesPendientes: of('TRANSFERENCIA').map((item) => ({
      ...pending(item),
      ...titularesDe(item),
    })),
  };
});

/** Holder data of each registration, as typed in step two. */
export const contactosVenta = persona.carrito.contactosVenta.handler(async ({ input, context }) => {
  const { connection } = context;
  const { venta: found, items } = await requireVenta(context, input.uuid);
  const contactos = await listContactos(connection, found.id);
  const registros = items.filter((item) => item.tipo === 'REGISTRO');
  return {
    contactos: registros.map((item) => {
      const row = contactos.get(item.id);
      return {
        idDominio: item.id,
        nombre: toULabels(item.nombre),
        contactoDTO: row ? titularDTO(row) : null,
      };
    }),
  };
});

/** Public properties of the shop (spec 9). */
const PROPIEDADES: Record<string, string> = {
  maximoRegistros: String(LIMITE_REGISTROS),
  descuento: String(DESCUENTO),
  moneda: '$',
  paisPredeterminado: '1',
  medioPago: 'ff',
};

export const propiedad = edge.carrito.propiedad.handler(({ input }) => ({
  nombre: input.name,
  valor: Object.hasOwn(PROPIEDADES, input.name) ? (PROPIEDADES[input.name] ?? null) : null,
}));

export const paises = edge.carrito.paises.handler(async ({ context }) => ({
  paises: await listPaises(context.connection),
}));

export const documentosPorPais = edge.carrito.documentosPorPais.handler(async ({ input, context }) => ({
  documentos: await listDocumentos(context.connection, fila(input.idPais)),
}));

export const formasPago = edge.carrito.formasPago.handler(async ({ context }) => ({
  formasPago: await listFormasPago(context.connection),
}));

/** The account chosen in step three, while it can still pay. */
export const formaPago = persona.carrito.formaPago.handler(async ({ input, context }) => {
  const { id } = context.usuario;
  const { venta: found } = await requireVenta(context, input.uuid);
  const cuenta = found.cuenta_pago_id && (await findOwnCuenta(context.connection, id, found.cuenta_pago_id));
  return { cuentaPago: cuenta ? cuentaDTO(cuenta) : null };
});
