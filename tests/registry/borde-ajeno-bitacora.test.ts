import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { registryFor } from '~/registry/client.server';
import { testSettings } from '../support/settings';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { settingsFor } from '../support/third-party/settings';

let edge: ThirdPartyEdge;
const said: unknown[][] = [];

beforeEach(async () => {
  edge = await ThirdPartyEdge.start();
  useSettings(testSettings(settingsFor(edge)));
  said.length = 0;
  vi.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await edge.stop();
});

const ana = () =>
  registryFor({ direccion: '192.0.2.9', visitante: 'x', token: 'secreto', oid: '7', login: 'titular' });
const cuentasPago = () =>
  ana()
    .cuenta.cuentasPago()
    .catch(() => null);

const answers = (body: unknown) => edge.forced.set('GET /cuenta/cuentasPago', { status: 200, body });

it('an answer that could not be read is logged once a minute, by operation and place, without what was in it', async () => {
  answers([{ nombre: 'Ana Píriz', cuenta: { cuenta: '29001234' } }]);
  for (let i = 0; i < 5; i++) await cuentasPago();
  expect(said).toHaveLength(1);
  const [facts] = said[0] ?? [];
  expect(facts).toMatchObject({
    operacion: 'cuenta.cuentasPago',
    campos: ['GET /cuenta/cuentasPago: [0].id'],
  });
  expect(JSON.stringify(said)).not.toMatch(/Ana|Píriz|2900|secreto/);
});

it('another place is another line, and a minute later it is told again', async () => {
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(1_000_000);
  answers([{ nombre: 'Casa' }]);
  await cuentasPago();
  answers([{ id: 1, nombre: 'Casa', cuenta: { pais: { nombre: 'Uruguay' } } }]);
  await cuentasPago();
  await cuentasPago();
  expect(said.map(([facts]) => facts)).toMatchObject([
    { campos: ['GET /cuenta/cuentasPago: [0].id'] },
    { campos: ['GET /cuenta/cuentasPago: [0].cuenta.pais.id'] },
  ]);
  clock.mockReturnValue(1_061_000);
  await cuentasPago();
  expect(said).toHaveLength(3);
});
