import { parseArgs } from 'node:util';
import { readSettings, useSettings } from '~/base/config.server';
import { outsideRegistry } from '..';
import { purchase } from './purchase';
import { failureWords, type Line, report } from './report';

const USE = `Uso: npm run check-edge -- URL [--token T --login L --oid O] [--nombre dominio.uy] [--comprar prueba.uy]
Pregunta a un edge todo lo que no cambia nada y dice, operación por operación, qué se leyó y qué faltó: primero como
visitante, sin token, y después como quien dice --login. Termina con 1 donde algo está MAL.
Con --comprar compra ese nombre de prueba (con el contacto y la primera cuenta de quien dice --login), y termina con 1
donde no se compró.`;

/** Each in its column, so that what is MAL is seen at once. */
const written = ({ how, operation, why }: Line): string =>
  `${how.padEnd(10)} ${operation}${why && `: ${why}`}`;

const text = { type: 'string' } as const;
const OPTIONS = { token: text, login: text, oid: text, nombre: text, comprar: text };

/** Checks an edge as the words of a terminal say, and answers the status that it ends with. */
export async function checkEdge(args: string[], say: (line: string) => void): Promise<0 | 1> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [url] = positionals;
  if (!url) throw new Error(USE);
  // As in a test nothing is logged: what could not be read is said here.
  useSettings(readSettings({ ...process.env, NODE_ENV: 'test', REGISTRY_API_URL: url }));
  const { token, login = '', oid = login, nombre = 'ejemplo.uy', comprar } = values;
  const who = { token, login, oid, direccion: '127.0.0.1', visitante: 'check-edge' };
  let isWell = true;
  for await (const line of report(url, who, nombre)) {
    say(written(line));
    if (line.how === 'MAL') isWell = false;
  }
  if (comprar === undefined) return isWell ? 0 : 1;
  const told = (step: string, outcome: string) => say(`compra     ${step}: ${outcome}`);
  const isBought = await purchase(outsideRegistry(url, who), comprar, told).catch((error: unknown) => {
    told('se interrumpió', failureWords(error));
    return false;
  });
  return isWell && isBought ? 0 : 1;
}
