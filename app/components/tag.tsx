import type { ReactNode } from 'react';

export type Tone = 'ok' | 'error' | 'aviso' | 'info' | 'neutro';

/** A state in a word; the tone adds a sign and a colour. */
export function Tag({ tono = 'neutro', children }: { tono?: Tone; children: ReactNode }) {
  return <span className={`tag ${tono}`}>{children}</span>;
}
