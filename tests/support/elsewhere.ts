import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { settings } from '~/base/config.server';

/** Does something in another process on the same database, in one transaction that is committed when that is asked for. */
export async function elsewhere(what: string) {
  const { DATA_DIR, DATABASE_URL = '' } = settings();
  const program = `
    import { once } from 'node:events';
    import { database } from '~/database/connection.server';
    import { insertDevice } from '~/identity/segundo-paso/store.server';
    import { tokensTakenBack } from './tests/support/given/sesiones';
    import { price } from './tests/support/given/sufijos';
    await database().transaction().execute(async (trx) => {
      ${what};
      process.stdout.write('written');
      await once(process.stdin.resume(), 'end');
    });
    await database().destroy();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...process.env, DATA_DIR, DATABASE_URL },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    commit: async () => {
      child.stdin.end();
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`The other process ended with ${code}`);
    },
  };
}
