import type { Server } from 'node:http';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { contract, type Registry } from '~/registry/contract';
import { fichaDe } from '~/registry/edge/captcha/question';
import { secretos } from '~/registry/edge/captcha/secret';
import { registryRouter } from '~/registry/edge/http.server';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];

const rightAnswer = (): string => `${fichaDe('8', now(), secretos().pregunta)}:8`;

const datosTicket = JSON.stringify({
  ticket: {
    nombre: 'Ana',
    email: 'ana@ejemplo.uy',
    mailConfirmacion: 'ana@ejemplo.uy',
    asunto: 'Hola',
    mensaje: 'Hola',
  },
  tiposOperacion: ['TICKET_AYUDA'],
});

function bodyWith(...archivos: File[]): FormData {
  const form = new FormData();
  form.append('datosTicket', datosTicket);
  form.append('tipoOperacion', 'TICKET_AYUDA');
  form.append('captcha', rightAnswer());
  for (const archivo of archivos) form.append('archivos', archivo);
  return form;
}

const png = (name: string) => new File([new Uint8Array(PNG)], name, { type: 'image/png' });

/** The multipart request of spec 7, as an outside portal sends it. */
describeOnBothEngines('POST /ticket', () => {
  let server: Server;
  let url: string;

  beforeEach(async () => {
    const app = express().use('/api', registryRouter());
    server = await new Promise((resolve) => {
      const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
    });
    const address = server.address();
    url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/api/ticket`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['one file', [png('a.png')], 1],
    ['three files', [png('a.png'), png('b.png'), png('c.png')], 3],
    ['an empty placeholder', [new File([], '')], 0],
    ['an empty placeholder called blob', [new File([], 'blob')], 0],
    ['no part for files', [], 0],
  ])('takes %s', async (_, archivos, cantidad) => {
    const response = await fetch(url, { method: 'POST', body: bodyWith(...archivos) });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ respuestaOK: true, camposError: [] });
    expect(await observe.ticketFiles()).toHaveLength(cantidad);
  });

  it('takes the files of our own client, kept ones and new ones', async () => {
    const link = new OpenAPILink(contract, {
      url: url.replace('/ticket', ''),
      headers: { 'x-visitante': 'yo' },
    });
    const registry: Registry = createORPCClient(link);
    const { archivosGuardados } = await registry.ticket.guardarArchivos({
      archivos: [png('a.png')],
      captcha: rightAnswer(),
    });
    const tokens = archivosGuardados.map(({ token }) => token);
    const answer = await registry.ticket.generar({
      datosTicket: JSON.stringify({ ...JSON.parse(datosTicket), archivosGuardados: tokens }),
      captcha: rightAnswer(),
      archivos: [png('b.png'), png('ñandú.png')],
    });
    expect(answer).toMatchObject({ respuestaOK: true, archivosGuardados: [] });
    const rows = await observe.ticketFiles();
    expect(rows.map(({ nombre }) => nombre)).toEqual(['a.png', 'b.png', 'ñandú.png']);
  });

  it('shows files kept without a session to nobody who names the address as theirs', async () => {
    const body = new FormData();
    for (const name of ['a.png', 'b.png']) body.append('archivos', png(name));
    body.append('captcha', rightAnswer());
    await fetch(`${url}/archivos`, { method: 'POST', body });
    const kept = await observe.waitingFiles();
    expect(kept).toHaveLength(2);
    for (const name of ['127.0.0.1', '::ffff:127.0.0.1', kept[0]?.visitante ?? '']) {
      const answer = await fetch(`${url}/archivos`, { headers: { 'x-visitante': name } });
      expect(await answer.json()).toEqual({ archivosGuardados: [] });
    }
  });

  it('refuses four files with a sentence', async () => {
    const body = bodyWith(...['a', 'b', 'c', 'd'].map((name) => png(`${name}.png`)));
    const response = await fetch(url, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      respuestaOK: false,
      camposError: [{ codigo: 'archivos', mensaje: 'No se pueden adjuntar más de 3 archivos.' }],
    });
  });

  it('takes no text as long as files may be', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ datosTicket: 'x'.repeat(1024 * 1024) });
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(413);
  });

  it.each([
    ['a broken body', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-da'],
    ['no boundary', 'multipart/form-data', 'hola'],
    ['text in the place of files', 'application/json', JSON.stringify({ datosTicket, archivos: 'hola' })],
    ['no JSON', 'application/json', '{'],
  ])('answers %s without failing', async (_, type, body) => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
