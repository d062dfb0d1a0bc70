import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { RegistryFailure, registryFor } from '~/registry/client.server';
import { declared } from '~/registry/outside/declared';
import { testSettings } from '../support/settings';
import { serving } from './borde';

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, body = '', type = 'text/html') =>
  (response: ServerResponse) =>
    void response.writeHead(code, { 'content-type': type }).end(body);
const json = (body: string) => status(200, body, 'application/json');

const MEGABYTE = `"${'x'.repeat(1024 * 1024)}",`;

/** What an outside edge may do wrong, and the error page that it gets (spec 8). */
const ANSWERS: [name: string, answer: Answer, kind: string][] = [
  ['401', status(401), 'sinIdentificar'],
  ['403', status(403, '{}', 'application/json'), 'autorizacion'],
  ['404', status(404, '<h1>Not Found</h1>'), 'noEncontrado'],
  ['429', status(429), 'demasiado'],
  ['500', status(500), 'servidor'],
  ['502', status(502), 'backend'],
  ['503', status(503), 'servidor'],
  ['a redirect', (response) => void response.writeHead(302, { location: '/login' }).end(), 'backend'],
  ['a page of HTML', status(200, '<!doctype html><p>Hola</p>'), 'backend'],
  ['nothing', status(200), 'backend'],
  ['no content', (response) => void response.writeHead(204).end(), 'backend'],
  ['broken JSON', json('{"dominiosHabilitados": ['), 'backend'],
  ['JSON of another shape', json('{"dominiosHabilitados": "todos"}'), 'backend'],
  ['null', json('null'), 'backend'],
  ['a broken connection', (response) => void response.destroy(), 'sinConexion'],
  ['silence', () => undefined, 'sinConexion'],
  ['half an answer', (response) => void response.writeHead(200).write('{"domin'), 'sinConexion'],
];

const asked = async (url: string) => {
  useSettings(testSettings({ REGISTRY_API_URL: url }));
  const registry = registryFor({ direccion: '192.0.2.1', visitante: 'x' });
  const begun = performance.now();
  const kind = await registry.dominio.habilitados().then(
    () => 'answered',
    (error: unknown) => (error instanceof RegistryFailure ? error.kind : String(error)),
  );
  return { kind, ms: performance.now() - begun };
};

describe('an outside edge', () => {
  let answer: Answer = () => undefined;
  const edge = serving((_, response) => answer(response));

  it.each(ANSWERS)('that answers %s is a failure with a name, within two seconds', async (_, given, kind) => {
    answer = given;
    const found = await asked(edge.url());
    expect(found.kind).toBe(kind);
    expect(found.ms).toBeLessThan(2000);
  });

  it('that answers without end is hung up on, whatever it was asked', async () => {
    let sent = 0;
    const over: Promise<unknown>[] = [];
    answer = (response) => {
      over.push(once(response, 'close'));
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      const more = () => {
        if (response.destroyed) return;
        sent += 1;
        if (response.write(MEGABYTE)) more();
        else response.once('drain', more);
      };
      more();
    };
    expect((await asked(edge.url())).kind).toBe('sinConexion');
    expect((await declared()).operation({ path: '/mensajes/banners' })).toBe(false);
    await Promise.all(over);
    expect(over).toHaveLength(2);
    expect(sent).toBeLessThan(32); // eight and four are read, and some are under way
  });

  it('that is down is a failure with a name', async () => {
    expect(await asked('http://127.0.0.1:9')).toMatchObject({ kind: 'sinConexion' });
  });
});
