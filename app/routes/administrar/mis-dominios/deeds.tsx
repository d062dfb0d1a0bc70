import * as address from '~/addresses';
import { RowActions } from '~/components/layout';
import { count, NBSP } from '~/format';
import type { DominioWrapper, PermisoDominio } from '~/registry/contract/administracion/formas';

interface DeedsProps {
  wrapper: DominioWrapper;
  permiso: PermisoDominio | undefined;
  /** Its renewal waits in the cart. */
  isInCart: boolean;
  /** The list as it is: where what is done comes back to. */
  volver: string;
}

/** How long a deleted name can still be got back; nothing of others. */
function daysLeft({ tiempoAntesEliminacion: dias, eliminado }: DominioWrapper): string {
  return !eliminado || dias == null ? '' : `${dias === 1 ? 'queda' : 'quedan'} ${count(dias, 'día', 'días')}`;
}

/** On one line: the others are a word. */
const EN_EL_CARRITO = ['En', 'el', 'carrito'].join(NBSP);

/** What a row offers, by state and role (spec 2, My domains; decision l). */
export function Deeds({ wrapper, permiso, isInCart, volver }: DeedsProps) {
  const { nombre } = wrapper.dominio.dominioCore;
  const left = daysLeft(wrapper);
  const isWaiting = isInCart && permiso?.puedeRenovar;
  const offered = [
    permiso?.puedeRecuperar && (['recuperar', 'Recuperar'] as const),
    permiso?.puedeRenovar && !isInCart && (['renovar', 'Renovar'] as const),
    permiso?.puedeLiberar && (['liberar', 'Liberar'] as const),
    permiso?.puedeEliminar && wrapper.eliminado && (['eliminar', 'Eliminar'] as const),
  ].filter((each) => each !== undefined && each !== false);
  // There is nothing to administer in it: what can be done is to ask what became of it.
  if (wrapper.error)
    return (
      <RowActions>
        <li>
          <a href={address.generarTicket(nombre)}>
            Preguntar<span className="sr"> por {nombre}</span>
          </a>
        </li>
      </RowActions>
    );
  return (
    <RowActions>
      {isWaiting && (
        <li>
          <a href={address.carrito()}>
            {EN_EL_CARRITO}
            <span className="sr">: la renovación de {nombre}</span>
          </a>
        </li>
      )}
      {offered.map(([accion, words]) => (
        <li key={accion}>
          <a href={address.accionDominio(accion, nombre, volver)}>
            {words}
            {/* Seen beside the date, where there is room for it. */}
            <span className="sr">
              {accion === 'recuperar' && left && ` (${left})`} {nombre}
            </span>
          </a>
        </li>
      ))}
    </RowActions>
  );
}
