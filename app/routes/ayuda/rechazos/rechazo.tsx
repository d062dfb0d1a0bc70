import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle, publicPage } from '~/components/page-title';
import { count } from '~/format';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/reading.css?url';
import { findEntrada, type Operacion } from './catalogue.server';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One reason by its code; a code that nothing is refused with is not found. */
export function loader(args: LoaderFunctionArgs) {
  const entrada = findEntrada(args.params.codigo ?? '');
  if (!entrada) throw data(null, { status: 404 });
  sameForEverybody(args, LIFE.page);
  return { entrada };
}

export default function Refusal() {
  const { codigo, titulo, frase, ejemplo, causa, remedio, operaciones } =
    useLoaderData<typeof loader>().entrada;
  return (
    <>
      <p>
        <a href={address.rechazos()}>Por qué no se pudo</a>
      </p>
      <h1>{titulo}</h1>
      <h2>Por qué pasa</h2>
      <p>{causa}</p>
      <h2>Qué puede hacer</h2>
      <p>
        <WithWayToUs text={remedio} />
      </p>
      <p>
        Si así no alcanza, <a href={address.generarTicket()}>envíenos una consulta</a> y nombre el código{' '}
        <code>{codigo}</code>.
      </p>
      <h2>Cómo se lo decimos</h2>
      <p>
        {ejemplo && 'Por ejemplo: '}«{ejemplo ?? frase}»
      </p>
      {operaciones.length > 0 && <Where operaciones={operaciones} />}
    </>
  );
}

const US = 'Contáctenos';

/** Where a sentence of the registry names the page to write from, the way there. */
function WithWayToUs({ text }: { text: string }) {
  const [before, ...after] = text.split(US);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={address.contacto()}>{US}</a>
      {after.join(US)}
    </>
  );
}

function Where({ operaciones }: { operaciones: readonly Operacion[] }) {
  return (
    <section aria-labelledby="donde">
      <h2 id="donde">Dónde puede pasar</h2>
      <details>
        <summary>{`Ver ${count(operaciones.length, 'acción', 'acciones')}`}</summary>
        <ul>
          {operaciones.map(({ nombre, llamada }) => (
            <li key={llamada}>{nombre}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>Para quien programa: cómo se llaman en la API</summary>
        <ul className="reasons">
          {operaciones.map(({ nombre, llamada }) => (
            <li key={llamada}>
              {nombre} <code>{llamada}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) =>
  loaded
    ? publicPage(matches, loaded.entrada.titulo, `${loaded.entrada.causa} ${loaded.entrada.remedio}`)
    : pageTitle(matches, PAGINA_NO_ENCONTRADA);
