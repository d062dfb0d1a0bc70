/** As many places as are remembered: at four a second, ten minutes. */
const MOST = 2400;

/**
 * How far behind a replica is, by what this process saw: since when something has been written that it does not have. Its own word for it,
 * the time of what it replayed last, is old wherever nobody writes; and it says that it has everything where it lost its server.
 */
export class Lag {
  /** Places up to which the server had written, and when that was seen; those that the replica has are gone. */
  #written: { position: number; at: number }[] = [];
  #last = 0;

  wrote(position: number, at: number): void {
    if (position === this.#last) return;
    this.#last = position;
    // No room is made by saying that something was written later than it was.
    const last = this.#written.length === MOST ? this.#written.pop() : undefined;
    this.#written.push({ position, at: last?.at ?? at });
  }

  has(replayed: number): void {
    this.#written = this.#written.filter(({ position }) => position > replayed);
  }

  /** Milliseconds, as of a moment. */
  at(now: number): number {
    const [oldest] = this.#written;
    return oldest ? now - oldest.at : 0;
  }
}
