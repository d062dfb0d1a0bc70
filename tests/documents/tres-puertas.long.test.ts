import { expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { answerLine } from '~/whois43/answer.server';
import { START } from '../registry/caller';
import { rdap } from '../registry/rdap/asked';
import { nombresAlAzar } from '../support/given/nombres-al-azar';
import { factsOfLines, factsOfPage, factsOfRdap } from '../support/observe/facts-of-whois';
import { visitor } from '../support/portal/portal';
import { describeOnBothEngines } from '../support/registry';

const SEED = Date.now() % 1_000_000;

/** Who asks for many things is made to wait: each question comes from somewhere else. */
const from = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

describeOnBothEngines('whois, RDAP and port 43', (engine) => {
  it(`say the same of random names in every state (seed ${SEED})`, { timeout: 120_000 }, async () => {
    useClock(() => START);
    const names = await nombresAlAzar(engine === 'SQLite' ? 1000 : 100, SEED);
    const seen = new Set<string>();
    for (const [at, name] of names.entries()) {
      const asked = encodeURIComponent(name);
      const page = factsOfPage(await visitor(from(at)).open(`/consulta-whois?dominio=${asked}`));
      expect(factsOfRdap(await rdap(`/domain/${asked}`)), name).toEqual(page);
      expect(factsOfLines(await answerLine(name, from(at))), name).toEqual(page);
      for (const fact of page) if (fact.startsWith('estado')) seen.add(fact);
    }
    const all = ['ACTIVO', 'ELIMINADO', 'ERROR', 'PENDIENTE', 'VENCIDO'];
    expect([...seen].sort()).toEqual(all.map((word) => `estado: ${word}`));
  });
});
