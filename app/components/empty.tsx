import type { ReactNode } from 'react';

interface EmptyProps {
  /** Why there is nothing: 'No se encontraron dominios para administrar.' */
  children: ReactNode;
  /** What to do: a link or a button. */
  action?: ReactNode;
}

/** A list without rows says why and what to do. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div className="card">
      <p>{children}</p>
      {action && <p>{action}</p>}
    </div>
  );
}
