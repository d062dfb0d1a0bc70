import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { syncRelaciones } from '~/registry/edge/dominios/relaciones-store';
import { addRenovacion, addTransferencia } from '~/registry/edge/ventas/add-line';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { contacto } from './persona';
import { completar, libroMayor, nombreDe, personaDe, shop, ventaLista } from './shop';

const NOT_FOUND = { code: 'NOT_FOUND', status: 404 };
const finalizar = (login: string, uuid: string, total?: number) =>
  shop({ login }).carrito.finalizar({ uuid, total });
const dominio = (nombre: string) => observe.domain(nombre);

describeOnBothEngines('confirming a sale', (engine) => {
  it('registers the name for a year, with its contacts, its account, its charge and a reference', async () => {
    const uuid = await ventaLista('ana', ['peñarol.com.uy']);
    const answer = await finalizar('ana', uuid, 115900);
    expect(answer).toMatchObject({ respuestaOK: true, codigoRespuesta: 'OK', waitResponse: false });
    expect(answer.mensajeRespuesta).toBe('Tu compra se realizó con éxito.');
    expect(answer.ventaDTO).toMatchObject({ estado: 'FINALIZADA', total: 115900 });
    expect(answer.ventaDTO?.referencia).toMatch(/^UY-2026-[0-9A-Z]{8}$/);
    const made = await dominio('xn--pearol-xwa.com.uy');
    expect(made).toMatchObject({
      estado: 'REGISTRADO',
      fecha_alta: '2026-11-21',
      fecha_vencimiento: '2027-11-21',
    });
    expect(made?.administrador_id).toBe(made?.titular_id);
    expect(await libroMayor()).toMatchObject([
      {
        nombre: 'xn--pearol-xwa.com.uy',
        importe: 115900,
        concepto: 'REGISTRO',
        cuenta_pago_id: made?.cuenta_pago_id,
      },
    ]);
    const roles = await observe.roles();
    expect(roles).toMatchObject([{ titular: 1, administrador: 1, tecnico: 1, financiero: 1 }]);
  });

  it('posted twenty times at once charges once and answers twenty times the same reference', async () => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.com.uy']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => finalizar('ana', uuid)));
    const references = new Set(answers.map(({ ventaDTO }) => ventaDTO?.referencia));
    expect(references.size).toBe(1);
    expect([...references][0]).toMatch(/^UY-/);
    expect(answers.every(({ respuestaOK }) => respuestaOK)).toBe(true);
    expect(await libroMayor()).toHaveLength(2);
    expect(await observe.domains()).toHaveLength(2);
  });

  it('gives a name two people are buying to one, and tells the other without charging', async () => {
    const buyers = ['ana', 'beto', 'caro', 'dani'];
    const uuids = await Promise.all(
      buyers.map((login) => ventaLista(login, ['codiciado.uy', `de-${login}.uy`])),
    );
    const answers = await Promise.all(buyers.map((login, at) => finalizar(login, uuids[at] ?? '')));
    const complete = answers.filter(({ codigoRespuesta }) => codigoRespuesta === 'OK');
    const partial = answers.filter(({ codigoRespuesta }) => codigoRespuesta === 'PARCIAL');
    expect([complete.length, partial.length]).toEqual([1, 3]);
    for (const { ventaDTO, mensajeRespuesta } of partial) {
      expect(ventaDTO?.total).toBe(138900);
      expect(mensajeRespuesta).toBe(
        'Tu compra se realizó con éxito. El dominio codiciado.uy acaba de ser registrado por otra persona. No se le cobró.',
      );
      expect(ventaDTO?.items.map(({ estado }) => estado).sort()).toEqual(['HECHO', 'RECHAZADO']);
    }
    const charged = (await libroMayor()).filter(({ nombre }) => nombre === 'codiciado.uy');
    expect(charged).toHaveLength(1);
  });

  it('charges nothing and gives no reference when every name was taken meanwhile', async () => {
    const uuid = await ventaLista('ana', ['perdido.uy']);
    await finalizar('beto', await ventaLista('beto', ['perdido.uy']));
    for (const answer of [await finalizar('ana', uuid), await finalizar('ana', uuid)]) {
      expect(answer).toMatchObject({ respuestaOK: false, codigoRespuesta: 'NADA_REGISTRADO' });
      expect(answer.mensajeRespuesta).toBe(
        'Error al procesar la confirmación de la compra. El dominio perdido.uy acaba de ser registrado por otra persona. No se le cobró.',
      );
      expect(answer.ventaDTO).toMatchObject({ referencia: null, total: 0 });
    }
    expect(await libroMayor()).toHaveLength(1);
  });

  it('says what is missing, in the order of the steps', async () => {
    const { registro } = shop({ login: 'ana' });
    const { ventaDTO } = await registro.agregar({ dominios: [{ nombre: 'pepe.uy' }], uuidVenta: null });
    const uuid = ventaDTO?.uuidVenta ?? '';
    expect(await finalizar('ana', uuid)).toMatchObject({
      codigoRespuesta: 'SIN_TITULAR',
      mensajeRespuesta: 'No se ha ingresado un titular para todos los dominios',
    });
    await completar('ana', uuid);
    await given.sales({ cuenta_pago_id: null });
    expect(await finalizar('ana', uuid)).toMatchObject({ codigoRespuesta: 'SIN_CUENTA' });
    await registro.eliminar({ idDominio: ventaDTO?.items[0]?.id ?? 0, uuidVenta: uuid });
    expect(await finalizar('ana', uuid)).toMatchObject({
      codigoRespuesta: 'VACIO',
      mensajeRespuesta: 'No hay artículos en el carro de compra para continuar.',
    });
    expect(await libroMayor()).toEqual([]);
  });

  it.each([{ generaPago: false }, { generaFactura: false }, { medioPago: 'tc' }])(
    'refuses %j, which it would not do, instead of charging',
    async (given) => {
      const uuid = await ventaLista('ana', ['uno.uy']);
      const answer = await shop({ login: 'ana' }).carrito.finalizar({ uuid, ...given });
      expect(answer).toMatchObject({ respuestaOK: false, codigoRespuesta: 'SOLO_CON_FACTURA' });
      expect(answer.mensajeRespuesta).toContain('solo confirma compras que se pagan con la factura');
      expect(await libroMayor()).toEqual([]);
    },
  );

  it('tells a price that changed since the summary instead of charging it', async () => {
    const uuid = await ventaLista('ana', ['pepe.uy']);
    await given.price(150000, 'uy');
    const told = await finalizar('ana', uuid, 138900);
    expect(told).toMatchObject({ respuestaOK: false, codigoRespuesta: 'PRECIO_CAMBIADO' });
    expect(told.mensajeRespuesta).toContain('pepe.uy');
    expect(told.ventaDTO).toMatchObject({ estado: 'ABIERTA', total: 150000 });
    expect(await finalizar('ana', uuid, 138900)).toMatchObject({ codigoRespuesta: 'PRECIO_CAMBIADO' });
    expect(await finalizar('ana', uuid, 150000)).toMatchObject({ respuestaOK: true });
    expect((await libroMayor()).map(({ importe }) => importe)).toEqual([150000]);
  });

  it('says of each line what became of it, and until when', async () => {
    const uuid = await ventaLista('ana', ['uno.uy']);
    const { ventaDTO } = await finalizar('ana', uuid);
    expect(ventaDTO?.items).toMatchObject([
      {
        estado: 'HECHO',
        mensaje: 'Registrado hasta el 21/11/2027.',
        proximas: 'MISMA',
      },
    ]);
  });

  it('keeps the data of a holder once, however many names have them', async () => {
    await finalizar('ana', await ventaLista('ana', ['uno.uy', 'dos.uy', 'tres.com.uy']));
    const holders = new Set((await observe.domains()).map(({ titular_id }) => titular_id));
    expect(holders.size).toBe(1);
    expect(await observe.contacts()).toHaveLength(1);
  });

  it('makes the buyer’s default contact the others of the name; its holder is who was typed', async () => {
    const { cuenta, administracion } = shop({ login: 'ana' });
    await cuenta.crearContacto({ contacto: contacto({ nombre: 'Ana María' }) });
    await finalizar('ana', await ventaLista('ana', ['uno.uy']));
    const { titular, administrador, tecnico, financiero } = await administracion.informacion({
      nombreDominio: 'uno.uy',
    });
    expect(titular?.nombre).toBe('Ana Píriz');
    for (const one of [administrador, tecnico, financiero]) expect(one?.nombre).toBe('Ana María');
  });

  it('makes no second contact of a holder who is the default one to the letter', async () => {
    const given = { direccion: 'Rambla 1234', telefono: '29001234', emailPublico: 'ana@correo.uy' };
    await shop({ login: 'ana' }).cuenta.crearContacto({ contacto: contacto(given) });
    await finalizar('ana', await ventaLista('ana', ['uno.uy', 'dos.uy']));
    for (const nombre of ['uno.uy', 'dos.uy']) {
      const made = await dominio(nombre);
      expect(made?.titular_id).toBe(made?.administrador_id);
    }
  });

  it('registers no name under an ending that is not sold any more, and charges the others', async () => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.com.uy']);
    await given.soldNoMore('com.uy');
    const answer = await finalizar('ana', uuid);
    expect(answer.codigoRespuesta).toBe('PARCIAL');
    expect(answer.mensajeRespuesta).toContain('El dominio dos.com.uy no se puede registrar. No se le cobró.');
    expect((await libroMayor()).map(({ nombre }) => nombre)).toEqual(['uno.uy']);
  });

  it('tells a total that was never shown, where no price changed', async () => {
    const uuid = await ventaLista('ana', ['uno.uy']);
    expect(await finalizar('ana', uuid, 1)).toMatchObject({
      codigoRespuesta: 'PRECIO_CAMBIADO',
      mensajeRespuesta: expect.stringMatching(/^Cambió el total de la compra desde/),
    });
    expect(await libroMayor()).toEqual([]);
  });

  it('names the lines whose price changed, and no others', async () => {
    const uuid = await ventaLista('ana', ['caro.uy', 'igual.com.uy', 'otro.uy']);
    await given.price(150000, 'uy');
    const { mensajeRespuesta } = await finalizar('ana', uuid, 138900 * 2 + 115900);
    expect(mensajeRespuesta).toMatch(/^Cambió el precio de caro\.uy, otro\.uy desde que se mostró/);
  });

  it('is only the owner’s, before and after; the reference too', async () => {
    const uuid = await ventaLista('ana', ['pepe.uy']);
    await expect(finalizar('beto', uuid)).rejects.toMatchObject(NOT_FOUND);
    await expect(shop({ login: 'beto' }).carrito.venta({ uuidVenta: uuid })).rejects.toMatchObject(NOT_FOUND);
    await expect(shop().carrito.finalizar({ uuid })).rejects.toMatchObject({ status: 401 });
    const { ventaDTO } = await finalizar('ana', uuid);
    const referencia = ventaDTO?.referencia ?? '';
    const own = await shop({ login: 'ana' }).carrito.ventaPorReferencia({ referencia });
    expect(own.ventaDTO).toEqual(ventaDTO);
    await expect(shop({ login: 'beto' }).carrito.ventaPorReferencia({ referencia })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });

  it('refuses an account that is not the buyer’s or was deleted', async () => {
    const uuid = await ventaLista('ana', ['pepe.uy']);
    await given.paymentAccounts({ eliminada_en: '2026-01-01' });
    expect(await finalizar('ana', uuid)).toMatchObject({ codigoRespuesta: 'SIN_CUENTA' });
    await given.paymentAccounts({ eliminada_en: null, usuario_id: await personaDe('beto') });
    expect(await finalizar('ana', uuid)).toMatchObject({ codigoRespuesta: 'SIN_CUENTA' });
  });

  it('leaves nothing behind when it fails half way', async () => {
    const uuid = await ventaLista('ana', ['primero.uy', 'segundo.uy']);
    const owner = await personaDe('ana');
    const taken = (await observe.saleLines()).find(({ nombre }) => nombre === 'segundo.uy');
    const [cuenta] = await observe.paymentAccounts();
    if (!taken || !cuenta) throw new Error('The sale is there, and its account');
    await given.charge({
      clave: `item:${taken.id}`,
      venta_item_id: null,
      usuario_id: owner,
      nombre: 'otro.uy',
      concepto: 'REGISTRO',
      importe: 1,
      cuenta_pago_id: cuenta.id,
      creado_en: START.toString(),
    });
    await expect(finalizar('ana', uuid)).rejects.toThrow();
    expect(await dominio('primero.uy')).toBeUndefined();
    expect(await libroMayor()).toHaveLength(1);
    expect((await shop({ login: 'ana' }).carrito.venta({ uuidVenta: uuid })).ventaDTO?.estado).toBe(
      'ABIERTA',
    );
  });

  it(`shows the registered name in whois at once (${engine})`, async () => {
    await finalizar('ana', await ventaLista('ana', ['pepe.uy']));
    const found = await shop().dominio.whois({ dominio: { nombre: 'PEPE.UY' } });
    expect(found).toMatchObject({ codigo: 'OK', estado: 'REGISTRADO', fechaAlta: '2026-11-21' });
    expect(found.titular).toMatchObject({ nombre: 'Ana Píriz', emailPublico: 'ana@correo.uy' });
    expect(JSON.stringify(found)).not.toContain('"email"');
  });
});

describeOnBothEngines('renewals and holder transfers in a sale', () => {
  const nombreYFila = async (login: string, nombre: string, given = {}) => {
    await nombreDe(login, nombre, given);
    const row = await dominio(nombre);
    if (!row) throw new Error(`${nombre} is missing`);
    return row;
  };

  async function renovacionDe(login: string, nombre: string, given = {}) {
    const row = await nombreYFila(login, nombre, given);
    const usuarioId = await personaDe(login);
    const added = await database()
      .transaction()
      .execute((trx) => addRenovacion(trx, { uuid: null, usuarioId, dominio: row }, START));
    if (!('uuidVenta' in added)) throw new Error(added.rechazo);
    await completar(login, added.uuidVenta);
    return { uuid: added.uuidVenta, row, usuarioId };
  }

  it('extends an expired name from its expiry date, and charges a year', async () => {
    const { uuid } = await renovacionDe('ana', 'viejo.uy', {
      fecha_vencimiento: '2026-11-01',
      estado: 'VENCIDO',
    });
    expect(await finalizar('ana', uuid)).toMatchObject({
      respuestaOK: true,
      ventaDTO: {
        total: 138900,
        items: [{ mensaje: expect.stringMatching(/^Renovado hasta el 01\/11\/2027\.$/) }],
      },
    });
    expect(await dominio('viejo.uy')).toMatchObject({
      estado: 'REGISTRADO',
      fecha_vencimiento: '2027-11-01',
    });
    const lists = await observe.roles();
    expect(lists).toMatchObject([{ fecha_vencimiento: '2027-11-01' }]);
    expect(await libroMayor()).toMatchObject([{ concepto: 'RENOVACION', importe: 138900 }]);
  });

  it('renews once when the same renewal is bought from two carts', async () => {
    const { uuid, row, usuarioId } = await renovacionDe('ana', 'viejo.uy');
    const other = await database()
      .transaction()
      .execute((trx) => addRenovacion(trx, { uuid: null, usuarioId, dominio: row }, START));
    const second = 'uuidVenta' in other ? other.uuidVenta : '';
    await completar('ana', second);
    const answers = await Promise.all([finalizar('ana', uuid), finalizar('ana', second)]);
    expect(answers.map(({ respuestaOK }) => respuestaOK).sort()).toEqual([false, true]);
    const refused = answers.find(({ respuestaOK }) => !respuestaOK);
    expect(refused?.mensajeRespuesta).toContain('El dominio viejo.uy ya fue renovado. No se le cobró.');
    expect(await dominio('viejo.uy')).toMatchObject({ fecha_vencimiento: '2028-05-01' });
    expect(await libroMayor()).toHaveLength(1);
  });

  it('does not put the same renewal twice in one cart, nor the renewal of what was deleted', async () => {
    const { uuid, row, usuarioId } = await renovacionDe('ana', 'viejo.uy');
    const again = await database()
      .transaction()
      .execute((trx) => addRenovacion(trx, { uuid, usuarioId, dominio: row }, START));
    expect(again).toEqual({ rechazo: 'YA_EN_CARRITO' });
    await given.removedOn('2026-11-11');
    const gone = await shop({ login: 'ana' }).administracion.renovar({
      nombreDominio: 'viejo.uy',
      compraInmediata: false,
    });
    expect(gone).toMatchObject({ codigo: 'ESTADO' });
  });

  it('renews nothing for who lost the permission since', async () => {
    const { uuid } = await renovacionDe('ana', 'viejo.uy');
    await given.roles({ titular: 0, administrador: 0, financiero: 0 });
    expect(await finalizar('ana', uuid)).toMatchObject({ respuestaOK: false });
    expect(await libroMayor()).toEqual([]);
  });

  it('renews nothing under an ending that is sold no more, and charges nothing', async () => {
    const { uuid, row } = await renovacionDe('ana', 'viejo.uy');
    await given.soldNoMore('uy');
    const answer = await finalizar('ana', uuid);
    expect(answer.respuestaOK).toBe(false);
    expect(answer.mensajeRespuesta).toMatch(
      /viejo\.uy no tiene precio en este momento .* y le diremos cómo seguir\. No se le cobró\./,
    );
    expect(await dominio('viejo.uy')).toMatchObject({ fecha_vencimiento: row.fecha_vencimiento });
    expect(await libroMayor()).toEqual([]);
  });

  /** The cart of somebody who gives a name of theirs to Beto. */
  async function transferenciaDe(login: string, nombre: string) {
    const row = await nombreYFila(login, nombre);
    const contacto = {
      nombre: 'Beto',
      apellido: 'Sosa',
      direccion: 'Calle 1',
      telefono: '29009999',
      emailPublico: 'beto@correo.uy',
      email: null,
      usuarioId: await personaDe('beto'),
    };
    const datos = { titularActual: 'Ana Píriz', contacto, eliminarCuentaPago: true };
    const usuarioId = await personaDe(login);
    const added = await database()
      .transaction()
      .execute((trx) => addTransferencia(trx, { uuid: null, usuarioId, dominio: row, datos }, START));
    if (!('uuidVenta' in added)) throw new Error(added.rechazo);
    await completar(login, added.uuidVenta);
    return { uuid: added.uuidVenta, row, usuarioId, nuevoId: contacto.usuarioId };
  }

  it('gives the name to its new holder, without the account when so chosen', async () => {
    const { uuid, usuarioId, nuevoId } = await transferenciaDe('ana', 'cedido.com.uy');
    const { ventaDTO } = await shop({ login: 'ana' }).carrito.venta({ uuidVenta: uuid });
    expect(ventaDTO?.items).toMatchObject([
      { titularActual: 'Ana Píriz', nuevoTitular: 'Beto Sosa', precio: 115900 },
    ]);
    expect(await finalizar('ana', uuid)).toMatchObject({ respuestaOK: true });
    expect(await dominio('cedido.com.uy')).toMatchObject({ cuenta_pago_id: null });
    const roles = await observe.roles();
    expect(roles.find(({ usuario_id }) => usuario_id === nuevoId)).toMatchObject({
      titular: 1,
      administrador: 0,
    });
    expect(roles.find(({ usuario_id }) => usuario_id === usuarioId)).toMatchObject({
      titular: 0,
      administrador: 1,
    });
  });

  it('gives no name away under an ending that is sold no more, and charges nothing', async () => {
    const { uuid, row } = await transferenciaDe('ana', 'cedido.com.uy');
    await given.soldNoMore('com.uy');
    expect((await finalizar('ana', uuid)).mensajeRespuesta).toContain('no tiene precio en este momento');
    expect(await dominio('cedido.com.uy')).toMatchObject({ titular_id: row.titular_id });
    expect(await libroMayor()).toEqual([]);
  });

  it('renews a name before it is given away in the same purchase, in whichever order they were put there', async () => {
    const { uuid, row, usuarioId } = await transferenciaDe('ana', 'cedido.com.uy');
    await given.everyDomain({ administrador_id: null, financiero_id: null });
    await syncRelaciones(database(), row.id);
    await database()
      .transaction()
      .execute((trx) => addRenovacion(trx, { uuid, usuarioId, dominio: row }, START));
    expect(await finalizar('ana', uuid)).toMatchObject({ codigoRespuesta: 'OK' });
    expect(await dominio('cedido.com.uy')).toMatchObject({ fecha_vencimiento: '2028-05-01' });
    expect((await dominio('cedido.com.uy'))?.titular_id).not.toBe(row.titular_id);
  });

  it('gives no name away once that was switched off, and says so', async () => {
    const { uuid, row } = await transferenciaDe('ana', 'cedido.com.uy');
    await given.transfersSwitchedOff();
    const answer = await finalizar('ana', uuid);
    expect(answer.respuestaOK).toBe(false);
    expect(answer.mensajeRespuesta).toContain(
      'El titular del dominio cedido.com.uy no se puede transferir. La transferencia de titular no está habilitada. No se le cobró.',
    );
    expect(await dominio('cedido.com.uy')).toMatchObject({ titular_id: row.titular_id });
    expect(await libroMayor()).toEqual([]);
  });
});
