import { ActionButton } from '~/components/form/action-button';
import type { findingsOf } from './findings.server';

type Found = NonNullable<ReturnType<typeof findingsOf>>;

/** What is wrong with how the name is served, each with what to do about it in view, and the way to where it is done after that. */
export function Findings({ found: { peligros, dudas }, operacion }: { found: Found; operacion: string }) {
  return (
    <section className="card" aria-labelledby="avisos">
      <h2 id="avisos">Avisos</h2>
      <ul>
        {peligros.map(({ nombre, tipo, frase, remedio, remedioEn, silencio, silenciar, que }) => (
          <li key={tipo}>
            {frase}
            <details open>
              <summary>
                Qué hacer<span className="sr"> con {que}</span>
              </summary>
              <p>
                {remedio} {remedioEn && <a href={remedioEn.href}>{remedioEn.texto}</a>}
              </p>
              <ActionButton
                intencion="silenciar"
                kind="plain"
                fields={{ nombre, tipo, silencio, operacion: `${operacion}-${tipo}` }}
              >
                {silenciar}
                <span className="sr"> de {que}</span>
              </ActionButton>
            </details>
          </li>
        ))}
      </ul>
      {dudas && <p className="hint">{dudas}</p>}
    </section>
  );
}
