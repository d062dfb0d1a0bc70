import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { removeAbandoned } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { nombreDe, shop, ventaLista } from './shop';

const NOT_FOUND = { code: 'NOT_FOUND', status: 404 };
const NADIA = {
  nombreApellido: 'Nadia Nueva',
  direccion: 'Calle 2',
  telefono: '24001234',
  emailPublico: 'nadia@correo.uy',
};
const doce = Array.from({ length: 12 }, (_, at) => ({ nombre: `nombre${at + 1}.uy` }));
const agregar = (
  dominios: { nombre: string; anios?: number }[],
  uuidVenta: string | null = null,
  login?: string,
) => shop({ login }).registro.agregar({ dominios, uuidVenta });
const uuidOf = async (...nombres: string[]) =>
  (await agregar(nombres.map((nombre) => ({ nombre })))).ventaDTO?.uuidVenta ?? '';

describeOnBothEngines('the cart', () => {
  it('begins with the first name, and shows it with its price', async () => {
    const { ventaDTO, dominiosOK, respuestaOK } = await agregar([{ nombre: 'Ñandú.uy' }]);
    expect({ respuestaOK, dominiosOK }).toEqual({ respuestaOK: true, dominiosOK: ['ñandú.uy'] });
    expect(ventaDTO).toMatchObject({ estado: 'ABIERTA', total: 138900, referencia: null });
    expect(ventaDTO?.items).toMatchObject([{ tipo: 'REGISTRO', anios: 1, precio: 138900, titular: null }]);
  });

  it('admits ten registrations and tells the names left out', async () => {
    const { dominiosOK, dominiosError, ventaDTO } = await agregar(doce);
    expect(dominiosOK).toHaveLength(10);
    expect(ventaDTO?.items).toHaveLength(10);
    expect(dominiosError).toEqual(
      ['nombre11.uy', 'nombre12.uy'].map((nombre) => ({
        nombre,
        codigo: 'LIMITE',
        mensaje: 'El carrito no admite más items.',
      })),
    );
  });

  it('says in a sentence what was added and, once each, why not the rest', async () => {
    const said = async (...nombres: string[]) => {
      const { codigoRespuesta, mensajeRespuesta } = await agregar(nombres.map((nombre) => ({ nombre })));
      return [codigoRespuesta, mensajeRespuesta];
    };
    expect(await said('ñandú.uy')).toEqual(['OK', 'Se agregó ñandú.uy al carrito.']);
    expect(await said('uno.uy', 'dos.uy')).toEqual(['OK', 'Se agregaron uno.uy, dos.uy al carrito.']);
    expect(await said('uno.uy', 'a.com', 'b.com')).toEqual([
      'FORMATO',
      'Se agregó uno.uy al carrito. El dominio ingresado debe terminar en .com.uy o .uy',
    ]);
    expect(await said('nic.uy')).toEqual(['RESERVADO', 'El dominio nic.uy está reservado.']);
  });

  it('counts against its ten what it holds already, and takes again what is in it', async () => {
    const uuid = await uuidOf(...doce.slice(0, 9).map(({ nombre }) => nombre));
    const { dominiosOK, dominiosError } = await agregar(doce.slice(8), uuid);
    expect(dominiosOK).toEqual(['nombre9.uy', 'nombre10.uy']);
    expect(dominiosError.map(({ nombre }) => nombre)).toEqual(['nombre11.uy', 'nombre12.uy']);
  });

  it('admits ten however many tabs add at the same moment', async () => {
    const uuid = await uuidOf('primero.uy');
    await Promise.all(doce.map((one) => agregar([one], uuid)));
    const { ventaDTO } = await shop().carrito.venta({ uuidVenta: uuid });
    expect(ventaDTO?.items).toHaveLength(10);
  });

  it('holds a name once, in whatever spelling it is added again', async () => {
    const uuid = await uuidOf('ñandú.uy');
    const again = await agregar([{ nombre: 'XN--AND-6MA2C.uy' }, { nombre: 'www.ñandú.uy' }], uuid);
    expect(again.dominiosError).toEqual([]);
    expect(again.ventaDTO?.items).toHaveLength(1);
  });

  it('makes one cart of a form sent twice at once', async () => {
    const send = () =>
      shop().registro.agregar({
        dominios: [{ nombre: 'pepe.uy' }],
        uuidVenta: null,
        operacion: 'clave-de-la-pagina',
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ ventaDTO }) => ventaDTO?.uuidVenta)).size).toBe(1);
    expect(answers.every(({ ventaDTO }) => ventaDTO?.items.length === 1)).toBe(true);
  });

  it('of a form is not that of another visitor who sends the same key', async () => {
    const send = (visitante: string) =>
      shop({ visitante }).registro.agregar({
        dominios: [{ nombre: 'pepe.uy' }],
        uuidVenta: null,
        operacion: 'clave-de-la-pagina',
      });
    const [one, other] = [await send('una'), await send('otra')];
    expect(one.ventaDTO?.uuidVenta).not.toBe(other.ventaDTO?.uuidVenta);
  });

  it('refuses what is taken, reserved, no name, or for more than a year, each with its sentence', async () => {
    await nombreDe('ana', 'tomado.uy');
    const { dominiosError, respuestaOK } = await agregar([
      { nombre: 'tomado.uy' },
      { nombre: 'nic.uy' },
      { nombre: 'pepe.com' },
      { nombre: 'largo.uy', anios: 2 },
    ]);
    expect(respuestaOK).toBe(false);
    expect(dominiosError.map(({ codigo, mensaje }) => [codigo, mensaje])).toEqual([
      ['NO_DISPONIBLE', 'El dominio tomado.uy no está disponible.'],
      ['RESERVADO', 'El dominio nic.uy está reservado.'],
      ['FORMATO', 'El dominio ingresado debe terminar en .com.uy o .uy'],
      ['ANIOS', 'El registro es por un año.'],
    ]);
  });

  it('reserves nothing: two carts may hold the same name', async () => {
    await uuidOf('pepe.uy');
    expect((await agregar([{ nombre: 'pepe.uy' }])).respuestaOK).toBe(true);
  });

  it('lets a line go, and going again is no error', async () => {
    const { ventaDTO } = await agregar([{ nombre: 'uno.uy' }, { nombre: 'dos.uy' }]);
    const uuidVenta = ventaDTO?.uuidVenta ?? '';
    const idDominio = ventaDTO?.items[0]?.id ?? 0;
    const first = await shop().registro.eliminar({ idDominio, uuidVenta });
    const second = await shop().registro.eliminar({ idDominio, uuidVenta });
    expect([first.respuestaOK, second.respuestaOK]).toEqual([true, true]);
    expect(second.ventaDTO?.items.map(({ dominio }) => dominio.nombre)).toEqual(['dos.uy']);
  });

  it('cannot lose a line of somebody else’s cart', async () => {
    const mine = await agregar([{ nombre: 'uno.uy' }]);
    const other = await uuidOf('dos.uy');
    await shop().registro.eliminar({ idDominio: mine.ventaDTO?.items[0]?.id ?? 0, uuidVenta: other });
    const { ventaDTO } = await shop().carrito.venta({ uuidVenta: mine.ventaDTO?.uuidVenta ?? '' });
    expect(ventaDTO?.items).toHaveLength(1);
  });

  it('becomes the buyer’s at sign-in, and nobody else’s', async () => {
    const uuid = await uuidOf('pepe.uy');
    const associate = (login: string) => shop({ login }).registro.asociarUsuarioVenta({ id: uuid });
    expect(await associate('ana')).toMatchObject({ respuestaOK: true, uuidVenta: uuid });
    expect(await associate('ana')).toMatchObject({ respuestaOK: true });
    await expect(associate('beto')).rejects.toMatchObject(NOT_FOUND);
    for (const login of ['beto', undefined]) {
      await expect(shop({ login }).carrito.venta({ uuidVenta: uuid })).rejects.toMatchObject(NOT_FOUND);
      await expect(agregar([{ nombre: 'otro.uy' }], uuid, login)).rejects.toMatchObject(NOT_FOUND);
      await expect(
        shop({ login }).registro.eliminar({ idDominio: 1, uuidVenta: uuid }),
      ).rejects.toMatchObject(NOT_FOUND);
      expect((await shop({ login }).carrito.refrescar({ uuid })).registrosPendientes).toEqual([]);
    }
    expect((await shop({ login: 'ana' }).carrito.refrescar({ uuid })).registrosPendientes).toHaveLength(1);
  });

  it('begins anew after the sale was confirmed', async () => {
    const uuid = await uuidOf('pepe.uy');
    await given.sales({ estado: 'FINALIZADA' });
    const { ventaDTO } = await agregar([{ nombre: 'otro.uy' }], uuid);
    expect(ventaDTO?.uuidVenta).not.toBe(uuid);
    expect((await shop().carrito.refrescar({ uuid })).registrosPendientes).toEqual([]);
    expect(await shop().registro.eliminar({ idDominio: 1, uuidVenta: uuid })).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'VENTA_FINALIZADA',
      mensajeRespuesta: 'La compra ya fue confirmada.',
    });
    expect((await shop().carrito.venta({ uuidVenta: uuid })).ventaDTO?.items).toHaveLength(1);
  });

  it('shows in every page what is in it, each kind apart', async () => {
    for (const nombre of ['viejo.uy', 'cedido.uy']) await nombreDe('ana', nombre);
    const { administracion, registro, carrito } = shop({ login: 'ana' });
    const { uuidVenta } = await administracion.renovar({ nombreDominio: 'viejo.uy', compraInmediata: false });
    const uuid = uuidVenta ?? '';
    await administracion.transferirTitular({
      nombreDominio: 'cedido.uy',
      contactoDTO: NADIA,
    });
    await registro.agregar({ dominios: [{ nombre: 'ñandú.uy' }], uuidVenta: uuid });
    const each = { id: expect.any(Number), precio: 138900 };
    expect(await carrito.refrescar({ uuid })).toEqual({
      registrosPendientes: [{ ...each, anios: 1, nombre: 'ñandú.uy' }],
      renovacionesPendientes: [{ ...each, anios: 1, nombre: 'viejo.uy' }],
      transferenciasTitularesPendientes: [
        { ...each, nombre: 'cedido.uy', titularActual: 'Ana Píriz', nuevoTitular: 'Nadia Nueva' },
      ],
    });
    const { contactos } = await carrito.contactosVenta({ uuid });
    expect(contactos.map(({ nombre }) => nombre)).toEqual(['ñandú.uy']);
    const nothing = {
      registrosPendientes: [],
      renovacionesPendientes: [],
      transferenciasTitularesPendientes: [],
    };
    expect(await shop().carrito.refrescar({ uuid })).toEqual(nothing);
  });

  it('holds a renewal of each of several names, and another line of the same name, each once', async () => {
    for (const nombre of ['viejo.uy', 'antiguo.uy']) await nombreDe('ana', nombre);
    const { administracion } = shop({ login: 'ana' });
    const renew = (nombreDominio: string) =>
      administracion.renovar({ nombreDominio, compraInmediata: false });
    const { uuidVenta } = await renew('viejo.uy');
    expect((await renew('antiguo.uy')).uuidVenta).toBe(uuidVenta);
    expect(await renew('viejo.uy')).toMatchObject({
      codigo: 'EN_CURSO',
      mensaje: 'Ya se encuentra en proceso de renovación. La renovación ya está en su carrito de compras.',
    });
    const handOver = await administracion.transferirTitular({
      nombreDominio: 'viejo.uy',
      contactoDTO: NADIA,
    });
    expect(handOver.uuidVenta).toBe(uuidVenta);
    const { ventaDTO } = await shop({ login: 'ana' }).carrito.venta({ uuidVenta: uuidVenta ?? '' });
    expect(ventaDTO?.items.map(({ tipo, dominio }) => [tipo, dominio.nombre])).toEqual([
      ['RENOVACION', 'viejo.uy'],
      ['RENOVACION', 'antiguo.uy'],
      ['TRANSFERENCIA', 'viejo.uy'],
    ]);
  });

  it('does not take a name for registered that it holds only a renewal of', async () => {
    await nombreDe('ana', 'viejo.uy');
    const { administracion } = shop({ login: 'ana' });
    const { uuidVenta = null } = await administracion.renovar({
      nombreDominio: 'viejo.uy',
      compraInmediata: false,
    });
    expect(await agregar([{ nombre: 'viejo.uy' }], uuidVenta, 'ana')).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'NO_DISPONIBLE',
      mensajeRespuesta: 'El dominio viejo.uy no está disponible.',
    });
  });

  it('knows no sale by a guess', async () => {
    await expect(shop().carrito.venta({ uuidVenta: 'x' })).rejects.toMatchObject(NOT_FOUND);
    await expect(shop({ login: 'ana' }).carrito.formaPago({ uuid: 'x' })).rejects.toMatchObject(NOT_FOUND);
    await expect(shop({ login: 'ana' }).carrito.contactosVenta({ uuid: 'x' })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});

describeOnBothEngines('a cart left behind', () => {
  it('is forgotten after two months, with what was typed in it; a confirmed sale is not', async () => {
    const left = await ventaLista('ana', ['olvido.uy']);
    const sold = await ventaLista('ana', ['vendido.uy']);
    await shop({ login: 'ana' }).carrito.finalizar({ uuid: sold });
    await removeAbandoned(database(), START.add({ hours: 24 * 59 }));
    expect(await observe.sales()).toHaveLength(2);
    await removeAbandoned(database(), START.add({ hours: 24 * 61 }));
    await expect(shop({ login: 'ana' }).carrito.venta({ uuidVenta: left })).rejects.toMatchObject(NOT_FOUND);
    expect((await shop({ login: 'ana' }).carrito.venta({ uuidVenta: sold })).ventaDTO?.estado).toBe(
      'FINALIZADA',
    );
    expect(await observe.typedHolders()).toHaveLength(1);
  });
});

describeOnBothEngines('what the shop offers', () => {
  it.each(['uy', '.com.uy', 'pepe.com.uy'])('has a price for %s', async (product) => {
    const expected = product.endsWith('com.uy') ? 115900 : 138900;
    expect(await shop().registro.precio({ product })).toEqual({ precioUnitario: expected });
  });

  it('has no price for other endings', async () => {
    await expect(shop().registro.precio({ product: 'com' })).rejects.toMatchObject(NOT_FOUND);
  });

  it('takes documents of the country chosen, Uruguay first', async () => {
    const { paises } = await shop().carrito.paises();
    expect(paises[0]).toEqual({ id: 1, nombre: 'Uruguay' });
    const { documentos } = await shop().carrito.documentosPorPais({ idPais: 1 });
    expect(documentos.map(({ nombre }) => nombre)).toContain('Cédula de identidad');
    expect((await shop().carrito.formasPago()).formasPago[0]?.id).toBe(1);
  });

  it('tells its properties, and nothing of an unknown one', async () => {
    expect(await shop().carrito.propiedad({ name: 'maximoRegistros' })).toMatchObject({ valor: '10' });
    expect(await shop().carrito.propiedad({ name: 'moneda' })).toEqual({ nombre: 'moneda', valor: '$' });
    expect(await shop().carrito.propiedad({ name: 'medioPago' })).toMatchObject({ valor: 'ff' });
    expect(await shop().carrito.propiedad({ name: 'constructor' })).toMatchObject({ valor: null });
  });
});
