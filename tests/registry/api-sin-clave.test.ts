import { beforeEach, describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { accessTokenOf } from '../support/portal/sign-in';
import { onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';
import { ask } from './caller';
import { cuentaDe, nombreDe } from './shop';

const ana = (at = now()) => ask({ login: 'ana', now: at });

describe('/api, asked by a client that knows no keys and no other dates than section 9', () => {
  const edge = serving(edgeServer());
  onFreshDatabase();
  let token = '';
  let cuenta = 0;

  beforeEach(async () => {
    await createAccount(database(), {
      login: 'ana',
      oid: 'oid-ana',
      nombre: 'Ana',
      password: 'una clave larga',
    });
    await nombreDe('ana', 'uno.uy');
    cuenta = await cuentaDe('ana');
    token = await accessTokenOf('oid-ana');
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${edge.url()}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { response, answer: await response.json() };
  };

  const renovar = () => ({
    nombreDominio: 'uno.uy',
    compraInmediata: true,
    asociarTemplateCuenta: false,
    cantAnios: 1,
    pagoVentaDTO: { generaPago: true, generaFactura: true, medioPago: 'ff' },
    templateCuentaPagoDTO: { id: cuenta },
  });
  const vence = async () =>
    (await ana().administracion.informacion({ nombreDominio: 'uno.uy' })).dominio.dominioCore
      .fechaVencimiento ?? '';
  const yearOf = (day: string): number => Number(day.slice(0, 4));

  it('the same renewal twenty times in a minute is one, and answers the same each time', async () => {
    const before = yearOf(await vence());
    const path = '/usuario/administracion/dominio/renovar';
    const answers = [];
    for (let time = 0; time < 20; time += 1) answers.push((await post(path, renovar())).answer);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ codigo: 'OK', uuidVenta: expect.any(String) });
    expect(yearOf(await vence())).toBe(before + 1);
  });

  it('after that minute it is another one, and a name is never paid more than ten years ahead', async () => {
    const begun = now();
    const answers = [];
    for (let minutes = 0; minutes < 40; minutes += 2)
      answers.push(await ana(begun.add({ minutes })).administracion.renovar(renovar()));
    const until = yearOf(await vence());
    expect(until - begun.toZonedDateTimeISO('America/Montevideo').year).toBeLessThanOrEqual(10);
    expect(answers.filter(({ codigo }) => codigo === 'OK').length).toBeGreaterThan(5);
    const last = answers.at(-1);
    expect(last?.codigo).toBe('ESTADO');
    expect(last?.mensaje).toMatch(
      /^El dominio ya está pago por casi 10 años.* a partir del \d\d\/\d\d\/\d{4}\.$/,
    );
    const toCart = await ana().administracion.renovar({ ...renovar(), compraInmediata: false });
    expect(toCart.codigo).toBe('ESTADO');
    const { motivos } = await ana().administracion.informacion({ nombreDominio: 'uno.uy' });
    expect(motivos?.renovar).toBe(last?.mensaje);
  });

  it('a payment that there is not is refused, and nothing is renewed', async () => {
    const before = await vence();
    const pagoVentaDTO = { generaPago: false, generaFactura: true, medioPago: 'ff' };
    const { answer } = await post('/usuario/administracion/dominio/renovar', { ...renovar(), pagoVentaDTO });
    expect(answer.codigo).not.toBe('OK');
    expect(answer.mensaje).toContain('generaPago');
    expect(await vence()).toBe(before);
  });

  it('dates go out as dd/MM/yyyy, and as ISO 8601 to who prefers it', async () => {
    const path = '/usuario/administracion/obtener-dominios';
    const dateIn = ({ answer }: Awaited<ReturnType<typeof post>>) =>
      answer.dominioWrapperDTOList[0].dominio.dominioCore.fechaVencimiento;
    const plain = await post(path, {});
    const iso = await post(path, {}, { prefer: 'respond-async, fechas=iso' });
    expect(dateIn(iso)).toBe(await vence());
    expect(iso.response.headers.get('preference-applied')).toBe('fechas=iso');
    expect(dateIn(plain)).toBe((await vence()).split('-').reverse().join('/'));
  });

  it('a cart that became part of another still answers by its old uuid', async () => {
    const { ventaDTO: first } = await ana().registro.agregar({
      dominios: [{ nombre: 'primero.uy' }],
      uuidVenta: null,
    });
    await ana().registro.asociarUsuarioVenta({ id: first?.uuidVenta ?? '' });
    const { ventaDTO: second } = await ask({ now: now() }).registro.agregar({
      dominios: [{ nombre: 'segundo.uy' }],
      uuidVenta: null,
    });
    const old = second?.uuidVenta ?? '';
    expect((await ana().registro.asociarUsuarioVenta({ id: old })).uuidVenta).toBe(first?.uuidVenta);
    const found = await fetch(`${edge.url()}/api/carrito/venta/${old}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await found.json()).toMatchObject({
      uuidVenta: first?.uuidVenta,
      ventaDTO: { items: [{}, { dominio: { nombre: 'segundo.uy' } }] },
    });
    await ana().registro.eliminar({ idDominio: second?.items[0]?.dominio.id ?? 0, uuidVenta: old });
    expect((await ana().carrito.refrescar({ uuid: old })).registrosPendientes).toMatchObject([
      { nombre: 'primero.uy' },
    ]);
    const nobody = await fetch(`${edge.url()}/api/carrito/venta/${old}`);
    expect(nobody.status).toBe(404);
  });
});
