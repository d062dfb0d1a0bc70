import { z } from 'zod';
import { PELIGROS } from '../domain/peligros';
import { respuestaCambio } from './administracion/formas';
import { id, instante, operacion, privada, texto } from './base';

const tags = ['Peligros'];

/** The kinds of findings, the worst first. */
const tipo = z.enum(PELIGROS);

/** A finding about a name, with what mends it. */
const peligro = z.object({
  /** As it is shown. */
  nombre: z.string(),
  tipo,
  frase: z.string(),
  remedio: z.string(),
  desde: instante,
  alojado: z.boolean(),
  /** The record of a hosted name that is to be mended. */
  registro: id.nullable(),
  /** The name servers that it is about, as they are shown; none of what is about no server. */
  servidores: z.array(z.string()).default([]),
  /** That one of them that `frase` tells of, where nobody finds it. */
  perdido: z.string().nullish(),
  /** Whether the caller wants to hear no more of it. */
  silenciado: z.boolean(),
  /** A change of the name waits for its custodians, and what mends this would be refused meanwhile. */
  esperaCambio: z.boolean().default(false),
  /** The name is frozen, or the registry holds changes of it, and that refuses it too. */
  impedido: z.boolean().default(false),
});
export type PeligroVisto = z.output<typeof peligro>;

/** A part of the findings about somebody's names. */
export const listaDePeligros = z.object({
  peligros: z.array(peligro),
  /** How many findings there are of what was asked for, and on how many names. */
  totalPeligros: z.number().int().nonnegative(),
  totalDominios: z.number().int().nonnegative(),
});

/** The findings about one name, when it was examined, and what could not be known then. */
export const peligrosDeDominio = z.object({
  peligros: z.array(peligro),
  examinadoEn: instante.nullable(),
  sinSaber: z.array(z.string()),
});

/** Names in danger (this project's own): each is examined once a day, and what was found is told until it is mended. */
export const peligros = {
  /** Findings about the caller's names whose servers they see, the worst first; silenced ones only where they are asked for. */
  listar: privada({
    method: 'POST',
    path: '/usuario/administracion/peligros',
    summary: 'Dominios del usuario con avisos',
    tags,
  })
    .input(
      z.object({
        tipo: tipo.nullable().default(null),
        silenciados: z.boolean().default(false),
        primerResultado: z.number().int().min(0).max(2_000_000_000).default(0),
        cantResultados: z.number().int().min(1).max(50).default(10),
      }),
    )
    .output(listaDePeligros),

  /** Tells the caller no more of a kind of finding of a name, neither on screens nor by mail; or again. */
  silenciar: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/peligro/silenciar',
      summary: 'Silenciar un aviso de un dominio',
      tags,
    },
    { acciones: ['verServidores'] },
  )
    .input(z.object({ nombreDominio: texto, tipo, silencio: z.boolean(), operacion }))
    .output(respuestaCambio),
};
