import { beforeEach, describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { RegistryFailure, registryFor } from '~/registry/client.server';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';
import { codigoEnviado, contacto, cuenta } from './persona';
import { nombreDe } from './shop';

const visitor = { direccion: '192.0.2.9', visitante: 'una-sesion' };

async function signedIn(login: string) {
  await createAccount(database(), { login, oid: login, nombre: 'Ana Píriz', password: 'una clave larga' });
  return registryFor({ ...visitor, token: await accessTokenOf(login), oid: login, login });
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof RegistryFailure ? error.kind : error),
  );

/** What a portal does, whoever answers. */
function journeys(): void {
  it('answers visitors', async () => {
    const registry = registryFor(visitor);
    const { dominiosHabilitados } = await registry.dominio.habilitados();
    expect(dominiosHabilitados.map(({ nombre }) => nombre).sort()).toEqual(['com.uy', 'uy']);
    const { dominios } = await registry.dominio.disponibilidad({ dominios: ['peñarol.com.uy'] });
    expect(dominios).toMatchObject([{ nombre: 'peñarol.com.uy', disponible: true }]);
    const { mensajes } = await registry.mensajes.globales({});
    expect(Array.isArray(mensajes)).toBe(true);
  });

  it('takes a cart from the first name to the payment account', async () => {
    const anonymous = registryFor(visitor);
    const { ventaDTO } = await anonymous.registro.agregar({
      dominios: [{ nombre: 'uno.uy' }],
      uuidVenta: null,
    });
    const uuid = ventaDTO?.uuidVenta ?? '';
    const ana = await signedIn('ana');
    await ana.registro.asociarUsuarioVenta({ id: uuid });
    const { templateCuentaPago } = await ana.cuenta.guardarCuentaPago({
      uuidVenta: uuid,
      templateCuentaPagoDTO: cuenta(),
    });
    const { nombre, ...titular } = contacto();
    const dominiosIds = (ventaDTO?.items ?? []).map(({ id }) => id);
    await ana.cuenta.guardarContactoDominio({
      dominiosIds,
      contactoDTO: { ...titular, nombreApellido: nombre },
    });
    const { contactos } = await ana.carrito.contactosVenta({ uuid });
    expect(contactos).toMatchObject([{ nombre: 'uno.uy', contactoDTO: { nombreApellido: 'Ana' } }]);
    const { cuentaPago } = await ana.carrito.formaPago({ uuid });
    expect(cuentaPago).toEqual(templateCuentaPago);
  });

  it('keeps a person, their contact and accounts', async () => {
    const ana = await signedIn('ana');
    const wrong = await ana.cuenta.crearContacto({ contacto: contacto({ telefono: '12' }) });
    expect(wrong).toMatchObject({ respCodigo: 'ERROR', mapErrores: { telefono: expect.any(String) } });
    await ana.cuenta.crearContacto({ contacto: contacto() });
    const codigo = await codigoEnviado('avisos@correo.uy');
    expect(await ana.usuario.validarDatos({ codigo })).toMatchObject({ respuestaOK: true });
    const made = await ana.cuenta.guardarCuentaPago({ templateCuentaPagoDTO: cuenta() });
    const id = made.templateCuentaPago?.id ?? 0;
    expect(await ana.cuenta.renombrarCuentaPago({ id, nombre: 'Otra' })).toMatchObject({ respCodigo: 'OK' });
    expect(await ana.cuenta.eliminarCuentaPago({ id })).toMatchObject({ respCodigo: 'OK' });
    expect((await ana.usuario.resumen()).resumen).toMatchObject({ cantDomRegistrados: 0, cantFormasPago: 0 });
  });

  it('lists domains and tells one of them', async () => {
    await nombreDe('ana', 'uno.uy'); // whose oid is `oid-ana`
    const ana = await signedIn('oid-ana');
    const filtro = { nombre: null, fechaVencimientoHasta: '2030-01-01', cantResultados: 5 };
    const lista = await ana.administracion.obtenerDominios(filtro);
    expect(lista).toMatchObject({ codigo: 'OK', totalDominiosFiltro: 1 });
    expect(lista.permisoDominioDTOMap['uno.uy']?.puedeRenovar).toBe(true);
    const info = await ana.administracion.informacion({ nombreDominio: 'uno.uy' });
    expect(info).toMatchObject({ codigoRespuesta: 'OK', esTitular: true, nameservers: [] });
  });

  it('takes files and gives them back', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    const ana = await signedIn('ana');
    const ticket = { nombre: 'Ana', email: 'ana@correo.uy', mailConfirmacion: 'ana@correo.uy' };
    const answer = await ana.ticket.generar({
      datosTicket: JSON.stringify({
        ticket: { ...ticket, asunto: 'Consulta', mensaje: 'No veo mi dominio' },
      }),
      archivos: [new File([png], 'captura.png', { type: 'image/png' })],
    });
    expect(answer).toMatchObject({ respuestaOK: true, camposError: [] });
    const id = answer.id ?? 0;
    const { archivos } = (await ana.ticket.ver({ id })).ticket;
    expect(archivos).toMatchObject([{ nombre: 'captura.png', tamanio: png.length }]);
    const file = await ana.ticket.archivo({ id, idArchivo: archivos[0]?.id ?? 0 });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
  });

  it('says who may not ask, and what is not there', async () => {
    const anonymous = registryFor(visitor);
    expect(await failure(anonymous.usuario.actual())).toBe('sinIdentificar');
    const bad = registryFor({ ...visitor, token: 'inventado', oid: 'ana', login: 'ana' });
    expect(await failure(bad.usuario.actual())).toBe('sinIdentificar');
    const ana = await signedIn('ana');
    expect(await failure(ana.cuenta.cuentaPago({ id: 99 }))).toBe('noEncontrado');
    expect(await failure(ana.carrito.formaPago({ uuid: 'ninguna' }))).toBe('noEncontrado');
  });
}

describeOnBothEngines('the client, in process', journeys);

describe('the client, over HTTP', () => {
  const edge = serving(edgeServer());
  onFreshDatabase('SQLite');
  beforeEach(() => useSettingsFor(`${edge.url()}/api`));
  journeys();

  it('says who is calling in headers that the edge does not trust', async () => {
    await signedIn('ana');
    const forged = { oid: 'ana', login: 'ana', 'content-type': 'application/json' };
    const response = await fetch(`${edge.url()}/api/usuario`, { headers: forged });
    expect(response.status).toBe(401);
  });
});

/** The database stays the one of this test: only where the registry is asked changes. */
function useSettingsFor(url: string): void {
  Object.assign(settings(), { REGISTRY_API_URL: url });
  useSettings(settings());
}
