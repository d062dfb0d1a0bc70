import { z } from 'zod';
import { centesimos, id, operacion, privada, proximoPrecio, publica, respuesta, texto } from './base';
import { ventaDTO } from './formas';

const tags = ['Registro'];

const dominioError = z.object({ nombre: z.string(), codigo: z.string(), mensaje: z.string() });

/** Putting names in a cart (spec 7, Cart and registration). A name that cannot be added is told in `dominiosError`. */
export const registro = {
  /** Puts names in the cart, making it where `uuidVenta` is null. At most 10 pending registrations (spec 9). */
  agregar: publica({
    method: 'POST',
    path: '/registro/agregar',
    summary: 'Agregar dominios al carrito',
    tags,
  })
    .input(
      z.object({
        dominios: z
          .array(z.object({ nombre: texto, anios: z.number().int().positive().default(1) }))
          .min(1)
          .max(50),
        uuidVenta: texto.nullable(),
        operacion,
      }),
    )
    .output(
      respuesta.extend({
        ventaDTO: ventaDTO.nullable(),
        dominiosOK: z.array(z.string()),
        dominiosError: z.array(dominioError),
      }),
    ),

  /** Takes one line, of any type, out of the cart. */
  eliminar: publica({
    method: 'POST',
    path: '/registro/eliminar',
    summary: 'Quitar un dominio del carrito',
    tags,
  })
    .input(z.object({ idDominio: id, uuidVenta: texto }))
    .output(respuesta.extend({ ventaDTO: ventaDTO.nullable() })),

  /** Price for a year of a suffix (`uy`, `com.uy`) or of a name under it; and the one that follows it, where one is planned (this project's own). */
  precio: publica({
    method: 'GET',
    path: '/registro/producto/precio/{product}',
    summary: 'Precio de un producto',
    tags,
  })
    .input(z.object({ product: texto }))
    .output(
      z.object({
        precioUnitario: centesimos,
        proximo: proximoPrecio.optional(),
      }),
    ),

  /**
   * Gives an anonymous cart to the caller; answers the cart that is theirs from now on. Where they have one already the
   * two become one, and `mensajeRespuesta` says what was added to it and what was put aside.
   */
  asociarUsuarioVenta: privada({
    method: 'GET',
    path: '/registro/asociar-usuario-venta/{id}',
    summary: 'Asociar el carrito al usuario',
    tags,
  })
    .input(z.object({ id: texto.describe('uuid de la venta') }))
    .output(respuesta.extend({ uuidVenta: z.string().nullable() })),

  /** The cart the caller has open, from whatever device; null where there is none (this project's own). */
  ventaUsuario: privada({
    method: 'GET',
    path: '/registro/venta-usuario',
    summary: 'Carrito abierto del usuario',
    tags,
  }).output(z.object({ uuidVenta: z.string().nullable() })),

  /** Names that did not fit when two carts became one. Adding one to the cart takes it out of here (this project's own). */
  apartados: privada({
    method: 'GET',
    path: '/registro/apartados',
    summary: 'Dominios apartados del carrito',
    tags,
  }).output(
    z.object({ apartados: z.array(z.object({ nombre: z.string(), precio: centesimos.nullable() })) }),
  ),

  /** Forgets a name that was put aside; one that is not there is as good as forgotten (this project's own). */
  descartarApartado: privada({
    method: 'POST',
    path: '/registro/apartados/descartar',
    summary: 'Descartar un dominio apartado',
    tags,
  })
    .input(z.object({ nombre: texto }))
    .output(respuesta),
};
