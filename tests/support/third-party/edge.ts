import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { administracion } from './administracion';
import { carrito } from './carrito';
import { consultas } from './consultas';
import { cuenta } from './cuenta';
import { detalle } from './detalle';
import type { Fault } from './faults';
import { mundo } from './initial-world';
import { invitaciones } from './invitaciones';
import { listado } from './listado';
import { mensajes } from './mensajes';
import { readTicket, type Ticket } from './multipart';
import { HttpError, type Operation, Refusal } from './operation';
import { PLAIN, type Readings } from './readings';
import { registro } from './registro';
import { transferencias } from './transferencias';
import { usuario } from './usuario';
import type { Mundo } from './world';
import { type Fields, Wire } from './writing';

const OPERATIONS: Record<string, Operation> = {
  ...consultas,
  ...registro,
  ...carrito,
  ...usuario,
  ...mensajes,
  ...cuenta,
  ...listado,
  ...detalle,
  ...administracion,
  ...invitaciones,
  ...transferencias,
};

const PATTERNS = Object.entries(OPERATIONS).map(([name, operation]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, operation, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) };
});

const operationAt = (method: string | undefined, path: string) =>
  PATTERNS.find((each) => each.method === method && each.path.test(path));

/** The paths of the fields in a body, without indexes: `dominios.nombre`. */
function pathsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length ? value.flatMap((each) => pathsOf(each, at)) : [at];
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, at ? `${at}.${key}` : key));
}

const isNamed = (path: string, sends: readonly string[]): boolean =>
  sends.some((known) =>
    known.endsWith('*')
      ? path.startsWith(known.slice(0, -1))
      : path === known || known.startsWith(`${path}.`),
  );

/** Integers of more digits than JavaScript holds are bigints here, as they are whole numbers in the edge's own language. */
const readJson = (text: string): unknown =>
  JSON.parse(text.replace(/(?<=[:[,])(\d{17,})(?=[,}\]])/g, '"bigint:$1"'), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('bigint:') ? BigInt(value.slice(7)) : value,
  );

const writtenJson = (body: unknown): string =>
  JSON.stringify(body ?? null, (_, value: unknown) =>
    typeof value === 'bigint' ? `bigint:${value}` : value,
  ).replace(/"bigint:(\d+)"/g, '$1');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Somebody else's edge: sections 3 to 8 of the specification and nothing more, read by people who never saw this
 * project. It knows people by the LOGIN header, and keeps everything in memory.
 */
export class ThirdPartyEdge {
  mundo: Mundo;
  readonly readings: Readings;
  /** What was asked, in order, and how it was answered. */
  readonly asked: { name: string; status: number; body: Fields; headers: IncomingHttpHeaders }[] = [];
  /** What was asked at addresses that section 7 does not have. */
  readonly strays: string[] = [];
  /** Changes that are done, but whose answer gets lost on the way, by their name. */
  readonly mute = new Set<string>();
  /** Changes that never arrive: the connection breaks before. */
  readonly lost = new Set<string>();
  /** What it answers to a question whatever is asked: by its name, as `POST /registro/agregar`, or `*` for every one. */
  readonly forced = new Map<string, { status: number; body?: unknown; headers?: Record<string, string> }>();
  /** Changes that are done, and what comes instead of their answer. */
  readonly afterwards = new Map<string, Fault>();
  #afterAChange: Fault | undefined;
  #hasChanged = false;
  readonly #wire: Wire;
  readonly #servers: Server[] = [];

  private constructor(readings: Partial<Readings>) {
    this.readings = { ...PLAIN, ...readings };
    this.#wire = new Wire(this.readings);
    this.mundo = mundo(this.readings.enumerations === 'open');
  }

  /** Its world as it was before anybody asked anything. */
  beginAnew(): void {
    this.mundo = mundo(this.readings.enumerations === 'open');
    for (const kept of [this.mute, this.lost, this.forced, this.afterwards]) kept.clear();
    this.asked.length = 0;
    this.strays.length = 0;
    this.answersAfterAChange();
  }

  /** What every question is answered with from the next change on. */
  answersAfterAChange(fault?: Fault): void {
    this.#afterAChange = fault;
    this.#hasChanged = false;
  }

  static async start(readings: Partial<Readings> = {}): Promise<ThirdPartyEdge> {
    const edge = new ThirdPartyEdge(readings);
    await edge.#listen();
    if (edge.readings.tickets === 'apart') await edge.#listen();
    return edge;
  }

  async #listen(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    this.#servers.push(server);
  }

  #address(server: Server | undefined): string {
    const address = server?.address() ?? null;
    if (address === null || typeof address === 'string') throw new Error('The edge is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  get url(): string {
    return this.#address(this.#servers[0]);
  }

  /** Where its tickets go: the same address, or a service of their own. */
  get ticketUrl(): string {
    return this.#address(this.#servers.at(-1));
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request);
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://edge').pathname);
    const name = `${request.method} ${path}`;
    if (this.lost.has(name)) {
      this.asked.push({ name, status: 0, body: {}, headers: request.headers });
      return void request.socket.destroy();
    }
    let status = 200;
    let body: unknown;
    let sent: Fields = {};
    const forced = this.forced.get(name) ?? this.forced.get('*');
    const headers = forced?.headers ?? {};
    const isStray = name !== 'POST /ticket' && !operationAt(request.method, path);
    if (isStray) this.strays.push(name);
    if (isStray && this.readings.elsewhere === 'page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Portada</title>');
    try {
      if (forced) ({ status, body } = { body: {}, ...forced });
      else if (name === 'POST /ticket') {
        const ticket = await readTicket(request, raw);
        sent = { ...ticket };
        body = this.#ticket(ticket);
      } else {
        sent = raw.length ? (readJson(raw.toString('utf8')) as Fields) : {};
        body = await this.#operation(request, path, sent);
      }
    } catch (thrown) {
      if (thrown instanceof Refusal) status = this.readings.refusals;
      else if (thrown instanceof HttpError) status = thrown.status;
      else status = 500;
      body =
        thrown instanceof Refusal
          ? thrown.body(status)
          : { codigo: 'ERROR', mensaje: String((thrown as Error).message) };
    }
    this.asked.push({ name, status, body: sent, headers: request.headers });
    const isChange = this.#isChange(request.method, path);
    const fault =
      this.afterwards.get(name) ?? (this.#hasChanged && !isChange ? this.#afterAChange : undefined);
    if (isChange) this.#hasChanged = true;
    if (this.mute.has(name) || fault === 'broken') return void request.socket.destroy();
    if (fault === 'silence') return;
    if (fault) return void response.writeHead(fault.status, fault.headers).end(fault.body);
    const { charset } = this.readings;
    response
      .writeHead(status, { 'content-type': `application/json;charset=${charset}`, ...headers })
      .end(Buffer.from(writtenJson(body), charset === 'utf-8' ? 'utf8' : 'latin1'));
  }

  #isChange(method: string | undefined, path: string): boolean {
    return path === '/ticket' || operationAt(method, path)?.operation.changes === true;
  }

  async #operation(request: IncomingMessage, path: string, body: Fields): Promise<unknown> {
    const found = operationAt(request.method, path);
    const { elsewhere } = this.readings;
    if (!found) throw new HttpError(elsewhere === 'page' ? 404 : elsewhere, 'No existe');
    const { operation } = found;
    const at = (found.path.exec(path) ?? []).slice(1);
    const login = this.#loginOf(request, operation);
    const { strict, slowWritesMs } = this.readings;
    const unknown = pathsOf(body).filter((each) => each && !isNamed(each, operation.sends ?? []));
    if (strict && unknown.length) throw new HttpError(400, `Campos desconocidos: ${unknown.join(', ')}`);
    const person = this.mundo.usuarios.find((each) => each.login === login);
    const nobody = { login: '', contacto: null, acepto: false, validado: false, cuentas: [], mensajes: [] };
    const answer = operation.answer({
      mundo: this.mundo,
      wire: this.#wire,
      at,
      body,
      login,
      usuario: person ?? nobody,
    });
    if (operation.changes && slowWritesMs) await wait(slowWritesMs);
    return answer;
  }

  /** Who is asking; a question that is not open needs a bearer, the user id and the username (section 6). */
  #loginOf({ headers }: IncomingMessage, { open = false }: Operation): string | null {
    const bearer = /^Bearer \S+$/.test(headers.authorization ?? '');
    const login = typeof headers.login === 'string' && headers.oid ? headers.login : null;
    if (!bearer && (!open || this.readings.alwaysBearer)) throw new HttpError(401, 'Falta el token');
    if (!open && (!login || this.mundo.usuarios.every((each) => each.login !== login)))
      throw new HttpError(401, 'Faltan OID o LOGIN');
    return login;
  }

  #ticket({ datos, archivos }: Ticket): unknown {
    const { ticket = {} } = datos;
    if (!ticket.asunto || !ticket.mensaje)
      return {
        respuestaOK: false,
        mensajeRespuesta: 'Complete los campos obligatorios',
        camposError: [{ codigo: 'asunto' }],
      };
    this.mundo.tickets.push({ asunto: String(ticket.asunto), archivos });
    return this.#wire.says({ respuestaOK: true, mensajeRespuesta: null });
  }
}
