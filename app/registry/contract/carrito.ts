import { z } from 'zod';
import { centesimos, id, instante, privada, publica, respuesta, texto } from './base';
import {
  contactoDTO,
  formaPago,
  pagoVenta,
  pais,
  templateCuentaPago,
  tipoDocumento,
  ventaDTO,
} from './formas';

const tags = ['Carrito'];
const uuid = z.object({ uuid: texto });

const pendiente = z.object({ id, nombre: z.string(), precio: centesimos });

/** What somebody was charged for, or bought: a confirmed sale, or a charge that no sale made. */
const movimiento = z.object({
  /** Names it among the caller's: `venta-12`, `cargo-7`, `devolucion-3`. */
  clave: z.string(),
  /** RENOVACION_DE_OTRO: somebody else renewed the name, with the caller's account. DEVOLUCION: the registry gave back what it had charged. */
  tipo: z.enum([
    'COMPRA',
    'RENOVACION_AUTOMATICA',
    'RENOVACION_DE_OTRO',
    'IMPORTACION',
    'DEVOLUCION',
    'OTRO',
  ]),
  fecha: instante,
  /** Of a sale of which something was done, and of what was given back of it: the address of its receipt. */
  referencia: z.string().nullable(),
  /** By which the registry finds a charge that is of no purchase of the caller's. */
  numero: z.string().nullable().default(null),
  nombres: z.array(z.string()),
  /** The account that pays, its number masked; null where it is not known any more. */
  cuenta: z.object({ nombre: z.string(), numero: z.string() }).nullable(),
  /** Less than 0 of what was given back. */
  importe: z.number().int().describe('Centésimos, IVA incluido'),
  /** REALIZADA, EN_PARTE (some of its names could not be done and are not charged) or NO_REALIZADA. */
  estado: z.enum(['REALIZADA', 'EN_PARTE', 'NO_REALIZADA']),
});
export type Movimiento = z.output<typeof movimiento>;

/** The sale, from the cart to its confirmation (spec 7, Cart and registration). Prices in centésimos, VAT included. */
export const carrito = {
  /** The cart, or the sale it became: also what the confirmation page shows on every reload. */
  venta: publica({ method: 'GET', path: '/carrito/venta/{uuidVenta}', summary: 'Venta por su uuid', tags })
    .input(z.object({ uuidVenta: texto }))
    .output(respuesta.extend({ ventaDTO: ventaDTO.nullable() })),

  /**
   * The lines of the cart by type, at the prices they were shown with: a changed one is told at the confirmation.
   * Names taken meanwhile are still listed.
   */
  refrescar: publica({
    method: 'GET',
    path: '/carrito/venta/refrescar/{uuid}',
    summary: 'Artículos del carrito por tipo',
    tags,
  })
    .input(uuid)
    .output(
      z.object({
        registrosPendientes: z.array(pendiente.extend({ anios: z.number().int() })),
        renovacionesPendientes: z.array(pendiente.extend({ anios: z.number().int() })),
        transferenciasTitularesPendientes: z.array(
          pendiente.extend({ titularActual: z.string().nullable(), nuevoTitular: z.string().nullable() }),
        ),
      }),
    ),

  /** Countries of a payment account; Uruguay is id 1 and comes first. */
  paises: publica({ method: 'GET', path: '/carrito/paises', summary: 'Países', tags }).output(
    z.object({ paises: z.array(pais) }),
  ),

  /** Document types that the country's people have. */
  documentosPorPais: publica({
    method: 'GET',
    path: '/carrito/documento-por-pais/{idPais}',
    summary: 'Tipos de documento de un país',
    tags,
  })
    .input(z.object({ idPais: id }))
    .output(z.object({ documentos: z.array(tipoDocumento) })),

  /** Ways of paying; id 1 is the debit on a telephone bill. */
  formasPago: publica({
    method: 'GET',
    path: '/carrito/formas-pago',
    summary: 'Formas de pago',
    tags,
  }).output(z.object({ formasPago: z.array(formaPago) })),

  /** The payment account saved for a sale, null until step three. */
  formaPago: privada({
    method: 'GET',
    path: '/carrito/forma-pago/{uuid}',
    summary: 'Cuenta de pago de la venta',
    tags,
  })
    .input(uuid)
    .output(z.object({ cuentaPago: templateCuentaPago.nullable() })),

  /** The caller's confirmed sale by its reference number: the confirmation page, on every reload (this project's own). */
  ventaPorReferencia: privada({
    method: 'GET',
    path: '/carrito/venta/referencia/{referencia}',
    summary: 'Venta confirmada por su número de referencia',
    tags,
  })
    .input(z.object({ referencia: texto }))
    .output(respuesta.extend({ ventaDTO: ventaDTO.nullable() })),

  /**
   * Registers, renews and transfers what the sale holds and charges it once; a repeat answers the same. Where `total`
   * says what the buyer was shown and the price is another by now, nothing is done: `PRECIO_CAMBIADO`.
   */
  finalizar: privada(
    {
      method: 'POST',
      path: '/carrito/venta/finalizar/{uuid}',
      summary: 'Confirmar la compra',
      tags,
    },
    { otros: ['SOLO_CON_FACTURA'] },
  )
    .input(
      z.object({
        uuid: texto,
        total: centesimos.optional(),
        ...pagoVenta.shape,
      }),
    )
    .output(
      respuesta.extend({
        waitResponse: z.boolean(),
        waitMilliseconds: z.number().int().nonnegative(),
        ventaDTO: ventaDTO.nullable(),
      }),
    ),

  /** The caller's purchases and charges, the newest first, of one year or of all (this project's own). */
  compras: privada({ method: 'GET', path: '/carrito/compras', summary: 'Compras y cargos del usuario', tags })
    .input(
      z.object({
        anio: z.coerce.number().int().min(2000).max(9999).nullish(),
        desde: z.coerce.number().int().nonnegative().default(0),
        cantidad: z.coerce.number().int().min(1).max(500).default(10),
      }),
    )
    .output(
      z.object({
        compras: z.array(movimiento),
        total: z.number().int().nonnegative(),
        /** The years that have something, the newest first. */
        anios: z.array(z.number().int()),
      }),
    ),

  /** A public property of the shop by name; the value of an unknown one is null. */
  propiedad: publica({
    method: 'GET',
    path: '/carrito/propiedad/{name}',
    summary: 'Propiedad del carrito',
    tags,
  })
    .input(z.object({ name: texto }))
    .output(z.object({ nombre: z.string(), valor: z.string().nullable() })),

  /** Holder data of each registration of the sale; null where still missing (step two). */
  contactosVenta: privada({
    method: 'GET',
    path: '/carrito/venta/dominio/contacto/{uuid}',
    summary: 'Titulares de los dominios de la venta',
    tags,
  })
    .input(uuid)
    .output(
      z.object({
        contactos: z.array(
          z.object({ idDominio: id, nombre: z.string(), contactoDTO: contactoDTO.nullable() }),
        ),
      }),
    ),
};
