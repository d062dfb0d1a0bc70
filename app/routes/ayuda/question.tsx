import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { money } from '~/format';
import { CleanedHtml } from '~/routes/terminos/cleaned-html';
import type { Bloque, PrecioDeTerminacion, PreguntaNumerada } from './pregunta';

/**
 * One question that opens without scripts. Its id is inside what is hidden: browsers open a `<details>` for a fragment
 * that leads there (HTML, ancestor details revealing algorithm).
 */
export function Question({ pregunta: each, open }: { pregunta: PreguntaNumerada; open?: boolean }) {
  const { numero, direccion, pregunta } = each;
  return (
    <details open={open}>
      <summary>{pregunta}</summary>
      <div id={`pregunta-${direccion}`}>
        <Answer pregunta={each}>
          <li>
            <a href={address.pregunta(direccion)}>
              Enlace a esta respuesta<span className="sr"> ({numero})</span>
            </a>
          </li>
        </Answer>
      </div>
    </details>
  );
}

interface AnswerProps {
  pregunta: PreguntaNumerada;
  /** More ways on. */
  children?: ReactNode;
}

/** What is answered, and where it leads. */
export function Answer({ pregunta, children }: AnswerProps) {
  const { respuesta, html, precios = [], enlaces = [] } = pregunta;
  const has = useHas();
  return (
    <>
      <Prices precios={precios} />
      {respuesta.map((block) => (
        <Block key={block.toString()} block={block} />
      ))}
      {html !== undefined && <CleanedHtml html={html} />}
      <ul className="links">
        {enlaces
          .filter(({ href }) => has(href))
          .map(({ href, texto }) => (
            <li key={href}>
              <a href={href}>{texto}</a>
            </li>
          ))}
        {children}
      </ul>
    </>
  );
}

/** What a year costs now, under each ending that is sold. */
function Prices({ precios }: { precios: readonly PrecioDeTerminacion[] }) {
  const said = precios.flatMap(({ nombre, precio }) => (precio === null ? [] : [{ nombre, precio }]));
  if (said.length === 0) return null;
  return (
    <ul>
      {said.map(({ nombre, precio }) => (
        <li key={nombre}>
          <b>.{nombre}</b>: {money(precio)} por año, IVA incluido
        </li>
      ))}
    </ul>
  );
}

function Block({ block }: { block: Bloque }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
