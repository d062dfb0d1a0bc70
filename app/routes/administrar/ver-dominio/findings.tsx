import { ActionButton } from '~/components/form/action-button';
import type { findingsOf } from './findings.server';

type Found = NonNullable<ReturnType<typeof findingsOf>>;

interface FindingsProps {
  found: Found;
  operacion: string;
}

/** What is wrong with how the name is served, each with the way to mend it. Where that is to be asked of somebody first, what to do is in view, and the way comes after it. */
export function Findings({ found: { peligros, ademas }, operacion }: FindingsProps) {
  return (
    <section className="card" aria-labelledby="avisos">
      <h2 id="avisos">Avisos</h2>
      <ul>
        {peligros.map(({ nombre, tipo, frase, remedio, remedioEn, seLeeAntes, silencio, silenciar, que }) => (
          <li key={tipo}>
            {frase} {!seLeeAntes && <Way to={remedioEn} />}
            <details open={seLeeAntes}>
              <summary>
                Qué hacer<span className="sr"> con {que}</span>
              </summary>
              <p>
                {remedio} {seLeeAntes && <Way to={remedioEn} />}
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
      {ademas && <p>{ademas}</p>}
    </section>
  );
}

const Way = ({ to }: { to: Found['peligros'][number]['remedioEn'] }) =>
  to && <a href={to.href}>{to.texto}</a>;
