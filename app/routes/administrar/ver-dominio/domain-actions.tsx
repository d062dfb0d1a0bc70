import { Link } from '@remix-run/react';
import type { Deeds } from './deeds.server';
import { WhyNot } from './why-not';

/** What can be done, each with what it does: folded. */
const Folded = ({ summary, deeds }: { summary: string; deeds: Deeds['rest'] }) => (
  <details className="more">
    <summary>{summary}</summary>
    <ul className="deeds">
      {deeds.map(({ href, words, does }) => (
        <li key={href}>
          <Link to={href} preventScrollReset>
            {words}
          </Link>{' '}
          <span className="hint">{does}</span>
        </li>
      ))}
    </ul>
  </details>
);

/** What else can be done with the name as a whole, besides its one button; and why what cannot be cannot. */
export const DomainActions = ({ deeds: { rest, why } }: { deeds: Deeds }) => (
  <section aria-labelledby="acciones">
    <h2 id="acciones" className="sr">
      Qué puede hacer
    </h2>
    {rest.length > 0 && <Folded summary="Más acciones" deeds={rest} />}
    <WhyNot why={why} />
  </section>
);

/** Last and by itself: of all that can be done it is what is wanted least. Why it cannot be is told above. */
export const Leaving = ({ deeds: { leave } }: { deeds: Deeds }) =>
  leave.length > 0 && (
    <section className="card" aria-labelledby="dejar">
      <h2 id="dejar" className="sr">
        Dejar el dominio
      </h2>
      <Folded summary="Si ya no lo quiere" deeds={leave} />
    </section>
  );
