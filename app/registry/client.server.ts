import { ORPCError } from '@orpc/client';
import type { AnyContractProcedure } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import { now, stamp } from '~/base/clock.server';
import { onceForSettings, settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { identifyToken } from '~/identity/tokens.server';
import { assuranceIn } from './assurance';
import type { Caller } from './caller';
import { forOwnPages } from './checked-answers';
import type { Registry } from './contract';
import type { Oficina } from './contract/oficina';
import { counted } from './count-calls';
import { router } from './edge';
import { edgeContext } from './edge/context';
import { ofDatabase } from './edge/database-failure';
import { registroPublico } from './edge/dominios/publico';
import { invalidFields } from './edge/invalid-input';
import { oidsDePersonal } from './edge/oficina/personal-store';
import { routerDeOficina } from './edge/oficina/router';
import { keepPedido, type PedidoFallido } from './edge/pedidos/keep';
import { idVigente } from './edge/terminos/store';
import { RegistryFailure } from './failure';
import { onceOutside } from './outside';
import { declared } from './outside/declared';
import { isReachable } from './outside/reachability';
import type { PublicRegistry } from './public-registry';
import { readFrom } from './read-from';

export { RegistryFailure } from './failure';
export type { Registry };

/** The registry, as the settings say: the embedded one in this process, or an outside edge over HTTP. */
export function registryFor(who: Caller): Registry {
  const url = settings().REGISTRY_API_URL;
  return url ? onceOutside(url, who) : embedded(who);
}

type Next = { next: () => unknown };

async function embeddedFailures({ next }: Next): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    const campos = invalidFields(error);
    if (campos) throw RegistryFailure.invalid(campos, error);
    const asks = assuranceIn(error instanceof ORPCError ? error.data : undefined);
    if (asks) throw RegistryFailure.stepUp(asks, error);
    throw (
      ofDatabase(error) ?? RegistryFailure.ofStatus(error instanceof ORPCError ? error.status : 500, error)
    );
  }
}

const operations = onceForSettings(({ REGISTRY_CHECK_ANSWERS }) =>
  forOwnPages(router, REGISTRY_CHECK_ANSWERS),
);

/** The context of the calls of one request, each at its own moment. */
function callsOf({ token, oid, claveEn, acr, direccion, visitante, reads }: Caller) {
  const call = edgeContext({
    connection: database(),
    now: now(),
    token,
    claveEn,
    acr,
    identifyToken,
    direccion,
    visitante,
    origen: 'WEB',
  });
  return {
    context: () => ({ ...call, now: now() }),
    interceptors: [counted, embeddedFailures, readFrom({ oid, reads })],
  };
}

const embedded = (who: Caller): Registry => createRouterClient(operations(), callsOf(who));

/** The desk of the registry's own people; null in front of another edge, which has its own (decision 102). */
export const oficinaFor = (who: Caller): Oficina | null =>
  settings().REGISTRY_API_URL ? null : createRouterClient(routerDeOficina, callsOf(who));

/**
 * Which terms everybody has to have accepted at this moment, as a text that changes with them. Another edge says it to who asks for each person, and is
 * not asked by every page: there it is looked at once a sign-in.
 */
export const termsInForce = async (): Promise<string> =>
  settings().REGISTRY_API_URL ? '' : String((await idVigente(database(), stamp(now()))) ?? '');

/** Whether somebody works at the registry: who is led to its desk, which asks by itself whether they may. */
export const worksAtRegistry = async (oid: string): Promise<boolean> =>
  !settings().REGISTRY_API_URL && (await oidsDePersonal(database())).has(oid);

/** Keeps what became of a request that failed, for who asks by its number at the desk; another edge has a desk of its own. */
export const rememberFailed = async (pedido: PedidoFallido): Promise<void> => {
  if (!settings().REGISTRY_API_URL) await keepPedido(database(), pedido, now());
};

/** Has an outside edge say what it has while nobody waits for it yet. */
export const askRegistryWhatItHas = (): void => {
  if (settings().REGISTRY_API_URL) void declared();
};

/**
 * Whether the registry has an operation that the specification does not name: the embedded one has all of them, another
 * those that its document declares. The control of one that is not offered is not shown.
 */
export async function registryOffers({ '~orpc': { route } }: AnyContractProcedure): Promise<boolean> {
  if (!settings().REGISTRY_API_URL) return true;
  return (await declared()).operation({ method: route.method, path: route.path ?? '' });
}

/** The same for a field of this project's own in what an operation is asked with. */
export async function registryTakes(
  { '~orpc': { route } }: AnyContractProcedure,
  field: string,
): Promise<boolean> {
  if (!settings().REGISTRY_API_URL) return true;
  return (await declared()).field({ method: route.method, path: route.path ?? '' }, field);
}

/** Whether the registry answers: the embedded one is this process, an outside edge is asked. */
export const registryAnswers = async (): Promise<boolean> =>
  settings().REGISTRY_API_URL ? isReachable() : true;

/** What everybody may see, for doors that ask no captcha: they count who asks by themselves. */
export function publicRegistryFor(who: Caller): PublicRegistry {
  return settings().REGISTRY_API_URL ? outsidePublic(who) : embeddedPublic();
}

/** In front of another edge: what its whois says of a name, and nothing of what it has no operation for. */
const outsidePublic = (who: Caller): PublicRegistry => ({
  nombre: (nombre) => registryFor(who).dominio.whois({ dominio: { nombre }, captchaResponse: null }),
});

function embeddedPublic(): PublicRegistry {
  const told = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw ofDatabase(error) ?? error;
    });
  const { nombre, propio } = registroPublico(database(), now);
  return {
    nombre: (typed) => told(nombre(typed)),
    propio: propio && {
      contacto: (handle) => told(propio.contacto(handle)),
      servidor: (host) => told(propio.servidor(host)),
    },
  };
}
