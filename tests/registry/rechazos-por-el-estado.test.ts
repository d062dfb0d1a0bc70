import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../support/registry';
import { ask } from './caller';
import { contacto, cuenta } from './persona';
import { nombreDe, shop, ventaLista } from './shop';

const KIOSCO = { nombreDominio: 'kiosco.uy' };

/** A confirmed purchase of Ana's, and the line of it. */
async function comprada() {
  const uuidVenta = await ventaLista('ana', ['kiosco.uy']);
  const { ventaDTO } = await shop({ login: 'ana' }).carrito.venta({ uuidVenta });
  await shop({ login: 'ana' }).carrito.finalizar({ uuid: uuidVenta });
  return { uuidVenta, linea: ventaDTO?.items[0]?.dominio.id ?? 0 };
}

describeOnBothEngines('a purchase that is confirmed', () => {
  it('gets no other account', async () => {
    const { uuidVenta } = await comprada();
    const answer = await ask({ login: 'ana' }).cuenta.guardarCuentaPago({
      uuidVenta,
      templateCuentaPagoDTO: cuenta(),
    });
    expect(answer.respMensaje).toBe('La compra ya fue confirmada: su forma de pago no se puede cambiar.');
  });

  it('gets no other holder', async () => {
    const { linea } = await comprada();
    const answer = await ask({ login: 'ana' }).cuenta.guardarContactoDominio({
      dominiosIds: [linea],
      contactoDTO: contacto(),
    });
    expect(answer.respMensaje).toBe('La compra ya fue confirmada: sus datos no se pueden cambiar aquí.');
  });
});

describeOnBothEngines('a purchase that is not confirmed', () => {
  it('gets no holder whose mail is none, and says so beside it', async () => {
    const uuidVenta = await ventaLista('ana', ['kiosco.uy']);
    const { ventaDTO } = await shop({ login: 'ana' }).carrito.venta({ uuidVenta });
    const answer = await ask({ login: 'ana' }).cuenta.guardarContactoDominio({
      dominiosIds: [ventaDTO?.items[0]?.dominio.id ?? 0],
      contactoDTO: contacto({ emailPublico: 'ana' }),
    });
    expect(answer.mapErrores).toHaveProperty('emailPublico');
  });
});

describeOnBothEngines('keys of a name', () => {
  it('are not made where the server of the files signs', async () => {
    await nombreDe('ana', 'kiosco.uy', { alojado: 1 });
    const answer = await ask({ login: 'ana' }).dns.firmar({ ...KIOSCO, firmar: true });
    expect(answer).toMatchObject({
      esRespOK: false,
      mensaje: 'Todavía no se puede firmar la zona desde el portal.',
    });
  });

  it('are not given by who has it hosted here', async () => {
    await nombreDe('ana', 'kiosco.uy', { alojado: 1 });
    const answer = await ask({ login: 'ana' }).dns.guardarFirmantes({ ...KIOSCO, texto: '' });
    expect(answer).toMatchObject({
      esRespOK: false,
      mensaje: expect.stringContaining('su clave la pone el Registro .uy'),
    });
  });
});
