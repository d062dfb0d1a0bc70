import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { backupAges } from '~/operating/backup/ages.server';
import { backup } from '~/operating/backup/command';
import { countUnsent } from '~/registry/edge/mail/store';
import { rowsOf } from '../support/held';
import { onDemoData } from '../support/registry';
import { temporaryFolder, testSettings } from '../support/settings';

onDemoData();

const TABLES = ['dominios', 'dominio_historia', 'cargos', 'contactos', 'oidc_claves'] as const;

async function made(): Promise<string> {
  const said = await backup(['create', temporaryFolder()]);
  return said.replace('Respaldo hecho: ', '');
}

/** Goes on in an empty place, as on another machine. */
async function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  const here = settings();
  useSettings(testSettings({ DATA_DIR: temporaryFolder() }));
  try {
    return await work();
  } finally {
    await database().destroy();
    useSettings(here);
  }
}

describe('a backup', () => {
  it('is found to be good, and its age is told', async () => {
    expect(await backupAges()).toEqual({});
    const folder = await made();
    const said = await backup(['verify', folder]);
    expect(said).toMatch(/^El respaldo del .* está bien\.$/m);
    expect(said).toMatch(/Historias revisadas: [1-9]\d*\. Con faltas: 0\./);
    expect(Object.keys(await backupAges())).toEqual(['made', 'verified']);
  });

  it('gives back what there was, and holds the mail that was under way until somebody says so', async () => {
    const folder = await made();
    const before = await rowsOf(TABLES);
    const { pendiente } = await countUnsent(database());
    expect(pendiente).toBeGreaterThan(0);
    await elsewhere(async () => {
      expect(await backup(['restore', folder])).toContain('Correo retenido: ');
      expect(await rowsOf(TABLES)).toEqual(before);
      expect(await countUnsent(database())).toMatchObject({ pendiente: 0, retenido: pendiente });
      await backup(['mail', 'send']);
      expect(await countUnsent(database())).toMatchObject({ pendiente, retenido: 0 });
    });
  });

  it('is not put over living data', async () => {
    const folder = await made();
    await expect(backup(['restore', folder])).rejects.toThrow('No se hizo nada');
  });

  it('that was touched, or never ended, is not put back', async () => {
    const folder = await made();
    writeFileSync(join(folder, 'portal.sqlite'), 'otra cosa');
    await elsewhere(async () => {
      await expect(backup(['restore', folder])).rejects.toThrow('El respaldo está dañado');
      const empty = temporaryFolder();
      mkdirSync(join(empty, 'tickets'));
      await expect(backup(['restore', empty])).rejects.toThrow('no es un respaldo terminado');
      expect(readdirSync(settings().DATA_DIR)).toEqual([]);
    });
  });

  it('says how it is used', async () => {
    await expect(backup([])).rejects.toThrow('Uso: npm run backup');
    await expect(backup(['mail', 'algo'])).rejects.toThrow('Uso: npm run backup');
  });
});
