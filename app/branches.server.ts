import type { ServerBuild } from '@remix-run/node';

/** What comes first in an address; Remix asks for data under the page's own address and `.data`. */
export const branchOf = (path: string): string =>
  (path.split('/', 2)[1] ?? '').replace(/\.data$/, '').toLowerCase();

/** A part of the addresses that begin alike, for every address is in one of them or in none. */
const isPlain = (segment: string): boolean => /^[a-z-]+$/i.test(segment);

/** The build with some of its routes: what is not there need not be matched, and Remix matches anew in every request. */
const only = (build: ServerBuild, ids: ReadonlySet<string>): ServerBuild => ({
  ...build,
  routes: pick(build.routes, ids),
  assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
});

const pick = <T>(routes: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));

/**
 * The build once per first part of an address, with the routes that can answer there: its own, and the one of addresses
 * that do not exist. An address of no branch is answered by the whole.
 */
export function branchesOf(build: ServerBuild): Map<string, ServerBuild> {
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []));
  const topOf = (id: string): string => {
    const { parentId } = routes.find((route) => route.id === id) ?? {};
    return parentId === undefined || parentId === 'root' ? id : topOf(parentId);
  };
  const everywhere = routes.filter(({ path, id }) => id === 'root' || path === '*').map(({ id }) => id);
  const tops = routes.filter(
    ({ parentId, path }) => parentId === 'root' && isPlain(branchOf(`/${path ?? ''}`)),
  );
  const branches = new Map<string, ServerBuild>();
  for (const segment of new Set(tops.map(({ path }) => branchOf(`/${path}`)))) {
    const own = new Set(tops.filter(({ path }) => branchOf(`/${path}`) === segment).map(({ id }) => id));
    const ids = routes.filter(({ id }) => own.has(topOf(id))).map(({ id }) => id);
    branches.set(segment, only(build, new Set([...ids, ...everywhere])));
  }
  return branches;
}
