import { z } from 'zod';
import { ACTOS_DE_OFICINA, CONJUNTOS } from '../../domain/oficina';
import { CLASES_DE_SOBRE } from '../../domain/sobre';
import { id, instante, operacion, paginado, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const conjuntos = z.array(z.enum(CONJUNTOS)).max(CONJUNTOS.length);

const funcionario = z.object({
  id,
  nombre: z.string(),
  correo: z.string(),
  conjuntos,
  desde: instante,
  esUsted: z.boolean(),
  /** How many acts they asked for that wait for a second person. */
  esperan: z.number().int(),
});

const acto = z.object({
  id,
  momento: instante,
  quien: z.string(),
  /** What was done, in words; over what, and of which kind that is; and why. */
  que: z.string(),
  clase: z.enum(CLASES_DE_SOBRE),
  sobre: z.string(),
  /** Somebody has the name that it was over: it has a page. */
  nombreTomado: z.boolean(),
  /** What the person is called whose account it was over, for whoever may look for people. */
  persona: z.string().nullable(),
  motivo: z.string(),
  antes: z.string(),
  despues: z.string(),
});

/** The registry's own people: who they are, and what each may do. */
export const personal = {
  /** Who calls, and all that they may do; `faltaSegundoPaso` of who has to get one before anything else. */
  yo: deOficina('entrar', '/oficina/yo', [], { sinSegundoPaso: true }).output(
    z.object({
      nombre: z.string(),
      conjuntos,
      actos: z.array(z.enum(ACTOS_DE_OFICINA)),
      faltaSegundoPaso: z.boolean(),
    }),
  ),

  /** Everybody who works at the desk, by name. */
  listar: deOficina('verPersonal', '/oficina/personal').output(z.object({ personal: z.array(funcionario) })),

  /**
   * Gives somebody other sets; none of them ends their time at the desk. `motivo` is kept. There always is somebody who may do this.
   */
  cambiar: deOficina('cambiarPersonal', '/oficina/personal/cambiar', ['CAMPOS', 'ESTADO', 'POR_APROBAR'])
    .input(z.object({ id, conjuntos, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /** What staff did, newest first; `propios`: only what who calls did. */
  actos: deOficina('entrar', '/oficina/actos')
    .input(paginado.extend({ propios: z.boolean().default(true) }))
    .output(z.object({ total: z.number().int(), actos: z.array(acto) })),
};
