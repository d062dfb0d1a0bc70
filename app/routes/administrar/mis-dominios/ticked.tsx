import { SubmitButton } from '~/components/form/submit-button';
import { Ticked, type TickedWords } from '~/components/ticked';

/** Where the bar is, and what can be done with the names that it counts. */
const BAR = 'barra-de-elegidos';
export const WHAT_CAN_BE_DONE = 'modificar-elegidos';

/**
 * What is ticked goes along to other pages, orders and filters by itself; who leaves the list, to open a name, keeps it by this, called the same wherever it
 * is. Of the names that it stands beside: 'Guardar' beside 'Modificar' was read as saving a change.
 */
export const KeepThem = () => (
  <SubmitButton intencion="guardar-seleccion" kind="plain" pending="Guardando...">
    Recordar esta selección
  </SubmitButton>
);

/** How many names are chosen, with the way to keep them before a name is opened, and to what can be done with them. */
export const TickedNames = ({ fijo, tambien, enOtras }: TickedWords) => (
  <Ticked id={BAR} {...{ fijo, tambien, enOtras }}>
    <KeepThem />{' '}
    <a className="button second" href={`#${WHAT_CAN_BE_DONE}`}>
      Modificar
    </a>{' '}
    <a className="button second" href={`#${BAR}`}>
      Cerrar
    </a>
  </Ticked>
);
