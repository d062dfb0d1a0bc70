import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { useFrame } from '~/components/frame/frame-context';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { RESULTADO } from '~/components/use-arrival';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { pageBefore } from '~/session/request/page-before.server';

export const handle: Handle = { scripts: false };

const problem = {
  titulo: PAGINA_NO_ENCONTRADA, // as the specification writes it (spec 2)
  mensaje:
    'La dirección no existe o cambió de lugar. Revise que esté bien escrita, busque un nombre o siga desde una de estas páginas.',
};

/** Any address without a route of its own, whatever the method; a link that broke leads back to its page. */
export function loader({ request }: LoaderFunctionArgs) {
  const volver = pageBefore(request);
  return data({ volver }, { status: 404 });
}

export const action = () => data(null, { status: 404 });

export default function PageNotFound() {
  const { volver } = useLoaderData<typeof loader>();
  const isSignedIn = useFrame().person !== null;
  return (
    <>
      <h1>{problem.titulo}</h1>
      <p>{problem.mensaje}</p>
      {volver && (
        <p>
          <ButtonLink href={volver}>Volver a donde estaba</ButtonLink>
        </p>
      )}
      <SearchForm
        main
        action={address.placeOn(address.disponibilidad(), RESULTADO)}
        name="Disponibilidad de nombres"
        kind={volver ? 'second' : 'main'}
        field={plainField('nombre', '')}
        label="Nombre de dominio"
        hint="Por ejemplo: peñarol. Vea si está libre."
        width="full"
        inputMode="url"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <ul>
        {isSignedIn && (
          <li>
            <a href={address.misDominios()}>Ver mis dominios</a>
          </li>
        )}
        <li>
          <a href={address.whois()}>Consultar de quién es un dominio</a>
        </li>
        <li>
          <a href={address.ayuda()}>Leer la ayuda</a>
        </li>
      </ul>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, problem.titulo);
