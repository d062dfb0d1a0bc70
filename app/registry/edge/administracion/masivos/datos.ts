import { z } from 'zod';
import { tipoContacto } from '../../../contract/administracion/formas';
import type { Op } from '../../cambio/cambio';
import { edicionDeContacto } from '../ediciones/contacto';
import { edicionDeCuenta, edicionDeQuitarCuenta } from '../ediciones/cuenta';
import type { Edicion } from '../ediciones/edicion';

const datosPublicos = z.object({
  nombre: z.string().optional(),
  apellido: z.string().optional(),
  direccion: z.string(),
  telefono: z.string(),
  email_publico: z.string(),
});

/** What a bulk change does to each name, as it is kept until its turn comes. */
const datos = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('EDITAR_CONTACTO'), tipoContacto, datos: datosPublicos }),
  z.object({ accion: z.literal('EDITAR_CUENTA'), cuentaId: z.number().int() }),
  z.object({ accion: z.literal('ELIMINAR_CUENTA') }),
]);
export type Datos = z.output<typeof datos>;

export const readDatos = (text: string): Datos => datos.parse(JSON.parse(text));

/** The change itself, as things are when it is made. */
export async function edicionDe(op: Op, some: Datos): Promise<Edicion> {
  switch (some.accion) {
    case 'EDITAR_CONTACTO':
      return edicionDeContacto(some.tipoContacto, some.datos);
    case 'EDITAR_CUENTA':
      return edicionDeCuenta(op, some.cuentaId);
    case 'ELIMINAR_CUENTA':
      return edicionDeQuitarCuenta;
  }
}
