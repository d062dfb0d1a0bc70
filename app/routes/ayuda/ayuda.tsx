import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import type { PreguntaNumerada, TemaNumerado } from '~/components/ayuda/pregunta';
import { Question } from '~/components/ayuda/question';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { publicPage, queryPage } from '~/components/page-title';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/reading.css?url';
import { askHelp } from './ask-help.server';
import { helpOf } from './help.server';
import { searchHelp } from './search-help.server';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** `?buscar=` looks for words; `?pregunta=` opens one question, also where the browser does not. */
export async function loader(args: LoaderFunctionArgs) {
  sameForEverybody(args, LIFE.page);
  const { searchParams } = new URL(args.request.url);
  const buscar = (searchParams.get('buscar') ?? '').trim();
  const abierta = Number(searchParams.get('pregunta'));
  const { escritas, falta } = await askHelp(args);
  return { buscar, abierta, temas: searchHelp(helpOf(escritas, falta), buscar) };
}

export default function Help() {
  const { buscar, abierta, temas } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Ayuda</h1>
      <SearchForm
        action={address.ayuda()}
        main
        field={plainField('buscar', buscar)}
        label="Buscar en la ayuda"
        type="search"
      />
      {buscar && <Found buscar={buscar} temas={temas} />}
      {temas.map((tema) => (
        <Theme key={tema.tema} tema={tema} abierta={abierta} />
      ))}
      <section aria-labelledby="mas-ayuda">
        <h2 id="mas-ayuda">¿No encontró lo que buscaba?</h2>
        <p>
          Si algo no se pudo hacer, <a href={address.rechazos()}>vea cada motivo</a> y qué puede hacer usted.
        </p>
        <p>
          Cómo anduvieron nuestros servicios, mes a mes, está en las{' '}
          <a href={address.cifras()}>cifras del registro</a>.
        </p>
        <p>Escríbanos: la respuesta le llega por correo electrónico.</p>
        <p>
          <a className="button" href={address.generarTicket()}>
            Contacto
          </a>
        </p>
      </section>
    </>
  );
}

function Found({ buscar, temas }: { buscar: string; temas: readonly TemaNumerado[] }) {
  const total = temas.reduce((sum, { preguntas }) => sum + preguntas.length, 0);
  return (
    <p role="status">
      {total === 0
        ? `Ninguna pregunta tiene «${buscar}». Pruebe con menos palabras o con otras. `
        : `${count(total, 'pregunta', 'preguntas')} con «${buscar}». `}
      <a href={address.ayuda()}>Ver todas las preguntas</a>
    </p>
  );
}

function Theme({ tema, abierta }: { tema: TemaNumerado; abierta: number }) {
  const [first] = tema.preguntas;
  return (
    <section>
      <h2>{tema.titulo}</h2>
      <ol className="questions" start={first?.numero}>
        {tema.preguntas.map((each: PreguntaNumerada) => (
          <li key={each.direccion} value={each.numero}>
            <Question pregunta={each} open={each.direccion === abierta} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.buscar
    ? queryPage(matches, `Ayuda: «${data.buscar}»`)
    : publicPage(
        matches,
        'Ayuda',
        'Cómo se registra, se paga, se renueva, se transfiere y se configura un dominio .uy o .com.uy.',
      );
