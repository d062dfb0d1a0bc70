import { z } from 'zod';
import { ROLES } from '../domain/roles';
import { instante, mapErrores, privada } from './base';
import { dns } from './dns';

const tags = ['Ensayo'];

/** What an act of the contract takes: the rehearsal takes the same. */
function pedidoDe<S extends z.ZodType>({ '~orpc': { inputSchema } }: { '~orpc': { inputSchema?: S } }): S {
  if (!inputSchema) throw new Error('An act that is rehearsed takes something');
  return inputSchema;
}

/** The acts that can be rehearsed, each with what it is asked with. */
const acto = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('DELEGAR'), pedido: pedidoDe(dns.delegar) }),
  z.object({ tipo: z.literal('CAMBIAR_ZONA'), pedido: pedidoDe(dns.cambiarZona) }),
]);

/** Somebody who would be told, and how. Their address is theirs: it is not said. */
const avisado = z.object({
  /** Empty where it is an address that no contact of the name has. */
  quien: z.string(),
  esUsted: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  esCustodio: z.boolean(),
  mensaje: z.boolean(),
  correos: z.number().int(),
  /** All of their mails go with the one of that day. */
  puedeEsperar: z.boolean(),
  titulos: z.array(z.string()),
});
export type Avisado = z.output<typeof avisado>;

/** What a zone loses and gets: lines of a zone file. */
const lineas = z.object({ quitados: z.array(z.string()), agregados: z.array(z.string()) });
const antesYDespues = <S extends z.ZodType>(de: S) => z.object({ antes: de, despues: de });
const segundos = z.number().int().nullable();

/** What the servers of the registry answer after it, and what is remembered of before. */
const zona = z.object({
  /** Of the name in the zone above it: its servers, their addresses, its keys. */
  arriba: lineas,
  /** Its own records, where the registry serves them. */
  propia: lineas,
  alojado: antesYDespues(z.boolean()),
  servidores: antesYDespues(z.array(z.string())),
  firma: z.enum(['SIN_FIRMA', 'SIGUE', 'LLEGA', 'SE_VA', 'CAMBIA']),
  /** In seconds, at most: of what the zone above said, of its records, and of what was not there; null: nothing of that changes. */
  recuerdo: z.object({ delegacion: segundos, registros: segundos, noHabia: segundos }),
});

const ensayado = z.object({
  /** Of which moment it is: what is done later is judged anew. */
  momento: instante,
  /** What the act would answer. `seHace`: it would be done now. */
  acto: z.object({ seHace: z.boolean(), codigo: z.string(), mensaje: z.string(), mapErrores }),
  /** What the person is asked before it is done: to sign in again. Empty where nothing. */
  confirma: z.string(),
  zona: zona.nullable(),
  /** Whether the servers that would serve it answer for it now; null where nobody was asked. */
  servidores: z
    .object({
      servidores: z.array(z.object({ nombre: z.string(), bien: z.boolean(), visto: z.string() })),
      avisos: z.array(z.string()),
    })
    .nullable(),
  avisados: z.array(avisado),
});
export type Ensayado = z.output<typeof ensayado>;

/** What an act would do, before it is done. All of it is this project's own. */
export const ensayo = {
  /**
   * Does an act, sees what comes of it and undoes it: what it answers, what the servers would, who would be told. Nothing is
   * written, sent or published. Whoever may not do it gets the refusal of the act itself, and 404 of a name that is not theirs.
   */
  ver: privada(
    { method: 'POST', path: '/usuario/ensayo', summary: 'Ver qué va a pasar', tags },
    { otros: ['DEMASIADAS'] },
  )
    .input(z.object({ acto }))
    .output(
      z.object({
        esRespOK: z.boolean(),
        codigo: z.string(),
        mensaje: z.string(),
        mapErrores,
        ensayo: ensayado.nullable(),
      }),
    ),
};
