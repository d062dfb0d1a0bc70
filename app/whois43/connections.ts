import type { Socket } from 'node:net';
import { originOf } from '~/limits/origin';

/** Whoever is connected and has not asked yet makes room for who comes: nobody keeps a door shut by standing in it. */
export class Connections {
  readonly #waiting = new Map<Socket, string>();
  readonly #open = new Set<Socket>();
  readonly #most: number;
  readonly #mostOfOne: number;

  constructor({ most, mostOfOne }: { most: number; mostOfOne: number }) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Takes a connection in; where there are too many, of its origin or of all, the one that has waited longest goes. */
  enter(socket: Socket): void {
    const origin = originOf(socket.remoteAddress ?? '');
    const ofOne = [...this.#waiting].filter(([, other]) => other === origin);
    if (ofOne.length >= this.#mostOfOne) ofOne[0]?.[0].destroy();
    else if (this.#open.size >= this.#most) (this.#waiting.keys().next().value ?? socket).destroy();
    this.#open.add(socket);
    this.#waiting.set(socket, origin);
    socket.once('close', () => {
      this.#waiting.delete(socket);
      this.#open.delete(socket);
    });
  }

  /** It has asked: it is answered before it goes. */
  asked(socket: Socket): void {
    this.#waiting.delete(socket);
  }

  closeAll(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
