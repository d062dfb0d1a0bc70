import type { ReactNode } from 'react';

export interface TickedWords {
  /** Where all that the list finds are chosen, or none that it shows. */
  fijo: string;
  /** After how many are ticked. */
  tambien?: string;
  /** Those that this page does not show, as marks that the style sheet adds up. */
  enOtras: readonly string[];
}

interface TickedProps extends TickedWords {
  id?: string;
  /** What can be done with them. */
  children: ReactNode;
}

/**
 * How many rows of a list are chosen, while some are: in sight at the bottom, with what can be done with them. The style sheet counts the boxes before it,
 * and of all that the list finds the marks of those elsewhere, so that it also counts without scripts, and chooses which of its words hold. The status is
 * always there, as what is to be announced has to be before it changes.
 */
export const Ticked = ({ id, fijo, tambien, enOtras, children }: TickedProps) => (
  <div className="ticked" id={id}>
    <p role="status" data-fijo={fijo} data-tambien={tambien}>
      {enOtras.map((each) => (
        <i key={each} className={each} />
      ))}
    </p>{' '}
    {children}
  </div>
);
