import { ActionButton } from '~/components/form/action-button';
import type { findingsOf } from './findings.server';

type Found = NonNullable<ReturnType<typeof findingsOf>>;

/** What is wrong with how the name is served, each with what mends it. */
export function Findings({ found: { peligros, dudas }, operacion }: { found: Found; operacion: string }) {
  return (
    <section className="card" aria-labelledby="avisos">
      <h2 id="avisos">Avisos</h2>
      <ul>
        {peligros.map(({ nombre, tipo, frase, remedio, remedioEn, silenciado, que }) => (
          <li key={tipo}>
            {frase} {remedio} {remedioEn && <a href={remedioEn.href}>{remedioEn.texto}</a>}{' '}
            <ActionButton
              intencion="silenciar"
              kind="plain"
              fields={{
                nombre,
                tipo,
                silencio: silenciado ? 'no' : 'si',
                operacion: `${operacion}-${tipo}`,
              }}
            >
              {silenciado ? 'Avisarme otra vez' : 'No avisarme más'}
              <span className="sr"> de {que}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      {dudas && <p className="hint">{dudas}</p>}
    </section>
  );
}
