import { createRouterClient } from '@orpc/server';
import { Temporal } from 'temporal-polyfill';
import { database } from '~/database/connection.server';
import type { Conjunto } from '~/registry/domain/oficina';
import type { Acr } from '~/registry/domain/step-up';
import { router } from '~/registry/edge';
import { edgeContext } from '~/registry/edge/context';
import { saveConjuntos } from '~/registry/edge/oficina/personal-store';
import { routerDeOficina } from '~/registry/edge/oficina/router';

export const START = Temporal.Instant.from('2026-11-21T12:00:00Z');

interface Asking {
  /** Login of who is signed in; nobody when missing. */
  login?: string;
  /** When their provider asked for the password last: as they call, where it is not given. */
  clave?: Temporal.Instant;
  /** How they showed who they are; their password, where it is not given. */
  acr?: Acr;
  /** Whether they have a second factor; who showed one has. */
  conFactor?: boolean;
  /** Until when nothing delicate is done, because their second step was taken away. */
  retenidoHasta?: Temporal.Instant;
  /** The mail address their sign-in knows. */
  correo?: string;
  visitante?: string;
  direccion?: string;
  now?: Temporal.Instant;
}

/** What a call knows of the outside. */
export const contextOf = ({
  login,
  correo,
  visitante = 'una-sesion',
  direccion = '192.0.2.1',
  now = START,
  clave = now,
  acr,
  conFactor = acr === 'segundo-factor',
  retenidoHasta,
}: Asking) =>
  edgeContext({
    connection: database(),
    now,
    token: login,
    identifyToken: async (token) => ({
      oid: `oid-${token}`,
      login: token,
      nombre: token,
      correo,
      claveEn: clave.toString(),
      acr,
      conFactor,
      retenidoHasta: retenidoHasta?.toString(),
    }),
    direccion,
    visitante,
    origen: 'WEB',
  });

/** The whole registry as somebody's portal calls it, in process. */
export const ask = (asking: Asking = {}) => createRouterClient(router, { context: contextOf(asking) });

/** The desk of the registry's own people, as somebody with a second step calls it. */
export const askDesk = (asking: Asking) =>
  createRouterClient(routerDeOficina, { context: contextOf({ acr: 'segundo-factor', ...asking }) });

/** Somebody works at the registry, with these sets; with none they do no longer. */
export async function atTheDesk(login: string, conjuntos: readonly Conjunto[]): Promise<void> {
  await saveConjuntos(database(), await idOf(login), conjuntos, START);
}

/** A second person at the desk approves what was asked for last; answers what became of it. */
export async function approve(login: string, now = START) {
  const { porAprobar } = askDesk({ login, now });
  const id = (await porAprobar.listar()).esperan.at(-1)?.id ?? 0;
  return porAprobar.responder({ id, decision: 'APROBAR', motivo: '' });
}

/** The id of somebody's row. */
export async function idOf(login: string): Promise<number> {
  const usuario = await contextOf({ login }).quien();
  if (!usuario) throw new Error('Nobody is signed in');
  return usuario.id;
}
