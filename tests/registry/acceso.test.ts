import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { liberar } from '~/registry/edge/dominios/liberar';
import { usuarioOf } from '~/registry/edge/quien/account-store';
import { describeOnBothEngines } from '../support/registry';
import { idOf, START } from './caller';
import { nombreDe } from './shop';

const como = async (login: string, nombre: string, version?: number) => {
  const usuario = await usuarioOf(database(), { oid: `oid-${login}`, login, nombre: login }, START);
  return inTransaction(database(), (trx) =>
    liberar({ trx, now: START, usuario, origen: 'API' }, nombre, version),
  );
};

const row = () => database().selectFrom('dominios').selectAll().executeTakeFirstOrThrow();

describeOnBothEngines('releasing a name', () => {
  it('deletes it from today, and its history says who did, as what and from where', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await como('ana', 'KIOSCO.uy');
    expect(await row()).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2026-11-21', version: 2 });
    const last = await database()
      .selectFrom('dominio_historia')
      .selectAll()
      .where('version', '=', 2)
      .executeTakeFirst();
    expect(last).toMatchObject({ suceso: 'LIBERACION', usuario_id: await idOf('ana'), origen: 'API' });
  });

  it('is not found by who has no role on it, like a name that is not there', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await expect(como('otro', 'kiosco.uy')).rejects.toMatchObject({ status: 404 });
    await expect(como('otro', 'nadie.uy')).rejects.toMatchObject({ status: 404 });
    expect(await row()).toMatchObject({ estado: 'REGISTRADO', version: 0 });
  });

  it('is refused with its reason while the name is frozen, and possible from that instant on', async () => {
    const until = (minutes: number) => START.add({ minutes }).toString();
    await nombreDe('ana', 'kiosco.uy', { congelado_hasta: until(1) });
    await expect(como('ana', 'kiosco.uy')).rejects.toMatchObject({ codigo: 'CONGELADO' });
    await database()
      .updateTable('dominios')
      .set({ congelado_hasta: until(0) })
      .execute();
    expect(await como('ana', 'kiosco.uy')).toMatchObject({ estado: 'ELIMINADO' });
  });

  it('is refused where somebody changed the name since the form was made', async () => {
    await nombreDe('ana', 'kiosco.uy', { version: 7 });
    await expect(como('ana', 'kiosco.uy', 6)).rejects.toMatchObject({ codigo: 'VERSION' });
    expect(await como('ana', 'kiosco.uy', 7)).toMatchObject({ version: 8 });
  });

  it('happens once, of two at the same time: the second is told', async () => {
    await nombreDe('ana', 'kiosco.uy');
    const both = await Promise.allSettled([como('ana', 'kiosco.uy'), como('ana', 'kiosco.uy')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await row()).toMatchObject({ version: 2 });
  });
});
