import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';
import { CleanedHtml } from '~/routes/terminos/cleaned-html';
import type { Bloque, Linea, PreguntaNumerada } from './pregunta';

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
      {precios.length > 0 && (
        <ul>
          {precios.map(({ sufijo, cuesta }) => (
            <li key={sufijo}>
              <b>{sufijo}</b>: {cuesta}
            </li>
          ))}
        </ul>
      )}
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

/** Reasons of what was not done: here because these pages have this file already, and another one is asked for apart. */
export function Lines({ lines }: { lines: readonly Linea[] }) {
  return (
    <ul className="reasons">
      {lines.map(({ href, titulo, causa }) => (
        <li key={href}>
          <a href={href}>{titulo}</a>
          <p>{causa}</p>
        </li>
      ))}
    </ul>
  );
}
