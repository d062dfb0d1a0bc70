import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import type { Acr } from '../../domain/step-up';

/** What a verified token says of its bearer. */
export interface Identidad {
  oid: string;
  login: string;
  nombre?: string;
  correo?: string;
  /** When the provider asked them for their password last, where that is known. */
  claveEn?: string;
  /** How they showed then who they are. */
  acr?: Acr;
  /** Whether they have a second factor, without which what could take a name away is not done. */
  conFactor?: boolean;
}

export interface UsuarioActual {
  id: number;
  oid: string;
  login: string;
  nombre: string | null;
  correo: string | null;
  menos_avisos: 0 | 1;
  /** These as `Identidad` says; of who asks now, never kept. */
  claveEn?: string;
  acr?: Acr;
  conFactor?: boolean;
}

const COLUMNS = ['id', 'oid', 'login', 'nombre', 'correo', 'menos_avisos'] as const;

/** The provider is where name and mail change: the row follows it. */
const isCurrent = (usuario: UsuarioActual, identidad: Identidad): boolean =>
  usuario.login === identidad.login &&
  usuario.nombre === (identidad.nombre ?? null) &&
  usuario.correo === (identidad.correo ?? null);

/** The row of a verified identity, made at its first call. Two first calls at once make one row. */
export async function usuarioDe(
  connection: Database,
  identidad: Identidad,
  now: Temporal.Instant,
): Promise<UsuarioActual> {
  const known = await connection
    .selectFrom('usuarios')
    .select(COLUMNS)
    .where('oid', '=', identidad.oid)
    .executeTakeFirst();
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
