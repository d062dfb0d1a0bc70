import { z } from 'zod';
import { centesimos, id, instante, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const precio = z.object({
  /** Null of the first one, which nobody planned. */
  id: id.nullable(),
  precio: centesimos,
  desde: instante.nullable(),
  estado: z.enum(['ANTERIOR', 'EN_VIGOR', 'PROXIMO', 'RETIRADO']),
  /** Who planned it and why; null of the first one. */
  puesto: z.object({ quien: z.string(), motivo: z.string() }).nullable(),
  /** How it was withdrawn, before its minute. */
  retirado: z.object({ en: instante, quien: z.string(), motivo: z.string() }).nullable(),
});
export type PrecioDeOficina = z.output<typeof precio>;

const sufijo = z.object({
  tld: z.string(),
  seVende: z.boolean(),
  /** The last one first. */
  precios: z.array(precio),
});
export type SufijoDeOficina = z.output<typeof sufijo>;

/** What a year under each suffix costs, from when, and whether it is sold (decision 110). */
export const precios = {
  /** Every suffix with all of its prices: the one in force, past ones, the next one, and those that were withdrawn. */
  listar: deOficina('verPrecios', '/oficina/precios').output(z.object({ sufijos: z.array(sufijo) })),

  /**
   * Has a suffix cost `precio` (in pesos, as it is typed, VAT included) from a day and hour of Uruguay, as they are typed: a day alone is its beginning, and what is not
   * still to come is refused. One is planned at a time, and no past one is changed. 404 of a suffix that there is not.
   */
  programar: deOficina('cambiarPrecios', '/oficina/precios/programar', ['CAMPOS', 'ESTADO'])
    .input(
      z.object({ tld: texto, precio: texto, desdeDia: texto, desdeHora: texto, motivo: texto, operacion }),
    )
    .output(respuestaDeOficina),

  /** Withdraws a price before its minute: it never is in force, and stays written. */
  retirar: deOficina('cambiarPrecios', '/oficina/precios/retirar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** How many names there are under a suffix, without those that were deleted: whom it touches that it is sold no more. 404 of a suffix that there is not. */
  alcance: deOficina('abrirSufijos', '/oficina/precios/alcance')
    .input(z.object({ tld: texto }))
    .output(z.object({ nombres: z.number().int() })),

  /** Sells a suffix, or no more: then nothing is registered, renewed nor handed over under it, and its names stay. Refused where it is so already. */
  vender: deOficina('abrirSufijos', '/oficina/precios/vender', ['CAMPOS', 'ESTADO'])
    .input(z.object({ tld: texto, seVende: z.boolean(), motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
