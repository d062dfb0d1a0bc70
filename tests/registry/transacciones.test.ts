import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { openSqlite } from '~/database/sqlite-library.server';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { registryAs } from './persona';
import { libroMayor, nombreDe, shop, ventaLista } from './shop';

/** Marks two names in the order given, long enough for another transaction to come between. */
const markBoth = (names: [string, string], motivo: string): Promise<void> =>
  inTransaction(database(), async (trx) => {
    for (const nombre of names) {
      await trx
        .updateTable('dominios')
        .set({ alojado: 1, fecha_alta: motivo })
        .where('nombre', '=', nombre)
        .execute();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

describeOnBothEngines('transactions that want the same rows', () => {
  it('are all done, whatever the order they take them in', async () => {
    for (const nombre of ['a.uy', 'b.uy']) await nombreDe('ana', nombre);
    await Promise.all([
      markBoth(['a.uy', 'b.uy'], 'uno'),
      markBoth(['b.uy', 'a.uy'], 'dos'),
      markBoth(['a.uy', 'b.uy'], 'tres'),
    ]);
    const rows = await database().selectFrom('dominios').select('fecha_alta').execute();
    expect(new Set(rows.map(({ fecha_alta }) => fecha_alta)).size).toBe(1);
  });

  it('leave nothing of one that fails, and say why', async () => {
    await nombreDe('ana', 'a.uy');
    const failing = inTransaction(database(), async (trx) => {
      await trx.deleteFrom('dominio_usuarios').execute();
      throw new Error('de la casa');
    });
    await expect(failing).rejects.toThrow('de la casa');
    expect(await database().selectFrom('dominio_usuarios').selectAll().execute()).toHaveLength(1);
  });

  it('two sales of the same names in opposite order: each name goes to one buyer', async () => {
    const names = ['uno.uy', 'dos.uy', 'tres.uy', 'cuatro.uy'];
    const ana = await ventaLista('ana', names);
    const beto = await ventaLista('beto', [...names].reverse());
    await Promise.all([
      shop({ login: 'ana' }).carrito.finalizar({ uuid: ana }),
      shop({ login: 'beto' }).carrito.finalizar({ uuid: beto }),
    ]);
    expect(await libroMayor()).toHaveLength(4);
    expect(await database().selectFrom('dominios').select('id').execute()).toHaveLength(4);
  });

  it('an account deleted while its sale is confirmed: paid with it whole, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const login = `ana${round}`;
      const names = ['a', 'b', 'c'].map((letter) => `${letter}${round}.uy`);
      const uuid = await ventaLista(login, names);
      const { cuenta_pago_id: id } = await database()
        .selectFrom('ventas')
        .select('cuenta_pago_id')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      for (const nombre of ['x', 'y']) await nombreDe(login, `${nombre}${round}.uy`, { cuenta_pago_id: id });
      const [sale, gone] = await Promise.all([
        shop({ login }).carrito.finalizar({ uuid }),
        registryAs(login).cuenta.eliminarCuentaPago({ id: id ?? 0 }),
      ]);
      expect(gone.respCodigo).toBe('OK');
      const charges = (await libroMayor()).filter(({ cuenta_pago_id }) => cuenta_pago_id === id);
      expect(charges).toHaveLength(sale.respuestaOK ? names.length : 0);
    }
    const rows = await database().selectFrom('dominios').select('cuenta_pago_id').execute();
    expect(rows.filter((row) => row.cuenta_pago_id !== null)).toEqual([]);
  });

  it('a holder saved while the line is taken out or the sale confirmed: saved, or told why not', async () => {
    const titular = {
      nombreApellido: 'Beto Paz',
      direccion: 'Rivera 1',
      telefono: '29001234',
      emailPublico: 'b@correo.uy',
    };
    for (let round = 0; round < 6; round++) {
      const uuid = await ventaLista('ana', [`a${round}.uy`, `b${round}.uy`]);
      const { ventaDTO } = await shop({ login: 'ana' }).carrito.venta({ uuidVenta: uuid });
      const ids = ventaDTO?.items.map(({ id }) => id) ?? [];
      const ana = registryAs('ana');
      const [saved, , sale] = await Promise.all([
        ana.cuenta.guardarContactoDominio({ dominiosIds: ids, contactoDTO: titular }).then(
          ({ respCodigo }) => respCodigo,
          ({ status }) => status,
        ),
        ana.registro.eliminar({ uuidVenta: uuid, idDominio: ids[0] ?? 0 }),
        ana.carrito.finalizar({ uuid }),
      ]);
      expect(['OK', 'ERROR', 404]).toContain(saved);
      expect(sale.respuestaOK).toBe(true);
    }
  });
});

describe('a transaction on SQLite', () => {
  onFreshDatabase('SQLite');

  it('has the lock before it reads, so that no other process writes in between', async () => {
    const other = openSqlite(join(settings().DATA_DIR, 'portal.sqlite'));
    other.exec('PRAGMA busy_timeout = 0');
    await inTransaction(database(), async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
    });
    other.exec('begin immediate; commit');
    other.close();
  });
});
