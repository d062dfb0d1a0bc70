import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { OutcomeUnknown } from '~/database/timeouts';
import { type CommitLine, commitLineTo, type LostCommit } from '../support/commit-line';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { registryAs } from './persona';
import { cuentaDe, libroMayor, nombreDe, shop, ventaLista } from './shop';

const WAYS: LostCommit[] = ['done', 'never heard'];
const datosTicket = JSON.stringify({
  operacion: 'una-clave-de-formulario',
  ticket: {
    nombre: 'Ana',
    email: 'ana@ejemplo.uy',
    mailConfirmacion: 'ana@ejemplo.uy',
    asunto: 'No veo mi dominio',
    mensaje: 'Desde ayer.',
  },
});

describe('a change at whose commit PostgreSQL went away', () => {
  onFreshDatabase('PostgreSQL');
  let line: CommitLine;

  beforeEach(async () => {
    const url = new URL(settings().DATABASE_URL ?? '');
    line = await commitLineTo(Number(url.port));
    url.port = String(line.port);
    await database().destroy();
    useSettings({ ...settings(), DATABASE_URL: url.href });
  });
  afterEach(() => line.close());

  it.each(WAYS)('is a purchase: it is confirmed, and charged once (the commit was %s)', async (way) => {
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.uy']);
    line.lose(way, 2);
    const { respuestaOK, ventaDTO } = await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect([respuestaOK, ventaDTO?.estado]).toEqual([true, 'FINALIZADA']);
    expect(ventaDTO?.referencia).toMatch(/^UY-/);
    expect(await libroMayor()).toHaveLength(2);
  });

  it.each(WAYS)('is a renewal: it is made once (the commit was %s)', async (way) => {
    const id = await cuentaDe('ana');
    await nombreDe('ana', 'uno.uy', { fecha_vencimiento: '2027-05-01' });
    line.lose(way);
    const { codigo } = await registryAs('ana').administracion.renovar({
      nombreDominio: 'uno.uy',
      operacion: 'una-clave-de-formulario',
      fechaVencimiento: '2027-05-01',
      templateCuentaPagoDTO: { id },
    });
    expect(codigo).toBe('OK');
    const { fecha_vencimiento } = await observe.theDomain();
    expect(fecha_vencimiento).toBe('2028-05-01');
    expect(await libroMayor()).toHaveLength(1);
  });

  it.each(WAYS)('is a ticket: it is one, told by its number (the commit was %s)', async (way) => {
    const { ticket } = registryAs('ana');
    await ticket.propios();
    line.lose(way);
    const { numero, respuestaOK } = await ticket.generar({ datosTicket, archivos: [] });
    expect(respuestaOK).toBe(true);
    expect((await ticket.propios()).tickets.map((each) => each.numero)).toEqual([numero]);
  });

  it('has no key to look for: nobody knows, and it is not asked for again', async () => {
    await nombreDe('ana', 'uno.uy');
    line.lose('done');
    const change = registryAs('ana').administracion.renovacionAutomatica({
      nombreDominio: 'uno.uy',
      activa: false,
    });
    await expect(change).rejects.toBeInstanceOf(OutcomeUnknown);
  });

  it('stays away: that nobody knows is said in time', async () => {
    const uuid = await ventaLista('ana', ['uno.uy']);
    line.lose('done', 1000);
    const begun = performance.now();
    await expect(shop({ login: 'ana' }).carrito.finalizar({ uuid })).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(performance.now() - begun).toBeLessThan(7000);
    line.lose('done', 0);
    const again = await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect(again.respuestaOK).toBe(true);
    expect(await libroMayor()).toHaveLength(1);
  });
});
