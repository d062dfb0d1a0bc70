import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { type Comparado, compararEnsayos, conGente } from '../registry/ensayos';
import { compararImportaciones } from '../registry/ensayos-de-importaciones';
import { compararVarios } from '../registry/ensayos-de-varios';
import { otroRegistrador } from '../registry/traslado';
import { type Base, eachDatabase } from './databases';
import { ground } from './ground';
import { type Row, row } from './report';

/** Changes of one name: its history is read for each of them. */
const OF_A_NAME = 100;
/** Of each act: of fewer it may be that none can be done. */
const LEAST = 12;
const SEED = 20_261_125;

interface Seen {
  distintos: readonly Comparado[];
  hechos: number;
}

/** Changes at random of as many names as they need, each rehearsed, done and published. */
async function ofNames(changes: number): Promise<Seen> {
  const all: Seen[] = [];
  for (let turn = 0; turn * OF_A_NAME < changes; turn += 1) {
    const some = Math.min(OF_A_NAME, changes - turn * OF_A_NAME);
    const nombre = `ensayado-${turn}.uy`;
    await conGente(nombre);
    all.push(await compararEnsayos('ana', nombre, some, SEED + turn));
  }
  return {
    distintos: all.flatMap(({ distintos }) => distintos),
    hechos: all.reduce((sum, { hechos }) => sum + hechos, 0),
  };
}

/** Each act that can be rehearsed, and its part of all changes. */
const ACTS = [
  ['a name and its zone', 0.7, ofNames],
  ['many names', 0.15, (changes: number) => compararVarios('ana', changes, SEED)],
  [
    'names of another registrar',
    0.15,
    async (changes: number) => {
      await otroRegistrador();
      return compararImportaciones('ana', changes, SEED);
    },
  ],
] as const;

async function compared(
  { engine, given: base }: Base,
  changes: number,
  act: (changes: number) => Promise<Seen>,
): Promise<Omit<Row, 'name'>> {
  const { data } = await ground(`ensayo-${engine}`, base);
  const begun = performance.now();
  const { distintos, hechos } = await withoutHurry(() => act(changes));
  for (const each of distintos.slice(0, 3)) process.stdout.write(`${JSON.stringify(each)}\n`);
  useSettings(data);
  await database().destroy();
  const seconds = Math.round((performance.now() - begun) / 1000);
  const figures = `${hechos} done, the others refused; ${distintos.length} of which the rehearsal said something else; ${seconds} s`;
  return { figures, ok: distintos.length === 0 && hechos > changes / 3 };
}

/** On PostgreSQL a fifth of them: what decides is the same. */
export async function* rehearsals(changes: number): AsyncGenerator<Row> {
  for await (const base of eachDatabase('ensayo')) {
    const all = base.engine === 'SQLite' ? changes : Math.ceil(changes / 5);
    for (const [what, part, act] of ACTS) {
      const some = Math.max(LEAST, Math.ceil(all * part));
      yield await row(`${some} changes of ${what} rehearsed, ${base.engine}`, () =>
        compared(base, some, act),
      );
    }
  }
}
