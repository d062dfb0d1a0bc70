import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { randomId, settings } from '~/base/config.server';
import { compare } from '~/registry/edge/dns/publicacion/completo';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { keepOn, takeOver } from '~/registry/edge/dns/publicacion/quien-publica';
import { CATALOGO } from '~/registry/edge/dns/publicacion/rules';
import { ordenDeDns } from '~/registry/edge/dns/publicacion/task';
import { own } from '~/registry/edge/tasks/own';
import { otherMachine } from '../../support/other-machine';
import { onFreshDatabase } from '../../support/registry';
import { START } from '../caller';
import { agregar, alojado, porPublicar, publicador } from '../dns/alojado';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';

const carpeta = () => join(settings().DATA_DIR, 'zones');
const hasZone = (zona: string) => existsSync(join(carpeta(), `${zona}.zone`));
const serieDe = (zona: string) =>
  Number(/SOA \S+ \S+ (\d+)/.exec(readFileSync(join(carpeta(), `${zona}.zone`), 'utf8'))?.[1]);

/** A turn of the task that publishes; answers whether this machine does. */
async function turn(at: Temporal.Instant): Promise<boolean> {
  const all = publicador(at);
  const { here } = await takeOver(all);
  while ((await publicarPendientes({ ...all, esDeOtra: !here })) > 0);
  return here;
}

const inSeconds = (seconds: number) => START.add({ seconds });

describe('zone files of two machines on one database', () => {
  onFreshDatabase('PostgreSQL');
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('are written by one of them, with whatever is changed at the other', async () => {
    const dns = await alojado('ana', 'uno.uy');
    expect(await turn(START)).toBe(true);
    await otherMachine().there(async () => {
      await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
      expect(await turn(inSeconds(5))).toBe(false);
      expect(readdirSync(carpeta()).filter((name) => name.endsWith('.zone'))).toEqual([]);
    });
    expect(await turn(inSeconds(6))).toBe(true);
    expect(readFileSync(join(carpeta(), 'uno.uy.zone'), 'utf8')).toContain('192.0.2.1');
    expect(await compare(publicador(inSeconds(6)))).toEqual([]);
  });

  it('are all written by the other within a minute of the first being cut off, and no serial goes back', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await turn(START);
    for (const [at, ip] of ['192.0.2.1', '192.0.2.2'].entries()) {
      await agregar(dns, 'uno.uy', 'A', { name: `h${at}`, ip });
      await turn(inSeconds(1 + at));
    }
    const before = serieDe('uno.uy');
    await otherMachine().there(async () => {
      const turns = [];
      for (let seconds = 3; seconds <= 60; seconds += 1) turns.push(await turn(inSeconds(seconds)));
      expect(turns.indexOf(true)).toBeGreaterThan(30);
      expect(turns.at(-1)).toBe(true);
      expect(await compare(publicador(inSeconds(60)))).toEqual([]);
      expect(hasZone('com.uy')).toBe(true);
      expect(serieDe('uno.uy')).toBeGreaterThan(before);
    });
    expect(await turn(inSeconds(61))).toBe(false);
  });

  it('that somebody changes while all are written anew come before the others', async () => {
    const dns = await alojado('ana', 'zorro.uy');
    for (const nombre of ['abeja.uy', 'buey.uy', 'carancho.uy']) await alojado('ana', nombre);
    await turn(START);
    await otherMachine().there(async () => {
      await takeOver(publicador(inSeconds(60)), true);
      await agregar(dns, 'zorro.uy', 'A', { name: 'www', ip: '192.0.2.1' });
      const zonas = await porPublicar(inSeconds(61));
      expect(zonas.slice(0, 3)).toEqual(['com.uy', 'uy', 'zorro.uy']);
      expect(zonas).toEqual(expect.arrayContaining(['abeja.uy', 'buey.uy', 'carancho.uy']));
    });
  });

  it('are told of a name that is hosted from now on also by a machine that is at writing all of them', async () => {
    await turn(START);
    await nombreDe('ana', 'dos.uy');
    await registryAs('ana').dns.alojar({ nombreDominio: 'dos.uy', operacion: randomId() });
    const beside = own().find(({ nombre }) => nombre === 'lo que va a las zonas');
    await beside?.sweep?.(inSeconds(10));
    expect(await porPublicar(inSeconds(11))).toEqual(['uy', 'dos.uy', CATALOGO]);
  });

  it('go on being written by who did, however long nobody could say so', async () => {
    await turn(START);
    const other = otherMachine();
    await other.there(async () => expect(await turn(inSeconds(3600))).toBe(false));
    await keepOn(publicador(inSeconds(3601)));
    await other.there(async () => expect(await turn(inSeconds(3620))).toBe(false));
    expect(await turn(inSeconds(3621))).toBe(true);
  });

  it('of a machine that comes back are left alone, and written anew where it is told to take over', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await ordenDeDns(['--all']);
    const before = serieDe('uno.uy');
    const other = otherMachine();
    await other.there(async () => {
      expect(await ordenDeDns(['--take'])).toMatch(/^\d+ zones published\.$/);
      await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
      await ordenDeDns([]);
      expect(serieDe('uno.uy')).toBeGreaterThan(before + 1);
    });
    expect(await ordenDeDns([])).toMatch(
      /^Nothing was published\. This machine does not publish: .* publishes/,
    );
    expect(process.exitCode).toBe(1);
    expect(serieDe('uno.uy')).toBe(before);
    await ordenDeDns(['--take']);
    expect(serieDe('uno.uy')).toBeGreaterThan(before + 2);
    expect(await ordenDeDns(['--check'])).toBe('The servers have what the registry says.');
  });

  it('are compared where they are written, and elsewhere it is said where that is', async () => {
    await alojado('ana', 'uno.uy');
    await ordenDeDns(['--all']);
    expect(await ordenDeDns(['--check'])).toBe('The servers have what the registry says.');
    const here = carpeta();
    await otherMachine().there(async () => {
      expect(await ordenDeDns(['--check'])).toBe(
        `This machine does not publish: ${hostname()}:${here} publishes the zones.`,
      );
    });
    expect(process.exitCode).toBeUndefined();
  });
});
