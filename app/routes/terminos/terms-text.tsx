import { CleanedHtml } from '~/components/cleaned-html';
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
  return (
    <>
      {terms.vigenteDesde && (
        <p>
          Versión {terms.version}, vigente desde el <DateText value={terms.vigenteDesde} />.
        </p>
      )}
      <CleanedHtml html={terms.html} boxed={boxed ? LABEL : undefined} />
    </>
  );
}
