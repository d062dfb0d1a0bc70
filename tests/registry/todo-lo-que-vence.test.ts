import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { dayOf, now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { runTasks } from '~/registry/edge/tasks/tasks.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { nombresDe } from './shop';

/** More notices than one lot of due work has. */
const NAMES = Array.from({ length: 60 }, (_, at) => `n-${String(at).padStart(2, '0')}.uy`);
async function expireSoon(): Promise<void> {
  await nombresDe('ana', NAMES, { fecha_vencimiento: dayOf(now()).add({ days: 20 }).toString() });
  await given.mailAddress('ana@correo.uy');
}
const mails = () => readdirSync(join(settings().DATA_DIR, 'mail'));
/** One mail, with each name in it. */
function tellsAll(): boolean {
  const [mail = '', ...others] = mails();
  const text = readFileSync(join(settings().DATA_DIR, 'mail', mail), 'utf8');
  return others.length === 0 && NAMES.every((name) => text.includes(name));
}

describe('npm run tasks', () => {
  onFreshDatabase();
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('does all that is due: people are told of their names, and no mail is left behind', async () => {
    await expireSoon();
    expect(await runTasks()).toContain('Hecho: correo.');
    expect(await observe.waitingMails()).toEqual([]);
    expect(tellsAll()).toBe(true);
  });

  it('says what it could not do, and does the rest', async () => {
    await expireSoon();
    await database().schema.dropTable('archivos_temporales').execute();
    expect(await runTasks()).toContain('No se pudo: archivos temporales.');
    expect(process.exitCode).toBe(1);
    expect(tellsAll()).toBe(true);
  });
});
