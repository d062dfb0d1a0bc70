import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { cleanProvider, databaseAdapter } from '~/identity/adapter.server';
import { signingKeys } from '~/identity/signing-keys.server';
import {
  deleteForgottenSessions,
  findSession,
  insertSession,
  removeValue,
  renewSession,
  writeValue,
} from '~/session/store.server';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';

const now = Temporal.Instant.from('2026-03-01T12:00:00Z');
const ana = {
  oid: 'ana',
  persona: '{}',
  credenciales: 'x',
  vence: null,
  csrf_anterior: null,
  agente: 'prueba',
};

describeOnBothEngines('sessions', () => {
  it('take along what nobody or the same person owned, and nothing else', async () => {
    await insertSession('vieja', 'prueba', now);
    await insertSession('vieja', 'prueba', now);
    await writeValue('vieja', '', 'uuidVenta', 'nueva');
    await writeValue('vieja', 'ana', 'uuidVenta', 'anterior');
    await writeValue('vieja', 'ana', 'revisado', 'true');
    await writeValue('vieja', 'beto', 'datos:secreto', 'de beto');
    await renewSession('vieja', 'nueva', ana, now);
    expect(await findSession('vieja')).toBeUndefined();
    expect(await findSession('nueva')).toEqual({
      row: expect.objectContaining({ oid: 'ana', agente: 'prueba' }),
      values: [{ dueno: 'ana', clave: 'uuidVenta', valor: 'nueva' }],
    });
    expect(await observe.rememberedValues()).toHaveLength(1);
  });

  it('give a value that is taken to one reader only', async () => {
    await insertSession('una', 'prueba', now);
    await writeValue('una', '', 'aviso', 'a');
    const taken = await Promise.all([removeValue('una', '', 'aviso'), removeValue('una', '', 'aviso')]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('go away after thirty days without a visit', async () => {
    await insertSession('una', 'prueba', now);
    await writeValue('una', '', 'aviso', 'a');
    expect(await deleteForgottenSessions(database(), now.add({ hours: 29 * 24 }))).toBe(0);
    expect(await deleteForgottenSessions(database(), now.add({ hours: 30 * 24 }))).toBe(1);
    expect(await observe.rememberedValues()).toEqual([]);
  });
});

describeOnBothEngines('records of the provider', () => {
  it('are kept sealed, consumed, revoked with their grant, and forgotten', async () => {
    const codes = databaseAdapter('AuthorizationCode');
    await codes.upsert('codigo', { accountId: 'ana', grantId: 'permiso' }, 60);
    const [row] = await observe.providerRecords();
    expect(JSON.stringify(row)).not.toMatch(/codigo"|ana/);
    expect(await codes.find('codigo')).toEqual({ accountId: 'ana', grantId: 'permiso' });
    await codes.consume('codigo');
    expect(await codes.find('codigo')).toMatchObject({ consumed: expect.any(Number) });
    await codes.revokeByGrantId('permiso');
    expect(await codes.find('codigo')).toBeUndefined();

    await codes.upsert('otro', { accountId: 'ana' }, -1);
    expect(await codes.find('otro')).toBeUndefined();
    expect(await cleanProvider()).toBe(1);
  });

  it('are consumed by one of several at once', async () => {
    const codes = databaseAdapter('AuthorizationCode');
    await codes.upsert('codigo', { accountId: 'ana' }, 60);
    const uses = await Promise.allSettled([1, 2, 3].map(() => codes.consume('codigo')));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('have signing keys that two processes agree on', async () => {
    const [one, other] = await Promise.all([signingKeys(), signingKeys()]);
    expect(one).toEqual(other);
    expect(one).toHaveLength(2);
  });
});
