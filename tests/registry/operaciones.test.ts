import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { describeOnBothEngines } from '../support/registry';
import { cuenta, registryAs } from './persona';

const cuentas = () => database().selectFrom('plantillas_cuenta').select(['nombre', 'usuario_id']).execute();
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
