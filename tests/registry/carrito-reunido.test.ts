import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { removeAbandoned } from '../support/due';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { libroMayor, nombreDe, shop, ventaLista } from './shop';

const ana = () => shop({ login: 'ana' });

/** An anonymous cart; answers its uuid. */
async function anonymous(...nombres: string[]): Promise<string> {
  const dominios = nombres.map((nombre) => ({ nombre }));
  return (await shop().registro.agregar({ dominios, uuidVenta: null })).ventaDTO?.uuidVenta ?? '';
}

const namesOf = async (uuid: string) =>
  (await ana().carrito.refrescar({ uuid })).registrosPendientes.map(({ nombre }) => nombre);

const once = Array.from({ length: 11 }, (_, at) => `nombre${at}.uy`);

describeOnBothEngines('two carts of one person', () => {
  it('become one, which keeps the holders and the account that were given', async () => {
    const own = await ventaLista('ana', ['uno.uy']);
    const other = await anonymous('dos.uy');
    const answer = await ana().registro.asociarUsuarioVenta({ id: other });
    expect(answer).toMatchObject({
      uuidVenta: own,
      mensajeRespuesta: 'Sumamos dos.uy al carrito que ya tenía.',
    });
    const { contactos } = await ana().carrito.contactosVenta({ uuid: own });
    expect(contactos.map(({ nombre, contactoDTO }) => [nombre, contactoDTO !== null])).toEqual([
      ['uno.uy', true],
      ['dos.uy', false],
    ]);
    expect((await ana().carrito.formaPago({ uuid: own })).cuentaPago).not.toBeNull();
  });

  it('tell of what came in and of what was put aside, and of nothing else', async () => {
    const join = async (...nombres: string[]) => {
      const { uuidVenta: _, ...answer } = await ana().registro.asociarUsuarioVenta({
        id: await anonymous(...nombres),
      });
      return answer;
    };
    const done = { respuestaOK: true, codigoRespuesta: 'OK' };
    expect(await join('uno.uy')).toEqual({ ...done, mensajeRespuesta: '' });
    expect(await join('uno.uy')).toEqual({ ...done, mensajeRespuesta: '' });
    expect(await join('ñandú.uy', 'tres.uy')).toMatchObject({
      mensajeRespuesta: 'Sumamos ñandú.uy, tres.uy al carrito que ya tenía.',
    });
    expect(await join(...once.slice(0, 9))).toMatchObject({
      mensajeRespuesta: `Sumamos ${once.slice(0, 7).join(', ')} al carrito que ya tenía. El carrito admite hasta 10 registros: apartamos nombre7.uy, nombre8.uy. Lo encuentra en Mi carrito.`,
    });
    expect(await join('dos.uy')).toMatchObject({
      mensajeRespuesta: 'El carrito admite hasta 10 registros: apartamos dos.uy. Lo encuentra en Mi carrito.',
    });
  });

  it('become one when two devices sign in at the same moment', async () => {
    const carts = await Promise.all([anonymous('uno.uy'), anonymous('dos.uy'), anonymous('tres.uy')]);
    const answers = await Promise.all(carts.map((id) => ana().registro.asociarUsuarioVenta({ id })));
    const uuids = new Set(answers.map(({ uuidVenta }) => uuidVenta));
    expect(uuids.size).toBe(1);
    const names = await namesOf([...uuids][0] ?? '');
    expect(names.sort()).toEqual(['dos.uy', 'tres.uy', 'uno.uy']);
  });

  it('do not become one with a sale that was confirmed', async () => {
    const sold = await ventaLista('ana', ['vendido.uy']);
    await ana().carrito.finalizar({ uuid: sold });
    const other = await anonymous('dos.uy');
    expect(await ana().registro.asociarUsuarioVenta({ id: other })).toMatchObject({ uuidVenta: other });
    expect(await libroMayor()).toHaveLength(1);
  });

  it('are the one that another device goes on with', async () => {
    const { ventaDTO } = await ana().registro.agregar({ dominios: [{ nombre: 'uno.uy' }], uuidVenta: null });
    await ana().registro.agregar({ dominios: [{ nombre: 'dos.uy' }], uuidVenta: null });
    expect(await ana().registro.ventaUsuario()).toEqual({ uuidVenta: ventaDTO?.uuidVenta });
    expect(await namesOf(ventaDTO?.uuidVenta ?? '')).toEqual(['uno.uy', 'dos.uy']);
    expect(await shop({ login: 'beto' }).registro.ventaUsuario()).toEqual({ uuidVenta: null });
  });
});

describeOnBothEngines('a name put aside', () => {
  const putAside = async () => {
    await ana().registro.agregar({
      dominios: once.slice(0, 10).map((nombre) => ({ nombre })),
      uuidVenta: null,
    });
    await ana().registro.asociarUsuarioVenta({ id: await anonymous('ñandú.uy') });
  };
  const aside = async (login: string) =>
    (await shop({ login }).registro.apartados()).apartados.map(({ nombre }) => nombre);

  it('is its person’s alone, and stays until there is room for it', async () => {
    await putAside();
    const again = { dominios: [{ nombre: 'ñandú.uy' }], uuidVenta: null };
    expect(await ana().registro.agregar(again)).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'LIMITE',
    });
    expect(await ana().registro.apartados()).toEqual({ apartados: [{ nombre: 'ñandú.uy', precio: 138900 }] });
    expect(await aside('beto')).toEqual([]);
    const { uuidVenta } = await ana().registro.ventaUsuario();
    const { ventaDTO } = await ana().carrito.venta({ uuidVenta: uuidVenta ?? '' });
    const idDominio = ventaDTO?.items[0]?.id ?? 0;
    await ana().registro.eliminar({ idDominio, uuidVenta: uuidVenta ?? '' });
    expect((await ana().registro.agregar(again)).respuestaOK).toBe(true);
    expect(await aside('ana')).toEqual([]);
  });

  it('can be let go, by nobody else', async () => {
    await putAside();
    await shop({ login: 'beto' }).registro.descartarApartado({ nombre: 'ñandú.uy' });
    expect(await aside('ana')).toEqual(['ñandú.uy']);
    await ana().registro.descartarApartado({ nombre: 'esto no es un nombre' });
    expect(await aside('ana')).toEqual(['ñandú.uy']);
    expect(await ana().registro.descartarApartado({ nombre: 'XN--AND-6MA2C.uy' })).toEqual({
      respuestaOK: true,
      codigoRespuesta: 'OK',
      mensajeRespuesta: '',
    });
    expect(await aside('ana')).toEqual([]);
  });

  it('leaves that place when its person puts it in the cart, and no other', async () => {
    await putAside();
    await ana().registro.asociarUsuarioVenta({ id: await anonymous('otro.uy') });
    const { uuidVenta } = await ana().registro.ventaUsuario();
    const uuid = uuidVenta ?? '';
    const { ventaDTO } = await ana().carrito.venta({ uuidVenta: uuid });
    await ana().registro.eliminar({ idDominio: ventaDTO?.items[0]?.id ?? 0, uuidVenta: uuid });
    await shop({ login: 'beto' }).registro.agregar({ dominios: [{ nombre: 'otro.uy' }], uuidVenta: null });
    await anonymous('ñandú.uy');
    expect((await aside('ana')).sort()).toEqual(['otro.uy', 'ñandú.uy']);
    await ana().registro.agregar({ dominios: [{ nombre: 'otro.uy' }], uuidVenta: null });
    expect(await aside('ana')).toEqual(['ñandú.uy']);
  });

  it('is not reserved, and is forgotten after two months', async () => {
    await putAside();
    await nombreDe('beto', 'xn--and-6ma2c.uy');
    expect(await aside('ana')).toEqual(['ñandú.uy']);
    await removeAbandoned(database(), START.add({ hours: 24 * 61 }));
    expect(await aside('ana')).toEqual([]);
  });
});
