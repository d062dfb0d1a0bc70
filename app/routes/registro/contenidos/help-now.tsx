import * as address from '~/addresses';
import type { TemaNumerado } from '~/routes/ayuda/pregunta';

interface HelpNowProps {
  temas: readonly TemaNumerado[];
  /** Whether its reader may write. */
  escribe: boolean;
}

/** The help as it is read now, each question with the way to write it anew. */
export function HelpNow({ temas, escribe }: HelpNowProps) {
  if (temas.length === 0) return null;
  return (
    <section aria-labelledby="la-ayuda-de-ahora">
      <h2 id="la-ayuda-de-ahora">La ayuda de ahora</h2>
      {escribe && <p>Cada pregunta lleva a escribir otra versión de ella.</p>}
      {temas.map(({ tema, titulo, preguntas }) => (
        <section key={tema}>
          <h3>{titulo}</h3>
          <ol className="lines wide">
            {preguntas.map(({ direccion, pregunta, lugar, html }) => (
              <li key={direccion}>
                {escribe ? (
                  <a className="name" href={address.nuevaVersionDePregunta(direccion)}>
                    <span className="sr">Escribir otra versión: </span>
                    {pregunta}
                  </a>
                ) : (
                  <span className="name">{pregunta}</span>
                )}{' '}
                <span className="detail">
                  Lugar {lugar}.{html !== undefined && ' La escribió el registro.'}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
