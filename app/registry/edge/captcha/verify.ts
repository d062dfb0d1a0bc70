import { Temporal } from 'temporal-polyfill';
import { log } from '~/base/log.server';
import type { Database } from '~/database/connection.server';
import { withTimeout } from '~/database/timeouts';
import { originOf } from '~/limits/origin';
import { CAPTCHA_INCORRECTO } from '../../domain/words/dominios';
import { checkAltcha, nuevoAltcha } from './altcha';
import { esRespuesta, fichaDe, nuevaPregunta, readFicha } from './question';
import { agotado } from './rules';
import { disguised, secretos } from './secret';
import { clearConsultas, consultasDe, countConsulta, isSpent, spend } from './store';

/** Refusal of every operation that carries a captcha (spec 8). */
export const CAPTCHA_INVALIDO = { codigo: 'CAPTCHA_INVALIDO', mensaje: CAPTCHA_INCORRECTO } as const;

/** Who asks, as far as the captcha cares. */
export interface Asker {
  connection: Database;
  now: Temporal.Instant;
  direccion: string;
  visitante: string;
  identify: () => Promise<unknown>;
}

const origins = (asker: Asker) => ({
  direccion: disguised('direccion', originOf(asker.direccion)),
  visitante: disguised('visitante', asker.visitante),
});

/** A challenge in both shapes: proof of work for the checkbox, and a plain question with its slip. */
export async function newDesafio(now: Temporal.Instant) {
  const { texto, respuesta } = nuevaPregunta();
  const ficha = fichaDe(respuesta, now, secretos().pregunta);
  return { altcha: await nuevoAltcha(now), pregunta: { texto, ficha } };
}

const QUESTION = /^([^:]*):(.*)$/s;

/** A slip is spent by any answer, right or wrong: nobody gets to try a second one on the same question. */
async function checkQuestion(asker: Asker, ficha: string, respuesta: string): Promise<boolean> {
  const read = readFicha(ficha);
  if (!read) return false;
  const venceEn = Temporal.Instant.fromEpochMilliseconds(Number(read.expiry));
  if (Temporal.Instant.compare(venceEn, asker.now) <= 0) return false;
  const right = esRespuesta(ficha, respuesta, secretos().pregunta);
  return (await spend(asker.connection, `pregunta:${read.nonce}`, venceEn, asker.now)) && right;
}

/**
 * Whether `captchaResponse` answers a challenge of ours that nobody has used: an ALTCHA solution (base64), or
 * `<ficha>:<respuesta>`. It spends the challenge, so call it once, after everything else has been checked.
 */
export async function verifyCaptcha(
  asker: Asker,
  captchaResponse: string | null | undefined,
): Promise<boolean> {
  const text = captchaResponse ?? '';
  const question = QUESTION.exec(text);
  if (question) return checkQuestion(asker, question[1] ?? '', question[2] ?? '');
  const solved = await checkAltcha(text, asker.now);
  return solved !== undefined && spend(asker.connection, solved.clave, solved.venceEn, asker.now);
}

/**
 * Whether a response is right and unspent, without spending it: what is decided by it will be asked for again. A wrong
 * answer is spent, as ever.
 */
export async function isCaptchaRight(
  asker: Asker,
  captchaResponse: string | null | undefined,
): Promise<boolean> {
  const text = captchaResponse ?? '';
  const [, ficha = '', respuesta = ''] = QUESTION.exec(text) ?? [];
  const read = readFicha(ficha);
  if (!read) {
    const solved = await checkAltcha(text, asker.now);
    return solved !== undefined && !(await isSpent(asker.connection, solved.clave));
  }
  const inTime = Number(read.expiry) > asker.now.epochMilliseconds;
  if (inTime && esRespuesta(ficha, respuesta, secretos().pregunta))
    return !(await isSpent(asker.connection, `pregunta:${read.nonce}`));
  await verifyCaptcha(asker, text);
  return false;
}

/** Whether the next query of this asker needs a captcha: never of who has signed in. */
export async function isCaptchaRequired(asker: Asker): Promise<boolean> {
  if (await asker.identify()) return false;
  const { direccion, visitante } = origins(asker);
  const made = await consultasDe(asker.connection, [direccion, visitante], asker.now);
  return agotado(made.get(visitante) ?? 0, made.get(direccion) ?? 0);
}

/** A counter that cannot be written, on a full disk for one, is no reason not to answer. */
const COUNTING_MS = 300;

/** Lets a whois or availability query through, counting it; a right answer gives the session its budget back. */
export async function allowQuery(asker: Asker, captchaResponse: string | null | undefined): Promise<boolean> {
  if (await asker.identify()) return true;
  const { direccion, visitante } = origins(asker);
  if (await isCaptchaRequired(asker)) {
    if (!(await verifyCaptcha(asker, captchaResponse))) return false;
    await clearConsultas(asker.connection, visitante, asker.now);
  }
  await withTimeout(COUNTING_MS, () =>
    countConsulta(asker.connection, [direccion, visitante], asker.now),
  ).catch((error: unknown) => log.warn({ error }, 'a query was not counted'));
  return true;
}
