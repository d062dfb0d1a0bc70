import { describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { endAllSessionsOf } from '~/session/store.server';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const IMPORT = '/administrar/ver-dominio/dns/importar?dominio=titular.uy';
const TEXT = 'Archivo de zona';
const FILE = 'O elija el archivo';
const REPLACE = { 'Reemplazar todos los registros actuales': true };
const PATIENCE = { timeout: 120_000 };

/** As a provider writes it: long names, its time and class on each line. */
const line = (n: number): string =>
  `equipo-${String(n).padStart(5, '0')}.planta-de-produccion.titular.uy. 3600 IN A 10.0.${n >> 8}.${n & 255}`;
const zone = (records: number): string => Array.from({ length: records }, (_, n) => line(n)).join('\n');
const file = (text: string | Uint8Array<ArrayBuffer>): File => new File([text], 'titular.uy.zone');
const held = async (): Promise<number> => {
  return (await observe.recordsOf('titular.uy')).length;
};
const textOf = (page: Page): string => page.field(TEXT).value.replaceAll('\r\n', '\n');

async function endTheSession(): Promise<void> {
  const { oid } = await observe.person('titular');
  await endAllSessionsOf(oid, now());
}

describe('a zone of twenty thousand records', () => {
  onDemoData();
  const form = async () => (await visitor().as('titular')).open(IMPORT);

  it('says before anything is pasted how much may be', async () => {
    const page = await form();
    expect(page.field(TEXT).description).toContain('20 mil registros');
    expect(page.field(TEXT).description).toContain('2 MB');
  });

  it('is pasted, compared and applied', PATIENCE, async () => {
    const compared = await (await form()).press('Ver qué cambia', { [TEXT]: zone(20_000), ...REPLACE });
    expect(compared.status).toBe(200);
    expect(compared).toSay('e agregan 20000');
    expect(textOf(compared)).toBe(zone(20_000));
    expect(await compared.press('Aplicar los cambios')).toSay('e agregaron 20000');
    expect(await held()).toBe(20_000);
  });

  it('is chosen as a file, whose text is then shown, compared and applied', PATIENCE, async () => {
    const compared = await (await form()).press('Ver qué cambia', { [FILE]: file(zone(20_000)), ...REPLACE });
    expect(compared).toSay('e agregan 20000');
    expect(textOf(compared)).toBe(zone(20_000));
    expect(await compared.press('Aplicar los cambios')).toSay('e agregaron 20000');
    expect(await held()).toBe(20_000);
  });

  it('has one record too many: that is said when it is compared', PATIENCE, async () => {
    const refused = await (await form()).press('Ver qué cambia', { [TEXT]: zone(20_001), ...REPLACE });
    expect(refused.status).toBe(422);
    expect(refused).toRefuse('como máximo 20000 registros');
    expect(textOf(refused)).toBe(zone(20_001));
  });
});

describe('a zone that is longer than the field takes', () => {
  onDemoData();
  const LONG = zone(30_000);
  const form = async () => (await visitor().as('titular')).open(IMPORT);

  it('is refused with its limit and the next step, and is still in the field', PATIENCE, async () => {
    const refused = await (await form()).press('Ver qué cambia', { [TEXT]: LONG });
    expect(refused.status).toBe(422);
    expect(refused).toShowError(TEXT, 'Es más largo que 2 MB');
    expect(refused).toShowError(TEXT, 'por partes');
    expect(textOf(refused)).toBe(LONG);
  });

  it('as a file is refused beside it, and what was pasted stays', PATIENCE, async () => {
    const refused = await (await form()).press('Ver qué cambia', { [FILE]: file(LONG) });
    expect(refused.status).toBe(422);
    expect(refused).toShowError(FILE, 'Es más largo que 2 MB');
  });

  it('is not applied either, and is still in the field', PATIENCE, async () => {
    const compared = await (await form()).press('Ver qué cambia', { [TEXT]: 'a 600 A 192.0.2.1' });
    const refused = await compared.press('Aplicar los cambios', { [TEXT]: LONG });
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toBe(LONG);
  });
});

describe('a zone chosen as a file', () => {
  onDemoData();
  const form = async () => (await visitor().as('titular')).open(IMPORT);

  it('that is no text in UTF-8 is refused with what to do', async () => {
    const latin = file(new Uint8Array([0x3b, 0xf1, 0x0a]));
    const refused = await (await form()).press('Ver qué cambia', { [FILE]: latin });
    expect(refused.status).toBe(422);
    expect(refused).toShowError(FILE, 'UTF‑8');
  });

  it('beside a text that was pasted is refused: neither is thrown away unasked', async () => {
    const both = { [TEXT]: 'pegado 600 A 192.0.2.1', [FILE]: file('elegido 600 A 192.0.2.2') };
    const refused = await (await form()).press('Ver qué cambia', both);
    expect(refused).toShowError(FILE, 'uno solo');
    expect(refused.field(TEXT).value).toBe('pegado 600 A 192.0.2.1');
  });

  it('is chosen again after it was mended, and takes the place of what it held before', async () => {
    const wrong = await (await form()).press('Ver qué cambia', { [FILE]: file('malo A 192.0.2\r\n') });
    expect(wrong).toSay('Línea 1');
    const right = await wrong.press('Ver qué cambia', { [FILE]: file('bueno 600 A 192.0.2.1') });
    expect(right).toSay('+ bueno.titular.uy. 600 IN A 192.0.2.1');
    expect(right.field(TEXT).value).toBe('bueno 600 A 192.0.2.1');
  });

  it('is never applied without having been compared', async () => {
    const first = await (await form()).press('Ver qué cambia', { [FILE]: file('uno 600 A 192.0.2.1') });
    const second = await first.press('Aplicar los cambios', { [FILE]: file('otro 600 A 192.0.2.2') });
    expect(second).toSay('+ otro.titular.uy. 600 IN A 192.0.2.2');
    expect(second).not.toSay('Se agregó 1 registro DNS.');
    expect(await second.press('Aplicar los cambios')).toSay('Se agregó 1 registro DNS.');
  });
});

describe('a zone sent after the session had ended', () => {
  onDemoData();

  it('is in its field again after signing in, all of it', PATIENCE, async () => {
    const who = await visitor().as('titular');
    const page = await who.open(IMPORT);
    await endTheSession();
    await page.press('Ver qué cambia', { [TEXT]: zone(20_000), ...REPLACE });
    const back = await (await who.as('titular')).open(IMPORT);
    expect(textOf(back)).toBe(zone(20_000));
    const compared = await back.press('Ver qué cambia');
    expect(compared).toSay('e agregan 20000');
    await compared.press('Aplicar los cambios');
    expect(await held()).toBe(20_000);
    expect((await who.open(IMPORT)).field(TEXT).value).toBe('');
    expect(await kept()).toBe(0);
  });

  it('as a file has to be chosen again, and the page says so', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(IMPORT);
    await endTheSession();
    await page.press('Ver qué cambia', { [FILE]: file('a 600 A 192.0.2.1') });
    const back = await (await who.as('titular')).open(IMPORT);
    expect(back.field(FILE).description).toContain('Elíjalo de nuevo');
    expect(back.errors.join()).toContain('Elíjalo de nuevo');
  });

  it(
    'is kept once a session, however many pages it was sent to, and for nobody who never signed in',
    PATIENCE,
    async () => {
      const who = await visitor().as('titular');
      await who.open(IMPORT);
      await endTheSession();
      for (const nombre of ['titular.uy', 'ñandú.uy'])
        await who.post(IMPORT.replace('titular.uy', nombre), {
          textoLargo: zone(2000),
          intencion: 'comparar',
        });
      expect(await kept()).toBe(1);
      await visitor().post(IMPORT, { textoLargo: zone(2000), intencion: 'comparar' });
      expect(await kept()).toBe(1);
    },
  );
});

/** Rows of sessions that hold more than any other form may leave behind. */
async function kept(): Promise<number> {
  const rows = await observe.rememberedValues();
  return rows.filter(({ valor }) => valor.length > 100_000).length;
}
