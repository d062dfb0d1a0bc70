import { createContext, useContext } from 'react';
import { EMPTY_FRAME, type Frame } from './data';

/** Gives forms the CSRF token and the draft without passing them through every screen. */
export const FrameContext = createContext<Frame>(EMPTY_FRAME);

/** The frame of the page being rendered. */
export function useFrame(): Frame {
  return useContext(FrameContext);
}
