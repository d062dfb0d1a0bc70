import { Fragment } from 'react';
import { Tag, type Tone } from '~/components/tag';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** What may hold a name besides its state, as its list marks it. */
export const MARKS = {
  congelado: { word: 'Congelado', tono: 'aviso' },
  conCandado: { word: 'Con candado', tono: 'info' },
  retenido: { word: 'Retenido', tono: 'aviso' },
} as const satisfies Record<string, { word: string; tono: Tone }>;

/** What holds a domain besides its state; nothing where nothing does. */
export function HeldBy({ congelado, retenido, gradoDeCandado }: Partial<DominioWrapper>) {
  const marks = [
    congelado && MARKS.congelado,
    retenido && MARKS.retenido,
    gradoDeCandado && MARKS.conCandado,
  ];
  return marks.map(
    (mark) =>
      mark && (
        <Fragment key={mark.word}>
          {' '}
          <Tag tono={mark.tono}>{mark.word}</Tag>
        </Fragment>
      ),
  );
}
