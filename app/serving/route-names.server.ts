import type { ServerBuild } from '@remix-run/node';
import * as address from '~/addresses';
import { chainOf, isWhole, plain } from './branches.server';

/** What is no page, by how its address begins. */
const OTHERS = ['/api', '/oidc', address.rdap(), '/assets'];
/** What no route answers: figures must not grow with what anybody types. */
const NONE = 'otra';

/** An address with parts that differ, as what it looks like. */
const looksLike = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+^$()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);

/** How addresses are called in figures and traces: by the route that answers, with the names of what differs in place of it. */
export function routeNames(build: ServerBuild): (path: string) => string {
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []));
  const paths = routes
    .filter(({ path }) => path !== '*')
    .map((route) =>
      plain(chainOf(routes, route).reduceRight((above, { path }) => (path ? `${above}/${path}` : above), '')),
    );
  const whole = new Set(paths.filter(isWhole));
  const others = [...new Set(paths)]
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, form: looksLike(path) }));
  return (asked) => {
    const path = plain(asked);
    if (path === '') return '/';
    if (whole.has(path)) return path;
    const other = OTHERS.find((start) => path === start || path.startsWith(`${start}/`));
    return other ? `${other}/*` : (others.find(({ form }) => form.test(path))?.path ?? NONE);
  };
}
