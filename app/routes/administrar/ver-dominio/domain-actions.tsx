import { Link } from '@remix-run/react';
import type { Deeds } from './deeds.server';
import { WhyNot } from './why-not';

const DeedList = ({ deeds }: { deeds: Deeds['rest'] }) => (
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
);

/** What else can be done with the name as a whole, besides its one button: folded, each with what it does. */
export const DomainActions = ({ deeds: { rest, reasons } }: { deeds: Deeds }) => (
  <section aria-labelledby="acciones">
    <h2 id="acciones" className="sr">
      Qué puede hacer
    </h2>
    {rest.length > 0 && (
      <details className="more">
        <summary>Más acciones</summary>
        <DeedList deeds={rest} />
      </details>
    )}
    <WhyNot reasons={reasons} />
  </section>
);

/** Last, by itself and folded: of all that can be done it is what is wanted least. Why it cannot be is told above. */
export const Leaving = ({ deeds: { leave } }: { deeds: Deeds }) =>
  leave.length > 0 && (
    <section className="card" aria-labelledby="dejar">
      <h2 id="dejar" className="sr">
        Dejar el dominio
      </h2>
      <details className="more">
        <summary>Si ya no quiere el dominio</summary>
        <DeedList deeds={leave} />
      </details>
    </section>
  );
