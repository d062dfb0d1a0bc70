import { type AliasedExpression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { DominioListasTable } from '~/database/tables/registro';
import { ROLES } from '../../domain/roles';

/** How many names somebody has, as it is kept. */
export type Lista = Omit<DominioListasTable, 'usuario_id'>;

/** What the frame of every page and the lists of a person ask: read with their row. Who never had a name has no list. */
export interface Suyo {
  mensajesSinLeer: number;
  solicitudes: number;
  /** Changes of locked names that wait for them as a custodian. */
  porAprobar: number;
  lista: Lista | null;
}

/** Of somebody who is here for the first time. */
export const NADA: Suyo = { mensajesSinLeer: 0, solicitudes: 0, porAprobar: 0, lista: null };

type OfPerson = ExpressionBuilder<Tables, 'usuarios'>;

/** Messages that they did not open. */
export const sinLeer = (of: OfPerson) =>
  of
    .selectFrom('mensajes_usuario as mensaje')
    .select((count) => count.fn.countAll().as('cuantos'))
    .whereRef('mensaje.usuario_id', '=', 'usuarios.id')
    .where('mensaje.eliminado_en', 'is', null)
    .where('mensaje.leido_en', 'is', null);

/** Names that they asked for, of another registrar. */
export const pedidas = (of: OfPerson) =>
  of
    .selectFrom('transferencias as pedida')
    .select((count) => count.fn.countAll().as('cuantos'))
    .whereRef('pedida.usuario_id', '=', 'usuarios.id')
    .where('pedida.eliminada_en', 'is', null);

/** Changes that wait for them as a custodian. */
export const esperan = (of: OfPerson, ahora: RawBuilder<string>) =>
  of
    .selectFrom('cambios_por_aprobar as cambio')
    .innerJoin('candado_custodios as custodio', 'custodio.candado_id', 'cambio.candado_id')
    .select((count) => count.fn.countAll().as('cuantos'))
    .whereRef('custodio.usuario_id', '=', 'usuarios.id')
    .where('cambio.estado', '=', 'ESPERA')
    .where('cambio.vence_en', '>', ahora);

export const CUENTAS = ['sello', 'total', ...ROLES] as const;

/** Its counts are there where its seal is. */
type Kept = { [Cuenta in keyof Lista]: Lista[Cuenta] | null };

export const listaIn = ({ sello, total, titular, administrador, tecnico, financiero }: Kept): Lista | null =>
  sello === null
    ? null
    : {
        sello,
        total: total ?? 0,
        titular: titular ?? 0,
        administrador: administrador ?? 0,
        tecnico: tecnico ?? 0,
        financiero: financiero ?? 0,
      };

/** How many there are, of one person. */
async function count(
  connection: Connection,
  id: number,
  counted: (of: OfPerson) => AliasedExpression<unknown, 'cuantos'>,
): Promise<number> {
  const row = await connection
    .selectFrom('usuarios')
    .select(counted)
    .where('usuarios.id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.cuantos);
}

type Asked<T> = (connection: Connection, id: number, now: Temporal.Instant) => Promise<T>;

/** Each part of what is theirs asked by itself, where it could not be read with their row. */
export const ALONE: { [Parte in keyof Suyo]: Asked<Suyo[Parte]> } = {
  mensajesSinLeer: (connection, id) => count(connection, id, (of) => sinLeer(of).as('cuantos')),
  solicitudes: (connection, id) => count(connection, id, (of) => pedidas(of).as('cuantos')),
  porAprobar: (connection, id, now) =>
    count(connection, id, (of) => esperan(of, sql<string>`${stamp(now)}`).as('cuantos')),
  lista: async (connection, id) => {
    const kept = await connection
      .selectFrom('dominio_listas')
      .select(CUENTAS)
      .where('usuario_id', '=', id)
      .executeTakeFirst();
    return kept ?? null;
  },
};
