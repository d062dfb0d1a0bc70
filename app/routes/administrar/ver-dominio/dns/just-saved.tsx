import { useFrame } from '~/components/frame/frame-context';
import { Tag } from '~/components/tag';
import type { Id } from '~/registry/contract/ids';

/** Whether the change that the page tells of brought a row: by the number of a record, or the place of a server. */
export function useSavedRows() {
  const filas = useFrame().aviso?.filas;
  return {
    rowClass: (id: Id) => (filas?.includes(id) ? 'unread' : undefined),
    tag: (id: Id) => filas?.includes(id) && <Tag tono="info">Recién guardado</Tag>,
  };
}
