import { z } from 'zod';
import { GRADOS, MAXIMO_CUSTODIOS, MAXIMO_POR_VEZ, VOTOS } from '../domain/candado';
import { respuestaCambio } from './administracion/formas';
import { id, instante, operacion, privada, texto } from './base';
import { diferencia } from './diferencia';

const tags = ['Candado'];

/** Somebody who watches over the caller's names, or was asked to. */
const custodio = z.object({
  id,
  correo: z.string(),
  /** What they are called, once they accepted. */
  nombre: z.string().nullable(),
  estado: z.enum(['INVITADO', 'VENCIDO', 'ACEPTO', 'RECHAZO']),
  /** Of an invitation that waits. */
  venceEn: instante,
});
export type Custodio = z.output<typeof custodio>;

/** A change of a locked name, asked for and held; never with a secret. */
const cambioPorAprobar = z.object({
  id,
  nombreDominio: z.string(),
  /** What is asked for, after 'para'. */
  que: z.string(),
  diferencias: z.array(diferencia),
  /** Who asks, by the name they have. */
  quien: z.string(),
  pedidoEn: instante,
  venceEn: instante,
  estado: z.enum(['ESPERA', 'HECHO', 'RECHAZADO', 'RETIRADO', 'CADUCO', 'NO_SE_PUDO']),
  /** Why it was not done, where there is more to say than its state. */
  motivo: z.string(),
  aprobaron: z.number().int().nonnegative(),
  hacenFalta: z.number().int().positive(),
  /** What the caller answered as custodian; null where they are none, or did not yet. */
  suVoto: z.enum(VOTOS).nullable(),
  puedeVotar: z.boolean(),
  puedeRetirar: z.boolean(),
});
export type CambioPorAprobar = z.output<typeof cambioPorAprobar>;

/** The lock of a name, as its contacts and custodians see it. */
export const candadoDeDominio = z.object({
  nombreDominio: z.string(),
  grado: z.enum(GRADOS),
  /** How many custodians have to approve a change. */
  quorum: z.number().int().positive(),
  /** Who they are, by name. */
  custodios: z.array(z.string()),
  cerradoEn: instante,
  /** From when it is open; null while nobody opens it. */
  abreEn: instante.nullable(),
});
export type CandadoDeDominio = z.output<typeof candadoDeDominio>;

/** The same with what it holds for the caller, and the change that waits. */
export const candadoConCambio = candadoDeDominio.extend({
  /** What the caller may ask for, each after 'para'. */
  conAprobacion: z.array(z.string()),
  cambio: cambioPorAprobar.nullable(),
});
export type CandadoConCambio = z.output<typeof candadoConCambio>;

const unCustodio = z.object({ id, operacion });

/** Locks of names (decision 088): this project's own. */
export const candado = {
  /** The caller's custodians and locked names, what waits for their answer as a custodian, and what became of what they asked for. */
  ver: privada({
    method: 'GET',
    path: '/usuario/candado',
    summary: 'Candados y custodios del usuario',
    tags,
  }).output(
    z.object({
      custodios: z.array(custodio),
      /** The first fifty names of the caller's that have one. */
      candados: z.array(candadoDeDominio),
      totalCandados: z.number().int().nonnegative(),
      /** Names of others that the caller watches over; the first fifty. */
      custodiados: z.array(candadoDeDominio),
      porAprobar: z.array(cambioPorAprobar),
      /** The last ones that the caller asked for, or that were asked of their names. */
      pedidos: z.array(cambioPorAprobar),
    }),
  ),

  /** Asks somebody by mail to watch over the caller's names. They accept with an account of theirs that has a second factor. */
  invitarCustodio: privada(
    { method: 'POST', path: '/usuario/candado/custodio/invitar', summary: 'Invitar a ser custodio', tags },
    { otros: ['CAMPOS', 'EN_CURSO', 'DEMASIADAS'] },
  )
    .input(z.object({ correo: texto, confirmacion: texto.optional(), operacion }))
    .output(respuestaCambio),

  /** Takes an invitation back, or does without a custodian from now on; locks that are closed keep theirs. */
  quitarCustodio: privada({
    method: 'POST',
    path: '/usuario/candado/custodio/quitar',
    summary: 'Quitar un custodio de la lista',
    tags,
  })
    .input(unCustodio)
    .output(respuestaCambio),

  /** Who asks whoever has the mailed link, and whether it is still good. */
  custodia: privada({
    method: 'POST',
    path: '/usuario/candado/custodia',
    summary: 'Qué invitación a ser custodio es la de un enlace',
    tags,
  })
    .input(z.object({ codigo: texto }))
    .output(
      z.object({
        /** Why it is no good; empty where it is. */
        motivo: z.string(),
        /** Who asks, by name; empty where it is no good. */
        titular: z.string(),
      }),
    ),

  /** Accepts to be a custodian, or does not. The link is good once. */
  responderCustodia: privada(
    {
      method: 'POST',
      path: '/usuario/candado/custodia/responder',
      summary: 'Aceptar o rechazar ser custodio',
      tags,
    },
    { otros: ['INVITACION_NO_VALIDA', 'ESTADO'], confirma: 'custodia' },
  )
    .input(z.object({ codigo: texto, acepta: z.boolean(), operacion }))
    .output(respuestaCambio),

  /**
   * Locks names of the caller's, as their holder. Of several, those it does not apply to are left, each with its reason, also where
   * that is so of all. Custodians are told once, of all of them. From then on what the grade holds is kept until so many custodians
   * approve it; renewals and payment never wait.
   */
  cerrar: privada(
    { method: 'POST', path: '/usuario/candado/cerrar', summary: 'Poner candado a dominios', tags },
    { acciones: ['cerrarCandado'], otros: ['CAMPOS'], confirma: 'cerrarCandado' },
  )
    .input(
      z.object({
        nombresDominio: z.array(texto).min(1).max(MAXIMO_POR_VEZ),
        grado: z.enum(GRADOS),
        custodios: z.array(id).max(2 * MAXIMO_CUSTODIOS),
        quorum: z.number().int(),
        operacion,
      }),
    )
    .output(
      respuestaCambio.extend({
        cerrados: z.array(z.string()),
        noCerrados: z.array(z.object({ nombre: z.string(), motivo: z.string() })),
      }),
    ),

  /** Asks that a lock be opened: every custodian has to approve, and 24 hours pass then, with notices to all. */
  abrir: privada(
    { method: 'POST', path: '/usuario/candado/abrir', summary: 'Pedir que se abra un candado', tags },
    { acciones: ['abrirCandado'], confirma: 'abrirCandado' },
  )
    .input(z.object({ nombreDominio: texto, operacion }))
    .output(respuestaCambio),

  /** Leaves a lock closed that was about to open: its holder, its administrative contact or any custodian. */
  mantener: privada(
    {
      method: 'POST',
      path: '/usuario/candado/mantener',
      summary: 'Dejar cerrado un candado que se abre',
      tags,
    },
    { otros: ['ESTADO'] },
  )
    .input(z.object({ nombreDominio: texto, operacion }))
    .output(respuestaCambio),

  /**
   * Approves or refuses a change that waits, as a custodian; or takes it back, as who asked for it or the name's holder. With the
   * last approval it is done, once: `estado` says what became of it.
   */
  responder: privada(
    {
      method: 'POST',
      path: '/usuario/candado/responder',
      summary: 'Aprobar, rechazar o retirar un cambio',
      tags,
    },
    { otros: ['ESTADO', 'EN_CURSO'], confirma: 'responderCambio' },
  )
    .input(z.object({ id, decision: z.enum(['APROBAR', 'RECHAZAR', 'RETIRAR']), operacion }))
    .output(respuestaCambio.extend({ estado: cambioPorAprobar.shape.estado.nullable() })),
};
