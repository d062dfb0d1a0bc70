import { eachDatabase } from './databases';
import { endSiege, startSiege } from './dns-ground';
import { underKills } from './dns-kills';
import { movingUnderItsParent } from './dns-moves';
import { withoutWhatIsRefused } from './dns-refused';
import { print, type Row, row } from './report';

/** Kills, of the portal and of the name server; a tenth as many moves. */
const [times = 100] = process.argv.slice(2).map(Number);

const rows: Row[] = [];
const seen = async (one: Promise<Row>) => {
  rows.push(await one);
  print(rows.slice(-1));
};

for await (const base of eachDatabase('dns')) {
  const siege = await startSiege(base);
  const on = (what: string) => `${what}, ${base.engine}`;
  try {
    await seen(
      row(on('delegated and back under the same server'), () =>
        movingUnderItsParent(siege, Math.ceil(times / 10)),
      ),
    );
    await seen(row(on('the portal and the name server, killed'), () => underKills(siege, times)));
    // Last: what is refused is tried again and again, and nothing is ever in agreement.
    await seen(row(on('records that the name server refuses'), () => withoutWhatIsRefused(siege)));
  } finally {
    await endSiege(siege);
  }
}
process.stdout.write('\n');
print(rows);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
