import { expect, it } from 'vitest';
import { fila } from '~/registry/edge/row-of-id';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { nombreDe, shop } from './shop';

const rows = () => observe.paymentAccounts();

async function guardada(login: string, given: Parameters<typeof cuenta>[0] = {}): Promise<number> {
  const answer = await registryAs(login).cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta(given) });
  return fila(answer.templateCuentaPago?.id ?? 0);
}

async function carrito(login: string): Promise<string> {
  const answer = await shop({ login }).registro.agregar({
    dominios: [{ nombre: 'uno.uy' }],
    uuidVenta: null,
  });
  return answer.ventaDTO?.uuidVenta ?? '';
}

describeOnBothEngines('payment accounts', () => {
  it('are made, listed by name and shown in full to their holder', async () => {
    await guardada('ana', { nombre: 'Oficina', cuenta: '24001111' });
    await guardada('ana');
    const { cuentasPago } = await registryAs('ana').cuenta.cuentasPago();
    expect(cuentasPago.map(({ nombre }) => nombre)).toEqual(['Casa', 'Oficina']);
    expect(cuentasPago[0]).toMatchObject({
      enmascarada: false,
      cuenta: {
        cuenta: '123456789',
        nroDocumento: '12345672',
        pais: { nombre: 'Uruguay' },
        formaPago: { id: 1 },
      },
    });
  });

  it.each([
    [{ nombre: 'x' }, { nombre: 'El nombre ingresado no es válido' }],
    [{ cuenta: '' }, { general: 'Debe completar todos los campos obligatorios' }],
    [{ nroDocumento: '12345678' }, { nroDocumento: expect.stringContaining('cédula') }],
    [{ nroDocumento: '1234567890123' }, { nroDocumento: expect.stringContaining('12 caracteres') }],
    [{ idTipoDocumento: 2, nroDocumento: '214567890012' }, { nroDocumento: expect.stringContaining('RUT') }],
    [{ idTipoDocumento: 20 }, { idTipoDocumento: expect.stringContaining('país') }],
    [{ idFormaPago: 99 }, { idFormaPago: expect.any(String) }],
  ])('with %j are refused beside the field', async (given, mapErrores) => {
    const templateCuentaPagoDTO = cuenta(given);
    const answer = await registryAs('ana').cuenta.guardarCuentaPago({ templateCuentaPagoDTO });
    expect(answer).toMatchObject({ respCodigo: 'ERROR', mapErrores, templateCuentaPago: null });
    expect(await rows()).toEqual([]);
  });

  it('with the numbers of one there is already are that one, whatever they are called', async () => {
    const first = await registryAs('ana').cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta() });
    const again = await registryAs('ana').cuenta.guardarCuentaPago({
      templateCuentaPagoDTO: cuenta({ nombre: 'Otra vez' }),
    });
    expect(again).toEqual(first);
    expect(await rows()).toHaveLength(1);
    await registryAs('beto').cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta() });
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    [{ nroDocumento: '1.234.567-2' }],
    [{ nroDocumento: '1234561' }],
    [{ idTipoDocumento: 2, nroDocumento: '211003420017' }],
    [{ idTipoDocumento: 3, nroDocumento: 'C123456' }],
    [{ idPais: 2, idTipoDocumento: 20, nroDocumento: '30111222' }],
  ])('take the document %j', async (given) => {
    expect(await guardada('ana', given)).toBeGreaterThan(0);
  });

  it('are made once for one operation key, posted twenty times at once', async () => {
    const input = { templateCuentaPagoDTO: cuenta(), operacion: 'una-sola-vez' };
    const calls = Array.from({ length: 20 }, () => registryAs('ana').cuenta.guardarCuentaPago(input));
    const ids = (await Promise.all(calls)).map((answer) => answer.templateCuentaPago?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('leave the key free when the form is refused', async () => {
    const ana = registryAs('ana');
    const operacion = 'una-sola-vez';
    await ana.cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta({ nombre: 'x' }), operacion });
    const answer = await ana.cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta(), operacion });
    expect(answer.respCodigo).toBe('OK');
  });

  it('are attached to the sale, new ones and existing ones', async () => {
    const ana = registryAs('ana');
    const uuidVenta = await carrito('ana');
    expect(await ana.carrito.formaPago({ uuid: uuidVenta })).toEqual({ cuentaPago: null });
    await ana.cuenta.guardarCuentaPago({ uuidVenta, templateCuentaPagoDTO: cuenta() });
    expect((await ana.carrito.formaPago({ uuid: uuidVenta })).cuentaPago?.nombre).toBe('Casa');
    const id = await guardada('ana', { nombre: 'Oficina', cuenta: '24001111' });
    await ana.cuenta.guardarCuentaPago({ uuidVenta, templateCuentaPagoDTO: { id } });
    expect((await ana.carrito.formaPago({ uuid: uuidVenta })).cuentaPago?.nombre).toBe('Oficina');
    expect(await rows()).toHaveLength(2);
  });

  it("are not attached to somebody else's sale, nor taken from somebody else", async () => {
    const beto = registryAs('beto');
    const ajena = await carrito('ana');
    const onHers = beto.cuenta.guardarCuentaPago({ uuidVenta: ajena, templateCuentaPagoDTO: cuenta() });
    await expect(onHers).rejects.toMatchObject({ status: 404 });
    const id = await guardada('ana');
    const hers = beto.cuenta.guardarCuentaPago({ templateCuentaPagoDTO: { id } });
    await expect(hers).rejects.toMatchObject({ status: 404 });
    await expect(beto.cuenta.cuentaPago({ id })).rejects.toMatchObject({ status: 404 });
    const rename = beto.cuenta.renombrarCuentaPago({ id, nombre: 'Mía' });
    await expect(rename).rejects.toMatchObject({ status: 404 });
    expect(await beto.cuenta.eliminarCuentaPago({ id })).toEqual({
      respCodigo: 'ERROR',
      respMensaje: 'No se puede eliminar la cuenta de pago porque no existe.',
    });
    expect(await rows()).toMatchObject([{ nombre: 'Casa', eliminada_en: null }]);
  });

  it('can only change their name', async () => {
    const id = await guardada('ana');
    const ana = registryAs('ana');
    expect(await ana.cuenta.renombrarCuentaPago({ id, nombre: ' Mi  casa ' })).toMatchObject({
      respMensaje: 'Cuenta de pago modificada con éxito.',
      templateCuentaPago: { nombre: 'Mi casa', cuenta: { cuenta: '123456789' } },
    });
    expect(await ana.cuenta.renombrarCuentaPago({ id, nombre: 'x' })).toMatchObject({
      mapErrores: { nombre: 'El nombre ingresado no es válido' },
    });
  });

  it('are deleted once, and leave their domains without one', async () => {
    const id = await guardada('ana');
    await nombreDe('ana', 'uno.uy', { cuenta_pago_id: id });
    const ana = registryAs('ana');
    expect((await ana.cuenta.cuentaPago({ id })).templateCuentaPago.cantidadDominios).toBe(1);
    const first = await ana.cuenta.eliminarCuentaPago({ id });
    expect(first).toEqual({ respCodigo: 'OK', respMensaje: 'La cuenta se eliminó correctamente.' });
    expect(await ana.cuenta.eliminarCuentaPago({ id })).toMatchObject({ respCodigo: 'ERROR' });
    expect(await ana.cuenta.cuentaPagoAsociada({ dominio: 'uno.uy' })).toMatchObject({
      templateCuentaPago: null,
    });
    expect(await ana.cuenta.cuentasPago()).toEqual({ cuentasPago: [] });
  });

  it('of a domain are masked for who is not its holder, and not found by who sees no payments', async () => {
    const id = await guardada('ana');
    await enEquipo('uno.uy', { cuenta_pago_id: id, cuenta_asociada_en: '2026-11-01T02:00:00.000Z' });
    const seen = await registryAs('diego').cuenta.cuentaPagoAsociada({ dominio: 'UNO.uy' });
    expect(seen.templateCuentaPago).toMatchObject({
      enmascarada: true,
      cuenta: { cuenta: '*****6789', nroDocumento: '******72' },
      fechaAsociacionFormateada: '31/10/2026',
      usuarioAsociacion: { usuario: 'ana' },
    });
    const own = await registryAs('ana').cuenta.cuentaPagoAsociada({ dominio: 'uno.uy' });
    expect(own.templateCuentaPago?.cuenta.cuenta).toBe('123456789');
    for (const login of ['carla', 'nadie'])
      await expect(registryAs(login).cuenta.cuentaPagoAsociada({ dominio: 'uno.uy' })).rejects.toMatchObject({
        status: 404,
      });
  });
});
