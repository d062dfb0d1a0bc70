import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { PRESUPUESTO } from '~/registry/edge/captcha/rules';
import { verifyCaptcha } from '~/registry/edge/captcha/verify';
import { think } from '../support/captcha-answer';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { shop } from './shop';

const INVALID = { respuestaOK: false, codigo: 'CAPTCHA_INVALIDO', mensaje: 'El captcha es incorrecto' };

const whois = (captchaResponse?: string, asking = {}) =>
  shop(asking).dominio.whois({ dominio: { nombre: 'libre.uy' }, captchaResponse });
const asked = async (asking = {}) => (await shop(asking).dominio.mostrarCaptcha()).resultado;
const spend = async (asking = {}) => {
  for (let query = 0; query < PRESUPUESTO.porVisitante; query += 1) await whois(undefined, asking);
};
const challenge = async (asking = {}) => {
  const posed = await shop(asking).dominio.desafioCaptcha();
  if (!posed) throw new Error('The registry poses no question');
  const { pregunta, token, altcha } = posed;
  return { token, altcha, right: `${token}:${think(pregunta)}`, wrong: `${token}:no lo sé` };
};
const asker = (now = START) => ({
  connection: database(),
  now,
  direccion: '192.0.2.1',
  visitante: 'x',
  identify: async () => null,
});

describeOnBothEngines('the captcha', () => {
  it('is asked once the session has spent its queries, and not of others', async () => {
    expect(await asked()).toBe(false);
    await spend();
    expect(await asked()).toBe(true);
    expect(await whois()).toMatchObject(INVALID);
    expect(await asked({ visitante: 'otra-sesion' })).toBe(false);
    expect(await asked({ now: START.add({ minutes: PRESUPUESTO.ventanaMinutos }) })).toBe(false);
  });

  it('is never asked of who signed in', async () => {
    await spend();
    expect(await asked({ login: 'ana' })).toBe(false);
    expect(await whois(undefined, { login: 'ana' })).toMatchObject({ codigo: 'ERROR_DOMINIO_NO_EXISTE' });
  });

  it('lets the query through with the right answer to the question, and gives the budget back', async () => {
    await spend();
    const { right } = await challenge();
    expect(await whois(right)).toMatchObject({ codigo: 'ERROR_DOMINIO_NO_EXISTE' });
    expect(await asked()).toBe(false);
  });

  it('guards availability too', async () => {
    await spend();
    const search = (captchaResponse?: string) =>
      shop().dominio.disponibilidad({ dominios: ['libre.uy'], captchaResponse });
    expect(await search()).toMatchObject({ ...INVALID, dominios: [] });
    expect(await search((await challenge()).right)).toMatchObject({ respuestaOK: true });
  });

  it('is not spent on what is no name', async () => {
    await spend();
    const { right } = await challenge();
    const wrong = await shop().dominio.whois({ dominio: { nombre: 'pepe.com' }, captchaResponse: right });
    expect(wrong.codigo).toBe('ERROR_DOMINIO_NO_PERTENECE');
    expect(await whois(right)).toMatchObject({ codigo: 'ERROR_DOMINIO_NO_EXISTE' });
  });

  it('is answered once, even when the same answer comes several times at once', async () => {
    const { right } = await challenge();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verifyCaptcha(asker(), right)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('gives no second try on the same question', async () => {
    const { right, wrong } = await challenge();
    expect(await verifyCaptcha(asker(), wrong)).toBe(false);
    expect(await verifyCaptcha(asker(), right)).toBe(false);
  });

  it('expires', async () => {
    const { right } = await challenge();
    expect(await verifyCaptcha(asker(START.add({ minutes: 31 })), right)).toBe(false);
  });

  it('takes a solved proof of work, once', async () => {
    const now = Temporal.Now.instant(); // the library looks at the machine's clock
    const { altcha } = await challenge({ now });
    const solution = await solveChallenge({ challenge: altcha, deriveKey });
    const payload = Buffer.from(JSON.stringify({ challenge: altcha, solution })).toString('base64');
    expect(await verifyCaptcha(asker(now), payload)).toBe(true);
    expect(await verifyCaptcha(asker(now), payload)).toBe(false);
  });

  it('takes no proof of work that is another’s, unsolved or made up', async () => {
    const { altcha } = await challenge();
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const unsolved = encoded({ challenge: altcha, solution: { counter: 1, derivedKey: '00' } });
    const forged = { ...altcha, signature: 'ff'.repeat(32) };
    for (const text of [unsolved, encoded({ challenge: forged, solution: {} }), '', 'x', ':', 'a:b', '💥'])
      expect(await verifyCaptcha(asker(), text)).toBe(false);
  });

  it('keeps neither addresses nor sessions as they are', async () => {
    await whois();
    const rows = await observe.queries();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.1|una-sesion/);
  });
});
