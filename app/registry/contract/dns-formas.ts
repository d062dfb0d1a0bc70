import { z } from 'zod';
import { id, instante, texto, textoEntero } from './base';
import { TIPOS } from './dns-estructuras';
import { PLANTILLAS_DNS } from './dns-limites';

/** The shapes of records and delegations, with the names of spec 3. */

const estructuraCampo = z.object({
  nombre: z.string(),
  etiqueta: z.string(),
  descripcion: z.string(),
  obligatorio: z.boolean(),
  /** Where the form offers a choice. */
  opciones: z.array(z.string()),
});

/** What a type of record is made of: `estructurasRegistros` of a domain's information. */
export const estructuraRegistro = z.object({
  tipo: z.enum(TIPOS),
  descripcion: z.string(),
  estructuraCampos: z.array(estructuraCampo),
});
export type EstructuraRegistro = z.output<typeof estructuraRegistro>;

export const registroDns = z.object({
  idInterno: id,
  tipo: z.enum(TIPOS),
  ttl: z.number().int(),
  campos: z.array(
    z.object({ nombre: z.string(), valor: z.string(), etiqueta: z.string(), descripcion: z.string() }),
  ),
  estructura: estructuraRegistro,
  /** The whole name and all the data as one text, to be shown: this project's own. */
  nombre: z.string(),
  contenido: z.string(),
});
export type RegistroDns = z.output<typeof registroDns>;

/** A row of a delegation, as typed. */
export const fila = z.object({
  nombre: textoEntero,
  subdominio: z.boolean().default(false),
  tipoIP: z.enum(['IPV4', 'IPV6']).nullish(),
  ip: texto.nullish(),
});

/** Whether the servers have what the registry says; the truth, never a hope. */
export const publicacion = z.object({
  estado: z.enum(['SIN_PUBLICAR', 'PUBLICANDO', 'PUBLICADO', 'FALLA']),
  serie: z.number().int().nullable(),
  /** Since when they have what they have of the name; null where that is not known. */
  en: instante.nullable(),
  /** Records that the servers do not take, with what they say: the rest is published without them. */
  rechazados: z.array(
    z.object({ nombre: z.string(), tipo: z.string(), contenido: z.string(), motivo: z.string() }),
  ),
});

export const dnssec = z.object({
  /** Of a hosted name: whether its holder wants it signed, and whether these servers can. */
  firmada: z.boolean(),
  puedeFirmar: z.boolean(),
  /** What the zone above vouches for, as DS lines. */
  ds: z.array(
    z.object({ linea: z.string(), algoritmo: z.string(), digest: z.string(), etiqueta: z.number().int() }),
  ),
  /** Of a delegated name with keys: whether its servers were seen signing with one of them. An edge of before it does not say. */
  comprobada: z.boolean().optional(),
});

/** A change of a whole zone: a file in its place or beside it, a template, or the zone as it was. */
export const cambioDeZona = (zona: z.ZodString) =>
  z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('IMPORTAR'), texto: zona, reemplazar: z.boolean() }),
    z.object({ tipo: z.literal('PLANTILLA'), plantilla: z.enum(PLANTILLAS_DNS), direccion: texto }),
    /** The records as they were after a version; `solo`: of what came after it only the next change is taken back. */
    z.object({
      tipo: z.literal('DESHACER'),
      version: z.number().int(),
      solo: z.boolean().optional(),
    }),
  ]);

const lineaDeZona = z.object({ linea: z.number().int(), texto: z.string(), motivo: z.string() });

/** What stops with a change of the records, of which name. */
export const servicio = z.object({ que: z.enum(['CORREO', 'WEB']), nombre: z.string() });
export type Servicio = z.output<typeof servicio>;

/** A change of a whole zone before it is done. */
export const seccionDns = z.object({
  versionZona: z.number().int(),
  quitados: z.array(z.string()),
  agregados: z.array(z.string()),
  /** With any of these nothing is done. */
  errores: z.array(lineaDeZona),
  /** Left out because the registry writes them itself. */
  omitidas: z.array(lineaDeZona),
  /** How many records of a file are right, whatever stands against the others. */
  correctos: z.number().int().optional(),
  /** How many records there are after it. */
  quedan: z.number().int().optional(),
  /** Of a way back: the change that is taken back, or the oldest of those that are; what it did, whether no other came after it, and whether it had taken something back itself, which is done again. */
  deshecho: z
    .object({
      titulo: z.string(),
      momento: instante,
      esElUltimo: z.boolean(),
      rehace: z.boolean().optional(),
    })
    .optional(),
  /** What stops with it. */
  dejan: z.array(servicio).optional(),
});
