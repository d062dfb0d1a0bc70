import * as address from '~/addresses';
import { CleanedHtml } from '~/components/cleaned-html';
import { useHas } from '~/components/frame/frame-context';
import type { Bloque, PreguntaNumerada } from './pregunta';

/**
 * One question that opens without scripts. Its id is inside what is hidden: browsers open a `<details>` for a fragment
 * that leads there (HTML, ancestor details revealing algorithm); `?pregunta=` opens it in the others.
 */
export function Question({ pregunta: each, open }: { pregunta: PreguntaNumerada; open: boolean }) {
  const { numero, direccion, pregunta, respuesta, html, enlaces = [] } = each;
  const has = useHas();
  return (
    <details open={open}>
      <summary>{pregunta}</summary>
      <div id={`pregunta-${direccion}`}>
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
          <li>
            <a href={address.pregunta(direccion)}>
              Enlace a esta respuesta<span className="sr"> ({numero})</span>
            </a>
          </li>
        </ul>
      </div>
    </details>
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
