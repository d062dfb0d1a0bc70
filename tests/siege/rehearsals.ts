import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { compararEnsayos, conGente } from '../registry/ensayos';
import { type Base, eachDatabase } from './databases';
import { ground } from './ground';
import { type Row, row } from './report';

/** Changes of one name: its history is read for each of them. */
const OF_A_NAME = 100;
const SEED = 20_261_125;

/** Changes at random of as many names as they need, each rehearsed, done and published. */
async function compared({ engine, given: base }: Base, changes: number): Promise<Omit<Row, 'name'>> {
  const { data } = await ground(`ensayo-${engine}`, base);
  const begun = performance.now();
  let done = 0;
  let different = 0;
  for (let turn = 0; turn * OF_A_NAME < changes; turn += 1) {
    const some = Math.min(OF_A_NAME, changes - turn * OF_A_NAME);
    const nombre = `ensayado-${turn}.uy`;
    await conGente(nombre);
    const seen = await compararEnsayos('ana', nombre, some, SEED + turn);
    for (const each of seen.distintos.slice(0, 1)) process.stdout.write(`${JSON.stringify(each)}\n`);
    done += seen.hechos;
    different += seen.distintos.length;
  }
  useSettings(data);
  await database().destroy();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const figures = `${done} done, the others refused; ${different} of which the rehearsal said something else; ${seconds} s`;
  return { figures, ok: different === 0 && done > changes / 3 };
}

/** On PostgreSQL a tenth of them: what decides is the same. */
export async function* rehearsals(changes: number): AsyncGenerator<Row> {
  for await (const base of eachDatabase('ensayo')) {
    const some = base.engine === 'SQLite' ? changes : Math.ceil(changes / 10);
    yield await row(`${some} changes rehearsed, ${base.engine}`, () => compared(base, some));
  }
}
