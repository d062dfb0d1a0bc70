import { z } from 'zod';
import { fecha, instante, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';
import { actoQueEspera } from './por-aprobar';
import { conDocumento } from './titularidad';

/** What becomes of a request between registrars that nobody answers. */
const alVencer = z.enum(['aprobar', 'vencer']);

const espera = z.object({
  clase: z.enum(['REGISTRADOR', 'TITULAR']),
  nombre: z.string(),
  /** From whom to whom, between registrars; empty between holders. */
  entre: z.string(),
  /** What it waits for, and what keeps it from going on. */
  que: z.array(z.string()),
  desde: instante,
  /** Until when it may wait. */
  hasta: instante,
  /** It should have ended by now. */
  pasada: z.boolean(),
});
export type TransferenciaQueEspera = z.output<typeof espera>;

/** What another registrar asked for, as the registry's own people see it before they answer for its holder. */
const pedida = z.object({
  /** Names what was seen of the name; and which request. */
  visto: z.string(),
  referencia: z.string(),
  /** Its holder, as the desk calls them. */
  titular: z.string(),
  vence: fecha,
  /** The registrar that asked for it. */
  gana: z.string(),
  desde: instante,
  hasta: instante,
  /** What becomes of it where nobody answers. */
  alVencer,
  alojado: z.boolean(),
  /** Why it cannot be approved; null where it can. */
  impide: z.string().nullable(),
  /** The act with this name that waits for its second person; null where none does. */
  espera: actoQueEspera.nullable(),
});
export type TransferenciaPedida = z.output<typeof pedida>;

const respuestaPorSuTitular = conDocumento.extend({ referencia: texto });

/**
 * Transfers that wait for somebody (decision 115), and answering another registrar for a holder who cannot, by a document (decision 125). Refused to who did
 * not say why they look at the name, who has a stake in it, and where what waits is not what was seen.
 */
export const transferencias = {
  /** Those whose time is over or ends first, up to 100 between registrars and 100 between holders; `hayMas` where there are more. Nothing of who asked for them. */
  listar: deOficina('verFallos', '/oficina/transferencias').output(
    z.object({ transferencias: z.array(espera), alVencer, hayMas: z.boolean() }),
  ),

  /** What another registrar asked for of a name, to who said why they look at it; null to anybody else, and where nobody did. */
  deDominio: deOficina('rechazarTransferencia', '/oficina/transferencias/dominio')
    .input(z.object({ nombreDominio: texto }))
    .output(z.object({ nombre: z.string(), pedida: pedida.nullable() })),

  /** Refuses it: the name stays, and its code is of no use any more. One person may, since it can be asked for again. */
  rechazar: deOficina('rechazarTransferencia', '/oficina/transferencias/rechazar', ['CAMPOS', 'ESTADO'])
    .input(respuestaPorSuTitular)
    .output(respuestaDeOficina),

  /**
   * Approves it, once a second person does: the name goes, a year longer. What keeps its holder from approving (state, hold, freeze, lock) keeps the
   * registry from it too.
   */
  aprobar: deOficina('aprobarTransferencia', '/oficina/transferencias/aprobar', [
    'CAMPOS',
    'ESTADO',
    'POR_APROBAR',
  ])
    .input(respuestaPorSuTitular)
    .output(respuestaDeOficina),
};
