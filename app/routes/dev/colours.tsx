/** Text on its grounds, by the class that gives both. */
const GROUNDS = [
  ['card', 'Texto sobre una caja'],
  ['banner', 'Texto sobre una franja'],
  ['notice ok', 'Lo que salió bien'],
  ['notice aviso', 'Lo que hay que saber'],
  ['notice error', 'Lo que salió mal'],
] as const;

/** Grounds and inks; each value is a token (tokens.css). */
export function Colours() {
  return (
    <section aria-labelledby="colores">
      <h2 id="colores">Colores y letras</h2>
      {GROUNDS.map(([ground, words]) => (
        <div className={ground} key={ground}>
          <p>
            {words}, <strong>con fuerza</strong>, <span className="hint">en voz baja</span>,{' '}
            <a href="#colores">con un enlace</a> y <code>código</code>.
          </p>
        </div>
      ))}
      <h3>Un título menor</h3>
      <p className="lead">La entrada de una página.</p>
      <p>
        El texto común, de unos setenta caracteres por renglón para que se lea sin esfuerzo, y{' '}
        <small>lo pequeño</small>.
      </p>
    </section>
  );
}
