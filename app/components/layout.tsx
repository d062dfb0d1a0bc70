import { Children, type ReactNode } from 'react';

/** Main content with something beside it on wide screens, after it on small ones. */
export function Columns({
  children,
  aside,
  label,
}: {
  children: ReactNode;
  aside: ReactNode;
  label: string;
}) {
  return (
    <div className="columns">
      <div>{children}</div>
      <aside aria-label={label}>{aside}</aside>
    </div>
  );
}

/** A box with a heading. */
export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The buttons and links that end a form or a dialog, apart also where there are no styles. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="actions">
      {Children.map(children, (child) => (
        <>{child} </>
      ))}
    </div>
  );
}

/** What can be done with something, beside each other; nothing where nothing can be. */
export const RowActions = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).length > 0 && <ul className="row-actions">{children}</ul>;

interface ButtonLinkProps {
  href: string;
  kind?: 'main' | 'second' | 'danger';
  children: ReactNode;
}

/** A link that is the next step, so it looks like a button. */
export function ButtonLink({ href, kind = 'main', children }: ButtonLinkProps) {
  return (
    <a className={kind === 'main' ? 'button' : `button ${kind}`} href={href}>
      {children}
    </a>
  );
}
