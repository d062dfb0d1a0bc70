import { Tag } from '~/components/tag';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import { estadoEnPalabras } from './class-words';

/** How it stands, in a word. */
export function State(contenido: Pick<ContenidoEnLista, 'clase' | 'estado'>) {
  const { words, tone } = estadoEnPalabras(contenido);
  return <Tag tono={tone}>{words}</Tag>;
}
