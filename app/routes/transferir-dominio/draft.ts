import { z } from 'zod';
import { id } from '~/registry/contract/base';
import { registroOrigen } from '~/registry/contract/transferencias-formas';

/** What step two asks, as typed; `fijos` are the fields that the code told, which are not typed (spec 2). */
const datos = z.object({
  codigo: z.string(),
  /** Whether the registry has accepted that code. */
  codigoValidado: z.boolean(),
  tipo: z.enum(['PERSONA', 'EMPRESA']),
  nombre: z.string(),
  apellido: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  email: z.string(),
  fijos: z.array(z.enum(['nombre', 'apellido', 'email'])),
});

/** An import that somebody is filling in (spec 3, Local import data). */
export const borradorImportacion = z.object({
  dominio: z.string(),
  /** Whether step one found that it can be imported. */
  validado: z.boolean(),
  registrador: z.string().nullable(),
  importe: z.number().int().nullable(),
  vencimientoNuevo: z.string().nullable(),
  registros: z.array(registroOrigen),
  datos: datos.nullable(),
  cuentaPago: id.nullable(),
  /** It was sent, and nobody can say whether it arrived. */
  enDuda: z.boolean().default(false),
});
export type Borrador = z.output<typeof borradorImportacion>;
export type DatosBorrador = z.output<typeof datos>;

/** Nothing filled in yet but the name. */
export const empezado = (dominio: string): Borrador => ({
  dominio,
  validado: false,
  registrador: null,
  importe: null,
  vencimientoNuevo: null,
  registros: [],
  datos: null,
  cuentaPago: null,
  enDuda: false,
});
