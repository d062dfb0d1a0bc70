import { z } from 'zod';
import { instante } from '../base';
import { deOficina } from './base';

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

/** Transfers that wait for somebody (decision 115): nothing of who asked for them, whose names lead to where that is seen. */
export const transferencias = {
  /** Those whose time is over or ends first, up to 100 between registrars and 100 between holders; `hayMas` where there are more. */
  listar: deOficina('verFallos', '/oficina/transferencias').output(
    z.object({ transferencias: z.array(espera), hayMas: z.boolean() }),
  ),
};
