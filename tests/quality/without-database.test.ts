import { channel } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { openSqlite } from '~/database/sqlite-library.server';
import { freePort } from '../support/free-port';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { testSettings } from '../support/settings';

/** A connection that was closed answers as one that was lost. */
describe('while the database does not answer', () => {
  onDemoData();
  const arrive = () => visitor().as('titular');
  let person: Awaited<ReturnType<typeof arrive>>;

  beforeEach(async () => {
    person = await arrive();
    await database().destroy();
  });

  test.each([
    '/consulta-disponibilidad',
    '/consulta-whois?dominio=pepe.uy',
    '/carrito-compra-paso-uno',
    '/administrar/resumen',
    '/administrar/tar-ver-dominio?dominio=pepe.uy',
    '/ingresar',
  ])(
    '%s says so in a page, with the reference for support, and shows nothing of the inside',
    async (path) => {
      const page = await person.open(path);
      expect(page.status).toBe(500);
      expect(page.heading).toBe('Ocurrió un error en el servidor');
      expect(page.text).toMatch(/indique la referencia [A-Z0-9]{8}/);
      expect(page.html).not.toMatch(/kysely|sqlite|node_modules|at async/i);
    },
  );

  test.each([
    ['/ayuda', 200, 'Ayuda'],
    ['/errorServidor', 500, 'Ocurrió un error en el servidor'],
    ['/errorBackend', 502, 'El Registro .uy no está disponible'],
    ['/no-existe', 404, 'Pagina no encontrada'],
  ])('%s, which needs nothing of it, is shown as always', async (path, status, heading) => {
    const page = await person.open(path);
    expect(page.status).toBe(status);
    expect(page.heading).toBe(heading);
  });
});

describe('after a change was made', () => {
  onDemoData();

  test('a database that is gone when its notice is to be kept makes no error of it', async () => {
    const person = await visitor().as('titular');
    const form = await person.open('/administrar/ver-dominio/congelar?dominio=titular.uy');
    const other = openSqlite(join(settings().DATA_DIR, 'portal.sqlite'));

    const statements = channel('portal:statement');
    let changed = false;
    const hold = (sql: unknown) => {
      changed ||= /update "dominios"/.test(String(sql));
      if (!changed || sql !== 'commit') return;
      statements.unsubscribe(hold);
      other.exec('begin immediate');
    };
    statements.subscribe(hold);
    const page = await form.press('Congelar dominio');
    other.exec('rollback');
    other.close();
    expect(page.status).toBe(200);
    expect((await observe.theDomain('titular.uy')).congelado_hasta).not.toBeNull();
  });
});

/** PostgreSQL that is being started again, for one. */
describe('while nothing listens where the database was', () => {
  onDemoData();

  test('pages and forms of a person say that nothing was done and may be asked again', async () => {
    const person = await visitor().as('titular');
    const form = await person.open('/administrar/ver-dominio/eliminar?dominio=titular.uy');
    useSettings(testSettings({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/nada` }));
    const pages = [await person.open('/administrar/resumen'), await form.press('Eliminar definitivamente')];
    await database().destroy();
    for (const page of pages) {
      expect([page.status, page.heading]).toEqual([503, 'Sin conexión con el servidor']);
      expect(page).toSay('No se hizo nada de lo que pidió: inténtelo nuevamente en unos minutos.');
      expect(page.links['Intentar nuevamente']).toBe(page.path);
    }
  });
});

/** It answered who asks, and nothing after that. */
describe('while the database goes away in the middle of a page', () => {
  onDemoData();

  const goneAfter = async (last: RegExp): Promise<() => void> => {
    const away = testSettings({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/nada` });
    const statements = channel('portal:statement');
    const leave = (sql: unknown) => {
      if (last.test(String(sql))) useSettings(away);
    };
    statements.subscribe(leave);
    return () => statements.unsubscribe(leave);
  };

  test.each(['/administrar/resumen', '/administrar/mis-dominios', '/administrar/mis-datos', '/registro'])(
    '%s says that it may be asked again',
    async (path) => {
      const person = await visitor().as('direccion');
      const here = await goneAfter(/from "sesiones"/);
      const page = await person.open(path);
      here();
      await database().destroy();
      expect([page.status, page.heading]).toEqual([503, 'Sin conexión con el servidor']);
    },
  );
});
