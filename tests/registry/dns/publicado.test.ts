import { createRouterClient } from '@orpc/server';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { router } from '~/registry/edge';
import { enqueue, TODA } from '~/registry/edge/dns/publicacion/cola-store';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { despachar } from '../../support/due';
import { describeOnBothEngines } from '../../support/registry';
import { contextOf, START } from '../caller';
import { registryAs } from '../persona';
import { agregar, alojado, publicador } from './alojado';

const UNO = { nombreDominio: 'uno.uy' };
/** More than how a name stands is asked with. */
const QUESTIONS = 8;

/** Has something happen after the nth answer of the database, as another process would. */
const afterThe = (nth: number, happens: () => Promise<unknown>): KyselyPlugin => {
  let answers = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      if (answers === nth) await happens();
      return result;
    },
  };
};

/** How the publication of the name stands for its person, with something that happens meanwhile. */
async function estado(...meanwhile: KyselyPlugin[]): Promise<string> {
  const connection = meanwhile.reduce((before, plugin) => before.withPlugin(plugin), database());
  const { dns } = createRouterClient(router, { context: { ...contextOf({ login: 'ana' }), connection } });
  return (await dns.estado(UNO)).publicacion.estado;
}

const publicar = async (now = START) => {
  while ((await publicarPendientes({ ...publicador(), clock: () => now })) > 0);
};

describeOnBothEngines('a name is said to be published', () => {
  it('never while something of it waits, also where that goes on between two questions', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicar();
    expect(await estado()).toBe('PUBLICADO');
    // It goes on after the question was begun, and so with a later hour than the question's.
    const after = START.add({ milliseconds: 20 });
    const despacharTodo = () =>
      despachar(database(), { servidores: settings().DNS_SERVERS, despedida: { hours: 0 } }, after);
    for (let nth = 1; nth <= QUESTIONS; nth += 1) {
      const nameservers = ['a', 'b'].map((letter) => ({ nombre: `${letter}${nth}.otro.com` }));
      await registryAs('ana').dns.delegar({ ...UNO, nameservers });
      expect(await estado(afterThe(nth, despacharTodo)), `after the question ${nth}`).toBe('PUBLICANDO');
      await publicar(after);
      expect(await estado()).toBe('PUBLICADO');
    }
  });

  it('never while the whole zone above is still to be written', async () => {
    await alojado('ana', 'uno.uy');
    await registryAs('ana').dns.delegar({
      ...UNO,
      nameservers: [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }],
    });
    await publicar();
    await enqueue(database(), 'uy', [TODA], START);
    expect(await estado()).toBe('PUBLICANDO');
    await publicar();
    expect(await estado()).toBe('PUBLICADO');
  });

  it('since its own place in the zone above changed, and not since another name’s did', async () => {
    const to = (letter: string) => [{ nombre: `${letter}1.otro.com` }, { nombre: `${letter}2.otro.com` }];
    const since = async () => (await registryAs('ana').dns.estado(UNO)).publicacion.en;
    await alojado('ana', 'uno.uy');
    await alojado('ana', 'dos.uy');
    await registryAs('ana').dns.delegar({ ...UNO, nameservers: to('a') });
    await publicar();
    expect(await since()).toBe(stamp(START));
    const later = START.add({ hours: 1 });
    await registryAs('ana').dns.delegar({ nombreDominio: 'dos.uy', nameservers: to('a') });
    await publicar(later);
    await enqueue(database(), 'uy', [TODA], later);
    await publicar(later);
    expect(await since()).toBe(stamp(START));
    await registryAs('ana').dns.delegar({ ...UNO, nameservers: to('b') });
    await publicar(later);
    expect(await since()).toBe(stamp(later));
  });
});
