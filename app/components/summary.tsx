import type { ReactNode } from 'react';
import { keyed } from './keyed';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** A 'Cambiar' link that comes back to the summary; `what` completes it for who does not see the row. */
  change?: { href: string; what: string; text?: string };
}

interface SummaryProps {
  rows: readonly SummaryRow[];
  /**
   * `sums`: amounts, under the prices they add up; `facts`: a few short ones beside each other; `beside`: many, each beside what
   * it is also on a small screen.
   */
  kind?: 'sums' | 'facts' | 'beside';
}

/** Answers or facts, each with its name (`<dl>`). */
export function Summary({ rows, kind }: SummaryProps) {
  return (
    <dl className={kind ? `summary ${kind}` : 'summary'}>
      {keyed(rows, ({ label }) => label).map(([key, { label, value, change }]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {change && (
            <dd className="change">
              <a href={change.href}>
                {change.text ?? 'Cambiar'}
                <span className="sr"> {change.what}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
