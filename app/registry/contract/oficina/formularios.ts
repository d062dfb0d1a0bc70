import { z } from 'zod';
import * as campos from '../campos';

/** Why something is done at the desk: it is kept, and whom it concerns reads it. */
const motivo = campos.parrafos('El motivo', 'Escriba el motivo: queda guardado.', 500);

export const formularioMotivo = z.object({ motivo });
