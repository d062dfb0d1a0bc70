import { z } from 'zod';
import * as campos from '../campos';

/** Why something is done at the desk: it is kept, and whom it concerns reads it. */
const motivo = campos.parrafos('El motivo', 'Escriba el motivo: queda guardado.', 500);

export const formularioMotivo = z.object({ motivo });

/** What is looked for in the desk's box. */
export const formularioBusqueda = z.object({
  buscado: campos.linea('Lo que busca', 'Escriba qué busca.', 120),
});
