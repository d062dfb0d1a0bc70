import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../support/registry';
import { ask } from './caller';
import { enEquipo } from './equipo';
import { registryAs } from './persona';

const CLAVE = 'la-misma-vez';
const UNO = { nombreDominio: 'uno.uy', operacion: CLAVE };
const isDone = async (login: string, operacion = CLAVE) =>
  (await registryAs(login).usuario.operacionHecha({ operacion })).hecha;

describeOnBothEngines('whether a form whose answer was lost was done', () => {
  it('is known by its key, to whom it belongs and to nobody else', async () => {
    await enEquipo('uno.uy');
    expect(await isDone('ana')).toBe(false);
    await registryAs('ana').administracion.liberar(UNO);
    expect(await isDone('ana')).toBe(true);
    expect(await isDone('ana', 'otra-vez-distinta')).toBe(false);
    expect(await isDone('bruno')).toBe(false);
    expect((await ask({}).usuario.operacionHecha({ operacion: CLAVE })).hecha).toBe(false);
  });

  it('is no where it was refused', async () => {
    await enEquipo('uno.uy');
    expect(await registryAs('diego').administracion.liberar(UNO)).toMatchObject({ codigo: 'SIN_PERMISO' });
    expect(await isDone('diego')).toBe(false);
  });

  it('is known of names that a visitor put in the cart', async () => {
    const visitor = ask({});
    await visitor.registro.agregar({
      dominios: [{ nombre: 'visita.uy' }],
      uuidVenta: null,
      operacion: CLAVE,
    });
    expect((await visitor.usuario.operacionHecha({ operacion: CLAVE })).hecha).toBe(true);
    const another = ask({ visitante: 'otra-sesion' });
    expect((await another.usuario.operacionHecha({ operacion: CLAVE })).hecha).toBe(false);
  });
});
