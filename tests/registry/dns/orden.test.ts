import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { ordenDeDns } from '~/registry/edge/dns/publicacion/task';
import { describeOnBothEngines } from '../../support/registry';
import { agregar, alojado } from './alojado';

const archivo = (zona: string) => join(settings().DATA_DIR, 'zones', `${zona}.zone`);

describeOnBothEngines('publish-dns, from a terminal', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('publishes what is due, ends well where nothing differs, and with 1 where something does', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    expect(await ordenDeDns([])).toMatch(/^\d+ changes published\.$/);
    expect(await ordenDeDns(['--check'])).toBe('The servers have what the registry says.');
    expect(process.exitCode).toBeUndefined();

    writeFileSync(archivo('uno.uy'), '\nmalo.uno.uy. 60 IN A 203.0.113.9\n', { flag: 'a' });
    rmSync(archivo('com.uy'));
    const said = (await ordenDeDns(['--check'])).split('\n');
    expect(said).toContain('uno.uy: too much malo.uno.uy 60 A 203.0.113.9');
    expect(said).toContain('com.uy: the server does not have this zone');
    expect(process.exitCode).toBe(1);

    process.exitCode = undefined;
    expect(await ordenDeDns(['--all'])).toMatch(/^\d+ zones published\.$/);
    expect(await ordenDeDns(['--check'])).toBe('The servers have what the registry says.');
    expect(process.exitCode).toBeUndefined();
  });
});
