import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PortTaken } from './free-port';

const PAUSE_MS = 40;

interface Asked {
  url: string;
  /** The address it says, where that is the one of a proxy in front of it. */
  knownAs?: string | undefined;
  said: () => string;
  patienceMs: number;
}

/**
 * Waits until a portal that was started answers. That it does is said by itself: whoever answers at its address may be
 * another portal, of another test, that got the port first.
 */
export async function portalAnswers(
  child: ChildProcess,
  { url, knownAs = url, said, patienceMs }: Asked,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const listens = said().includes(`El portal está en ${knownAs}`);
    if (listens && (await fetch(`${url}/estado`).catch(() => null))?.ok) return;
    await wait(PAUSE_MS);
  }
  const message = `The built portal does not answer at ${url}:\n${said()}`;
  throw said().includes('PORT: another program listens on it already')
    ? new PortTaken(message)
    : new Error(message);
}
