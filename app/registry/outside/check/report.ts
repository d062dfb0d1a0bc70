import type { Caller } from '../../caller';
import { rechazoDe } from '../../contract/rechazo';
import { RegistryFailure } from '../../failure';
import { outsideRegistry } from '..';
import { SIN_CAPTCHA } from '../captcha';
import { declared } from '../declared';
import { Edge } from '../edge';
import { exchanged } from '../exchange';
import { ShrinkingTimeout } from '../shrinking-timeout';
import { pathsOf } from '../unreadable-log';
import { isOfSectionSeven } from './fields-of-section-seven';
import { ownAddresses, WITHOUT } from './own-operations';
import { forPeople, forVisitors, type Question } from './questions';

/** A line of the report: how an operation was read, in a word, and why. */
export interface Line {
  how: 'bien' | 'sustituye' | 'captcha' | 'rechaza' | 'propia' | 'sin probar' | 'MAL';
  operation: string;
  why: string;
}

/** Paths of one list are told once, whatever its length. */
function shown(paths: Iterable<string>): string {
  const byQuestion = new Map<string, Set<string>>();
  for (const path of paths) {
    const [question = '', field = ''] = path.replace(/\[\d+\]/g, '[]').split(': ');
    const known = byQuestion.get(question) ?? new Set();
    byQuestion.set(question, known.add(field || 'toda la respuesta'));
  }
  return [...byQuestion].map(([question, fields]) => `${question}: ${[...fields].join(', ')}`).join('; ');
}

/** How an answer was read, in words. */
export function failureWords(error: unknown): string {
  if (!(error instanceof RegistryFailure)) return `falló: ${error instanceof Error ? error.name : 'error'}`;
  const paths = pathsOf(error.cause);
  if (paths.length > 0) return `no se pudo leer: ${shown(paths)}`;
  return error.status === 404
    ? 'no la ofrece'
    : `no respondió como se esperaba (${error.kind}, ${error.status})`;
}

const asksCaptcha = (answer: unknown): boolean => JSON.stringify(answer)?.includes(SIN_CAPTCHA) ?? false;

const CODES = ['codigo', 'respCodigo', 'codigoRespuesta'];

/** A refusal of a question, where its answer says that it is one: that a name is not registered is an answer. */
function refusalOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const said = new Map<string, unknown>(Object.entries(answer));
  if (said.get('codigo') === 'ERROR_DOMINIO_NO_EXISTE') return undefined;
  const isRefusal = said.get('respuestaOK') === false || CODES.some((name) => said.get(name) === 'ERROR');
  return isRefusal ? rechazoDe(answer)?.mensaje || 'sin decir por qué' : undefined;
}

/** Whoever asks, by the operations of the contract; `edges` are those of the last question. */
class Asking {
  readonly edges: Edge[] = [];

  constructor(
    private readonly url: string,
    private readonly who: Caller,
  ) {}

  async line({ operation, screens, ask }: Question): Promise<Line> {
    const line = (how: Line['how'], why = ''): Line => ({
      how,
      operation,
      why: why && `${why} → ${screens}`,
    });
    this.edges.splice(0);
    try {
      const answer = await ask(this.registry());
      if (answer === undefined) return line('sin probar', 'no hay con qué preguntar');
      // What was given up on the way is given up by the pages too, which show less than there is.
      const lost = this.edges.flatMap(({ reading }) => [...reading.unreadable]);
      if (lost.length > 0) return line('MAL', `no se pudo leer: ${shown(lost)}`);
      if (asksCaptcha(answer)) return line('captcha', 'pide un captcha, que este portal no puede mostrar');
      const refusal = refusalOf(answer);
      if (refusal) return line('rechaza', refusal);
      const poorer = this.edges.flatMap(({ reading }) => [...reading.poorer]).filter(isOfSectionSeven);
      return poorer.length > 0 ? line('sustituye', shown(poorer)) : line('bien');
    } catch (error) {
      const isMissing = error instanceof RegistryFailure && error.status === 404 && operation in WITHOUT;
      return isMissing ? line('propia', 'no la tiene, y no hace falta') : line('MAL', failureWords(error));
    }
  }

  private registry() {
    return outsideRegistry(this.url, this.who, () => {
      const edge = new Edge(this.url, this.who);
      this.edges.push(edge);
      return edge;
    });
  }
}

/**
 * What an edge answers at addresses of this project's own that it does not declare: anything but 404 is named, for it may be no
 * answer of an edge.
 */
async function* ownLines(base: string, who: Caller): AsyncGenerator<Line> {
  const { operation: declares } = await declared();
  for (const { operation, path } of ownAddresses) {
    if (declares({ path })) continue;
    const status = await exchanged(
      { path },
      { base, who, changes: false, patience: new ShrinkingTimeout() },
    ).then(
      (answer) => String(answer.status),
      () => 'nada que se pueda leer',
    );
    if (status !== '404')
      yield {
        how: 'propia',
        operation,
        why: `responde ${status} y no 404: solo se usa si su /openapi.json la declara`,
      };
  }
}

/** What can be asked of an edge that changes nothing, line by line: as a visitor, and as somebody where their token is given. */
export async function* report(url: string, who: Caller, nombre: string): AsyncGenerator<Line> {
  const visitor: Caller = { direccion: who.direccion, visitante: who.visitante };
  const anyone = new Asking(url, visitor);
  for (const question of forVisitors(nombre)) yield await anyone.line(question);
  yield* ownLines(url, visitor);
  if (who.token === undefined) return;
  const person = new Asking(url, who);
  for (const question of forPeople(nombre)) yield await person.line(question);
}
