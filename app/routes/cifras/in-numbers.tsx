import type { ReactNode } from 'react';

/** The numbers of thirteen months, for who wants them: a phone had them in twenty screens. */
export const InNumbers = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="numbers">
    <summary>{title}: los números de cada mes</summary>
    {children}
  </details>
);
