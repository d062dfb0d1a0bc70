import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Empty } from '~/components/empty';
import { useForm } from '~/components/form/use-form';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { conjuntosEnPalabras } from '~/registry/domain/oficina';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { BUSQUEDA } from './buscar/asked';
import { SearchBox } from './buscar/search-box';
import { whatWaits } from './waiting.server';

const HEADING = 'Oficina del registro';

export const handle: Handle = { scripts: false };

/** The first page of the desk: where to look for anything, what waits for who asks, and who one is there; what one may do is done at the pages above it. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = await atDesk(args, 'entrar');
  const { nombre, conjuntos } = desk.yo;
  return { nombre, conjuntos, busca: desk.yo.actos.includes('buscar'), ...(await whatWaits(args, desk)) };
}

export default function Office() {
  const { nombre, conjuntos, busca, waiting, unread } = useLoaderData<typeof loader>();
  const made = useForm(BUSQUEDA);
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        {nombre}, con el permiso de {conjuntosEnPalabras(conjuntos)}: todo lo que haga aquí queda escrito, con
        su nombre y el motivo. Lo que toque un dominio o los datos de una persona, esa persona también lo ve.
      </p>
      {busca && <SearchBox made={made} />}
      <section aria-labelledby="espera">
        <h2 id="espera">Lo que espera por usted</h2>
        {unread.length > 0 && (
          <Notice tipo="aviso">
            Ahora no se pudo leer: {unread.join(', ')}. Por favor, intente de nuevo más tarde.
          </Notice>
        )}
        {waiting.length === 0 && unread.length === 0 && <Empty>Ahora no hay nada que espere.</Empty>}
        {waiting.length > 0 && (
          <ul>
            {waiting.map(({ href, words }) => (
              <li key={words}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING);
