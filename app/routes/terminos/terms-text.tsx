import { DateText } from '~/components/date-text';
import type { Terms } from './terms.server';

const LABEL = 'Texto de los términos y condiciones';

type TermsTextProps = {
  terms: Terms;
  /** In a box of its own, above the form that accepts them. */
  boxed?: boolean;
};

/** The terms in force, with their version and date where the registry says them. A box that scrolls can be reached with the keyboard. */
export function TermsText({ terms, boxed }: TermsTextProps) {
  const text = { __html: terms.html };
  return (
    <>
      {terms.vigenteDesde && (
        <p>
          Versión {terms.version}, vigente desde el <DateText value={terms.vigenteDesde} />.
        </p>
      )}
      {boxed ? (
        <section className="terms prose" tabIndex={0} aria-label={LABEL} dangerouslySetInnerHTML={text} />
      ) : (
        <div className="prose" dangerouslySetInnerHTML={text} />
      )}
    </>
  );
}
