import { createContext, useContext } from 'react';
import { EMPTY_FRAME, type Frame } from './data';

/** Gives forms the CSRF token and the draft without passing them through every screen. */
export const FrameContext = createContext<Frame>(EMPTY_FRAME);

/** The frame of the page being rendered. */
export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Whether the registry has what a screen shows: somebody else's has no purchases to list, for one. */
export function useHas(): (href: string) => boolean {
  const { ausentes } = useFrame();
  return (href) => !ausentes.includes(href);
}
