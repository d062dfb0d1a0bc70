import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DecodedPacket } from 'dns-packet';
import { livedSignal } from '~/base/lived-time';
import { type Pregunta, porTcp, porUdp } from '../dns/comprobacion/consulta';

/** What came of a question: its answer; nothing within the time; or it was not asked, because its server's turns are taken. */
export type Respuesta = DecodedPacket | 'CALLO' | 'SIN_TURNO';

/** One question to a server, and the next one no sooner than this. */
const ENTRE_PREGUNTAS_MS = 1000;
/** So long a question waits for its turn: where many names have one server, the rest of them is for another hour. */
const ESPERA_MS = 30_000;
/** How long an answer is waited for. */
const RESPUESTA_MS = 2000;
/** An answer of anybody within this says that our own network works. */
const RED_MS = 10 * 60_000;
/** As many servers are remembered before those whose turn is past are forgotten. */
const RECORDADOS = 50_000;

/** How it is known what time it is, how to wait, and for how long for an answer: a test has its own. */
export interface AskingClock {
  ahora: () => number;
  wait: (ms: number) => Promise<unknown>;
  paciencia: () => AbortSignal;
}

const DE_VERDAD: AskingClock = {
  ahora: () => performance.now(),
  wait: (ms) => wait(ms),
  paciencia: () => livedSignal(RESPUESTA_MS),
};

/**
 * Asks name servers of others, none of them more than once a second, whoever asks in this process: one of these is made and
 * all examinations share it. It knows too whether anybody answered lately: where nobody did, silence proves nothing.
 */
export class DnsAsker {
  /** When the next turn of each server is. */
  readonly #turnos = new Map<string, number>();
  /** Who answered last, by family of address: another server's silence is its own then. */
  readonly #oidos = new Map<number, { ip: string; cuando: number }[]>();

  constructor(private readonly reloj: AskingClock = DE_VERDAD) {}

  /** Takes the next turn of a server; false where that is too far. */
  async #turno(ip: string): Promise<boolean> {
    const ahora = this.reloj.ahora();
    const turno = Math.max(ahora, this.#turnos.get(ip) ?? 0);
    if (turno - ahora > ESPERA_MS) return false;
    if (this.#turnos.size >= RECORDADOS)
      for (const [server, next] of this.#turnos) if (next <= ahora) this.#turnos.delete(server);
    this.#turnos.set(ip, turno + ENTRE_PREGUNTAS_MS);
    if (turno > ahora) await this.reloj.wait(turno - ahora);
    return true;
  }

  #oyo(ip: string): void {
    const family = isIP(ip);
    const others = (this.#oidos.get(family) ?? []).filter((heard) => heard.ip !== ip);
    this.#oidos.set(family, [{ ip, cuando: this.reloj.ahora() }, ...others].slice(0, 2));
  }

  /** Whether somebody else with an address of the same family answered lately. */
  hayRed(ip: string): boolean {
    const ahora = this.reloj.ahora();
    return (this.#oidos.get(isIP(ip)) ?? []).some(
      (heard) => heard.ip !== ip && ahora - heard.cuando < RED_MS,
    );
  }

  async #una(pregunta: Pregunta, como: typeof porUdp): Promise<Respuesta> {
    if (!(await this.#turno(pregunta.ip))) return 'SIN_TURNO';
    const answer = await como(pregunta, this.reloj.paciencia());
    if (answer) this.#oyo(pregunta.ip);
    return answer ?? 'CALLO';
  }

  /** Asks in its turn; what did not fit is asked again, in another turn, where it fits (RFC 7766 5). */
  async ask(pregunta: Pregunta): Promise<Respuesta> {
    const answer = await this.#una(pregunta, porUdp);
    return typeof answer !== 'string' && answer.flag_tc ? this.#una(pregunta, porTcp) : answer;
  }
}
