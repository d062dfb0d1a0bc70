import * as build from 'virtual:remix/server-build';

type Route = (typeof build.routes)[string];

/** A route of the portal with an address that leads to it. */
export interface Place {
  id: string;
  /** The address, with an example in place of each parameter. */
  path: string;
  module: NonNullable<Route>['module'];
}

const EXAMPLES: Record<string, string> = { nombreDominio: 'pepe.com.uy', codigo: 'CONGELADO' };

function pathOf(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id];
  if (!route) return '';
  const own = route.path ?? '';
  return `${pathOf(route.parentId)}/${own}`;
}

const concrete = (path: string): string =>
  path
    .replaceAll(/\/+/g, '/')
    .replaceAll(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1')
    .replace('*', 'una-direccion-que-no-existe')
    .replace(/(.)\/$/, '$1');

/** Every route of `app/routes.ts` except the frame, as the build has it. */
export const places: Place[] = Object.values(build.routes).flatMap((route) => {
  if (!route || route.id === 'root') return [];
  const path = concrete(pathOf(route.id)) + (route.index ? '?index' : '');
  return [{ id: route.id, path, module: route.module }];
});
