import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const ACTOS = '/registro/actos';

/** Somebody of the desk says why they look at what the person of the demo was charged. */
async function looked() {
  const desk = await visitor().as('direccion');
  const found = await (await desk.open('/registro/buscar')).press('Buscar', { 'Qué busca': 'titular' });
  await (await found.follow('Sus cobros: Ana Titular')).press('Ver los cobros', {
    Motivo: 'Llamó por un cobro.',
  });
  return desk.open(ACTOS);
}

describe('Lo que se hizo', () => {
  test('names the person that something was done over, and leads to it', async () => {
    const page = await looked();
    expect(page).not.toSay('Cuenta ');
    const charges = await page.follow('Ana Titular (titular)');
    expect(charges.path).toMatch(/^\/registro\/cobros\/de\//);
  });

  test('has why and what changed in one column, of which most acts have one', async () => {
    const page = await looked();
    expect(page.$('thead').text()).toMatch(/Por qué y qué cambió$/);
    expect(page).toSay('Encontró: 2');
    // of an act that has neither nothing is said, and every other cell says something
    expect(page).not.toSay('Nada más');
    const empty = page.$('td').filter((_, cell) => page.$(cell).text() === '');
    expect(empty.length).toBe(empty.filter('td:last-child').length);
    expect(empty.length).toBeLessThan(page.$('tbody tr').length / 2);
  });

  test('says who did each of everybody’s, and of one’s own not', async () => {
    const mine = await looked();
    expect(mine.$('thead').text()).not.toContain('Quién');
    expect((await mine.follow('Lo de todos')).$('thead').text()).toContain('Quién');
  });

  test('of everybody has what was asked, done alone, refused and held before', async () => {
    const desk = await visitor().as('direccion');
    const { text } = await desk.open(`${ACTOS}?de=todos&cantidad=25`);
    for (const act of [
      'Retuvo un dominio',
      'Pidió devolver $ 889',
      'Aprobó devolver $ 500',
      'Devolvió $ 500 a la cuenta ****1234',
      'Rechazó devolver $ 1.389',
      'Hizo a solas, sin que otra persona lo aprobara: levantar la retención por disputa por el nombre',
      'Levantó una retención',
      'Venció sin que nadie lo aprobara: levantar la retención por orden judicial',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(act);
  });

  test('tells what a hold keeps from and its days in words, and nothing as a program writes it', async () => {
    const desk = await visitor().as('direccion');
    const page = await desk.open(`${ACTOS}?de=todos&cantidad=25`);
    expect(page).toSay(
      'Por disputa por el nombre, documento DP-2026-3; el dominio no se puede transferir a otro titular ni a otro registrador; no se puede liberar ni eliminar, y tampoco se elimina por vencido; sin fecha de fin; se revisa el ',
    );
    const told = page.$('td:last-child div').toArray();
    for (const each of told)
      expect(page.$(each).text()).not.toMatch(/\b[A-Z]{5,}\b|\d{4}-\d{2}-\d{2}|\b[a-z]+[A-Z]/);
  });

  test('tells how much of a charge was given back in a sentence', async () => {
    const desk = await visitor().as('direccion');
    const page = await desk.open(`${ACTOS}?de=todos&cantidad=25`);
    expect(page).toSay('Van devueltos $ 500 de los $ 1.389 cobrados');
    expect(page).not.toSay('Antes, devuelto');
  });

  test('has a purchase and its name as one list, not as two things to do', async () => {
    const desk = await visitor().as('direccion');
    const page = await desk.open(`${ACTOS}?de=todos&cantidad=25`);
    const next = page.$('td[data-label="Sobre"] > .unbroken + a');
    expect(next.length).toBeGreaterThan(0);
    expect(next.not('.listed').length).toBe(0);
  });

  test('says once whose hours they are', async () => {
    const { text } = await looked();
    expect(text.match(/Las horas son de Uruguay/g)).toHaveLength(1);
  });
});
