import { once } from 'node:events';
import express from 'express';
import { expect, test } from 'vitest';
import { measurePage, metrics } from '~/metrics.server';
import { registryFor } from '~/registry/client.server';
import { freePort } from '../support/free-port';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

/** What a collector on this machine reads, by name. */
async function collected(): Promise<Map<string, number>> {
  const port = await freePort();
  const server = express().get('/metrics', metrics).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  const lines = text.split('\n').filter((line) => line.startsWith('portal_'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

const CALLS = 'portal_registry_calls_total{operation="terminos.vigentes"}';

test('a collector is told of questions to the registry, of statements, and of what a page took', async () => {
  const before = await collected();
  await registryFor({ direccion: '192.0.2.1', visitante: 'v' }).terminos.vigentes();
  measurePage(0, 20, 50);
  const after = await collected();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown(CALLS)).toBe(1);
  expect(grown('portal_statements_total')).toBeGreaterThan(0);
  expect(grown('portal_page_seconds_sum{phase="loaders"}')).toBeCloseTo(0.02);
  expect(grown('portal_page_seconds_sum{phase="render"}')).toBeCloseTo(0.03);
});
