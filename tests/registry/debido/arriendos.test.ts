import { setTimeout as wait } from 'node:timers/promises';
import type { Temporal } from 'temporal-polyfill';
import { afterEach, expect, it, vi } from 'vitest';
import { database } from '~/database/connection.server';
import { doDue } from '~/registry/edge/due/job';
import { take } from '~/registry/edge/due/lease-store';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { correo } from '~/registry/edge/mail/sender';
import { sendPending } from '../../support/due';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { START } from '../caller';

const mail = (clave: string) =>
  enqueueMail(database(), { clave, para: 'ana@ejemplo.uy', asunto: 'a', texto: 'a', html: 'a' }, START);
const rows = () => observe.tries();
const unsent = async () => (await observe.waitingMails()).length;
const gone = { kind: 'correo', id: 'a process that is gone' } as const;
const sends = () => {
  const send = vi.fn(async () => undefined);
  return { send };
};

describeOnBothEngines('what is under way', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is taken by one of several who try, and by the next before a minute went by', async () => {
    const keys = ['1', '2', '3'];
    const one = take(database(), gone, keys, START);
    const other = take(database(), { ...gone, id: 'another' }, keys, START);
    expect((await one).size + (await other).size).toBe(3);
    const again = (at: Temporal.Instant) => take(database(), { ...gone, id: 'a third' }, keys, at);
    expect((await again(START.add({ seconds: 47 }))).size).toBe(0);
    expect([...(await again(START.add({ seconds: 48 }))).values()]).toEqual([2, 2, 2]);
  });

  it('is kept for as long as it takes, by a process that lives', async () => {
    await mail('lento');
    let now = START;
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const turn = sendPending(database(), { send: () => slow }, () => now);
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    now = START.add({ seconds: 50 });
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ tomado_hasta: '2026-11-21T12:01:38.000Z' }]),
    );
    const others = sends();
    expect(await sendPending(database(), others, () => START.add({ seconds: 70 }))).toBe(0);
    arrive();
    expect(await turn).toBe(1);
    expect(others.send).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  it('of an item that ends each process which is at it is set aside at last; the others go on', async () => {
    await mail('mortal');
    await mail('sano');
    const [fatal] = await observe.mails();
    let now = START;
    for (let deaths = 0; deaths < 29; deaths += 1) {
      await take(database(), gone, [String(fatal?.id)], now);
      now = now.add({ minutes: 1 });
    }
    const transport = sends();
    expect(await sendPending(database(), transport, () => now)).toBe(1);
    expect(transport.send).toHaveBeenCalledTimes(1);
    const ended = await observe.mails();
    expect(ended.map(({ estado }) => estado)).toEqual(['fallido', 'enviado']);
  });

  it('is ended when the server stops, and what was not begun is free at once', async () => {
    for (let at = 0; at < 30; at += 1) await mail(`m-${at}`);
    const stopping = new AbortController();
    let begun = 0;
    const send = async () => {
      begun += 1;
      await wait(20);
      stopping.abort();
    };
    const doing = { database: database(), clock: () => START, signal: stopping.signal };
    const sent = await doDue([correo({ send })], doing);
    expect(sent).toBe(begun);
    expect(begun).toBeLessThan(30);
    expect(await rows()).toEqual([]);
    expect(await unsent()).toBe(30 - begun);
    expect(await sendPending(database(), sends(), () => START)).toBe(30 - begun);
  });
});
