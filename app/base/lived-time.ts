/** How often this process is seen to have its turn; more than twice of it at once is time in which it had none. */
const STEP_MS = 50;

/** Milliseconds in which this process could hear an answer, as of `at`. */
let lived = 0;
let at = performance.now();
let isCounted = false;

function count(): void {
  const now = performance.now();
  lived += Math.min(now - at, 2 * STEP_MS);
  at = now;
}

/** Counted from the first wait on; it keeps no process alive. */
function livedMs(): number {
  if (!isCounted) {
    isCounted = true;
    at = performance.now();
    setInterval(count, STEP_MS).unref();
  }
  count();
  return lived;
}

/**
 * Calls `over` once this process was free for so many milliseconds to hear an answer. While the machine or a long piece of work
 * holds it up, an answer may be there that it had no turn to read: that is nobody else's silence. Answers what ends the wait, which
 * keeps no process alive.
 */
export function onceLived(milliseconds: number, over: () => void): () => void {
  const end = livedMs() + milliseconds;
  let timer = setTimeout(look, milliseconds).unref();
  function look(): void {
    const left = end - livedMs();
    if (left <= 0) over();
    else timer = setTimeout(look, left).unref();
  }
  return () => clearTimeout(timer);
}

/** As `AbortSignal.timeout`, by the time in which this process could hear an answer. */
export function livedSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  onceLived(milliseconds, () => controller.abort(new DOMException('No answer in time', 'TimeoutError')));
  return controller.signal;
}
