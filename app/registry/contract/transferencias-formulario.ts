import { z } from 'zod';
import { DEBE_COMPLETAR_DATOS } from '../domain/words/transferencias';
import * as campos from './campos';
import { conAviso, nunca } from './formularios';
import { limpiar } from './limpieza';

const publicos = { direccion: campos.direccion, telefono: campos.telefono, email: campos.email };

/** A person has a surname; a company is called by one name. */
const porTipo = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('PERSONA'), nombre: campos.nombre, apellido: campos.apellido, ...publicos }),
  z.object({
    tipo: z.literal('EMPRESA'),
    nombre: campos.nombreApellido,
    apellido: campos.opcional(limpiar).transform(() => ''),
    ...publicos,
  }),
]);

/** Holder of an imported name. */
export const datosImportacion = porTipo.refine(nunca, conAviso(DEBE_COMPLETAR_DATOS));
export type DatosImportacion = z.output<typeof datosImportacion>;

/** What is wrong with a name typed to be imported before the registry is asked; empty where nothing is. */
export function faltaDeDominio(escrito: string): string {
  if (escrito === '') return 'El dominio a transferir no puede estar vacío';
  return escrito.endsWith('.uy') ? '' : 'El dominio debe ser .uy';
}
