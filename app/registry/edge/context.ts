import { ORPCError } from '@orpc/server';
import type { Temporal } from 'temporal-polyfill';
import type { Database } from '~/database/connection.server';
import { fromPrimary, onBehalfOf } from '~/database/replica/asking';
import type { Origen } from '~/database/tables/historia';
import type { Identidad } from '../domain/identidad';
import type { Acr } from '../domain/step-up';
import { type UsuarioActual, usuarioDe } from './quien/account-store';

/** What a call knows of the outside: nothing else reaches a handler. */
export interface EdgeContext {
  connection: Database;
  now: Temporal.Instant;
  token?: string;
  /** Who the token says is calling; never the OID or LOGIN headers (decision k). */
  identify: () => Promise<Identidad | null>;
  /** The caller's row, made at the first call; null for anonymous ones. Asked for before any transaction. */
  quien: () => Promise<UsuarioActual | null>;
  /** Whether the portal calls or somebody's program: what history says a change came from. */
  origen: Origen;
  /** The visitor's network address. */
  direccion: string;
  /** Opaque id of the visitor's session. */
  visitante: string;
}

/** The call of a signed-in person, see `persona`. */
export type ContextoPersona = EdgeContext & { usuario: UsuarioActual };

type Call = Pick<EdgeContext, 'connection' | 'now' | 'token' | 'direccion' | 'visitante' | 'origen'> & {
  /** When and how the portal had its person sign in once more; what the token says counts besides. */
  claveEn?: string;
  acr?: Acr;
  identifyToken: (token: string) => Promise<Identidad | null>;
};

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Who is calling cannot be told: the fault is of whom the registry asks, not of the caller. */
function noProvider(cause: unknown): never {
  throw new ORPCError('BAD_GATEWAY', { message: 'El proveedor de identidad no responde.', cause });
}

/** The context of one call. Token and user are looked up at most once, and only when somebody asks. */
export function edgeContext({ identifyToken, ...call }: Call): EdgeContext {
  const { token, connection, now } = call;
  const identify = once(async () =>
    token ? fromPrimary(() => identifyToken(token)).catch(noProvider) : null,
  );
  const quien = once(async () => {
    const identidad = await identify();
    if (!identidad) return null;
    onBehalfOf(identidad.oid);
    const { claveEn, acr } = call.claveEn ? call : identidad;
    return {
      ...(await usuarioDe(connection, identidad, now)),
      claveEn,
      acr,
      conFactor: identidad.conFactor,
      retenidoHasta: identidad.retenidoHasta,
    };
  });
  return { ...call, identify, quien };
}

/** The signed-in caller, or 401. */
export async function requireUsuario(context: EdgeContext): Promise<UsuarioActual> {
  const usuario = await context.quien();
  if (!usuario) throw new ORPCError('UNAUTHORIZED', { message: 'Debe iniciar sesión.' });
  return usuario;
}

/** What is not there, and what is somebody else's: the same 404, so that nothing leaks. */
export const notFound = (): ORPCError<'NOT_FOUND', undefined> =>
  new ORPCError('NOT_FOUND', { message: 'No se encontró lo solicitado.' });
