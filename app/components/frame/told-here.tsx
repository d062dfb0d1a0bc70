import type { Handle } from '~/scripts';
import { useFrame } from './frame-context';
import { MessageBox } from './message-box';

/** Of pages under ways of their own, which do not move when something is told: it stands under them, and over the heading as everywhere. */
export const TOLD_UNDER_WAYS: Handle = { lugares: [''] };

/**
 * What is told of no section of a page, where that page has its place for it instead of first: the last change, and that what was typed is back. Its
 * route names '' in `handle.lugares`.
 */
export function ToldHere() {
  const { aviso } = useFrame();
  return aviso && !aviso.lugar ? <MessageBox aviso={aviso} /> : null;
}
