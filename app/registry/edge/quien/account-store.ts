import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { log } from '~/base/log.server';
import type { Connection, Database } from '~/database/connection.server';
import { fixed, type ValueOf } from '~/database/fixed';
import { writes } from '~/database/writes';
import type { Identidad } from '../../domain/identidad';
import { ofDatabase } from '../database-failure';
import { CUENTAS, esperan, listaIn, pedidas, type Suyo, sinLeer } from './suyo-store';

/** How they signed in is of who asks now, and never kept. */
export interface UsuarioActual extends Pick<Identidad, 'claveEn' | 'acr' | 'conFactor' | 'retenidoHasta'> {
  id: number;
  oid: string;
  login: string;
  nombre: string | null;
  correo: string | null;
  menos_avisos: 0 | 1;
  /** As it was when their row was read, and how often this process had written then (`suyo.ts`); less what could not be read with it. */
  suyo?: Partial<Suyo> & { writes: number };
}

const COLUMNS = ['id', 'oid', 'login', 'nombre', 'correo', 'menos_avisos'] as const;

/** The provider is where name and mail change: the row follows it. */
const isCurrent = (usuario: UsuarioActual, identidad: Identidad): boolean =>
  usuario.login === identidad.login &&
  usuario.nombre === (identidad.nombre ?? null) &&
  usuario.correo === (identidad.correo ?? null);

/** The person of an oid with what is theirs, in one question. */
const rowsDe = fixed((connection, value: ValueOf<{ oid: string; ahora: string }>) =>
  connection
    .selectFrom('usuarios')
    .leftJoin('dominio_listas as lista', 'lista.usuario_id', 'usuarios.id')
    .select(COLUMNS)
    .select(CUENTAS.map((cuenta) => `lista.${cuenta}` as const))
    .select((of) => [
      sinLeer(of).as('mensajes'),
      pedidas(of).as('solicitudes'),
      esperan(of, value('ahora')).as('por_aprobar'),
    ])
    .where('usuarios.oid', '=', value('oid')),
);

/** The person of an oid without what is theirs: one part of it that cannot be read fails where it is asked for, and nothing else. */
const findAlone = (connection: Connection, oid: string): Promise<UsuarioActual | undefined> =>
  connection.selectFrom('usuarios').select(COLUMNS).where('oid', '=', oid).executeTakeFirst();

/** The person of an oid, and what is theirs as it is now. */
export async function findPersona(
  connection: Database,
  oid: string,
  now: Temporal.Instant,
): Promise<UsuarioActual | undefined> {
  const before = writes();
  try {
    const [row] = await rowsDe(connection, { oid, ahora: stamp(now) });
    if (!row) return undefined;
    const { id, login, nombre, correo, menos_avisos, mensajes, solicitudes } = row;
    const counts = {
      mensajesSinLeer: Number(mensajes),
      solicitudes: Number(solicitudes),
      porAprobar: Number(row.por_aprobar),
    };
    const suyo = { ...counts, lista: listaIn(row), writes: before };
    return { id, oid, login, nombre, correo, menos_avisos, suyo };
  } catch (error) {
    if (ofDatabase(error) || connection.isTransaction) throw error;
    log.error({ error, oid }, 'what is counted of a person could not be read with their row');
    const persona = await findAlone(connection, oid);
    return persona && { ...persona, suyo: { writes: before } };
  }
}

/** Somebody by their row. */
export const findUsuario = (connection: Connection, id: number): Promise<UsuarioActual> =>
  connection.selectFrom('usuarios').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();

/** The row of a verified identity, made at its first call. Two first calls at once make one row. */
export async function usuarioDe(
  connection: Database,
  identidad: Identidad,
  now: Temporal.Instant,
): Promise<UsuarioActual> {
  const known = await findPersona(connection, identidad.oid, now);
  if (known && isCurrent(known, identidad)) return known;
  const values = {
    login: identidad.login,
    nombre: identidad.nombre ?? null,
    correo: identidad.correo ?? null,
  };
  return connection
    .insertInto('usuarios')
    .values({ oid: identidad.oid, ...values, creado_en: stamp(now) })
    .onConflict((conflict) => conflict.column('oid').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
