import { expect, it, vi } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { identifyToken } from '~/identity/tokens.server';
import { listPrecios, listTarifas } from '~/registry/edge/dominios/store';
import { isHabilitada } from '~/registry/edge/funciones/store';
import { listFormasPago } from '~/registry/edge/ventas/referencia-store';
import { elsewhere } from '../support/elsewhere';
import * as given from '../support/given';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines } from '../support/registry';

const SEEN = { timeout: 20_000, interval: 20 };

const priceOfUy = async (): Promise<number | undefined> =>
  (await listPrecios(database(), now())).find(({ tld }) => tld === 'uy')?.precio;

describeOnBothEngines('what a process keeps in memory', () => {
  it('is what another process made of it, soon after that is committed', { timeout: 60_000 }, async () => {
    const before = await priceOfUy();
    const { commit } = await elsewhere("await price(777, 'uy', trx)");
    const known = await listTarifas(database());
    await vi.waitFor(async () => expect(await listTarifas(database())).not.toBe(known), SEEN); // looked again
    expect(await priceOfUy()).toBe(before);
    await commit();
    await vi.waitFor(async () => expect(await priceOfUy()).toBe(777), SEEN);
  });

  it('is at once what the same process made of it', async () => {
    await priceOfUy();
    await given.price(123_400, 'uy');
    expect(await priceOfUy()).toBe(123_400);
    expect(await isHabilitada(database(), 'TRANSFERENCIA_TITULAR')).toBe(true);
    await given.transfersSwitchedOff();
    expect(await isHabilitada(database(), 'TRANSFERENCIA_TITULAR')).toBe(false);
  });

  it('is what a transaction made of it once that is done, and before only for the transaction', async () => {
    const before = await priceOfUy();
    await inTransaction(database(), async (trx) => {
      await given.price(555, 'uy', trx);
      expect((await listPrecios(trx, now())).find(({ tld }) => tld === 'uy')?.precio).toBe(555);
      expect(await priceOfUy()).toBe(before);
    });
    expect(await priceOfUy()).toBe(555);
  });

  it('is read once for all who ask at the same time', async () => {
    const [one, other] = await Promise.all([listFormasPago(database()), listFormasPago(database())]);
    expect(one).toBe(other);
  });

  it('is nothing of a token that another process revoked, nor of a second step that one began', {
    timeout: 60_000,
  }, async () => {
    await given.accountsOf(['ana']);
    const token = await accessTokenOf('ana');
    expect(await identifyToken(token)).toMatchObject({ oid: 'ana' });
    expect(await identifyToken(token)).not.toHaveProperty('conFactor');
    const { commit: begin } = await elsewhere(
      "await insertDevice(trx, { oid: 'ana', nombre: 'El teléfono', secret: 'X', paso: 0 })",
    );
    await begin();
    expect(await identifyToken(token)).toMatchObject({ oid: 'ana', conFactor: true });
    const { commit } = await elsewhere('await tokensTakenBack(trx)');
    expect(await identifyToken(token)).toMatchObject({ oid: 'ana' });
    await commit();
    expect(await identifyToken(token)).toBeNull();
  });
});
