import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Origen } from '~/database/tables/historia';
import type { Dominio } from '~/database/tables/registro';
import type { Diferencia } from '../../contract/diferencia';
import type { ActoDeDos } from '../../domain/dos-personas';
import type { ClaseDeSobre } from '../../domain/sobre';
import type { UsuarioActual } from '../quien/account-store';
import { Rechazo } from './rechazo';

/** What a change is made with: its transaction, who makes it, from where and when. */
export interface Op {
  trx: Connection;
  now: Temporal.Instant;
  usuario: UsuarioActual;
  origen: Origen;
  /** How it stands with the lock of a name; nothing where it was not asked yet, or there is none. */
  paso?: Paso;
}

/** An act of the desk that takes two people (decision 109). */
export interface PedidoDeOficina {
  acto: ActoDeDos;
  /** What is done, after 'para'; and over what. */
  que: string;
  clase: ClaseDeSobre;
  sobre: string;
  /** Names what it is about: of one thing one act waits at a time. */
  clave: string;
  motivo: string;
  /**
   * Asked once more as it is kept, under a lock that holds until it is: what was tried is undone, and with it PostgreSQL gives back the locks of
   * the trial.
   */
  revisa?: (op: Op) => Promise<unknown>;
}

/**
 * A change on its way that others have to approve, the custodians of a lock (decision 088) or a second person at the desk (109): tried first, to
 * know what it would do and whether the rules refuse it; and done once they approved. What it changes is gathered in both.
 */
export interface Paso {
  tipo: 'ENSAYO' | 'APROBADO';
  /** Whose lock it is; of one that is tried, found on the way. */
  dominio?: Dominio;
  /** What is asked at the desk; of one that is tried, found on the way. */
  oficina?: PedidoDeOficina;
  /** Who of the desk has it done: who approved it, or who asked where they do it alone. */
  respondio?: number;
  /** What is done, after 'para'. */
  que?: string;
  /** Every custodian has to approve it. */
  todos?: boolean;
  diferencias: Diferencia[];
  /** What is kept of it to be done later, where that is not the operation with its input. */
  guardado?: Guardado;
}

/** What does a change, by name, and what with. */
export interface Guardado {
  operacion: string;
  entrada: unknown;
}

/** Keeps a change that was tried until others approve: what its person is told meanwhile. Undefined where nothing holds it by now. */
export type Pedir = (op: Op, paso: Paso, guardado: Guardado) => Promise<Rechazo | undefined>;

/** The lock of a name does not let something happen: who tried is told, and its history keeps that they did. */
export class ConCandado extends Rechazo {
  override name = 'ConCandado';
  /** Writes down that it was tried. */
  readonly writeDown: (op: Op) => Promise<void>;

  constructor(mensaje: string, anotar: (op: Op) => Promise<void>) {
    super('CANDADO', mensaje);
    this.writeDown = anotar;
  }
}

/** It has to be asked of others, the custodians of a lock or a second person at the desk: whoever makes changes (`cambio`) tries it, and keeps it with `pedir`. */
export class PideAprobacion extends Rechazo {
  override name = 'PideAprobacion';
  readonly request: Pedir;

  constructor(mensaje: string, pedir: Pedir) {
    super('CANDADO', mensaje);
    this.request = pedir;
  }
}

/** Adds to what a change is told to do something that the name's own data do not show: who is invited, say. */
export function addDiferencia(op: Pick<Op, 'paso'>, campo: string, despues: string, antes = ''): void {
  op.paso?.diferencias.push({ campo, antes, despues });
}
