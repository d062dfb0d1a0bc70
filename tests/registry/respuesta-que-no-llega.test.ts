import { beforeEach, describe, expect, it, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { type Registry, RegistryFailure, registryFor } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { accessTokenOf } from '../support/portal/sign-in';
import { onPrepared } from '../support/registry';
import { lossyEdge } from './borde-con-perdidas';
import { INTENTOS, type Propio } from './intentos';
import { nombreDe } from './shop';
import { datosTicket, todoDeAna } from './todo-de-ana';

/** Asked by other methods than GET, and changing nothing: that no answer came is no reason for doubt. */
const QUESTIONS = new Set([
  'administracion.ficha',
  'administracion.invitacionesEnviadas',
  'administracion.obtenerDominios',
  'administracion.obtenerHistorialPagosDominio',
  'administracion.informacion',
  'administracion.obtenerInvitacionPendiente',
  'administracion.accederOperacion',
  'administracion.recorrerDominios',
  'candado.custodia',
  'dns.estado',
  'dns.registros',
  'dns.registro',
  'dns.versiones',
  'dominio.disponibilidad',
  'dominio.whois',
  'ensayo.ver',
  'historia.enFecha',
  'historia.enlaceDeCongelar',
  'historia.listar',
  'mensajes.globales',
  'mensajes.usuario',
  'peligros.listar',
  'transferencia.esTransferible',
  'transferencia.iniciar',
  'vuelta.puntos',
]);
/** Asked by GET, as the specification has it, and changing something. `asociarUsuarioVenta` is as done twice as once. */
const CHANGING_GETS = new Set(['usuario.nuevoCodigoValidacion']);

type Attempt = (registry: Registry, own: Propio) => Promise<unknown>;

const archivo = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1])], 'a.png');

/** What needs no name; the private ones have their attempts already. */
const OF_ANYBODY: Record<string, Attempt> = {
  'registro.agregar': (registry, own) =>
    registry.registro.agregar({ dominios: [{ nombre: 'otra-mas.uy' }], uuidVenta: own.venta }),
  'registro.eliminar': (registry, own) =>
    registry.registro.eliminar({ idDominio: own.linea, uuidVenta: own.venta }),
  'ticket.generar': (registry) => registry.ticket.generar({ datosTicket, archivos: [archivo()] }),
  'ticket.guardarArchivos': (registry) => registry.ticket.guardarArchivos({ archivos: [archivo()] }),
  'ticket.quitarArchivo': (registry) => registry.ticket.quitarArchivo({ token: 'x' }),
  'historia.congelarConEnlace': (registry) => registry.historia.congelarConEnlace({ codigo: 'x' }),
};

const attemptOf = (intento: { ajeno: Attempt } | { propio: Attempt }): Attempt =>
  'ajeno' in intento ? intento.ajeno : intento.propio;

const ATTEMPTS = new Map<string, Attempt>([
  ...Object.entries(INTENTOS).flatMap(([area, of]) =>
    Object.entries(of).map(([name, intento]) => [`${area}.${name}`, attemptOf(intento)] as const),
  ),
  ...Object.entries(OF_ANYBODY),
]);

const OPERATIONS = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, { '~orpc': described }]) => ({
    name: `${area}.${name}`,
    method: described.route.method,
    path: `/api${described.route.path}`,
  })),
);

/** Every operation that changes something: one that is added to the contract is in it by itself. */
const CHANGING = OPERATIONS.filter(({ name, method }) =>
  method === 'GET' ? CHANGING_GETS.has(name) : !QUESTIONS.has(name),
);
const CHANGES = CHANGING.flatMap(({ name }) => {
  const attempt = ATTEMPTS.get(name);
  return attempt ? [[name, attempt] as const] : [];
});

test('every operation that changes something has its attempt', () => {
  expect(CHANGES.map(([name]) => name)).toEqual(CHANGING.map(({ name }) => name));
});

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[+\w]+\}/g, '[^/]+')}$`);
const QUESTION_PATHS = OPERATIONS.filter(({ name, method }) => method !== 'GET' && QUESTIONS.has(name)).map(
  ({ path }) => patternOf(path),
);
const GET_PATHS = CHANGING.filter(({ method }) => method === 'GET').map(({ path }) => patternOf(path));

const WAITS_SECONDS = 0.4;
/** Where every answer comes too late, however long it is waited for. */
const WAITS_LITTLE_SECONDS = 0.1;

type Way = 'is lost' | 'comes too late' | 'there is none: it was not even done';
/** What becomes of the answers to changes; nothing while a test prepares itself. */
let way: Way | undefined;
const asked: string[] = [];

interface Asked {
  method: string;
  path: string;
}
const isChange = ({ method, path }: Asked): boolean =>
  method === 'GET'
    ? GET_PATHS.some((each) => each.test(path))
    : !QUESTION_PATHS.some((each) => each.test(path));

async function tell(request: Asked, hungUp: Promise<unknown>): Promise<boolean> {
  if (!way || !isChange(request)) return true;
  asked.push(`${request.method} ${request.path}`);
  if (way === 'comes too late') await hungUp;
  return way !== 'is lost';
}

function attends(request: Asked): boolean {
  if (way !== 'there is none: it was not even done' || !isChange(request)) return true;
  asked.push(`${request.method} ${request.path}`);
  return false;
}

type Outcome = { done: unknown } | { kind: string };

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    const answer = await call;
    const said = typeof answer === 'object' && answer !== null && 'respuestaOK' in answer;
    return { done: said ? answer.respuestaOK : true };
  } catch (error) {
    if (error instanceof RegistryFailure) return { kind: error.kind };
    throw error;
  }
}

describe.each<Way>(['is lost', 'comes too late', 'there is none: it was not even done'])(
  'an outside edge whose answer to a change %s',
  (lost) => {
    const begun = onPrepared(async () => {
      way = undefined;
      const own = await todoDeAna();
      await createAccount(database(), { login: 'ana', oid: 'oid-ana', password: 'una-clave-larga' });
      return { own, token: await accessTokenOf('oid-ana') };
    });
    const edge = lossyEdge(tell, attends);
    let own: Propio;
    let registry: Registry;

    beforeEach(async () => {
      way = undefined;
      const { token } = begun();
      own = begun().own;
      useSettings({
        ...settings(),
        REGISTRY_API_URL: `${edge.url()}/api`,
        REGISTRY_API_WRITE_SECONDS: WAITS_SECONDS,
      });
      registry = registryFor({ token, oid: 'oid-ana', login: 'ana', direccion: '192.0.2.1', visitante: 'x' });
      await registry.usuario.actual();
      asked.length = 0;
      way = lost;
    });

    /** What it could not find out is told as unknown: never as refused, never as unreachable, and it is never asked again. */
    it.each(CHANGES)('%s is done, or nobody knows', async (_, attempt) => {
      if (lost === 'comes too late')
        Object.assign(settings(), { REGISTRY_API_WRITE_SECONDS: WAITS_LITTLE_SECONDS });
      const outcome = await outcomeOf(attempt(registry, own));
      if (asked.length === 0) return; // it was clear before that there was nothing to do
      expect([{ done: true }, { kind: 'desconocido' }]).toContainEqual(outcome);
      expect(new Set(asked).size).toBe(asked.length);
    });

    it('a record that is there is done for who sends its form again, and refused to who asks for another', async () => {
      way = undefined;
      await nombreDe('ana', 'alojado.uy', { alojado: 1 });
      const registro = {
        tipo: 'A',
        ttl: 3600,
        campos: [
          { nombre: 'name', valor: ' REPETIDO' },
          { nombre: 'ip', valor: '192.0.2.7' },
        ],
      };
      const form = { nombreDominio: 'alojado.uy', agregarRegistro: true, registro };
      const operacion = 'una-clave-de-un-formulario';
      const add = async (key: string) =>
        (await registry.dns.guardarRegistro({ ...form, operacion: key })).respuestaOK;
      expect([await add(operacion), await add(operacion), await add(`${operacion}-nueva`)]).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('a ticket that was made is told by its number', async () => {
      const { ticket, ...rest }: { ticket: object } = JSON.parse(datosTicket);
      const otro = JSON.stringify({ ...rest, ticket: { ...ticket, asunto: 'Otra cosa' } });
      const made = await registry.ticket.generar({ datosTicket: otro, archivos: [] }).catch(() => undefined);
      const { tickets } = await registry.ticket.propios();
      const found = tickets.find(({ asunto }) => asunto === 'Otra cosa');
      expect([made?.numero, made?.id]).toEqual([found?.numero, found?.id]);
    });
  },
);
