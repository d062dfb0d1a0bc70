import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, it, vi } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { database } from '~/database/connection.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { type MailTransport, mailTransport } from '~/registry/edge/mail/transport';
import { CERTIFICATE, KEY } from '../support/certificado';
import { sendPending } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { temporaryFolder, testSettings } from '../support/settings';
import { startSmtp, type TestSmtp } from './smtp';

const START = Temporal.Instant.from('2026-11-21T12:00:00Z');

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function smtp(options?: SMTPServerOptions): Promise<TestSmtp> {
  const server = await startSmtp(options);
  stops.push(server.stop);
  return server;
}

/** What a portal with these settings sends mail by; the test's own database stays in force. */
function transportWith(given: Record<string, string>): MailTransport {
  const before = settings();
  useSettings(testSettings(given));
  const transport = mailTransport();
  useSettings(before);
  return transport;
}

/** Sends one mail, and answers what became of it and what whoever runs the portal reads in the log. */
async function sendOne(given: Record<string, string>) {
  const told: object[] = [];
  vi.spyOn(log, 'warn').mockImplementation((fields) => void told.push(fields));
  await enqueueMail(
    database(),
    { clave: 'a', para: 'ana@ejemplo.uy', asunto: 'a', texto: 'a', html: 'a' },
    START,
  );
  await sendPending(database(), transportWith(given), () => START);
  const row = await observe.lastMail();
  const [trying] = await observe.tries();
  return { ...row, intentos: trying?.intentos, error: trying?.error, told: told[0] ?? {} };
}

const answer = (responseCode: number) => Object.assign(new Error('said ana@ejemplo.uy'), { responseCode });

const atRecipient = (code: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, callback) => callback(answer(code)),
});
const atSender = (code: number): SMTPServerOptions => ({
  onMailFrom: (_address, _session, callback) => callback(answer(code)),
});
const atText = (code: number): SMTPServerOptions => ({
  onData: (stream, _session, callback) => stream.on('end', () => callback(answer(code))).resume(),
});

describeOnBothEngines('a mail that the server refuses', () => {
  it.each([
    ['an address that does not exist', atRecipient(550), '550 to RCPT TO'],
    ['a text that it does not take', atText(554), '554 to DATA'],
    ['a text that is too big', atText(552), '552 to DATA'],
  ])('for good is not tried again: %s', async (_, options, why) => {
    const server = await smtp(options);
    const { estado, ultimo_error, texto, told } = await sendOne({ SMTP_URL: server.url });
    expect(estado).toBe('fallido');
    expect(ultimo_error).toContain(why);
    expect(texto).toBe('');
    expect(told).toMatchObject({ over: true });
    expect(JSON.stringify(told)).not.toContain('ejemplo.uy');
  });

  it.each([
    ['a mailbox that is full', atRecipient(452)],
    ['a text that it cannot look at now', atText(451)],
    ['a portal that has to sign in first', atRecipient(530)],
  ])('for now waits: %s', async (_, options) => {
    const server = await smtp(options);
    expect(await sendOne({ SMTP_URL: server.url })).toMatchObject({ estado: 'pendiente', intentos: 1 });
  });

  it('for its sender waits until the setting is mended, and the log names it', async () => {
    const server = await smtp(atSender(550));
    const { estado, told } = await sendOne({ SMTP_URL: server.url });
    expect(estado).toBe('pendiente');
    expect(told).toMatchObject({ advice: expect.stringContaining('MAIL_RETURN_PATH') });
  });
});

describeOnBothEngines('what bounces', () => {
  it('comes back to the address that the setting names', async () => {
    const server = await smtp();
    await sendOne({
      SMTP_URL: server.url,
      MAIL_FROM: 'avisos@portal.test',
      MAIL_RETURN_PATH: 'rebotes@portal.test',
    });
    expect(server.delivered[0]?.from).toBe('rebotes@portal.test');
    expect(server.delivered[0]?.raw).toMatch(/^From: .*<avisos@portal\.test>$/m);
  });

  it('comes back to who sends where there is no such setting', async () => {
    const server = await smtp();
    await sendOne({ SMTP_URL: server.url, MAIL_FROM: 'avisos@portal.test' });
    expect(server.delivered[0]?.from).toBe('avisos@portal.test');
  });
});

const TLS = [
  ['from the start', true, 'smtps'],
  ['when it is offered', false, 'smtp'],
] as const;

describeOnBothEngines('a mail server of the house with its own certificate', () => {
  const certified = async (secure: boolean, scheme: string) => {
    const { port } = await smtp({ disabledCommands: ['AUTH'], key: KEY, cert: CERTIFICATE, secure });
    return `${scheme}://127.0.0.1:${port}`;
  };
  const certificateFile = () => {
    const file = join(temporaryFolder(), 'correo.pem');
    writeFileSync(file, CERTIFICATE);
    return file;
  };

  it.each(TLS)(
    'gets nothing, and the log says why and which setting helps: %s',
    async (_, secure, scheme) => {
      const SMTP_URL = await certified(secure, scheme);
      const { estado, error, told } = await sendOne({ SMTP_URL });
      expect(estado).toBe('pendiente');
      expect(error).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
      expect(told).toMatchObject({ advice: expect.stringContaining('SMTP_CA') });
    },
  );

  it.each(TLS)('gets its mail once the setting names it: %s', async (_, secure, scheme) => {
    const SMTP_URL = await certified(secure, scheme);
    const { estado } = await sendOne({ SMTP_URL, SMTP_CA: certificateFile() });
    expect(estado).toBe('enviado');
  });

  it('is told apart from one that speaks no TLS there', async () => {
    const server = await smtp();
    const { told } = await sendOne({ SMTP_URL: server.url.replace('smtp:', 'smtps:') });
    expect(told).toMatchObject({ advice: expect.stringContaining('smtp://') });
  });

  it('is told apart from one that is not there', async () => {
    const server = await smtp();
    await server.stop();
    const { told } = await sendOne({ SMTP_URL: server.url });
    expect(told).toMatchObject({ advice: 'no mail server answers at SMTP_URL' });
  });
});
