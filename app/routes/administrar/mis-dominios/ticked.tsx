import { SubmitButton } from '~/components/form/submit-button';
import { Ticked, type TickedWords } from '~/components/ticked';

/** Where the bar is, and what can be done with the names that it counts. */
const BAR = 'barra-de-elegidos';
export const WHAT_CAN_BE_DONE = 'modificar-elegidos';

/**
 * What is ticked goes along to other pages, orders and filters by itself, without scripts too; a link out of the list, as to open a name, takes none of it.
 * That is all that this adds, and what it is called says so, the same wherever it is.
 */
export const KeepThem = () => (
  <SubmitButton intencion="guardar-seleccion" kind="plain" pending="Guardando...">
    Recordar al salir de la lista
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
