import { DateText } from '~/components/date-text';
import { CleanedHtml } from './cleaned-html';
import type { Terms } from './terms.server';

const LABEL = 'Texto de los términos y condiciones';

type Sections = NonNullable<Terms['secciones']>;

/** The way to each part: folded before the text, and open beside it where there is room for both. Nobody meets the two. */
const Index = ({ secciones }: { secciones: Sections }) => (
  <>
    <details className="index">
      <summary>Índice</summary>
      <Ways secciones={secciones} />
    </details>
    <nav className="index" aria-label="Índice">
      <strong aria-hidden="true">Índice</strong>
      <Ways secciones={secciones} />
    </nav>
  </>
);

const Ways = ({ secciones }: { secciones: Sections }) => (
  <ul>
    {secciones.map(({ id, titulo }) => (
      <li key={id}>
        <a href={`#${id}`}>{titulo}</a>
      </li>
    ))}
  </ul>
);

type TermsTextProps = {
  terms: Omit<Terms, 'secciones'> & Partial<Pick<Terms, 'secciones'>>;
  /** In a box of its own, above the form that accepts them. */
  boxed?: boolean;
};

/** The terms in force, with their version and date where the registry says them. A box that scrolls can be reached with the keyboard. */
export function TermsText({ terms, boxed }: TermsTextProps) {
  const { secciones = [] } = terms;
  return (
    <>
      {terms.vigenteDesde && (
        <p>
          Versión {terms.version}, vigente desde el <DateText value={terms.vigenteDesde} />.
        </p>
      )}
      {boxed || secciones.length < 2 ? (
        <CleanedHtml html={terms.html} boxed={boxed ? LABEL : undefined} />
      ) : (
        <div className="indexed">
          <Index secciones={secciones} />
          <CleanedHtml html={terms.html} />
        </div>
      )}
    </>
  );
}
