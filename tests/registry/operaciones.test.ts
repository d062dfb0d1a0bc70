import { beforeEach, expect, it } from 'vitest';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { cuenta, registryAs } from './persona';
import { nombreDe } from './shop';

const cuentas = async () =>
  (await observe.paymentAccounts()).map(({ nombre, usuario_id }) => ({ nombre, usuario_id }));
const operacion = 'una-clave-de-formulario';
const guardar = (login: string, nombre: string, otros: object = {}, numero = '123456789') =>
  registryAs(login).cuenta.guardarCuentaPago({
    templateCuentaPagoDTO: cuenta({ nombre, cuenta: numero }),
    operacion,
    ...otros,
  });

describeOnBothEngines('a form that is sent more than once', () => {
  beforeEach(() => guardar('ana', 'Casa'));

  it('gets the first answer, and is done once', async () => {
    const again = await Promise.all([
      guardar('ana', 'Casa'),
      guardar('ana', 'Casa', { uuidVenta: undefined }),
    ]);
    for (const answer of again)
      expect(answer).toMatchObject({ respCodigo: 'OK', templateCuentaPago: { nombre: 'Casa' } });
    expect(await cuentas()).toHaveLength(1);
  });

  it('is told so where it says something else, and does nothing', async () => {
    const other = await guardar('ana', 'Oficina');
    expect(other).toMatchObject({ respCodigo: 'ERROR', templateCuentaPago: null });
    expect(other.respMensaje).toContain('ya se envió con otros datos');
    expect(await cuentas()).toHaveLength(1);
  });

  it('is the same form in whatever order its fields come', async () => {
    const { cuenta: numeros, nombre, id } = cuenta({ nombre: 'Casa' });
    const turned = { cuenta: Object.fromEntries(Object.entries(numeros).reverse()), nombre, id };
    const again = await guardar('ana', '', { templateCuentaPagoDTO: turned });
    expect(again).toMatchObject({ respCodigo: 'OK', templateCuentaPago: { nombre: 'Casa' } });
    expect(await cuentas()).toHaveLength(1);
  });

  it('is the same form for the next version of the portal, which finds what this one kept of it', async () => {
    const kept = await observe.operations();
    expect(kept).toMatchObject([{ huella: 'HVWDT5Q_uL9VjZefXskNiE1zvxSRYjC1T2m0k8pfKQI' }]);
  });

  it('is told in words and with a code of its own, where the envelope has one', async () => {
    for (const nombre of ['uno.uy', 'dos.uy']) await nombreDe('ana', nombre);
    const { dns } = registryAs('ana');
    expect(await dns.alojar({ nombreDominio: 'uno.uy', operacion })).toMatchObject({ codigo: 'OK' });
    expect(await dns.alojar({ nombreDominio: 'dos.uy', operacion })).toMatchObject({
      codigo: 'OPERACION_REPETIDA',
      mensaje: expect.stringContaining('ya se envió con otros datos'),
    });
  });

  it('of another operation has nothing to do with it, whatever its key', async () => {
    await nombreDe('ana', 'uno.uy');
    const hosted = await registryAs('ana').dns.alojar({ nombreDominio: 'uno.uy', operacion });
    expect(hosted).toMatchObject({ codigo: 'OK' });
  });

  it('is another form where somebody else sends it', async () => {
    expect(await guardar('beto', 'Casa')).toMatchObject({ respCodigo: 'OK' });
    expect(await cuentas()).toHaveLength(2);
  });

  it('keeps its key through a refusal, for the corrected one', async () => {
    const other = { operacion: 'otra-clave-de-formulario' };
    expect(await guardar('ana', '', other, '987654321')).toMatchObject({ respCodigo: 'ERROR' });
    expect(await guardar('ana', 'Oficina', other, '987654321')).toMatchObject({ respCodigo: 'OK' });
    expect(await cuentas()).toHaveLength(2);
  });
});
