import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ownPath } from '~/base/own-path';
import { ActionButton } from '~/components/form/action-button';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { ProblemScreen } from '~/components/problem';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { pageBefore } from '~/session/request/page-before.server';
import { requestContext } from '~/session/request/request-context.server';
import { errorPages } from './error-pages.server';

/** As `requestReference` makes it: nothing else is said on a page that anybody can lead to. */
const REFERENCIA = /^[A-Z0-9]{4,8}$/;

export const handle: Handle = { scripts: false };

type Way = { href: string; texto?: string };

/**
 * The error page of an address (spec 2 and 8); `volver` is where the person was, to try again: opened by itself there is nothing to try, and no number to ask after,
 * as nothing failed. One kept for every such look would let anybody crowd out those of real failures. Whoever is signed in and is refused has shown
 * who they are: they are led to what is theirs, and can try once more besides.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const page = errorPages.get(pathname.toLowerCase());
  if (!page) throw data(null, { status: 404 });
  // Who is there is asked only where it changes what is said: what is told of a failure of ours must need nothing of it.
  const person = page.pasajero ? null : (await requestContext(args)).person;
  const from = ownPath(searchParams.get('volver') ?? pageBefore(args.request), '');
  const home: Way = person
    ? { href: address.misDominios(), texto: 'Ver mis dominios' }
    : { href: address.inicio(), texto: 'Ir a la página principal' };
  const again = from ? { href: from, texto: page.intentar } : undefined;
  const denied = person ? page.conSesion : undefined;
  const lost = again ? undefined : page.sinVuelta?.[person ? 'conSesion' : 'visitante'];
  const main = denied ? home : (again ?? lost?.camino ?? page.camino ?? home);
  const { status, titulo, codigo } = page;
  const said = searchParams.get('referencia') ?? '';
  return data(
    {
      problem: {
        titulo,
        mensaje: denied ?? lost?.mensaje ?? page.mensaje,
        intentar: main.texto,
        ademas: { href: address.rechazo(codigo), texto: 'Por qué pasa y qué puede hacer' },
      },
      volver: main.href,
      otraVez: denied && again?.href,
      negada: denied !== undefined,
      referencia: REFERENCIA.test(said) ? said : undefined,
    },
    { status },
  );
}

export default function ErrorPage() {
  const { problem, otraVez, negada, ...known } = useLoaderData<typeof loader>();
  return (
    <ProblemScreen problem={problem} {...known}>
      {negada && (
        <Actions>
          {otraVez && (
            <ButtonLink href={otraVez} kind="second">
              Intentar nuevamente
            </ButtonLink>
          )}
          <ActionButton action={address.salir()} intencion="salir" kind="plain" pending="Cerrando...">
            Cerrar la sesión para ingresar con otra cuenta
          </ActionButton>
        </Actions>
      )}
    </ProblemScreen>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.problem.titulo ?? PAGINA_NO_ENCONTRADA);
