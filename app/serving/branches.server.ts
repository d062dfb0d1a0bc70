import type { ServerBuild } from '@remix-run/node';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** The build with some of its routes: what is not there need not be matched, and Remix matches anew in every request. */
const only = (build: ServerBuild, ids: ReadonlySet<string>): ServerBuild => ({
  ...build,
  routes: pick(build.routes, ids),
  assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
});

const pick = <T>(routes: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));

/** An address as the branches are named; Remix asks for data under the page's own address and `.data`. */
export const plain = (path: string): string => path.replace(/\.data$|\/$/, '').toLowerCase();

const firstPart = (path: string): string => `/${plain(path).split('/', 2)[1] ?? ''}/`;

/** An address that is always written alike has one route that can answer there, below those that it is drawn in. */
export const isWhole = (path: string): boolean => /^(\/[\w.-]+)+$/.test(path);

/** A part of the addresses that begin alike, for every address is in one of them or in none. */
const isPlain = (part: string): boolean => /^\/[a-z-]+\/$/.test(part);

/** A route and those that it is drawn in, up to the root. */
export function chainOf(routes: readonly Route[], route: Route): Route[] {
  const parent = routes.find(({ id }) => id === route.parentId);
  return parent ? [route, ...chainOf(routes, parent)] : [route];
}

/**
 * The build once per address with no more than the routes that answer there, and once per first part of the addresses that
 * have names or numbers in them, with all that begin alike and the one of addresses that do not exist.
 */
export function branchesOf(build: ServerBuild): Map<string, ServerBuild> {
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []));
  const everywhere = routes.filter(({ path, id }) => id === 'root' || path === '*');
  const parts = new Map<string, Set<string>>();
  const add = (key: string, some: readonly Route[]) =>
    parts.set(key, new Set([...(parts.get(key) ?? []), ...some.map(({ id }) => id)]));
  for (const route of routes) {
    const chain = chainOf(routes, route);
    const path = plain(chain.reduceRight((above, { path }) => (path ? `${above}/${path}` : above), ''));
    if (isWhole(path)) add(path, chain);
    if (isPlain(firstPart(path))) add(firstPart(path), [...everywhere, ...chain]);
  }
  return new Map([...parts].map(([key, ids]) => [key, only(build, ids)]));
}

/** What was made of the branch that an address is in; nothing for an address that only the whole answers. */
export const branchFor = <T>(branches: ReadonlyMap<string, T>, path: string): T | undefined =>
  branches.get(plain(path)) ?? branches.get(firstPart(path));
