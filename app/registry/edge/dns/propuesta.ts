import { type Rechazada, writeLinea } from '../../dns/archivo';
import { type Diferencia, diferencia } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { check } from '../../dns/zona';
import type { findVersion } from './versiones-store';

/** Which versions a way back takes back, and whether that does again what an undo took back. */
export interface LoDeshecho {
  desde: number;
  hasta: number;
  deNuevo: boolean;
}

type Deshecho = NonNullable<Awaited<ReturnType<typeof findVersion>>> & LoDeshecho & { esElUltimo: boolean };

/** What a change of a whole zone would do. */
export interface Propuesta {
  cambio: Diferencia;
  errores: Rechazada[];
  omitidas: Rechazada[];
  /** How many records of a file are right, whatever becomes of them. */
  correctos?: number;
  /** Of a way back: the change that is taken back, or the oldest of those that are. */
  deshecho?: Deshecho;
}

/** What is wrong with no line of a file. */
export const sinLinea = (motivo: string, texto = ''): Rechazada => ({ linea: 0, texto, motivo });

/** The records that there would be, with what is wrong with each. */
export const conMotivos = (actuales: Registro[], despues: Registro[], zona: string): Propuesta => ({
  cambio: diferencia(actuales, despues),
  errores: [...check(despues, zona)].map(([registro, motivo]) => sinLinea(motivo, writeLinea(registro))),
  omitidas: [],
});

/** What cannot be done at all, and why. */
export const imposible = (motivo: string): Propuesta => ({
  cambio: { quitados: [], agregados: [] },
  errores: [sinLinea(motivo)],
  omitidas: [],
});
