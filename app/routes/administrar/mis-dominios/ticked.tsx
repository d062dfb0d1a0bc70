import { SubmitButton } from '~/components/form/submit-button';
import { count } from '~/format';
import type { Chosen } from './selection.server';

interface TickedProps {
  elegidos: Chosen;
  /** The names of this page that can be chosen. */
  enPagina: readonly string[];
  /** How many the filter finds. */
  total: number;
}

/**
 * How many are ticked, while they are: in sight at the bottom, with the way to keep them before a name is opened, and to what can be done with them. The style sheet
 * counts the boxes before it, so that it also counts without scripts, and says those of other pages, or that it is all.
 */
export function Ticked({ elegidos, enPagina, total }: TickedProps) {
  const elsewhere = elegidos.nombres.filter((nombre) => !enPagina.includes(nombre)).length;
  return (
    <p
      className="ticked"
      data-tambien={elsewhere > 0 ? ` y ${elsewhere} en otras` : ''}
      data-pagina={`Elegidos: los ${enPagina.length} de esta página`}
      data-todos={`Elegidos: todos los que cumplen el filtro (${count(total, 'dominio', 'dominios')})`}
    >
      <SubmitButton intencion="guardar-seleccion" kind="plain" pending="Guardando...">
        Guardar<span className="sr"> la selección</span>
      </SubmitButton>{' '}
      <a href="#elegidos">Modificarlos</a>
    </p>
  );
}
