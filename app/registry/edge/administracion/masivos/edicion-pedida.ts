import { z } from 'zod';
import { tipoContacto } from '../../../contract/administracion/formas';
import { ROL_DE } from '../../../domain/roles';
import type { Op } from '../../cambio/cambio';
import { sinPisar } from '../ediciones/conflicto';
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

/** When its person saw the names: who changed one of them later is not overwritten. */
const vistoEn = z.string().nullish();

/** What a bulk change does to each name, as it is kept until its turn comes. */
const datos = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('EDITAR_CONTACTO'), tipoContacto, datos: datosPublicos, vistoEn }),
  z.object({ accion: z.literal('EDITAR_CUENTA'), cuentaId: z.number().int(), vistoEn }),
  z.object({ accion: z.literal('ELIMINAR_CUENTA'), vistoEn }),
]);
export type Datos = z.output<typeof datos>;

export const readDatos = (text: string): Datos => datos.parse(JSON.parse(text));

/** The change itself, as things are when it is made. */
export async function edicionDe(op: Op, some: Datos): Promise<Edicion> {
  switch (some.accion) {
    case 'EDITAR_CONTACTO':
      return sinPisar(
        edicionDeContacto(some.tipoContacto, some.datos),
        some.vistoEn,
        ROL_DE[some.tipoContacto],
      );
    case 'EDITAR_CUENTA':
      return sinPisar(await edicionDeCuenta(op, some.cuentaId), some.vistoEn, 'cuentaPago');
    case 'ELIMINAR_CUENTA':
      return sinPisar(edicionDeQuitarCuenta, some.vistoEn, 'cuentaPago');
  }
}
