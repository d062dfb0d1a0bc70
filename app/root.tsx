import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import * as address from './addresses';
import { NoConnection } from './components/form/lost-answer';
import { EMPTY_FRAME } from './components/frame/data';
import { FrameContext } from './components/frame/frame-context';
import { PageFrame } from './components/frame/page-frame';
import { UnderWay } from './components/frame/under-way';
import { SITE } from './components/page-title';
import { type Problem, ProblemScreen, problemOf } from './components/problem';
import { NonceContext, pageWantsScripts, placesOfNotices } from './scripts';
import { loadFrame } from './session/frame.server';
import styles from './styles/portal.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const loader = (args: LoaderFunctionArgs) => loadFrame(args);

/** Also after a refusal: a notice is shown once, and what a form changed in spite of it is counted. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ error }) => [
  { title: error ? `${problemOf(error).titulo} – ${SITE}` : SITE },
];

/** The document around every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const frame = useRouteLoaderData<typeof loader>('root');
  const scripts = pageWantsScripts(useMatches()) && !frame?.savesData;
  return (
    <html lang="es-UY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {frame?.justLeft && <link rel="stylesheet" href={address.olvidarSalida()} />}
      </head>
      <body>
        {children}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Portal() {
  return (
    <Framed lugares={placesOfNotices(useMatches())}>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const said = problemOf(error);
  const isBack = !said.volver && frame?.antes;
  const problem = isBack ? { ...said, volver: frame.antes, intentar: 'Volver a donde estaba' } : said;
  return (
    <Framed marco={problem.marco}>
      <ProblemScreen
        problem={problem}
        referencia={problem.unexpected ? frame?.referencia : undefined}
        volver={error instanceof NoConnection ? pathname + search : problem.volver}
      />
    </Framed>
  );
}

interface FramedProps extends Pick<Problem, 'marco'> {
  lugares?: readonly string[];
  children: ReactNode;
}

/** Without the sections of a screen, which an error page does not have, it is told first. */
function Framed({ lugares, marco, children }: FramedProps) {
  const frame = { ...(useRouteLoaderData<typeof loader>('root') ?? EMPTY_FRAME), ...marco };
  const { pathname, search } = useLocation();
  return (
    <FrameContext.Provider value={frame}>
      <PageFrame path={pathname} search={search} lugares={lugares}>
        {children}
      </PageFrame>
      <UnderWay />
    </FrameContext.Provider>
  );
}
