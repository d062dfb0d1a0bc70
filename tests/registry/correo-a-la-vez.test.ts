import { type SqlBool, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { expect, it, vi } from 'vitest';
import { database } from '~/database/connection.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { dueMails } from '~/registry/edge/mail/store';
import type { MailTransport } from '~/registry/edge/mail/transport';
import { sendPending } from '../support/due';
import { describeOnBothEngines } from '../support/registry';

const START = Temporal.Instant.from('2026-11-21T12:00:00Z');
const NOW = () => START;

/** Writes a mail for somebody; its key is their address. */
const mail = (para: string, urgente = false) =>
  enqueueMail(
    database(),
    { clave: para, para, asunto: 'Aviso', texto: 'a', html: 'a', ...(urgente && { urgente }) },
    START,
  );

const many = async (count: number, at: (n: number) => string) => {
  for (let n = 1; n <= count; n++) await mail(at(n));
};

/** A server that keeps whoever is slow waiting until it is told to go on. */
function server(isSlow: (para: string) => boolean = () => false) {
  const begun: string[] = [];
  const taken: string[] = [];
  const waiting = new Set<() => void>();
  let atOnce = 0;
  const goOn = () => {
    for (const go of waiting) go();
  };
  const seen = { begun, taken, most: 0, goOn };
  const transport: MailTransport = {
    async send({ para }) {
      begun.push(para);
      atOnce += 1;
      seen.most = Math.max(seen.most, atOnce);
      if (isSlow(para))
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      taken.push(para);
      atOnce -= 1;
    },
  };
  return { ...seen, seen, transport };
}

const isSlow = (para: string) => para.startsWith('lento');

describeOnBothEngines('mail for recipients who are slow', () => {
  it('does not hold the mail of others, nor a code that is asked for meanwhile', async () => {
    const { taken, transport, goOn } = server(isSlow);
    await many(3, (n) => `lento${n}@ejemplo.uy`);
    await mail('ana@ejemplo.uy');
    const turn = sendPending(database(), transport, NOW);
    await vi.waitFor(() => expect(taken).toEqual(['ana@ejemplo.uy']));
    await mail('codigo@ejemplo.uy', true);
    await vi.waitFor(() => expect(taken).toContain('codigo@ejemplo.uy'), 5000);
    expect(taken).toHaveLength(2);
    goOn();
    expect(await turn).toBe(5);
  });

  it('leaves the mail of other hosts free, however many of one host are slow', async () => {
    const { begun, taken, transport, goOn, seen } = server(isSlow);
    await many(60, (n) => `lento${n}@lejos.example`);
    await many(3, (n) => `ana${n}@ejemplo.uy`);
    const turn = sendPending(database(), transport, NOW);
    await vi.waitFor(() => expect(taken).toHaveLength(3));
    expect(begun.filter(isSlow).length).toBeLessThan(8);
    await mail('codigo@lejos.example', true);
    await vi.waitFor(() => expect(taken).toContain('codigo@lejos.example'), 5000);
    const ended = setInterval(goOn, 5);
    expect(await turn).toBe(64);
    clearInterval(ended);
    expect(seen.most).toBeLessThanOrEqual(12);
  });

  it('sends a code first, though others wait for longer', async () => {
    const AT_ONCE = 6;
    const { begun, transport } = server();
    await many(100, (n) => `ana${n}@ejemplo.uy`);
    await mail('codigo@ejemplo.uy', true);
    expect(await sendPending(database(), transport, NOW)).toBe(101);
    // Of those that a host takes at once, which begins first is up to the connections of the database.
    expect(begun.slice(0, AT_ONCE)).toContain('codigo@ejemplo.uy');
  });

  it('gives each host its turn', async () => {
    await many(70, (n) => `ana${n}@uno.example`);
    await mail('bea@otro.example');
    // As they are taken: which of those on their way begins first is up to the connections of the database.
    const asked = { now: START, limit: 3, isOpen: () => sql<SqlBool>`1 = 1`, underWay: [] };
    const next = await dueMails(database(), asked, { ofUrgent: [], ofOthers: [] });
    expect(next.map(({ destino }) => destino)).toEqual(['uno.example', 'otro.example', 'uno.example']);
    expect(await sendPending(database(), server().transport, NOW)).toBe(71);
  });
});

describeOnBothEngines('a mail server that takes nothing', () => {
  it('is not asked for each of a thousand mails', async () => {
    let asked = 0;
    const refusing: MailTransport = {
      send: () => {
        asked += 1;
        return Promise.reject(new Error('away'));
      },
    };
    await many(100, (n) => `ana${n}@host${n % 9}.example`);
    expect(await sendPending(database(), refusing, NOW)).toBe(0);
    expect(asked).toBeLessThan(20);
  });
});
