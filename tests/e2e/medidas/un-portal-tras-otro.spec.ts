import { expect, test } from '@playwright/test';
import { freePort } from '../../support/free-port';
import { PortalProcess } from '../support/portal-process';

/*
 * What scenarios rely on: of the portals that one process serves, one after the other, each begins as if the process had been
 * started for it. All of these are at one address, where a thing kept by its address would be met again.
 */

/** What one origin may send in a minute without anybody's token (`limits.server.ts`). */
const ALLOWED = 300;

/** Serves a portal at a port, asks it, and ends it; answers what was answered, and by which process. */
async function served<T>(
  port: string,
  ask: (portal: PortalProcess) => Promise<T>,
): Promise<{ answer: T; pid: number }> {
  const portal = await PortalProcess.serveAt(port, process.env.E2E_DEMO_DATA);
  try {
    return { answer: await ask(portal), pid: portal.pid };
  } finally {
    await portal.stop();
  }
}

const page = async ({ url }: PortalProcess, path: string): Promise<string> =>
  (await fetch(url + path)).text();

/** A name is put into a cart by nobody in particular. */
async function add({ url }: PortalProcess): Promise<{ status: number; said: string }> {
  const answer = await fetch(`${url}/api/registro/agregar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dominios: [{ nombre: 'nombre-libre.uy' }], uuidVenta: null }),
  });
  return { status: answer.status, said: await answer.text() };
}

test('a page that was kept is not shown by the next', async () => {
  const port = String(await freePort());
  const whois = (portal: PortalProcess) => page(portal, '/consulta-whois?dominio=pepe.uy');
  const first = await served(port, async (portal) => [await whois(portal), await whois(portal)]);
  const next = await served(port, (portal) => {
    portal.change("UPDATE contactos SET nombre = 'Otra Persona'");
    return whois(portal);
  });
  expect(first.answer.join()).not.toContain('Otra Persona');
  expect(next.answer).toContain('Otra Persona');
  expect(next.pid).toBe(first.pid);
});

test('requests that were counted are not counted by the next', async () => {
  const port = String(await freePort());
  const first = await served(port, async (portal) => {
    for (let at = 0; at < ALLOWED; at += 1) await add(portal);
    return add(portal);
  });
  const next = await served(port, add);
  expect(first.answer.status).toBe(429);
  expect(next.answer).toMatchObject({ status: 200, said: expect.stringContaining('nombre-libre.uy') });
  expect(next.pid).toBe(first.pid);
});

test('what is only read, for its registry was told so, can be changed in the next', async () => {
  const port = String(await freePort());
  const says = 'por ahora puede consultar todo, pero no cambiar nada';
  const first = await served(port, async (portal) => {
    portal.change(
      "INSERT INTO instalacion (clave, valor, desde) VALUES ('solo-lectura', '{\"hasta\":null}', '2026-01-01T00:00:00Z')",
    );
    await expect.poll(async () => (await add(portal)).said).toContain(says);
  });
  const next = await served(port, add);
  expect(next.answer).toMatchObject({ status: 200, said: expect.stringContaining('nombre-libre.uy') });
  expect(next.pid).toBe(first.pid);
});
