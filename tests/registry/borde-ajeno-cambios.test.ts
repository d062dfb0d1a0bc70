import { afterEach, describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { type Registry, RegistryFailure, registryFor } from '~/registry/client.server';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { onFreshDatabase } from '../support/registry';
import { CHANGES, type Change, cart, ready } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { standInFrontOf } from '../support/third-party/stand-in-front';

let edge: ThirdPartyEdge;
onFreshDatabase();
afterEach(() => database().destroy());
afterEach(() => edge.stop());

const visitor = { direccion: '192.0.2.9', visitante: 'una-sesion' };
const as = (login: string): Registry => registryFor({ ...visitor, token: 'de-alguien', oid: '7', login });

const changes = Object.entries(CHANGES);

async function begin({ given, login = 'titular' }: Change): Promise<{ registry: Registry; made: string }> {
  edge = await ThirdPartyEdge.start();
  standInFrontOf(edge);
  const registry = as(login);
  const made = (await given?.(registry, edge)) ?? '';
  edge.asked.splice(0);
  return { registry, made };
}

const outcome = (asked: Promise<Sobre>): Promise<string> =>
  asked.then(
    (answer) => (rechazoDe(answer) ? 'refused' : 'done'),
    (error: unknown) => (error instanceof RegistryFailure ? error.kind : String(error)),
  );

const timesAsked = (name: string): number => edge.asked.filter((each) => each.name === name).length;

describe.each(changes)('%s at an outside edge', (_, row) => {
  it('is done where its code says so', async () => {
    const { registry, made } = await begin(row);
    expect(await outcome(row.ask(registry, made))).toBe('done');
    expect(timesAsked(row.at(made))).toBe(1);
  });

  it('is looked for where its answer is lost, and asked for once', async () => {
    const { registry, made } = await begin(row);
    edge.mute.add(row.at(made));
    expect(await outcome(row.ask(registry, made))).toBe(row.untold ? 'desconocido' : 'done');
    expect(timesAsked(row.at(made))).toBe(1);
  });

  it('is told as unknown, and as nothing else, where it is not there after all', async () => {
    const { registry, made } = await begin(row);
    edge.lost.add(row.at(made));
    expect(await outcome(row.ask(registry, made))).toBe('desconocido');
    expect(timesAsked(row.at(made))).toBe(1);
  });

  it.each([400, 409, 422, 500])('is refused with %s, with why and the fields at fault', async (status) => {
    const { registry, made } = await begin(row);
    const body = { codigo: 'ERROR', mensaje: 'Ahora no se puede.', mapErrores: { telefono: 'No es suyo.' } };
    edge.forced.set(row.at(made), { status, body });
    const rejection = rechazoDe(await row.ask(registry, made));
    expect(rejection?.mensaje).toBe('Ahora no se puede.');
  });
});

const REFUSED = JSON.stringify({ respuestaOK: false, codigo: 'ERROR', mensaje: 'Ahora no se puede.' });
const NOTHING: [string, string][] = [
  ['is refused', REFUSED],
  ['says nothing', '{}'],
  ['cannot be read', '<title>Portada</title>'],
];

/** That an invitation waits no more is told by a refusal (spec 8). */
const TOLD_BY_A_REFUSAL = 'administracion.cancelarInvitacionPendiente';

describe.each(NOTHING)('a change without an answer, where all that is looked at %s', (how, body) => {
  it.each(changes)('is told as unknown: %s', async (name, row) => {
    const { registry, made } = await begin(row);
    edge.mute.add(row.at(made));
    edge.answersAfterAChange({ status: 200, headers: { 'content-type': 'application/json' }, body });
    const isTold = name === TOLD_BY_A_REFUSAL && how === 'is refused';
    expect(await outcome(row.ask(registry, made))).toBe(isTold ? 'done' : 'desconocido');
    expect(timesAsked(row.at(made))).toBe(1);
  });
});

it('a message that is further back than anybody looks is not told as deleted', async () => {
  const { registry } = await begin({ at: String, ask: async () => ({}) });
  const [first] = edge.mundo.usuarios[0]?.mensajes ?? [];
  if (!first) throw new Error('There is a message');
  const many = Array.from({ length: 300 }, (_, i) => ({ ...first, id: 10_000 + i }));
  edge.mundo.usuarios[0]?.mensajes.splice(0, 1, ...many);
  const last = '10299';
  edge.lost.add(`PUT /mensajes/usuario/${last}/eliminar`);
  await expect(registry.mensajes.eliminar({ id: last })).rejects.toMatchObject({ kind: 'desconocido' });
});

it('a confirmation that was done is never told as failed, also where the sale cannot be read afterwards', async () => {
  const { registry, made: uuid } = await begin({ at: String, ask: async () => ({}), given: ready });
  edge.forced.set(`GET /carrito/venta/${uuid}`, { status: 500, body: {} });
  await expect(registry.carrito.finalizar({ uuid })).rejects.toMatchObject({ kind: 'desconocido' });
  edge.forced.clear();
  const { ventaDTO } = await registry.carrito.venta({ uuidVenta: uuid });
  expect(ventaDTO).toMatchObject({ estado: 'FINALIZADA' });
});

it('a cart is associated once more where nobody knows whether it was: twice is as good as once', async () => {
  const { registry, made: uuid } = await begin({ at: String, ask: async () => ({}), given: cart });
  const [sale] = edge.mundo.ventas;
  edge.mute.add(`GET /registro/asociar-usuario-venta/${sale?.id}`);
  await expect(registry.registro.asociarUsuarioVenta({ id: uuid })).rejects.toMatchObject({
    kind: 'desconocido',
  });
  edge.mute.clear();
  expect(await registry.registro.asociarUsuarioVenta({ id: uuid })).toMatchObject({ respuestaOK: true });
});
