import { SubmitButton } from '~/components/form/submit-button';
import type { SelectionWords } from './selection-words.server';

/** Where the bar is, and what can be done with the names that it counts. */
const BAR = 'barra-de-elegidos';
export const WHAT_CAN_BE_DONE = 'modificar-elegidos';

/**
 * How many are chosen, while some are: in sight at the bottom, with the way to keep them before a name is opened, and to what can be done with them. The style sheet
 * counts the boxes before it, and of all that the filter finds the marks of those elsewhere, so that it also counts without scripts, and chooses which of its words hold. The status is always there, as what is to be
 * announced has to be before it changes.
 */
export function Ticked({ fijo, tambien, enOtras }: SelectionWords) {
  return (
    <div className="ticked" id={BAR}>
      <p role="status" data-fijo={fijo} data-tambien={tambien}>
        {enOtras.map((each) => (
          <i key={each} className={each} />
        ))}
      </p>{' '}
      {/* Of the names that it stands beside: 'Guardar' beside 'Modificar' was read as saving a change. */}
      <SubmitButton intencion="guardar-seleccion" kind="plain" pending="Recordando...">
        Recordarlos
      </SubmitButton>{' '}
      <a className="button second" href={`#${WHAT_CAN_BE_DONE}`}>
        Modificar
      </a>{' '}
      <a className="button second" href={`#${BAR}`}>
        Cerrar
      </a>
    </div>
  );
}
