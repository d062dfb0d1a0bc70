import { z } from 'zod';
import { DEBE_COMPLETAR_DATOS } from '../domain/words/transferencias';
import * as campos from './campos';
import { conAviso, nunca } from './formularios';
import { clean } from './limpieza';

const publicos = { direccion: campos.direccion, telefono: campos.telefono, email: campos.email };

const persona = z.object({
  tipo: z.literal('PERSONA'),
  nombre: campos.nombre,
  apellido: campos.apellido,
  ...publicos,
});

/** A company is called by one name. */
const empresa = z.object({
  tipo: z.literal('EMPRESA'),
  nombre: campos.nombreApellido,
  apellido: campos.opcional(clean).transform(() => ''),
  ...publicos,
});

/** Holder of an imported name. */
export const datosImportacion = z
  .discriminatedUnion('tipo', [persona, empresa])
  .refine(nunca, conAviso(DEBE_COMPLETAR_DATOS));
export type DatosImportacion = z.output<typeof datosImportacion>;

const codigo = { codigo: campos.requerido('Ingrese el código de autorización.', clean) };

/** The same with the code, as the form asks both. */
export const formularioImportacion = z
  .discriminatedUnion('tipo', [persona.extend(codigo), empresa.extend(codigo)])
  .refine(nunca, conAviso(DEBE_COMPLETAR_DATOS));

/** What is wrong with a name typed to be imported before the registry is asked; empty where nothing is. */
export function faltaDeDominio(escrito: string): string {
  if (escrito === '') return 'El dominio a transferir no puede estar vacío';
  return escrito.endsWith('.uy') ? '' : 'El dominio debe ser .uy';
}
