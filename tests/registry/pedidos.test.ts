import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { rutaSinSecretos } from '~/registry/domain/pedidos';
import { keepPedido, type PedidoFallido, removePedidos } from '~/registry/edge/pedidos/keep';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, START } from './caller';
import { nombreDe } from './shop';

const fallido = (over: Partial<PedidoFallido> = {}): PedidoFallido => ({
  referencia: 'ABCD1234',
  metodo: 'POST',
  pathname: '/administrar/ver-dominio/uno.uy/renovar',
  duroMs: 40,
  operacion: 'administracion.renovar',
  estado: 502,
  error: new TypeError('ana@correo.uy'),
  oid: 'oid-ana',
  ...over,
});
/** What is answered of a number that nobody was shown. */
const NONE = {
  respuestaOK: true,
  mensajeRespuesta: expect.stringMatching(/^No hay ningún error con esa referencia/),
};

const keep = (over: Partial<PedidoFallido> = {}, minutes = 0) =>
  keepPedido(database(), fallido(over), START.add({ minutes }));
const desk = (login = 'horacio', minutes = 0) => askDesk({ login, now: START.add({ minutes }) }).pedidos;
const seen = async (login?: string, minutes?: number) =>
  (await desk(login, minutes).ver({ referencia: 'ABCD1234' })).pedido;

async function withSomebody(): Promise<void> {
  await nombreDe('ana', 'uno.uy');
  await atTheDesk('horacio', ['atencion']);
  await atTheDesk('irene', ['direccion']);
}

describeOnBothEngines('a request that failed, at the desk', () => {
  it('is shown to who looked for it by its number, for half an hour, and that they did is written down', async () => {
    await withSomebody();
    await keep();
    expect(await seen()).toBeNull();
    expect(await desk().buscar({ numero: 'abcd-1234 ' })).toMatchObject({
      respuestaOK: true,
      referencia: 'ABCD1234',
    });
    expect(await seen()).toMatchObject({ operacion: 'administracion.renovar', estado: 502, quien: 'ana' });
    expect([await seen('irene'), await seen('horacio', 31)]).toEqual([null, null]);
    expect(await observe.deskActs()).toMatchObject([
      { acto: 'Buscó un error por su referencia', clase: 'pedido', sobre: 'ABCD1234' },
    ]);
  });

  it('says what its person changed while it lasted, by what it was and without values, and nothing of any other time', async () => {
    await withSomebody();
    await ask({ login: 'ana' }).historia.congelar({ nombreDominio: 'uno.uy' });
    await keep();
    await desk().buscar({ numero: 'ABCD1234' });
    const pedido = await seen();
    expect(pedido?.cambios?.map(({ cuantos }) => cuantos)).toContain(1);
    expect(JSON.stringify(pedido)).not.toMatch(/ana@correo/);
    await keep({ referencia: 'OTRO1234' }, 60);
    await desk('horacio', 60).buscar({ numero: 'OTRO1234' });
    expect((await desk('horacio', 60).ver({ referencia: 'OTRO1234' })).pedido?.cambios).toEqual([]);
  });

  it('of who had not signed in says that nobody can say what was done', async () => {
    await withSomebody();
    await keep({ oid: null });
    await desk().buscar({ numero: 'ABCD1234' });
    expect(await seen()).toMatchObject({ quien: null, cambios: null });
  });

  it.each(['', 'no es un número'])(
    'is refused beside its field where it is no number: %s',
    async (numero) => {
      await withSomebody();
      expect(await desk().buscar({ numero })).toMatchObject({
        codigoRespuesta: 'CAMPOS',
        mapErrores: { numero: expect.any(String) },
      });
    },
  );

  it('is none where nobody was shown that number, and that it was looked for is written down', async () => {
    await withSomebody();
    expect(await desk().buscar({ numero: 'zzzz-9999' })).toMatchObject(NONE);
    expect((await observe.deskActs()).at(-1)).toMatchObject({ clase: 'pedido', sobre: 'ZZZZ9999' });
  });

  it('is kept once, thirty of a minute at most, and for thirty days', async () => {
    await withSomebody();
    await keep({ estado: 500 }, 1);
    await keep({ estado: 502 }, 1);
    for (let n = 0; n < 40; n += 1) await keep({ referencia: `N${1000 + n}` }, 1);
    await desk('horacio', 1).buscar({ numero: 'ABCD1234' });
    expect(await seen('horacio', 1)).toMatchObject({ estado: 500 });
    expect(await desk('horacio', 1).buscar({ numero: 'N1027' })).toMatchObject({ respuestaOK: true });
    expect(await desk('horacio', 1).buscar({ numero: 'N1028' })).toMatchObject(NONE);
    await removePedidos(database(), START.add({ hours: 24 * 30 }));
    expect(await desk('horacio', 2).buscar({ numero: 'ABCD1234' })).toMatchObject({ respuestaOK: true });
    await removePedidos(database(), START.add({ hours: 24 * 30 + 1 }));
    expect(await desk('horacio', 2).buscar({ numero: 'ABCD1234' })).toMatchObject(NONE);
  });
});

it.each([
  ['/administrar/ver-dominio/uno.uy/renovar', '/administrar/ver-dominio/uno.uy/renovar'],
  ['/registro/consultas/12', '/registro/consultas/…'],
  ['/administrar/mis-datos/descargar/QeK3xw_pL0aZ-9', '/administrar/mis-datos/descargar/…'],
  ['/administrar/accederPaginaInvitacion', '/administrar/accederPaginaInvitacion'],
  ['/x/ana@correo.uy', '/…/…'],
  ['/', '/'],
])('the path of a request is kept without what is somebody’s: %s', (pathname, ruta) => {
  expect(rutaSinSecretos(pathname)).toBe(ruta);
});
