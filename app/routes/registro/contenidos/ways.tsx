import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';

/** What may be done with it, by how it stands. */
export function Ways({ contenido: { clase, id, estado } }: { contenido: ContenidoEnLista }) {
  const isDraft = estado === 'BORRADOR';
  const mayEnd = isDraft || estado === 'PROGRAMADO' || estado === 'VIGENTE' || estado === 'REEMPLAZADO';
  return (
    <>
      {isDraft && (
        <Actions>
          <ButtonLink href={address.publicarContenido(clase, id)}>Publicar</ButtonLink>
          <ButtonLink href={address.cambiarContenido(clase, id)} kind="second">
            Cambiar el borrador
          </ButtonLink>
        </Actions>
      )}
      <ul className="row-actions">
        {!isDraft && (
          <li>
            <a href={address.nuevoContenido(clase, id)}>Escribir otro a partir de este</a>
          </li>
        )}
        {mayEnd && (
          <li>
            <a href={address.retirarContenido(clase, id)}>
              {isDraft ? 'Descartar el borrador' : 'Retirar, con un motivo'}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
