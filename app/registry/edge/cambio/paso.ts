import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Origen } from '~/database/tables/historia';
import type { Dominio } from '~/database/tables/registro';
import type { Diferencia } from '../../contract/diferencia';
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

/**
 * A change of a locked name on its way (decision 088): tried first, to know what it would do and whether the rules refuse it;
 * and done once its custodians approved. What it changes is gathered in both.
 */
export interface Paso {
  tipo: 'ENSAYO' | 'APROBADO';
  /** Whose lock it is; of one that is tried, found on the way. */
  dominio?: Dominio;
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

/** Keeps a change that was tried until its custodians approve: what its person is told meanwhile. */
type Pedir = (op: Op, paso: Paso & { dominio: Dominio }, guardado: Guardado) => Promise<Rechazo>;

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

/** It has to be asked of the custodians: whoever makes changes (`cambio`) tries it, and keeps it with `pedir`. */
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
