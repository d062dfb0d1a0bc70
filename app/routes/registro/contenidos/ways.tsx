import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';

/** What may be done with it, by how it stands. */
export function Ways({ contenido: { clase, id, estado } }: { contenido: ContenidoEnLista }) {
  const isDraft = estado === 'BORRADOR';
  const mayEnd = isDraft || estado === 'PROGRAMADO' || estado === 'VIGENTE' || estado === 'REEMPLAZADO';
  return (
    <Actions>
      {isDraft && <ButtonLink href={address.publicarContenido(clase, id)}>Publicar</ButtonLink>}
      {isDraft && (
        <ButtonLink href={address.cambiarContenido(clase, id)} kind="second">
          Cambiar el borrador
        </ButtonLink>
      )}
      {!isDraft && (
        <ButtonLink href={address.nuevoContenido(clase, id)} kind="second">
          {clase === 'PREGUNTA' ? 'Escribir otra a partir de esta' : 'Escribir otro a partir de este'}
        </ButtonLink>
      )}
      {mayEnd && (
        <ButtonLink href={address.retirarContenido(clase, id)} kind="second">
          {isDraft ? 'Descartar el borrador' : 'Retirar, con un motivo'}
        </ButtonLink>
      )}
    </Actions>
  );
}
