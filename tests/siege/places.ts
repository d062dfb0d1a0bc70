import type { RouteConfigEntry } from '@remix-run/route-config';
import table from '~/routes';

const EXAMPLES: Record<string, string> = { nombreDominio: 'pepe.com.uy' };

const concrete = (path: string): string =>
  path
    .replaceAll(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1')
    .replace('*', 'una-direccion-que-no-existe');

const pathsOf = (entries: RouteConfigEntry[], above: string): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${concrete(path)}` : above;
    return [own || '/', ...pathsOf(children, own)];
  });

/** Every address of `app/routes.ts`, with an example in place of each parameter: what comes later is in it by itself. */
export const paths: string[] = [...new Set(pathsOf(table, ''))];
