import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { LIMIT_TOLD, secondsToWait, waitTold } from '~/rdap/limit.server';
import { publicRegistryFor } from '~/registry/client.server';
import { linesOf } from './lines';

/** What every answer begins with: whose it is and under which terms. */
const head = (): string[] => [
  '% Registro .uy y .com.uy',
  `% Términos de uso: ${settings().PUBLIC_URL}${address.terminos()}`,
  '% No se permite usar estos datos para enviar publicidad ni copiarlos en masa.',
  `% ${LIMIT_TOLD}`,
  '',
];

async function body(question: string, ip: string): Promise<string[]> {
  const wait = secondsToWait(ip);
  if (wait > 0) return [`% ${waitTold(wait)}`];
  const registry = publicRegistryFor({ direccion: ip, visitante: `whois:${ip}` });
  try {
    return linesOf(await registry.nombre(question));
  } catch (error) {
    log.error({ error }, 'a question of whois was not answered');
    return ['% El registro no pudo responder. Inténtelo en unos minutos.'];
  }
}

/** Lines as they are sent (RFC 3912, 2). */
export const text = (lines: readonly string[]): string => [...lines, ''].join('\r\n');

/** Answers a line of port 43. */
export const answerLine = async (question: string, ip: string): Promise<string> =>
  text([...head(), ...(await body(question, ip))]);
