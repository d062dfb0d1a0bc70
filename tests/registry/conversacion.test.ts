import { beforeEach, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import type { Id } from '~/registry/contract/ids';
import { fila } from '~/registry/edge/row-of-id';
import { signedLink } from '~/registry/edge/tickets/signed-link';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';

const TOKEN = 'un-token-de-soporte-bien-largo';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

const ana = () => ask({ login: 'ana' });
/** Staff calls with the token of the setting; `identifyToken` of the tests takes any token for a login. */
const staff = (login = TOKEN) => ask({ login });

const datosTicket = (ticket: object = {}, operacion = 'una-clave-de-formulario') =>
  JSON.stringify({
    operacion,
    ticket: {
      nombre: 'Ana',
      email: 'ana@correo.uy',
      mailConfirmacion: 'ana@correo.uy',
      asunto: 'No veo mi dominio',
      mensaje: 'Desde ayer.',
      ...ticket,
    },
  });

async function sent(archivos: File[] = []): Promise<Id> {
  const { id } = await ana().ticket.generar({ datosTicket: datosTicket(), archivos });
  return id ?? 0;
}
const ticketOf = async (id: Id) => (await ana().ticket.ver({ id })).ticket;

describeOnBothEngines('a ticket', () => {
  beforeEach(() => {
    Object.assign(settings(), { SUPPORT_EMAIL: 'soporte@nic.uy', SUPPORT_TOKEN: TOKEN });
    useSettings(settings());
  });

  it('takes so many lines a day from its author, each of which mails the registry', async () => {
    const id = await sent();
    const add = (now = START) => ask({ login: 'ana', now }).ticket.agregar({ id, mensaje: 'Algo más.' });
    for (let at = 0; at < 50; at++) expect(await add()).toMatchObject({ respuestaOK: true });
    expect(await add()).toMatchObject({
      respuestaOK: false,
      mensajeRespuesta:
        'Ya agregó 50 mensajes a sus consultas en las últimas 24 horas. Puede agregar otro desde el 22/11/2026 09:00 (hora de Uruguay).',
    });
    expect((await ticketOf(id))?.mensajes).toHaveLength(50);
    expect(await add(START.add({ hours: 24 }))).toMatchObject({ respuestaOK: true });
  });

  it('is mailed to the registry with what it says and links to its files, which end', async () => {
    const id = await sent([new File([PNG], 'captura.png', { type: 'image/png' })]);
    const [mail] = await observe.mails('soporte@nic.uy');
    expect(mail?.asunto).toContain('No veo mi dominio');
    expect(mail?.texto).toContain('Desde ayer.');
    const link = /http\S+soporte\/(\d+)\?firma=(\S+)/.exec(mail?.texto ?? '');
    const asked = { id, idArchivo: Number(link?.[1]), firma: decodeURIComponent(link?.[2] ?? '') };
    const file = await ask().ticket.archivoDeSoporte(asked);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
    const late = ask({ now: START.add({ hours: 24 * 31 }) });
    const other =
      new URL(signedLink({ id: fila(id), idArchivo: 999 }, START)).searchParams.get('firma') ?? '';
    await expect(late.ticket.archivoDeSoporte(asked)).rejects.toMatchObject({ status: 404 });
    for (const firma of [other, '', asked.firma.replace(/^\d+/, '9'.repeat(14))])
      await expect(ask().ticket.archivoDeSoporte({ ...asked, firma })).rejects.toMatchObject({ status: 404 });
  });

  it('is answered by staff: its author reads it in the portal, in a message and in a mail, once', async () => {
    const id = await sent();
    const answer = { id, mensaje: 'Ya lo corregimos.\n\nGracias.', operacion: 'respuesta-1' };
    await staff().ticket.responder(answer);
    await staff().ticket.responder(answer);
    expect(await ticketOf(id)).toMatchObject({
      estado: 'RESPONDIDO',
      mensajes: [{ autor: 'REGISTRO', texto: 'Ya lo corregimos.\n\nGracias.' }],
    });
    const told = (await observe.mails('ana@correo.uy')).filter(({ asunto }) =>
      asunto.startsWith('Respondimos'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.texto).toContain('Ya lo corregimos.');
    expect(
      (await observe.messages()).filter(({ mensaje }) => mensaje.includes('Ya lo corregimos.')),
    ).toHaveLength(1);
  });

  it('is answered by nobody else', async () => {
    const id = await sent();
    for (const other of [ask(), ana(), staff('otro-token-de-soporte-largo')])
      await expect(other.ticket.responder({ id, mensaje: 'Hola.' })).rejects.toMatchObject({ status: 401 });
    Object.assign(settings(), { SUPPORT_TOKEN: undefined });
    await expect(ask().ticket.responder({ id, mensaje: 'Hola.' })).rejects.toMatchObject({ status: 401 });
    expect((await ticketOf(id)).mensajes).toEqual([]);
  });

  it('goes on while it is open, and takes nothing once it is closed', async () => {
    const id = await sent();
    await staff().ticket.responder({ id, mensaje: 'Ya está.' });
    expect(await ana().ticket.agregar({ id, mensaje: 'Todavía no.' })).toMatchObject({ respuestaOK: true });
    expect(await ticketOf(id)).toMatchObject({ estado: 'ABIERTO' });
    expect((await observe.mails('soporte@nic.uy')).at(-1)?.texto).toContain('Todavía no.');
    expect(await ana().ticket.agregar({ id, mensaje: ' ' })).toMatchObject({
      respuestaOK: false,
      mapErrores: { mensaje: 'Ingrese el mensaje.' },
    });
    await ana().ticket.cerrar({ id });
    await ana().ticket.cerrar({ id });
    const late = await ana().ticket.agregar({ id, mensaje: 'Otra cosa.' });
    expect(late).toMatchObject({ respuestaOK: false, codigoRespuesta: 'TICKET_CERRADO' });
    expect(await ticketOf(id)).toMatchObject({ estado: 'CERRADO' });
    expect((await ticketOf(id)).mensajes).toHaveLength(2);
  });

  it('is added to once by a form sent twice', async () => {
    const id = await sent();
    const twice = { id, mensaje: 'Una vez.', operacion: 'la-misma-clave' };
    await Promise.all([ana().ticket.agregar(twice), ana().ticket.agregar(twice)]);
    expect((await ticketOf(id)).mensajes).toHaveLength(1);
    const other = await ana().ticket.agregar({ ...twice, mensaje: 'Otra cosa.' });
    expect(other).toMatchObject({ respuestaOK: false, codigoRespuesta: 'OPERACION_REPETIDA' });
  });

  it('stands for what its form said: the same key with something else is told', async () => {
    const first = await ana().ticket.generar({ datosTicket: datosTicket() });
    const same = await ana().ticket.generar({ datosTicket: datosTicket() });
    expect(same).toMatchObject({ respuestaOK: true, id: first.id });
    const other = await ana().ticket.generar({ datosTicket: datosTicket({ mensaje: 'Es por otra cosa.' }) });
    expect(other).toMatchObject({ respuestaOK: false, id: null });
    expect(other.camposError[0]?.mensaje).toContain('ya se envió con otros datos');
  });

  it('is nobody else’s to add to or to close', async () => {
    const id = await sent();
    const otro = ask({ login: 'otro' });
    await expect(otro.ticket.agregar({ id, mensaje: 'Hola.' })).rejects.toMatchObject({ status: 404 });
    await expect(otro.ticket.cerrar({ id })).rejects.toMatchObject({ status: 404 });
    expect(await ticketOf(id)).toMatchObject({ estado: 'ABIERTO', mensajes: [] });
  });

  it('of somebody who did not sign in is answered by mail alone', async () => {
    const id = await sent();
    await given.tickets({ usuario_id: null });
    await staff().ticket.responder({ id, mensaje: 'Ya está.', cerrar: true });
    expect((await observe.mails('ana@correo.uy')).at(-1)?.texto).not.toContain('Ver la consulta');
    expect((await observe.messages()).some(({ mensaje }) => mensaje.includes('Ya está.'))).toBe(false);
  });
});
