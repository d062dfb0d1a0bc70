import { z } from 'zod';
import { type DatosImportacion, datosImportacion } from '../../contract/transferencias-formulario';
import type { DatosContacto } from '../contactos/rules';

const guardados = z.object({
  tipo: z.enum(['PERSONA', 'EMPRESA']),
  nombre: z.string(),
  apellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  email: z.string(),
});

/** The holder of an import as it is kept in its request. */
export const writeTitular = (datos: DatosImportacion): string => JSON.stringify(datos);

/** The same again, as it was asked for. */
export const readDatosTitular = (texto: string): DatosImportacion => guardados.parse(JSON.parse(texto));

/** The same as the contact that it becomes. */
export function readTitular(texto: string): DatosContacto {
  const { nombre, apellido, direccion, telefono, email } = readDatosTitular(texto);
  return { nombre, apellido, direccion, telefono, email_publico: email, email };
}

/** Holder data that passed every rule of spec 5, or the field at fault. */
export const checkTitular = (entrada: unknown) => datosImportacion.safeParse(entrada);
