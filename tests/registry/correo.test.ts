import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { take } from '~/registry/edge/due/lease-store';
import { correoDe } from '~/registry/edge/mail/compose';
import { type Correo, enqueueMail } from '~/registry/edge/mail/outbox';
import { holdMail } from '~/registry/edge/mail/store';
import { type MailTransport, mailTransport, smtpTransport } from '~/registry/edge/mail/transport';
import { sendPending } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { startSmtp, type TestSmtp } from './smtp';

const START = Temporal.Instant.from('2026-11-21T12:00:00Z');
const at = (duration: Temporal.DurationLike) => () => START.add(duration);
const NOW = at({ seconds: 0 });

const correo = (over: Partial<Correo> = {}): Correo => ({
  clave: 'prueba:1',
  para: 'ana@ejemplo.uy',
  asunto: 'Asunto con ñ',
  texto: 'Texto llano',
  html: '<p>Texto</p>',
  ...over,
});

const row = (clave = 'prueba:1') => observe.lastMailWhere((mail) => mail.clave === clave);

/** What the tries to send the only mail came to. */
const trying = async () => (await observe.tries()).find(({ clase }) => clase === 'correo');

const servers: TestSmtp[] = [];
async function smtp(...given: Parameters<typeof startSmtp>): Promise<TestSmtp> {
  const server = await startSmtp(...given);
  servers.push(server);
  return server;
}
const FROM = 'no-responder@portal.test';
const to = ({ url }: { url: string }) => smtpTransport(url, { from: FROM, returnPath: FROM });

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

describeOnBothEngines('mail outbox', () => {
  it('is written with what it tells, or not at all', async () => {
    const failing = database()
      .transaction()
      .execute(async (trx) => {
        await enqueueMail(trx, correo(), START);
        throw new Error('the sale failed');
      });
    await expect(failing).rejects.toThrow('the sale failed');
    expect(await observe.mails()).toEqual([]);
  });

  it('keeps one mail for one event', async () => {
    await enqueueMail(database(), correo(), START);
    await enqueueMail(database(), correo({ asunto: 'Otra vez' }), START);
    const rows = await observe.mails();
    expect(rows.map(({ asunto }) => asunto)).toEqual(['Asunto con ñ']);
  });

  it('delivers text and HTML to the SMTP server, then forgets the bodies', async () => {
    const server = await smtp();
    await enqueueMail(database(), correo(), START);
    expect(await sendPending(database(), to(server), NOW)).toBe(1);
    expect(await sendPending(database(), to(server), at({ hours: 24 }))).toBe(0);

    const [only, ...others] = server.delivered;
    expect(others).toEqual([]);
    expect(only?.from).toBe('no-responder@portal.test');
    expect(only?.to).toEqual(['ana@ejemplo.uy']);
    expect(only?.raw).toContain('multipart/alternative');
    expect(only?.raw).toContain('Texto llano');
    expect(only?.raw).toContain('<p>Texto</p>');
    expect(only?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(await row()).toMatchObject({ estado: 'enviado', texto: '', html: '' });
    expect(await trying()).toBeUndefined();
  });

  it('sends one mail when twenty senders try at once', async () => {
    const server = await smtp();
    await enqueueMail(database(), correo(), START);
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => sendPending(database(), to(server), NOW)),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(server.delivered).toHaveLength(1);
  });

  it('waits while the server is down and delivers when it comes back', async () => {
    const down = await startSmtp();
    await down.stop();
    await enqueueMail(database(), correo(), START);
    expect(await sendPending(database(), to(down), NOW)).toBe(0);
    expect(await row()).toMatchObject({ estado: 'pendiente' });
    expect(await trying()).toMatchObject({ intentos: 1, proximo_intento: '2026-11-21T12:01:00.000Z' });

    const back = await smtp({}, down.port);
    expect(await sendPending(database(), to(back), at({ seconds: 59 }))).toBe(0);
    expect(await sendPending(database(), to(back), at({ seconds: 60 }))).toBe(1);
    expect(back.delivered).toHaveLength(1);
  });

  it('doubles the pause up to six hours and gives up after five days', async () => {
    const pauses: number[] = [];
    const refusing: MailTransport = { send: () => Promise.reject(new Error('busy')) };
    await enqueueMail(database(), correo(), START);
    let instant = START;
    while ((await row()).estado === 'pendiente') {
      const due = Temporal.Instant.from((await trying())?.proximo_intento ?? START.toString());
      pauses.push(due.since(instant).total('minutes'));
      instant = due;
      await sendPending(database(), refusing, () => due);
    }
    expect(pauses.slice(0, 11)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(instant.since(START).total('days')).toBeGreaterThanOrEqual(5);
    expect(instant.since(START).total('days')).toBeLessThan(5.3);
    expect(await row()).toMatchObject({ estado: 'fallido', texto: '', html: '' });
  });

  it('tries a mail again with the same Message-ID when its sender died', async () => {
    const server = await smtp();
    await enqueueMail(database(), correo(), START);
    const { id, id_mensaje } = await row();
    await take(database(), { kind: 'correo', id: 'somebody else' }, [String(id)], START);
    const lost = await holdMail(database(), id);
    if (lost) await to(server).send(lost); // and the process ends before noting it

    expect(await sendPending(database(), to(server), at({ seconds: 47 }))).toBe(0);
    expect(await sendPending(database(), to(server), at({ seconds: 48 }))).toBe(1);
    const ids = server.delivered.map(({ raw }) => /^Message-ID: <(.+)>$/im.exec(raw)?.[1]);
    expect(ids).toEqual([id_mensaje, id_mensaje]);
  });

  it('cannot be made to carry another header or address', async () => {
    const server = await smtp();
    await enqueueMail(database(), correo({ asunto: 'Hola\r\nBcc: otra@ejemplo.uy\r\n\r\nCuerpo' }), START);
    await sendPending(database(), to(server), NOW);
    expect(server.delivered[0]?.to).toEqual(['ana@ejemplo.uy']);
    expect(server.delivered[0]?.raw).not.toMatch(/^Bcc:/im);

    const crafted = [
      'a@b.uy, c@d.uy',
      'a@b.uy\r\nRCPT TO:<c@d.uy>',
      'Ana <a@b.uy>',
      '@b.uy',
      'a@',
      'a b@c.uy',
    ];
    for (const para of crafted) {
      await expect(enqueueMail(database(), correo({ clave: para, para }), START)).rejects.toThrow();
    }
  });

  it('reaches an address in a domain with ñ', async () => {
    const server = await smtp();
    await enqueueMail(database(), correo({ para: 'socio@peñarol.com.uy' }), START);
    await sendPending(database(), to(server), NOW);
    expect(await row()).toMatchObject({ estado: 'enviado', para: 'socio@xn--pearol-xwa.com.uy' });
    expect(server.delivered[0]?.raw).toMatch(/^To: socio@xn--pearol-xwa\.com\.uy$/m);
  });
});

describeOnBothEngines('mail without SMTP_URL', () => {
  it('is written as one complete .eml file', async () => {
    await enqueueMail(database(), correo(), START);
    await sendPending(database(), mailTransport(), NOW);
    const folder = join(settings().DATA_DIR, 'mail');
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^2026-11-21T12-00-00\.000Z-[0-9a-f]{12}\.eml$/);
    const text = readFileSync(join(folder, String(file)), 'utf8');
    expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
    expect(text).toMatch(/^To: ana@ejemplo\.uy$/m);
    expect(text).toMatch(/^From: .*<no-responder@portal\.test>$/m);
  });
});

describe('a mail from its words', () => {
  const palabras = { clave: 'x', para: 'a@b.uy', asunto: 'Aviso', titulo: 'Aviso', parrafos: [] };

  it('escapes what it is given in the HTML part', () => {
    const { html, texto } = correoDe({ ...palabras, codigo: '<b>&"\'' });
    expect(html).toContain('&lt;b&gt;&amp;&quot;&#39;');
    expect(texto).toContain('<b>&"\'');
  });

  it('says its facts in both parts', () => {
    const mail = correoDe({ ...palabras, datos: [['Número de consulta', '2026-000001']] });
    expect(mail.texto).toContain('Número de consulta: 2026-000001');
    expect(mail.html).toContain('<td>2026-000001</td>');
  });
});
