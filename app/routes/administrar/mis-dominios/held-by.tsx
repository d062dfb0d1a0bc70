import { Fragment } from 'react';
import { Tag, type Tone } from '~/components/tag';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** What may hold a name besides its state, as its list marks it. */
export const MARKS = {
  congelado: { word: 'Congelado', tono: 'aviso' },
  conCandado: { word: 'Con candado', tono: 'info' },
  retenido: { word: 'Retenido', tono: 'aviso' },
} as const satisfies Record<string, { word: string; tono: Tone }>;

/** What holds a domain besides its state. */
export const marksOf = ({ congelado, retenido, gradoDeCandado }: Partial<DominioWrapper>) =>
  [
    congelado ? [MARKS.congelado] : [],
    retenido ? [MARKS.retenido] : [],
    gradoDeCandado ? [MARKS.conCandado] : [],
  ].flat();

/** The same as it is seen; nothing where nothing does. */
export const HeldBy = (wrapper: Partial<DominioWrapper>) =>
  marksOf(wrapper).map(({ word, tono }) => (
    <Fragment key={word}>
      {' '}
      <Tag tono={tono}>{word}</Tag>
    </Fragment>
  ));
