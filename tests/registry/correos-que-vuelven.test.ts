import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { smtpTransport } from '~/registry/edge/mail/transport';
import { sendPending } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, START } from './caller';
import { contacto, registryAs } from './persona';
import { nombreDe } from './shop';
import { startSmtp } from './smtp';

const AVISOS = 'avisos@correo.uy';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A mail server that answers this of every recipient. */
const saying = (responseCode: number, words: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error(words), { responseCode })),
});
const NO_SUCH = saying(550, '5.1.1 no such user ana');

/** Mails leave at a minute, to a server that answers so. */
async function sent(minutes: number, options?: SMTPServerOptions): Promise<void> {
  const server = await startSmtp(options);
  stops.push(server.stop);
  const transport = smtpTransport(server.url, { from: 'r@portal.test', returnPath: 'r@portal.test' });
  await sendPending(database(), transport, () => START.add({ minutes }));
}

/** A mail to Ana's address for notices, and what her server makes of it. */
async function mailed(clave: string, minutes: number, options?: SMTPServerOptions, para = AVISOS) {
  await given.noMails();
  await enqueueMail(database(), { clave, para, asunto: 'a', texto: 'a', html: 'a' }, START);
  await sent(minutes, options);
}

const ana = () => ask({ login: 'ana' });
const irene = (minutes = 0) => askDesk({ login: 'irene', now: START.add({ minutes }) });
const flagged = async () => (await irene().correos.listar()).correos;
const read = async () => (await ana().usuario.misDatos()).vuelven;

async function withAna(): Promise<void> {
  await registryAs('ana').cuenta.crearContacto({ contacto: contacto() });
  await atTheDesk('irene', ['direccion']);
}

describeOnBothEngines('an address to which mails do not arrive', () => {
  it('is told to whose it is, and at the desk without saying whose it is', async () => {
    await withAna();
    expect(await read()).toEqual([]);
    await mailed('uno', 0, NO_SUCH);
    await mailed('dos', 5, NO_SUCH);
    expect(await read()).toEqual([{ correo: AVISOS, desde: '2026-11-21T12:00:00.000Z' }]);
    expect(await flagged()).toMatchObject([
      {
        correo: 'a…@correo.uy',
        respuesta: '550 5.1.1',
        veces: 2,
        desde: '2026-11-21T12:00:00.000Z',
        ultimo: '2026-11-21T12:05:00.000Z',
      },
    ]);
    expect(JSON.stringify(await flagged())).not.toContain(AVISOS);
  });

  it('is told no more once its server takes a mail', async () => {
    await withAna();
    await mailed('uno', 0, NO_SUCH);
    await mailed('dos', 5);
    expect([await read(), await flagged()]).toEqual([[], []]);
  });

  it('is told no more to who writes another in its place', async () => {
    await withAna();
    await mailed('uno', 0, NO_SUCH);
    await given.contacts({ email: 'otra@correo.uy' }, AVISOS);
    expect(await read()).toEqual([]);
  });

  it.each([
    ['a relay that refuses us', saying(554, '5.7.1 relay access denied')],
    ['a rule against what we are', saying(550, '5.7.26 not authenticated')],
    ['a mailbox that is full for now', saying(452, '4.2.2 over quota')],
  ])('is not known from %s', async (_, options) => {
    await withAna();
    await mailed('uno', 0, options);
    expect([await read(), await flagged()]).toEqual([[], []]);
  });

  it('leads from the desk to the names of who has it, whose page says it once somebody said why', async () => {
    await withAna();
    await nombreDe('ana', 'uno.uy');
    await given.contacts({ email: AVISOS });
    await mailed('uno', 0, NO_SUCH);
    const [{ id } = { id: 0 }] = await flagged();
    expect(await irene().correos.ver({ id })).toMatchObject({ nombres: ['uno.uy'], masNombres: false });
    await irene().dominios.mirar({ nombreDominio: 'uno.uy', motivo: 'No recibe correos.' });
    const { ficha } = await irene().dominios.ficha({
      nombreDominio: 'uno.uy',
      registros: { cantResultados: 5 },
      historia: { cantResultados: 5 },
    });
    expect(ficha?.vuelven[0]).toEqual({ tipo: 'TITULAR', desde: '2026-11-21T12:00:00.000Z' });
  });

  it('is tried with a mail of its own, once an hour, and that it was is written down', async () => {
    await withAna();
    await mailed('uno', 0, NO_SUCH);
    await given.noMails();
    const [{ id } = { id: 0 }] = await flagged();
    const first = await irene(1).correos.probar({ id });
    const second = await irene(30).correos.probar({ id });
    expect([first, second]).toMatchObject([
      { mensajeRespuesta: expect.stringContaining('Se envía un correo de prueba a a…@correo.uy.') },
      { mensajeRespuesta: expect.stringContaining('hace menos de una hora') },
    ]);
    expect(await observe.mails()).toMatchObject([{ para: AVISOS }]);
    expect(await observe.deskActs()).toMatchObject([
      { acto: 'Envió un correo de prueba', clase: 'correo', sobre: `${id} a…@correo.uy` },
    ]);
    await sent(2);
    expect(await flagged()).toEqual([]);
    await expect(irene(90).correos.probar({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('is flagged no more by a person with a reason, and by none without', async () => {
    await withAna();
    await mailed('uno', 0, NO_SUCH);
    const [{ id } = { id: 0 }] = await flagged();
    expect(await irene().correos.olvidar({ id, motivo: ' ' })).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    const motivo = 'Avisó por teléfono que le llegan.';
    expect(await irene().correos.olvidar({ id, motivo })).toMatchObject({ respuestaOK: true });
    expect([await read(), await flagged()]).toEqual([[], []]);
    expect(await observe.deskActs()).toMatchObject([{ acto: 'Dejó de señalar una dirección', motivo }]);
    await expect(irene().correos.olvidar({ id, motivo })).rejects.toMatchObject({ status: 404 });
  });
});
