import { parseArgs } from 'node:util';
import { readSettings, useSettings } from '~/config.server';
import type { Registry } from '../../contract';
import { isSpecified } from '../../contract/specified';
import { RegistryFailure } from '../../failure';
import { outsideRegistry } from '..';
import { pathsOf } from '../diagnosis';
import { Edge } from '../edge';
import { WITHOUT } from './own-operations';
import { purchase } from './purchase';
import { type Question, questions } from './questions';

const USE = `Uso: npm run check-edge -- URL [--token T --login L --oid O] [--nombre dominio.uy] [--comprar prueba.uy]
Pregunta a un edge todo lo que no cambia nada y dice, operación por operación, qué se leyó y qué faltó.
Con --comprar compra ese nombre de prueba (con el contacto y la primera cuenta de quien dice --login).\n`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Paths of one list are told once, whatever its length. */
const shown = (paths: Iterable<string>): string => {
  const byQuestion = new Map<string, Set<string>>();
  for (const path of paths) {
    const [question = '', field = ''] = path.replace(/\[\d+\]/g, '[]').split(': ');
    const known = byQuestion.get(question) ?? new Set();
    byQuestion.set(question, known.add(field || 'toda la respuesta'));
  }
  return [...byQuestion].map(([question, fields]) => `${question}: ${[...fields].join(', ')}`).join('; ');
};

/** What is missing of the specification's own; that our additions are not there is as it should be. */
const named = (path: string): boolean => (path.split('.').at(-1) ?? '').split('|').some(isSpecified);

/** How an answer was read, in words. */
function failureWords(error: unknown): string {
  if (!(error instanceof RegistryFailure)) return `falló: ${error instanceof Error ? error.name : 'error'}`;
  const paths = pathsOf(error.cause);
  if (paths.length > 0) return `no se pudo leer: ${shown(paths)}`;
  return error.status === 404
    ? 'no la ofrece'
    : `no respondió como se esperaba (${error.kind}, ${error.status})`;
}

async function check({ operation, screens, ask }: Question, registryWith: (edges: Edge[]) => Registry) {
  const edges: Edge[] = [];
  try {
    await ask(registryWith(edges));
    const poorer = edges.flatMap(({ reading }) => [...reading.poorer]).filter(named);
    if (poorer.length === 0) return say(`bien      ${operation}`);
    return say(`sustituye ${operation}: ${shown(poorer)} → ${screens}`);
  } catch (error) {
    const isMissing = error instanceof RegistryFailure && error.status === 404 && operation in WITHOUT;
    if (isMissing) return say(`propia    ${operation}: no la tiene, y no hace falta → ${screens}`);
    return say(`MAL       ${operation}: ${failureWords(error)} → ${screens}`);
  }
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { token: text, login: text, oid: text, nombre: text, comprar: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [url] = positionals;
  if (!url) return void process.stderr.write(USE);
  // As in a test nothing is logged: what could not be read is said here.
  useSettings(readSettings({ ...process.env, NODE_ENV: 'test', REGISTRY_API_URL: url }));
  const { token, login = '', oid = login, nombre = 'ejemplo.uy', comprar } = values;
  const who = { token, login, oid, direccion: '127.0.0.1', visitante: 'check-edge' };
  const registryWith = (edges: Edge[]) =>
    outsideRegistry(url, who, () => {
      const edge = new Edge(url, who);
      edges.push(edge);
      return edge;
    });
  for (const question of questions(nombre, token !== undefined)) await check(question, registryWith);
  if (comprar)
    await purchase(registryWith([]), comprar, (step, outcome) => say(`compra    ${step}: ${outcome}`));
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
