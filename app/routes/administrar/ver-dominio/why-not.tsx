import type { WhyNotWords } from './reasons';

/** Where it is told, for what leads to it. */
export const POR_QUE = 'por-que';

/** Why something is not offered, where a person would look for it: one question, and its reasons, each before what it keeps from. */
export const WhyNot = ({ why }: { why: WhyNotWords | null }) =>
  why && (
    <details className="why" id={POR_QUE}>
      <summary>{why.pregunta}</summary>
      <ul>
        {why.razones.map(({ antes, href, texto, despues, impide }) => {
          const motivo = (
            <>
              {antes}
              {href && <a href={href}>{texto}</a>}
              {despues}
            </>
          );
          return (
            <li key={antes}>
              {impide ? <strong>{motivo}</strong> : motivo}
              {impide && ` ${impide}`}
            </li>
          );
        })}
      </ul>
    </details>
  );
