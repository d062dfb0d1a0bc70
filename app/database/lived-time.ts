/** How often time is looked at; more than twice of it at once is time in which this process did nothing. */
const STEP_MS = 50;

/**
 * Calls `over` once this process was free for so many milliseconds to hear an answer. While the machine or a long piece of
 * work holds it up, an answer may be there that it had no turn to read: that time is nobody else's silence. Answers what ends the wait.
 */
export function onceLived(milliseconds: number, over: () => void): () => void {
  let left = milliseconds;
  let before = performance.now();
  let timer = setTimeout(look, Math.min(STEP_MS, left));
  function look(): void {
    const at = performance.now();
    left -= Math.min(at - before, 2 * STEP_MS);
    before = at;
    if (left <= 0) over();
    else timer = setTimeout(look, Math.min(STEP_MS, left));
  }
  return () => clearTimeout(timer);
}
