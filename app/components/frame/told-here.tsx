import type { ReactNode } from 'react';
import type { Handle } from '~/scripts';
import { useFrame } from './frame-context';
import { MessageBox } from './message-box';

/** Of pages that have their own place for it, over the heading as everywhere: under ways that do not move then, or with more to say. */
export const TOLD_BY_PAGE: Handle = { lugares: [''] };

/**
 * What is told of no section of a page, where that page has its place for it instead of first: the last change, and that what was typed is back. Its
 * route names '' in `handle.lugares`. `lacks` is said with a refusal: where what is missing is given.
 */
export function ToldHere({ lacks }: { lacks?: ReactNode }) {
  const { aviso } = useFrame();
  return aviso && !aviso.lugar ? (
    <MessageBox aviso={aviso}>{aviso.tipo === 'error' && lacks}</MessageBox>
  ) : null;
}
