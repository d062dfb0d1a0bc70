import { z } from 'zod';
import { respuestaCambio, version } from './administracion/formas';
import { instante, operacion, privada, publica, respuestaCodigo, texto } from './base';
import { diferencia } from './diferencia';

const tags = ['Historia'];

/** What entries are filtered by: kinds of change, in the words of the screen. */
export const CLASES = ['VIDA', 'CONTACTOS', 'PAGOS', 'SERVIDORES', 'SEGURIDAD'] as const;
export type Clase = (typeof CLASES)[number];

const entrada = z.object({
  version: z.number().int(),
  momento: instante,
  clase: z.enum(CLASES),
  /** What happened, as a sentence. */
  titulo: z.string(),
  /** Who, by the name they have; 'El registro' for what it does by itself. */
  quien: z.string(),
  /** As what: their roles at that moment, in words; empty where they had none. */
  como: z.string(),
  /** From where, in words. */
  desde: z.string(),
  /** What changed, in words; the hours in them are Uruguay's. */
  diferencias: z.array(diferencia),
});
export type EntradaHistoria = z.output<typeof entrada>;

/** A part of a history. */
export const parteDeHistoria = z.object({
  clase: z.enum(CLASES).nullish(),
  primerResultado: z.number().int().min(0).max(2_000_000_000).default(0),
  cantResultados: z.number().int().min(1).max(50).default(10),
});

export const listaDeHistoria = respuestaCodigo.extend({
  total: z.number().int(),
  entradas: z.array(entrada),
});

/** The history of a domain and its freeze (decision w): this project's own. */
export const historia = {
  /** What happened to a domain of the caller's, newest first; for every role. */
  listar: privada({
    method: 'POST',
    path: '/usuario/administracion/dominio/historia',
    summary: 'Historia de un dominio',
    tags,
  })
    .input(z.object({ nombreDominio: texto, ...parteDeHistoria.shape }))
    .output(listaDeHistoria),

  /** The domain as it was at a moment, rebuilt from its history; no facts where it was not there yet. */
  enFecha: privada({
    method: 'POST',
    path: '/usuario/administracion/dominio/historia/en-fecha',
    summary: 'Un dominio en un momento pasado',
    tags,
  })
    .input(z.object({ nombreDominio: texto, momento: instante }))
    .output(respuestaCodigo.extend({ datos: z.array(z.object({ campo: z.string(), valor: z.string() })) })),

  /**
   * Freezes a domain for 24 hours: nobody can release it, give it away or change its people or servers meanwhile. One that
   * is frozen stays so for 24 hours from now, never for less than it was going to.
   */
  congelar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/congelar',
      summary: 'Congelar un dominio por 24 horas',
      tags,
    },
    { acciones: ['congelar'] },
  )
    .input(z.object({ nombreDominio: texto, version, operacion }))
    .output(respuestaCambio),

  /** What the link of a notice freezes, asked before anything is pressed: good or not, and why not. */
  enlaceDeCongelar: publica({
    method: 'POST',
    path: '/dominio/congelar/enlace',
    summary: 'Qué dominio congela el enlace de un aviso',
    tags,
  })
    .input(z.object({ codigo: texto }))
    .output(
      z.object({
        /** Why it freezes nothing now; empty where it does. */
        motivo: z.string(),
        /** Null where it is no link that was mailed. */
        nombreDominio: z.string().nullable(),
        congeladoHasta: instante.nullable(),
        /** Until when it would freeze the domain; null where it would not. */
        quedaHasta: instante.nullable(),
      }),
    ),

  /** The same with the code of a notice's link, which needs no sign-in and is good once. */
  congelarConEnlace: publica({
    method: 'POST',
    path: '/dominio/congelar',
    summary: 'Congelar un dominio con el enlace de un aviso',
    tags,
  })
    .input(z.object({ codigo: texto }))
    .output(respuestaCambio),
};
