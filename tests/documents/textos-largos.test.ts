import { describe, expect, test } from 'vitest';
import { buyer } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { HOLDER } from '../support/portal/typed';
import { onDemoData } from '../support/registry';

const LONG = 'x'.repeat(5000);

/** Longer than the registry takes: a sentence, never a failure of ours. */
describe('a text of five thousand letters', () => {
  onDemoData();

  test.each([
    ['search', `/consulta-disponibilidad?nombre=${LONG}`],
    ['whois', `/consulta-whois?dominio=${LONG}`],
    ['detail', `/administrar/ver-dominio?dominio=${LONG}`],
    ['reference', `/carrito-compra-paso-cinco?referencia=${LONG}`],
    ['filter', `/administrar/mis-dominios?dominio=${LONG}`],
  ])('in the address of a %s is refused', async (_, address) => {
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

  test('longer than any field takes is named on the page that comes back, with the other fields as typed', async () => {
    const form = await (await visitor().as('titular')).open('/generar-ticket');
    const page = await form.press('Guardar datos', { Asunto: 'Mi registro', Mensaje: 'ñ'.repeat(40_000) });
    expect(page).toRedirectTo('/generar-ticket');
    expect(page.errors.join()).toContain('Mensaje: lo que escribió era demasiado largo para conservarlo.');
    expect(page.field('Mensaje').description).toContain('Escríbalo de nuevo, más corto.');
    expect(page.notice).toContain('No se envió nada');
    expect(page.field('Asunto').value).toBe('Mi registro');
    expect(page.field('Mensaje').value).toBe('');
  });

  test('of a form that waited for a sign-in is named too, and only that one is lost', async () => {
    const who = visitor();
    const typed = { nombre: 'Ana', apellido: 'y'.repeat(60_000), direccion: 'x'.repeat(60_000) };
    await who.post('/administrar/mis-datos', {
      intencion: 'guardar',
      ...typed,
      telefono: 'z'.repeat(62_000),
    });
    const page = await (await who.as('titular')).open('/administrar/mis-datos');
    expect(page.errors).toHaveLength(1);
    expect(page.errors.join()).toContain('Telefono: lo que escribió era demasiado largo para conservarlo.');
    expect(page.field('Nombre').value).toBe('Ana');
  });
});
