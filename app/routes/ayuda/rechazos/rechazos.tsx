import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { publicPage } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/reading.css?url';
import { Lines } from '../question';
import { fallas, lineOf, rechazos } from './catalogue.server';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader(args: LoaderFunctionArgs) {
  sameForEverybody(args, LIFE.page);
  return { rechazos: rechazos.map(lineOf), fallas: fallas.map(lineOf) };
}

/** Everything that can go wrong, each with an address of its own. */
export default function Refusals() {
  const { rechazos: refused, fallas: failed } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <a href={address.ayuda()}>Volver a la ayuda</a>
      </p>
      <h1>Por qué no se pudo</h1>
      <p className="lead">Cada motivo, qué quiere decir y qué puede hacer usted.</p>
      <SearchForm
        action={address.ayuda()}
        main
        field={plainField('buscar', '')}
        label="Buscar un motivo"
        hint="Por ejemplo: congelado. Busca en toda la ayuda."
        type="search"
      />
      <section aria-labelledby="no-se-admite">
        <h2 id="no-se-admite">El Registro .uy dijo que no</h2>
        <Lines lines={refused} />
      </section>
      <section aria-labelledby="sin-respuesta">
        <h2 id="sin-respuesta">No hubo respuesta</h2>
        <Lines lines={failed} />
      </section>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  publicPage(
    matches,
    'Por qué no se pudo',
    'Cada motivo por el que el registro .uy rechaza un pedido: qué quiere decir y qué puede hacer usted.',
  );
