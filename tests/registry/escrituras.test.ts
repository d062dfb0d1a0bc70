import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { askedBy } from '~/database/replica/asking';
import { router } from '~/registry/edge';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { readFrom } from '~/registry/read-from';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { contextOf, idOf } from './caller';

/** The registry as a page or a program of somebody asks it. */
const as = (login: string) =>
  createRouterClient(router, { context: contextOf({ login }), interceptors: [readFrom({})] });

/** How much is counted of a person while something is done. */
async function countedOf(login: string, work: () => Promise<unknown>): Promise<number> {
  const before = await observe.timesWritten(`oid-${login}`);
  await work();
  return (await observe.timesWritten(`oid-${login}`)) - before;
}

describe('where a replica is named', () => {
  onFreshDatabase('PostgreSQL', { DATABASE_REPLICA_URL: 'postgres://portal@127.0.0.1:1/registro' });

  it('each change of a person is counted with it, and nothing that they only looked at', async () => {
    await idOf('ana');
    const { usuario, dominio, administracion } = as('ana');
    expect(await countedOf('ana', () => usuario.guardarPreferencias({ menosAvisos: true }))).toBe(1);
    expect(await countedOf('ana', () => usuario.preferencias())).toBe(0);
    expect(
      await countedOf('ana', () => dominio.whois({ dominio: { nombre: 'uno.uy' }, captchaResponse: null })),
    ).toBe(0);
    expect(
      await countedOf('ana', () =>
        administracion
          .renovacionAutomatica({ nombreDominio: 'ajeno.uy', activa: true })
          .catch(() => undefined),
      ),
    ).toBe(0);
  });

  it('what is told them of their account counts as theirs, and what nobody asked for as nobody’s', async () => {
    await idOf('ana');
    const told = (clave: string) =>
      inTransaction(database(), (trx) =>
        avisarCuenta(
          trx,
          { oid: 'oid-ana' },
          { clave, titulo: 'Su contraseña cambió', parrafos: ['Cambió hoy.'] },
        ),
      );
    expect(await countedOf('ana', () => askedBy({}, () => told('una')))).toBe(1);
    expect(await countedOf('ana', () => told('otra'))).toBe(0);
  });
});

describe('where none is', () => {
  onFreshDatabase('PostgreSQL');

  it('nothing is counted', async () => {
    expect(await countedOf('ana', () => as('ana').usuario.guardarPreferencias({ menosAvisos: true }))).toBe(
      0,
    );
  });
});
