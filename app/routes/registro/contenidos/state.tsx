import { Tag } from '~/components/tag';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import { ESTADO_EN_PALABRAS } from './class-words';

/** How it stands, in a word. */
export function State({ estado }: Pick<ContenidoEnLista, 'estado'>) {
  const { words, tone } = ESTADO_EN_PALABRAS[estado];
  return <Tag tono={tone}>{words}</Tag>;
}
