import { DateText } from '~/components/date-text';
import { CleanedHtml } from './cleaned-html';
import type { Terms } from './terms.server';

const LABEL = 'Texto de los términos y condiciones';

/** The way to each part of a text that has several, folded. */
const Index = ({ secciones = [] }: Partial<Pick<Terms, 'secciones'>>) =>
  secciones.length > 1 && (
    <details className="index">
      <summary>Índice</summary>
      <ul>
        {secciones.map(({ id, titulo }) => (
          <li key={id}>
            <a href={`#${id}`}>{titulo}</a>
          </li>
        ))}
      </ul>
    </details>
  );

type TermsTextProps = {
  terms: Omit<Terms, 'secciones'> & Partial<Pick<Terms, 'secciones'>>;
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
      {!boxed && <Index secciones={terms.secciones} />}
      <CleanedHtml html={terms.html} boxed={boxed ? LABEL : undefined} />
    </>
  );
}
