import { expect, it } from 'vitest';
import { type Connection, database } from '~/database/connection.server';
import { tellPurchase } from '~/registry/edge/ventas/avisos';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';

const COMPRA = {
  referencia: '2026-ABCD',
  lineas: [
    { tipo: 'REGISTRO' as const, nombre: 'peñarol.com.uy', precio: 115_950 },
    { tipo: 'RENOVACION' as const, nombre: 'pepe.uy', precio: 115_900 },
    { tipo: 'TRANSFERENCIA' as const, nombre: 'cedido.uy', precio: 100_000 },
  ],
  total: 331_850,
};

/** Tells somebody of that sale. */
async function tell(trx: Connection, id: number): Promise<void> {
  const usuario = (await observe.people()).find((each) => each.id === id);
  if (!usuario) throw new Error('Nobody is signed in');
  await tellPurchase({ trx, now: START, usuario }, COMPRA);
}

const mails = () => observe.mails();
const withMail = () => given.mailAddress('ana@ejemplo.uy', 'ana');

describeOnBothEngines('a confirmed sale', () => {
  it('is told once by message and by mail, with every line and the total', async () => {
    const id = await idOf('ana');
    await withMail();
    await tell(database(), id);
    await tell(database(), id);
    const { mensajes } = await ask({ login: 'ana' }).mensajes.usuario({});
    expect(mensajes).toMatchObject([
      { titulo: 'Compra 2026-ABCD confirmada', prioridad: 'MEDIA', leido: false },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ clave: `compra:2026-ABCD:${id}`, para: 'ana@ejemplo.uy' });
    expect(mail?.texto).toContain('Registro de peñarol.com.uy: $\u00a01.159,50');
    expect(mail?.texto).toContain('Renovación de pepe.uy: $\u00a01.159\n');
    expect(mail?.texto).toContain('Transferencia de titular de cedido.uy: $\u00a01.000\n');
    expect(mail?.texto).toContain('Total: $\u00a03.318,50 (IVA incluido)');
    expect(mail?.texto).toContain('Referencia: 2026-ABCD\nFecha: 21/11/2026\n');
    expect(mail?.texto).toContain('Tu compra se realizó con éxito.');
    expect(mail?.texto).toMatch(
      /se debitará de la cuenta que usted eligió .* factura del\s+período siguiente/s,
    );
    expect(mail?.texto).toContain('http://portal.test/carrito-compra-paso-cinco?referencia=2026-ABCD');
  });

  it('that fails tells nothing', async () => {
    const id = await idOf('ana');
    await withMail();
    const failing = database()
      .transaction()
      .execute(async (trx) => {
        await tell(trx, id);
        throw new Error('the charge failed');
      });
    await expect(failing).rejects.toThrow('the charge failed');
    expect(await mails()).toEqual([]);
    expect((await ask({ login: 'ana' }).mensajes.usuario({})).totalCount).toBe(0);
  });

  it('of somebody without a mail address is told by message alone', async () => {
    await tell(database(), await idOf('ana'));
    expect(await mails()).toEqual([]);
    expect((await ask({ login: 'ana' }).mensajes.cantidadSinLeer()).cantidad).toBe(1);
  });
});
