import { beforeEach, expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { reservado } from '../support/rows';
import { ask, START } from './caller';
import { registryAs } from './persona';
import { completar, cuentaDe, libroMayor, nombreDe, personaDe, ventaLista } from './shop';

const NUEVO = {
  nombreApellido: 'Nadia Nueva',
  direccion: 'Calle 2',
  telefono: '24001234',
  emailPublico: 'nadia@correo.uy',
};
const nombreDominio = 'uno.uy';

const confirm = (login: string, uuid: string, now = START) =>
  registryAs(login, now).carrito.finalizar({ uuid });
const dominio = () => observe.theDomain(nombreDominio);

/** A line that ana puts in her cart, with all that its confirmation needs. */
async function bought(put: Promise<{ uuidVenta?: string | null }>): Promise<string> {
  const { uuidVenta } = await put;
  await completar('ana', uuidVenta ?? '');
  return uuidVenta ?? '';
}
const handingOver = (given: object = {}) =>
  bought(registryAs('ana').administracion.transferirTitular({ nombreDominio, contactoDTO: NUEVO, ...given }));
const renewing = () =>
  bought(registryAs('ana').administracion.renovar({ nombreDominio, compraInmediata: false }));

/** Who was invited by mail, once for each. */
const invitados = async () => (await observe.mailedInvitations()).map(({ para }) => para);

/** Refused with that reason, nothing charged, and the name as it was. */
async function refuses(uuid: string, motivo: string, now = START): Promise<void> {
  const before = await dominio();
  const answer = await confirm('ana', uuid, now);
  expect(answer).toMatchObject({ respuestaOK: false, codigoRespuesta: 'NADA_REGISTRADO' });
  expect(answer.mensajeRespuesta).toContain(motivo);
  expect(await libroMayor()).toEqual([]);
  expect(await dominio()).toEqual(before);
}

describeOnBothEngines('a purchase that is confirmed', () => {
  it('is told to its buyer by message and by mail, and to nobody else', async () => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.com.uy']);
    const { carrito, mensajes } = ask({ login: 'ana', correo: 'ana@ejemplo.uy' });
    const { ventaDTO } = await carrito.finalizar({ uuid });
    const referencia = ventaDTO?.referencia ?? '';
    expect((await mensajes.usuario({})).mensajes).toMatchObject([
      { titulo: `Compra ${referencia} confirmada`, prioridad: 'MEDIA' },
    ]);
    const [mail, ...others] = await observe.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ para: 'ana@ejemplo.uy', asunto: `Su compra ${referencia}` });
    for (const words of ['Registro de uno.uy: $\u00a01.389', 'Registro de dos.com.uy: $\u00a01.159'])
      expect(mail?.texto).toContain(words);
    expect(mail?.texto).toContain('Total: $\u00a02.548 (IVA incluido)');
  });

  it('of which nothing was done is told to nobody', async () => {
    const uuid = await ventaLista('ana', ['uno.uy']);
    await confirm('beto', await ventaLista('beto', ['uno.uy']));
    await confirm('ana', uuid);
    expect((await registryAs('ana').mensajes.usuario({})).totalCount).toBe(0);
  });

  it('registers no name that was reserved after it was put in the cart, and charges the others', async () => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.uy']);
    await reservado('uno.uy');
    const answer = await confirm('ana', uuid);
    expect(answer.codigoRespuesta).toBe('PARCIAL');
    expect(answer.mensajeRespuesta).toContain('El dominio uno.uy está reservado. No se le cobró.');
    expect((await observe.domains()).map(({ nombre }) => nombre)).toEqual(['dos.uy']);
    expect((await libroMayor()).map(({ nombre }) => nombre)).toEqual(['dos.uy']);
  });
});

describeOnBothEngines('a renewal in a cart', () => {
  it('renews no name that was deleted since', async () => {
    await nombreDe('ana', nombreDominio);
    const uuid = await renewing();
    await registryAs('ana').administracion.liberar({ nombreDominio });
    await refuses(uuid, 'El dominio uno.uy no se puede renovar. El dominio está eliminado');
  });

  it('of a name that is gone says so', async () => {
    await nombreDe('ana', nombreDominio);
    const uuid = await renewing();
    await registryAs('ana').administracion.eliminar({ nombreDominio, confirmacion: nombreDominio });
    const { mensajeRespuesta } = await confirm('ana', uuid);
    expect(mensajeRespuesta).toContain('El dominio uno.uy no se puede renovar. Ya no está registrado.');
    expect(await libroMayor()).toEqual([]);
  });
});

describeOnBothEngines('a name handed over in a cart', () => {
  beforeEach(() => nombreDe('ana', nombreDominio));

  it('is not handed over by who is not its holder any more', async () => {
    const uuid = await handingOver();
    const beto = await personaDe('beto');
    await given.roles({ usuario_id: beto });
    await refuses(
      uuid,
      'El titular del dominio uno.uy no se puede transferir. Usted no tiene ningún rol en él.',
    );
  });

  it('is not handed over by its administrative contact, who was its holder', async () => {
    const uuid = await handingOver();
    await given.roles({ titular: 0 });
    await refuses(uuid, 'Para transferir el titular hay que ser titular');
  });

  it('is not handed over once it expired', async () => {
    const uuid = await handingOver();
    await refuses(uuid, 'El dominio está vencido', START.add({ hours: 24 * 170 }));
  });

  it('is not handed over once it was released', async () => {
    const uuid = await handingOver();
    await registryAs('ana').administracion.liberar({ nombreDominio });
    await refuses(uuid, 'El dominio está eliminado');
  });

  it('of which nothing is left is not handed over either, and says so', async () => {
    const uuid = await handingOver();
    await registryAs('ana').administracion.eliminar({ nombreDominio, confirmacion: nombreDominio });
    const { mensajeRespuesta } = await confirm('ana', uuid);
    expect(mensajeRespuesta).toContain('no se puede transferir. Ya no está registrado. No se le cobró.');
    expect(await libroMayor()).toEqual([]);
  });

  it('invites its new holder, who has no account here, to take it', async () => {
    const { ventaDTO } = await confirm('ana', await handingOver());
    expect(ventaDTO?.items).toMatchObject([{ estado: 'HECHO', mensaje: 'El titular fue transferido.' }]);
    expect(await invitados()).toEqual(['nadia@correo.uy']);
  });

  it('leaves the old payment account behind, and its administrative contact where it was', async () => {
    await given.everyDomain({ cuenta_pago_id: await cuentaDe('ana') });
    const before = await dominio();
    await confirm('ana', await handingOver());
    const after = await dominio();
    expect(after).toMatchObject({ cuenta_pago_id: null, cuenta_asociada_en: null });
    expect(after.titular_id).not.toBe(before.titular_id);
    expect(after.administrador_id).toBe(before.administrador_id);
  });

  it('keeps the payment account and changes its administrative contact, where that was asked for', async () => {
    const cuenta = await cuentaDe('ana');
    await given.everyDomain({ cuenta_pago_id: cuenta });
    await confirm('ana', await handingOver({ eliminarCuentaPago: false, modificarAdministrador: true }));
    const after = await dominio();
    expect(after.cuenta_pago_id).toBe(cuenta);
    expect(after.administrador_id).toBe(after.titular_id);
    expect(after.tecnico_id).not.toBe(after.titular_id);
  });
});
