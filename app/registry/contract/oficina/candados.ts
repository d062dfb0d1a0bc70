import { z } from 'zod';
import { GRADOS } from '../../domain/candado';
import { id, instante, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const custodio = z.object({
  /** Of their account. */
  id,
  /** What they are called, with the name they sign in by: two may be called alike. */
  nombre: z.string(),
  /** How many of those that are left have to approve without them; null where nobody is left who could, and the lock would open. */
  quorumSinEl: z.number().int().positive().nullable(),
  /** The act that takes them off and waits for its second person; null where nobody asked for it. */
  esperaSalir: id.nullable(),
});

/** The lock of a name, as the registry's own people see it. */
const candadoVisto = z.object({
  grado: z.enum(GRADOS),
  /** Names this lock: a name that is locked again has another one. */
  cerradoEn: instante,
  quorum: z.number().int().positive(),
  custodios: z.array(custodio),
  /** From when it is open; null while nobody opens it. */
  abreEn: instante.nullable(),
  /** What waits for its custodians, after 'para'; null where nothing does. */
  espera: z.string().nullable(),
});
export type CandadoVisto = z.output<typeof candadoVisto>;

/** The locks of names, where one of who watches over them is gone (decision 113). */
export const candados = {
  /** The lock of a name, null where it has none; to who said why they look at it (`dominios.mirar`), null to anybody else. */
  deDominio: deOficina('sacarCustodio', '/oficina/candados/dominio')
    .input(z.object({ nombreDominio: texto }))
    .output(z.object({ nombre: z.string(), candado: candadoVisto.nullable() })),

  /**
   * Takes a custodian who is gone off the lock of a name: `documento` is what shows it. What waits for the custodians ends without being done. Where
   * nobody is left who could approve, the lock opens in 24 hours instead. Its holder, its administrative contact and its custodians are told.
   * `cerradoEn` is of the lock that was seen. Refused to who did not say why they look at the name, of another lock or one that is about to open, of
   * who is none of its custodians, and to whoever is one of its people; and where the lock would open, of a name that is frozen or held.
   */
  sacarCustodio: deOficina('sacarCustodio', '/oficina/candados/sacar', ['CAMPOS', 'ESTADO', 'POR_APROBAR'])
    .input(
      z.object({
        nombreDominio: texto,
        custodio: id,
        cerradoEn: texto,
        documento: texto,
        motivo: texto,
        operacion,
      }),
    )
    .output(respuestaDeOficina),
};
