import { beforeEach, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { fichaDe } from '~/registry/edge/captcha/question';
import { secretos } from '~/registry/edge/captcha/secret';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines } from '../support/registry';
import { edgeServer, serving } from './borde';

const MB = 1024 * 1024;
const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const rightAnswer = (): string => `${fichaDe('8', now(), secretos().pregunta)}:8`;

const image = (bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set(HEAD);
  return new File([content], 'a.png', { type: 'image/png' });
};

const kept = () => observe.waitingFiles();
const bytesKept = async () => (await kept()).reduce((sum, { tamano }) => sum + tamano, 0);

/** What shut everybody out: images as big as they may be, each under the name of another session. */
describeOnBothEngines('files that people send without signing in', () => {
  const edge = serving(edgeServer());
  let visitors = 0;

  type Sent = { respuestaOK: boolean; camposError: { mensaje: string }[] };

  async function send(from: string, given: { token?: string; captcha?: string; visitante?: string } = {}) {
    const body = new FormData();
    body.append('archivos', image(4 * MB));
    if (given.captcha !== undefined) body.append('captcha', given.captcha);
    const headers: Record<string, string> = {
      'x-forwarded-for': from,
      'x-visitante': given.visitante ?? `nadie-${visitors++}`,
    };
    if (given.token) headers.authorization = `Bearer ${given.token}`;
    const response = await fetch(`${edge.url()}/api/ticket/archivos`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    const answer: Sent = await response.json();
    return answer;
  }

  beforeEach(() => {
    visitors = 0;
  });

  it('are kept for nobody who did not answer the captcha', async () => {
    expect(await send('203.0.113.1')).toMatchObject({ respuestaOK: false });
    expect(await send('203.0.113.1', { captcha: 'no:8' })).toMatchObject({ respuestaOK: false });
    expect(await kept()).toEqual([]);
  });

  it('fill no more than the part of their network, however many sessions and addresses it has', async () => {
    for (let at = 0; at < 12; at++) await send(`2001:db8:1:2::${at + 1}`, { captcha: rightAnswer() });
    expect(await bytesKept()).toBeLessThanOrEqual(30 * MB);
    const refused = await send('2001:db8:1:2::ffff', { captcha: rightAnswer() });
    expect(refused.camposError[0]?.mensaje).toContain('No pudimos guardar el archivo a.png');
    expect(await send('2001:db8:1:3::1', { captcha: rightAnswer() })).toMatchObject({ respuestaOK: true });
  });

  it('sent all at once fill no more either', async () => {
    const captcha = rightAnswer();
    await Promise.all(Array.from({ length: 16 }, () => send('203.0.113.2', { captcha })));
    expect(await bytesKept()).toBeLessThanOrEqual(30 * MB);
  });

  it('leave room to who signed in, and go first where there is none, the oldest before', async () => {
    const rows = Array.from({ length: 75 }, (_, at) => ({
      token: `viejo-${at}`,
      visitante: `sesion:viejo-${at}`,
      origen: `otra-red-${at}`,
      usuario_id: null,
      nombre: 'viejo.png',
      tipo: 'image/png',
      tamano: 4 * MB,
      guardado_como: String(at).padStart(22, 'x'),
      vence_en: now().add({ hours: 20 }).toString({ smallestUnit: 'millisecond' }),
    }));
    for (const row of rows) await given.waitingFile(row);
    await createAccount(database(), { login: 'ana', oid: 'oid-ana', password: 'una-clave-larga' });
    const token = await accessTokenOf('oid-ana');
    // All that people without a name may keep is taken: one who signed in is served without taking anything away.
    expect(await send('203.0.113.3', { token, visitante: 'ana' })).toMatchObject({ respuestaOK: true });
    expect(await kept()).toHaveLength(76);
    // Another one without a name takes the place of the oldest.
    expect(await send('203.0.113.4', { captcha: rightAnswer() })).toMatchObject({ respuestaOK: true });
    const names = (await kept()).map((row) => row.token);
    expect(names).not.toContain('viejo-0');
    expect(names).toContain('viejo-74');
  });
});
