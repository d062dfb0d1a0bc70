import { z } from 'zod';
import { ACTOS_SOBRE_UN_NOMBRE } from '../../domain/actos-del-registro';
import { fecha, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';
import { actoQueEspera } from './por-aprobar';

const queSePuede = z.object({
  acto: z.enum(ACTOS_SOBRE_UN_NOMBRE),
  /** Why it is not done, whatever the document; null where it may be. */
  impide: z.string().nullable(),
  /** Why it is done by order of a judge alone; null where any document is enough. */
  sinOrden: z.string().nullable(),
});

/** A name as the registry's own people see it before they do something with it. */
const nombreVisto = z.object({
  /** Names what was seen: whose it is, in which state, until when. */
  visto: z.string(),
  /** Its holder, as the desk calls them. */
  titular: z.string(),
  vence: fecha,
  /** Until when it would be in force given back, and whether that takes a year more. */
  vuelveHasta: fecha,
  seRenueva: z.boolean(),
  /** An account pays for it. */
  tieneCuenta: z.boolean(),
  /** A hold keeps it from the servers: it does not work as it is. */
  retenidoSinZona: z.boolean(),
  actos: z.array(queSePuede),
  /** The act with this name that waits for its second person; null where none does. */
  espera: actoQueEspera.nullable(),
});
export type NombreVisto = z.output<typeof nombreVisto>;

/** By which document something is done with a name that was seen, and why. */
export const conDocumento = z.object({
  nombreDominio: texto,
  visto: texto,
  clase: texto,
  numero: texto,
  fecha: texto,
  motivo: texto,
  operacion,
});
/** The same, and whose the name is. */
export const conPersona = conDocumento.extend({ persona: texto });

/** Who would get a name: enough to see that it is the person who was meant. */
const quienRecibe = z.object({
  /** As the desk calls them. */
  nombre: z.string(),
  /** Their mail address, which does not say whose it is; null where they have none. */
  correo: z.string().nullable(),
  /** Of how many names they are the holder, and of how many more a contact. */
  titularDe: z.number().int(),
  contactoDe: z.number().int(),
});
export type QuienRecibe = z.output<typeof quienRecibe>;

const RECHAZOS = ['CAMPOS', 'ESTADO', 'POR_APROBAR'] as const;

/**
 * What the registry does with a name that is somebody's, by a document (decision 114). Each takes two people, of whom none has a stake in it, and is of the
 * name that was seen (`visto`). Refused to who did not say why they look at it (`dominios.mirar`), of another registrar's name, and of what keeps its
 * holder from the same: a lock always, a hold and a freeze unless a judge orders it.
 */
export const titularidad = {
  /** How a name stands for each act, to who said why they look at it; null to anybody else. */
  deDominio: deOficina('liberarDominio', '/oficina/titularidad/dominio')
    .input(z.object({ nombreDominio: texto }))
    .output(z.object({ nombre: z.string(), dominio: nombreVisto.nullable() })),

  /** Frees a name: it stops working at once, and its holder can recover it until it is anybody's. Refused where others use servers below it. */
  liberar: deOficina('liberarDominio', '/oficina/titularidad/liberar', RECHAZOS)
    .input(conDocumento)
    .output(respuestaDeOficina),

  /** Gives a deleted name back to who had it, as it was; of one that expired meanwhile with a year more, which nobody is charged. */
  devolver: deOficina('devolverDominio', '/oficina/titularidad/devolver', RECHAZOS)
    .input(conDocumento)
    .output(respuestaDeOficina),

  /** Who would get it, before that is asked for: refused as `corregir` is. That somebody looked is written down. */
  recibe: deOficina('corregirTitular', '/oficina/titularidad/recibe', ['CAMPOS', 'ESTADO'])
    .input(conPersona)
    .output(respuestaDeOficina.extend({ recibe: quienRecibe.nullable() })),

  /**
   * Gives a name to whose it is, who signs in as `persona` or has that mail address, with every role that its holder had. What was theirs pays for it no
   * more, their code of transfer is void, and a transfer that was asked of them ends. It goes on working as it does.
   */
  corregir: deOficina('corregirTitular', '/oficina/titularidad/corregir', RECHAZOS)
    .input(conPersona)
    .output(respuestaDeOficina),
};
