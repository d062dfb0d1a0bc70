import { z } from 'zod';
import { centesimos, id, instante, operacion, texto } from '../base';
import { tipoItem } from '../formas';
import { deOficina, respuestaDeOficina } from './base';
import { actoQueEspera } from './por-aprobar';

/** What was given back, and why. */
export const devolucion = z.object({
  id,
  importe: centesimos,
  fecha: instante,
  motivo: z.string(),
  /** Who of the registry gave it back. */
  quien: z.string(),
});

const linea = z.object({
  id,
  /** Its charge, of which it is seen who paid it, with a reason. */
  cobro: id,
  tipo: tipoItem,
  /** As it is shown. */
  nombre: z.string(),
  /** What was charged. */
  importe: centesimos,
  /** What was given back of it, together; what is left of it is the rest. */
  devuelto: centesimos,
  devoluciones: z.array(devolucion),
  /** What waits of it: nothing else is given back meanwhile. */
  espera: actoQueEspera.nullable(),
  /** The account that it was charged to, masked; and whether its person took it away since. */
  cuenta: z.object({ numero: z.string(), quitada: z.boolean() }),
});
export type LineaDeVenta = z.output<typeof linea>;

/** What somebody bought, as the registry's own people see it: by its reference, and nothing of who bought it (decision 108). */
export const ventas = {
  /** A confirmed sale, the lines that were charged. 404 of a reference that nobody has. */
  ver: deOficina('verVentas', '/oficina/ventas')
    .input(z.object({ referencia: texto }))
    .output(z.object({ referencia: z.string(), fecha: instante, total: centesimos, lineas: z.array(linea) })),

  /**
   * Gives back a part of what a line cost, or all of it, to the account that it was charged to: a line of the ledger that answers that charge.
   * `devuelto` is what had been given back where the form was made: where somebody gave back more meanwhile nothing is done. Never more
   * than is left, and nothing while a part of it waits for a second person. Whose account it is is told, and who bought it where that is somebody else. 404 of a line that was not charged.
   */
  devolver: deOficina('devolver', '/oficina/ventas/devolver', ['CAMPOS', 'ESTADO', 'POR_APROBAR'])
    .input(
      z.object({
        referencia: texto,
        linea: id,
        importe: texto,
        devuelto: centesimos,
        motivo: texto,
        operacion,
      }),
    )
    .output(respuestaDeOficina),
};
