import { SubmitButton } from '~/components/form/submit-button';
import { count } from '~/format';
import type { Chosen } from './selection.server';

/** Where the bar is, and what can be done with the names that it counts. */
const BAR = 'barra-de-elegidos';
export const WHAT_CAN_BE_DONE = 'modificar-elegidos';

interface TickedProps {
  elegidos: Chosen;
  /** The names of this page that can be chosen. */
  enPagina: readonly string[];
  /** How many the filter finds. */
  total: number;
}

/**
 * How many are ticked, while they are: in sight at the bottom, with the way to keep them before a name is opened, and to what can be done with them. The style sheet
 * counts the boxes before it, so that it also counts without scripts, and says those of other pages, or that it is all. The status is always there, as what is to be
 * announced has to be before it changes.
 */
export function Ticked({ elegidos, enPagina, total }: TickedProps) {
  const elsewhere = elegidos.nombres.filter((nombre) => !enPagina.includes(nombre)).length;
  return (
    <div className="ticked" id={BAR}>
      <p
        role="status"
        data-tambien={elsewhere > 0 ? ` aquí y ${elsewhere} en otras páginas` : ''}
        data-pagina={`Elegidos: los ${enPagina.length}`}
        data-todos={`Elegidos: todos los que cumplen el filtro (${count(total, 'dominio', 'dominios')})`}
      />{' '}
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
