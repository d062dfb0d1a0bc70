import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { lossyEdge } from '../registry/borde-con-perdidas';
import { buyerAtSummary, charges, confirmButton } from '../support/compra';
import type { Page } from '../support/portal/page';
import { onDemoData } from '../support/registry';

/** Longer than the portal waits for a change here; the change itself is done at once. */
const LATE_MS = 2500;
const WAITS_SECONDS = 1;

/** Paths whose answers come late; everything else comes at once. */
const late = new Set<string>();

async function tellLate({ path }: { path: string }): Promise<boolean> {
  if (late.has(path)) await wait(LATE_MS);
  return true;
}

onDemoData();

/** A registry at some other place, which does what it is asked and says so too late. */
describe('an outside registry whose answer comes too late', () => {
  const edge = lossyEdge(tellLate);

  beforeEach(() => {
    late.clear();
    useSettings({
      ...settings(),
      REGISTRY_API_URL: `${edge.url()}/api`,
      REGISTRY_API_WRITE_SECONDS: WAITS_SECONDS,
    });
  });
  afterEach(() => database().destroy());

  const referenceOf = ({ path }: Page) => new URL(path, 'http://portal.test').searchParams.get('referencia');

  test('to a confirmation: the buyer waits at the page of that sale and gets its receipt, charged once', async () => {
    const [who, summary] = await buyerAtSummary(['lentitud.uy']);
    const before = (await charges()).length;
    const uuid = summary.$('[name=operacion]').attr('value') ?? '';
    late.add(`/api/carrito/venta/finalizar/${uuid}`);
    // Not even the page of the sale can say it at first.
    late.add(`/api/carrito/venta/${uuid}`);
    const waiting = await summary.press(confirmButton(summary));
    expect(waiting).toHaveHeading('Estamos procesando su compra');
    expect(waiting.path).toContain(`/carrito-compra-paso-cinco?venta=${uuid}`);
    expect(waiting.$('meta[http-equiv=refresh]').attr('content')).toContain(`venta=${uuid}`);

    late.clear();
    const receipt = await waiting.follow('Actualizar ahora');
    expect(receipt).toHaveHeading('Tu compra se realizó con éxito.');
    expect(receipt).toSay('lentitud.uy');
    // Whoever goes back and presses again gets the same sale.
    const again = await summary.press(confirmButton(summary));
    expect(referenceOf(again)).toBe(referenceOf(receipt));
    expect(await charges()).toHaveLength(before + 1);
    expect((await who.open('/carrito-compra-paso-uno')).text).not.toContain('lentitud.uy');
  });
});
