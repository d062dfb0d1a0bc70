import { describe, expect, test } from 'vitest';
import { buyer, HOLDER } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const LONG = 'x'.repeat(5000);

/** Longer than the registry takes: a sentence, never a failure of ours. */
describe('a text of five thousand letters', () => {
  onDemoData();

  test.each([
    `/consulta-disponibilidad?nombre=${LONG}`,
    `/consulta-whois?dominio=${LONG}`,
    `/administrar/ver-dominio?dominio=${LONG}`,
    `/carrito-compra-paso-cinco?referencia=${LONG}`,
    `/administrar/mis-dominios?dominio=${LONG}`,
  ])('in an address is refused: %s', async (address) => {
    const page = await (await visitor().as('titular')).open(address);
    expect(page.status).toBeGreaterThanOrEqual(200);
    expect(page.status).toBeLessThan(500);
    expect(page.heading).not.toBe('Ocurrió un error en el servidor');
  });

  test('in the holder of a domain comes back with the form and says which field', async () => {
    const who = await buyer(['largo.uy']);
    const dialog = await (await who.open('/carrito-compra-paso-dos')).follow(
      'Ingresar datos del titular de largo.uy',
    );
    const page = await dialog.press('Guardar datos', { ...HOLDER, Dirección: LONG });
    expect(page.status).toBeLessThan(500);
    expect(`${page.notice} ${page.errors.join(' ')}`).toMatch(/direcci[oó]n/i);
    expect(page.field('Nombre y apellido').value).toBe(HOLDER['Nombre y apellido']);
  });
});
