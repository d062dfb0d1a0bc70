import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import {
  buyer,
  buyerAtSummary,
  charges,
  chargesSince,
  confirmButton,
  postOnly,
  putInCart,
  registrationsOf,
} from '../support/compra';
import type { Page } from '../support/portal/page';
import { onDemoData } from '../support/registry';

const CUATRO = '/carrito-compra-paso-cuatro';
const UNO = '/carrito-compra-paso-uno';

onDemoData();

const confirm = (summary: Page): Promise<Page> => summary.press(confirmButton(summary));
const keyOf = (summary: Page): string => summary.$('[name=operacion]').attr('value') ?? '';

describe('confirming a purchase', () => {
  it('registers the names and charges them once', async () => {
    const [, summary] = await buyerAtSummary(['compro-a.uy', 'compro-b.com.uy']);
    const before = (await charges()).length;
    await confirm(summary);
    const made = await chargesSince(before);
    expect(made.map(({ nombre, importe }) => [nombre, importe])).toEqual([
      ['compro-a.uy', 138_900],
      ['compro-b.com.uy', 115_900],
    ]);
    expect(await registrationsOf('compro-a.uy')).toHaveLength(1);
  });

  it('leads to the same confirmation when it is sent again', async () => {
    const [, summary] = await buyerAtSummary(['repito.uy']);
    const before = (await charges()).length;
    const first = await confirm(summary);
    const second = await confirm(summary);
    expect(second.path).toBe(first.path);
    expect(await chargesSince(before)).toHaveLength(1);
  });

  it('charges once for twenty confirmations at once, and answers all of them alike', async () => {
    const [who, summary] = await buyerAtSummary(['veinte.uy']);
    const before = (await charges()).length;
    const body = { intencion: 'confirmar', operacion: keyOf(summary), total: '138900' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => postOnly(who, CUATRO, body)));
    const places = new Set(answers.map(({ headers }) => headers.get('Location')));
    expect(places.size).toBe(1);
    expect([...places][0]).toContain('?referencia=UY-');
    expect(await chargesSince(before)).toHaveLength(1);
    expect(await registrationsOf('veinte.uy')).toHaveLength(1);
  });

  it('leaves the next cart alone when an old confirmation arrives again', async () => {
    const [who, summary] = await buyerAtSummary(['antes.uy']);
    await confirm(summary);
    await putInCart(who, 'despues.uy');
    await confirm(summary);
    expect(await who.open(UNO)).toSay('despues.uy');
  });
});

describe('a name taken between the summary and the confirmation', () => {
  it('is told and not charged, and the others are registered', async () => {
    const [, summary] = await buyerAtSummary(['disputa.uy', 'tranquilo.uy']);
    const [, faster] = await buyerAtSummary(['disputa.uy'], 'titular');
    await confirm(faster);
    const before = (await charges()).length;
    const page = await confirm(summary);
    expect(page).toHaveHeading('Tu compra se realizó con éxito.');
    expect(page).toSay('El dominio disputa.uy acaba de ser registrado por otra persona.');
    expect((await chargesSince(before)).map(({ nombre }) => nombre)).toEqual(['tranquilo.uy']);
  });

  it('leaves a page that can be read again when it was the only one', async () => {
    const [who, summary] = await buyerAtSummary(['disputa.uy']);
    const [, faster] = await buyerAtSummary(['disputa.uy'], 'titular');
    await confirm(faster);
    const before = (await charges()).length;
    const page = await confirm(summary);
    expect(page).toHaveHeading('Error al procesar la confirmación de la compra');
    expect(page).toSay('No se pudo hacer, y no se cobra');
    expect((await who.open(page.path)).text).toBe(page.text);
    expect((await confirm(summary)).path).toBe(page.path);
    expect(await chargesSince(before)).toEqual([]);
    expect(page.links).toHaveProperty('Carrito (0)');
  });
});

describe('a confirmation that somebody tampered with', () => {
  it("cannot confirm somebody else's sale", async () => {
    const [, theirs] = await buyerAtSummary(['ajeno.uy'], 'titular');
    const before = (await charges()).length;
    const who = await buyer(['propio.uy']);
    const fields = { intencion: 'confirmar', operacion: keyOf(theirs), total: '138900' };
    expect((await who.post(CUATRO, fields)).status).toBe(404);
    expect(await chargesSince(before)).toEqual([]);
    expect(await registrationsOf('ajeno.uy')).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['no total', { operacion: '5f0d5d0e-6f59-4a4f-8e6e-000000000000' }],
    ['another total', { total: '1' }],
    ['a total that is none', { total: 'x' }],
  ])('is refused with %s', async (_what, wrong) => {
    const [who, summary] = await buyerAtSummary(['firme.uy']);
    const key: Record<string, string> = 'total' in wrong ? { operacion: keyOf(summary) } : {};
    const page = await who.post(CUATRO, { intencion: 'confirmar', ...key, ...wrong });
    expect(page.status).toBe(422);
    expect(page.errors.length).toBeGreaterThan(0);
    expect(await registrationsOf('firme.uy')).toEqual([]);
  });

  it('does nothing for an intention it does not know', async () => {
    const [who] = await buyerAtSummary(['firme.uy']);
    expect((await who.post(CUATRO, { intencion: 'otra' })).status).toBe(400);
  });
});

describe('a confirmation that the registry could not attend', () => {
  it('loses nothing: the summary is there to be confirmed again', async () => {
    const [who, summary] = await buyerAtSummary(['fragil.uy']);
    await database().schema.alterTable('cargos').renameTo('cargos_escondidos').execute();
    const failed = await confirm(summary);
    await database().schema.alterTable('cargos_escondidos').renameTo('cargos').execute();
    expect(failed).toHaveHeading('Resumen de la compra');
    expect(failed.notice).toContain('Error al procesar la confirmación de la compra');
    expect(await registrationsOf('fragil.uy')).toEqual([]);
    const again = await who.open(CUATRO);
    expect(again).toSay('Casa …1234');
    expect(await confirm(again)).toHaveHeading('Tu compra se realizó con éxito.');
  });
});
