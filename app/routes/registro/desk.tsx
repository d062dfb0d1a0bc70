import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { deskStyles } from '~/styles/desk';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** What surrounds every page of the desk: the way between those that are for who asks. */
export async function loader(args: LoaderFunctionArgs) {
  const { yo } = await atDesk(args, 'entrar');
  return { actos: yo.actos };
}

/** The pages of the desk, each with the act that it is for. */
const PAGES: readonly (readonly [acto: ActoDeOficina, href: string, words: string])[] = [
  ['entrar', address.oficina(), 'Oficina'],
  ['buscar', address.buscarEnOficina(), 'Buscar'],
  ['verFallos', address.fallos(), 'Lo que falló'],
  ['verConsultas', address.consultas(), 'Consultas'],
  ['verPersonal', address.personal(), 'Personal'],
  ['entrar', address.actosDeOficina(), 'Lo que se hizo'],
];

export default function Desk() {
  const { actos } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const here = [...PAGES].reverse().find(([, href]) => isWithin(pathname, href) || leadsTo(pathname, href));
  return (
    <>
      <nav aria-label="Oficina del registro">
        <ul className="kinds">
          {PAGES.filter(([acto]) => actos.includes(acto)).map(([, href, words]) => (
            <li key={href}>
              <a href={href} aria-current={href === here?.[1] ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}

/** A name is come to by the search. */
const leadsTo = (pathname: string, href: string) =>
  href === address.buscarEnOficina() && pathname.startsWith(address.dominioEnOficina(''));

const isWithin = (pathname: string, href: string) => pathname === href || pathname.startsWith(`${href}/`);
