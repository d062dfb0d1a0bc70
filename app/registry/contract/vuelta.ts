import { z } from 'zod';
import { respuestaCambio, version } from './administracion/formas';
import { instante, operacion, privada, texto } from './base';
import { diferencia } from './diferencia';

const tags = ['Volver atrás'];

/** An entry of the history, by its version, or the first of several of a kind. */
const antesDe = z.number().int().min(1).max(2_000_000_000);

const punto = z.object({
  antesDe,
  /** When it was done. */
  momento: instante,
  /** What was done, as a sentence. */
  titulo: z.string(),
  quien: z.string(),
  /** How many entries of the history it stands for: records that were changed one by one are one. */
  cuantos: z.number().int(),
  /** Until when it can be taken back. */
  hasta: instante,
});

/** Taking back what was done to a name, within 72 hours, by who was its holder before (decision 118): this project's own. */
export const vuelta = {
  /**
   * What the caller can take back of a name, the newest first: a change of holder, contacts, servers, records and keys, each together with
   * all that came after it. With `antesDe`, what becomes of the name then. 404 for who is not its holder and was not then.
   */
  puntos: privada({
    method: 'POST',
    path: '/usuario/administracion/dominio/vuelta-atras/puntos',
    summary: 'Qué cambios de un dominio se pueden volver atrás',
    tags,
  })
    .input(z.object({ nombreDominio: texto, antesDe: antesDe.nullish() }))
    .output(
      z.object({
        nombreDominio: z.string(),
        /** Of the name: what is taken back is of this one. */
        version: z.number().int(),
        /** Why nothing can be taken back now; empty where it can. */
        motivo: z.string(),
        /** What has to happen before, as where its custodians have to approve it; empty where nothing. */
        aviso: z.string(),
        /** Somebody else is its holder now. */
        esDeOtro: z.boolean(),
        puntos: z.array(punto),
        /** What changes; null where no point was asked for, or it can be taken back no more. */
        elegido: z.object({ punto, diferencias: z.array(diferencia) }).nullable(),
      }),
    ),

  /**
   * Puts a name back to how it was before a point: its holder and contacts, who serves it, its records and keys; payments, renewals and
   * locks stay as they are, and the lock of who has it now ends. It cannot be taken back itself. `congelar`: it is frozen for 24 hours besides.
   */
  volver: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/vuelta-atras',
      summary: 'Volver un dominio a como estaba',
      tags,
    },
    { acciones: ['volverAtras'], confirma: 'volverAtras' },
  )
    .input(
      z.object({ nombreDominio: texto, antesDe, congelar: z.boolean().default(false), version, operacion }),
    )
    .output(respuestaCambio),
};
