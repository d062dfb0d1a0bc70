import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { fixed, type ValueOf } from '~/database/fixed';
import type { DominioListasTable } from '~/database/tables/registro';
import { writes } from '~/database/writes';
import { ROLES } from '../../domain/roles';
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
  /** Their second step was taken away a short while ago: until then nothing is done that could take a name away. */
  retenidoHasta?: string;
}

/** How many names somebody has, as it is kept. */
export type Lista = Omit<DominioListasTable, 'usuario_id'>;

/** What the frame of every page and the lists of a person ask: read with their row. Who never had a name has no list. */
export interface Suyo {
  mensajesSinLeer: number;
  solicitudes: number;
  /** Changes of locked names that wait for them as a custodian. */
  porAprobar: number;
  lista: Lista | undefined;
}

/** Of somebody who is here for the first time. */
export const NADA: Suyo = { mensajesSinLeer: 0, solicitudes: 0, porAprobar: 0, lista: undefined };

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
  retenidoHasta?: string;
  /** As it was when their row was read, and how often this process had written then (`suyo.ts`). */
  suyo?: Suyo & { writes: number };
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
    .select(['lista.sello', 'lista.total', ...ROLES.map((rol) => `lista.${rol}` as const)])
    .select((of) => [
      of
        .selectFrom('mensajes_usuario as mensaje')
        .select((count) => count.fn.countAll().as('cuantos'))
        .whereRef('mensaje.usuario_id', '=', 'usuarios.id')
        .where('mensaje.eliminado_en', 'is', null)
        .where('mensaje.leido_en', 'is', null)
        .as('mensajes'),
      of
        .selectFrom('transferencias as pedida')
        .select((count) => count.fn.countAll().as('cuantas'))
        .whereRef('pedida.usuario_id', '=', 'usuarios.id')
        .where('pedida.eliminada_en', 'is', null)
        .as('solicitudes'),
      of
        .selectFrom('cambios_por_aprobar as cambio')
        .innerJoin('candado_custodios as custodio', 'custodio.candado_id', 'cambio.candado_id')
        .select((count) => count.fn.countAll().as('cuantos'))
        .whereRef('custodio.usuario_id', '=', 'usuarios.id')
        .where('cambio.estado', '=', 'ESPERA')
        .where('cambio.vence_en', '>', value('ahora'))
        .as('por_aprobar'),
    ])
    .where('usuarios.oid', '=', value('oid')),
);

type Row = Awaited<ReturnType<typeof rowsDe>>[number];

/** Its counts are there where its seal is. */
const listaIn = ({ sello, total, titular, administrador, tecnico, financiero }: Row): Lista | undefined =>
  sello === null
    ? undefined
    : {
        sello,
        total: total ?? 0,
        titular: titular ?? 0,
        administrador: administrador ?? 0,
        tecnico: tecnico ?? 0,
        financiero: financiero ?? 0,
      };

/** The person of an oid, and what is theirs as it is now. */
export async function findPersona(
  connection: Connection,
  oid: string,
  now: Temporal.Instant,
): Promise<UsuarioActual | undefined> {
  const before = writes();
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
