import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { pageTitle, publicPage, queryPage } from '~/components/page-title';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import styles from '~/styles/reading.css?url';
import { askHelp } from './ask-help.server';
import { helpOf } from './help.server';
import type { PreguntaNumerada, TemaNumerado } from './pregunta';
import { Answer, Lines, Question } from './question';
import { type HelpFound, searchHelp } from './search-help.server';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** `?buscar=` looks for words; `?pregunta=` is the page of one question, and of no question that of all. */
export async function loader(args: LoaderFunctionArgs) {
  sameForEverybody(args, LIFE.page);
  const { searchParams } = new URL(args.request.url);
  const buscar = (searchParams.get('buscar') ?? '').trim();
  const abierta = Number(searchParams.get('pregunta'));
  const temas = helpOf(await askHelp(args));
  const tema = buscar ? undefined : temas.find(({ preguntas }) => preguntas.some(isAt(abierta)));
  const found = buscar ? searchHelp(temas, buscar) : null;
  return {
    buscar,
    una: tema?.preguntas.find(isAt(abierta)),
    temas: found?.temas ?? (tema ? [tema] : temas),
    rechazos: found?.rechazos ?? [],
    como: found?.como ?? 'palabras',
  };
}

const isAt =
  (abierta: number) =>
  ({ direccion }: PreguntaNumerada): boolean =>
    direccion === abierta;

export default function Help() {
  const { buscar, una, temas, rechazos, como } = useLoaderData<typeof loader>();
  return (
    <>
      {una ? <OneAnswer pregunta={una} temas={temas} /> : <Answers {...{ buscar, temas, rechazos, como }} />}
      <section aria-labelledby="mas-ayuda">
        <h2 id="mas-ayuda">¿No encontró lo que buscaba?</h2>
        <p>
          Si algo no se pudo hacer, <a href={address.rechazos()}>vea cada motivo</a> y qué puede hacer usted.
        </p>
        <p>
          Cómo anduvieron nuestros servicios, mes a mes, está en las{' '}
          <a href={address.cifras()}>cifras del Registro .uy</a>.
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

interface AnswersProps extends Readonly<HelpFound> {
  buscar: string;
}

/** All questions, or those with some words. */
function Answers(props: AnswersProps) {
  const { buscar, temas, rechazos } = props;
  const alone = buscar !== '' && temas.flatMap(({ preguntas }) => preguntas).length + rechazos.length === 1;
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
      {buscar ? <Found {...props} /> : <Groups temas={temas} />}
      {temas.map((tema) => (
        <Theme key={tema.tema} tema={tema} open={alone} numbered={buscar === ''} />
      ))}
      {rechazos.length > 0 && (
        <section aria-labelledby="motivos">
          <h2 id="motivos">Por qué no se pudo</h2>
          <Lines lines={rechazos} />
        </section>
      )}
    </>
  );
}

/** The way to each theme. */
const Groups = ({ temas }: { temas: readonly TemaNumerado[] }) => (
  <nav aria-label="Temas de la ayuda">
    <ul className="groups">
      {temas.map(({ tema, titulo }) => (
        <li key={tema}>
          <a href={address.placeOn(address.ayuda(), idOf(tema))}>{titulo}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const idOf = (tema: TemaNumerado['tema']): string => `tema-${tema.toLowerCase()}`;

/** One question and its answer, then the others of its theme. */
function OneAnswer({ pregunta, temas }: { pregunta: PreguntaNumerada; temas: readonly TemaNumerado[] }) {
  return (
    <>
      <p>
        <a href={address.ayuda()}>Volver a la ayuda</a>
      </p>
      <div id={`pregunta-${pregunta.direccion}`} className="answer">
        <h1>{pregunta.pregunta}</h1>
        <Answer pregunta={pregunta} />
      </div>
      {temas.map(({ tema, titulo, preguntas }) => (
        <section key={tema} aria-labelledby={idOf(tema)}>
          <h2 id={idOf(tema)}>{titulo}: otras preguntas</h2>
          <ul className="reasons">
            {preguntas
              .filter(({ direccion }) => direccion !== pregunta.direccion)
              .map((other) => (
                <li key={other.direccion}>
                  <a href={address.pregunta(other.direccion)}>{other.pregunta}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Found({ buscar, temas, rechazos, como }: AnswersProps) {
  const total = temas.reduce((sum, { preguntas }) => sum + preguntas.length, 0);
  const found = [
    ...(total > 0 ? [count(total, 'pregunta', 'preguntas')] : []),
    ...(rechazos.length > 0 ? [count(rechazos.length, 'motivo', 'motivos')] : []),
  ].join(' y ');
  return (
    <p role="status">
      {found === ''
        ? `Nada de la ayuda tiene «${buscar}». Pruebe con menos palabras o con otras. `
        : SAID[como](found, buscar)}{' '}
      <a href={address.ayuda()}>Ver todas las preguntas</a>
    </p>
  );
}

/** How near what was found comes to what was typed. */
const SAID: Record<HelpFound['como'], (found: string, buscar: string) => string> = {
  palabras: (found, buscar) => `${found} con «${buscar}».`,
  parecidas: (found, buscar) => `${found} con «${buscar}», o con otras palabras que dicen lo mismo.`,
  cercanas: (found, buscar) => `Nada tiene todas las palabras de «${buscar}». Lo más parecido: ${found}.`,
};

interface ThemeProps {
  tema: TemaNumerado;
  open: boolean;
  /** Among all of them a question is known by its number; of a few that were found, the order is how near they come. */
  numbered: boolean;
}

/** Its questions, closed; what alone was found is read at once. */
function Theme({ tema, open, numbered }: ThemeProps) {
  const [first] = tema.preguntas;
  return (
    <section aria-labelledby={idOf(tema.tema)}>
      <h2 id={idOf(tema.tema)}>{tema.titulo}</h2>
      <ol className={numbered ? 'questions' : 'questions found'} start={first?.numero}>
        {tema.preguntas.map((each: PreguntaNumerada) => (
          <li key={each.direccion} value={each.numero}>
            <Question pregunta={each} open={open} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (data?.buscar) return queryPage(matches, `Ayuda: «${data.buscar}»`);
  return data?.una
    ? pageTitle(matches, data.una.pregunta, 'Ayuda')
    : publicPage(
        matches,
        'Ayuda',
        'Cómo se registra, se paga, se renueva, se transfiere y se configura un dominio .uy o .com.uy.',
      );
};
