import { onceForSettings, settings } from '~/base/config.server';
import { exchanged } from './exchange';
import { ShrinkingTimeout } from './shrinking-timeout';

/** What a gateway answers for an edge that it does not reach. */
const OF_GATEWAY = new Set([502, 503, 504]);

/** What section 7 lets anybody ask, and what weighs least there. */
const QUESTION = { path: '/dominio/habilitados' };

async function asked(): Promise<boolean> {
  const { REGISTRY_API_URL: base = '' } = settings();
  const who = { direccion: '127.0.0.1', visitante: 'estado' };
  try {
    const { status } = await exchanged(QUESTION, {
      base,
      who,
      changes: false,
      patience: new ShrinkingTimeout(),
    });
    return !OF_GATEWAY.has(status);
  } catch {
    return false;
  }
}

/** Whoever asks how the portal is does not make it knock at the edge without end. */
const KEPT_MS = 1000;
const kept = onceForSettings(() => ({ until: 0, answer: Promise.resolve(false) }));

/** Whether the edge answers at all, whatever it says. */
export function isReachable(): Promise<boolean> {
  const memory = kept();
  if (performance.now() < memory.until) return memory.answer;
  memory.until = performance.now() + KEPT_MS;
  memory.answer = asked();
  return memory.answer;
}
