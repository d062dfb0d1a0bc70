import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { settings } from '~/base/config.server';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { Colours } from './colours';
import { Fields } from './fields';
import { Pieces } from './pieces';
import { Words } from './words';

export const handle: Handle = { scripts: false };

const HEADING = 'Componentes';

/** The visual language as a page: every component in every state. In development only; in production there is no such address. */
export function loader(_: LoaderFunctionArgs) {
  if (settings().NODE_ENV === 'production') throw data(null, { status: 404 });
  return null;
}

export default function Components() {
  return (
    <>
      <h1>{HEADING}</h1>
      <p className="lead">
        De qué están hechas las pantallas. Se mira con luz, en la oscuridad y con contraste forzado.
      </p>
      <Colours />
      <Words />
      <Pieces />
      <Fields />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Desarrollo');
