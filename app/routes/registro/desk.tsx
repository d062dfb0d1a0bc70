import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { currentAt, NavLink } from '~/components/frame/nav-link';
import { TOLD_BY_PAGE, ToldHere } from '~/components/frame/told-here';
import { type Problem, ProblemScreen, problemOf } from '~/components/problem';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import type { loader as loadPortal } from '~/root';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { deskStyles } from '~/styles/desk';

/** What is told stands under the ways, which do not move then. */
export const handle: Handle = { scripts: false, ...TOLD_BY_PAGE };

export const links = deskStyles;

/** What surrounds every page of the desk: the way between those that are for who asks. */
export async function loader(args: LoaderFunctionArgs) {
  const { yo } = await atDesk(args, 'entrar');
  return { actos: yo.actos };
}

/** The pages of the desk, each with the act that it is for, and those that one comes to from it. */
const PAGES: readonly (readonly [acto: ActoDeOficina, href: string, words: string, under?: string[]])[] = [
  ['entrar', address.oficina(), 'Oficina'],
  [
    'buscar',
    address.buscarEnOficina(),
    'Buscar',
    [address.dominioEnOficina(''), address.compraEnOficina(''), address.cobroEnOficina('')],
  ],
  ['verPorAprobar', address.porAprobarEnOficina(), 'Por aprobar', [address.porAprobarEnOficina()]],
  ['verRetenciones', address.retenciones(), 'Retenciones'],
  ['verPrecios', address.precios(), 'Precios', [address.precios()]],
  ['verReservados', address.reservados(), 'Reservados', [address.reservados()]],
  ['verFallos', address.fallos(), 'Lo que falló', [address.fallos()]],
  ['verPedidos', address.pedidos(), 'Referencias', [address.pedidos()]],
  ['verConsultas', address.consultas(), 'Consultas', [address.consultas()]],
  [
    'verContenidos',
    address.contenidos('MENSAJE'),
    'Contenidos',
    [
      address.contenidos('MENSAJE'),
      address.contenidos('DESTACADO'),
      address.contenidos('PREGUNTA'),
      address.terminosEnOficina(),
    ],
  ],
  ['verPersonal', address.personal(), 'Personal', [address.personal()]],
  ['entrar', address.actosDeOficina(), 'Lo que se hizo'],
];

/** What comes after the ways, for who goes by the keyboard. */
const PAST = 'pagina-de-la-oficina';

export default function Desk() {
  return (
    <Ways {...useLoaderData<typeof loader>()}>
      <ToldHere />
      <Outlet />
    </Ways>
  );
}

/** What a page of the desk has not is told within it, so that the way on is there; who does not come in is told as anybody is. */
export function ErrorBoundary() {
  const desk = useRouteLoaderData<typeof loader>('routes/registro/desk');
  const frame = useRouteLoaderData<typeof loadPortal>('root');
  const problem = problemOf(useRouteError());
  if (!desk || problem.unexpected)
    return (
      <ProblemScreen problem={problem} referencia={problem.unexpected ? frame?.referencia : undefined} />
    );
  return (
    <Ways {...desk}>
      <ProblemScreen
        problem={{ ...problem, intentar: problem.intentar ?? 'Volver a la oficina' }}
        volver={problem.volver ?? address.oficina()}
        ways={<Besides {...problem} />}
      />
    </Ways>
  );
}

const Besides = ({ ademas }: Problem) =>
  ademas ? (
    <p>
      <a href={ademas.href}>{ademas.texto}</a>
    </p>
  ) : null;

/** The ways of who works there, over a page of theirs. */
function Ways({ actos, children }: { actos: readonly ActoDeOficina[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const pages = PAGES.filter(([acto]) => actos.includes(acto));
  // A page of the list says by its heading which one it is; one below it does not.
  const [, , above] =
    pages.find(([, href, , under]) => currentAt(pathname, { href, under }) === 'true') ?? [];
  return (
    <>
      <nav className="desk" aria-label="Oficina del registro">
        <a className="skip" href={`#${PAST}`}>
          Saltar las páginas de la oficina
        </a>
        <details>
          <summary>{above ? `Oficina, en ${above}` : 'Páginas de la oficina'}</summary>
        </details>
        <ul>
          {pages.map(([, href, words, under]) => (
            <NavLink key={href} href={href} path={pathname} under={under}>
              {words}
            </NavLink>
          ))}
        </ul>
      </nav>
      <div id={PAST} tabIndex={-1} />
      {children}
    </>
  );
}
