import { describe, expect, test } from 'vitest';
import { buyerAtSummary, confirmButton } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const COMPRAS = '/administrar/mis-compras';

onDemoData();

describe('Mis compras', () => {
  test('says that there is nothing yet, and where to begin', async () => {
    const page = await (await visitor().as('otro')).open(COMPRAS);
    expect(page).toHaveHeading('Mis compras');
    expect(page).toSay('Todavía no compró nada.');
    expect(page.links['Buscar un dominio']).toBe('/consulta-disponibilidad');
  });

  test('is reached from the confirmation, and leads back to the receipt', async () => {
    const [, summary] = await buyerAtSummary(['recibo.uy']);
    const receipt = await summary.press(confirmButton(summary));
    const list = await receipt.follow('Mis compras');
    expect(list).toSay('recibo.uy');
    expect(list).toSay('$ 1.389');
    expect(list).toSay('1 movimiento. Los importes');
    expect(list.$('[data-label=Cuenta]').text(), 'no line parts an account from its number').toBe(
      'Casa\u00a0…1234',
    );
    expect(list.text).not.toMatch(/Realizada|Filas por página/);
    const words = Object.keys(list.links).find((each) => each.startsWith('Compra UY-')) ?? '';
    const again = await list.follow(words);
    expect(again).toSay('recibo.uy');
    expect(receipt.$('.stepper'), 'the last step, as it is made').toHaveLength(1);
    expect(again.$('.stepper'), 'looked up, it is no step').toHaveLength(0);
    expect(again.text).not.toContain('con éxito');
    expect(again.links['Volver a Mis compras']).toBe(COMPRAS);
    const here = again.$('nav [aria-current]').toArray();
    expect(here.map((each) => again.$(each).text())).toEqual(['Administrar', 'Mis compras']);
  });

  test('is downloaded exactly, and no name is a formula', async () => {
    const [who, summary] = await buyerAtSummary(['lista-csv.uy']);
    await summary.press(confirmButton(summary));
    const response = await who.request(`${COMPRAS}/compras.csv`);
    expect(response.headers.get('Content-Type')).toContain('text/csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(head).toContain('Importe (IVA incluido)');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('lista-csv.uy');
    expect(lines[0]).toContain('"1389,00"');
  });

  test('of a year without any says so, and what is no year is all of them', async () => {
    const who = await visitor().as('titular');
    const none = await who.open(`${COMPRAS}?anio=2001`);
    expect(none).toSay('No tiene compras ni cargos de 2001.');
    for (const nonsense of ['anio=x', 'anio=-1', 'anio=99999', 'pagina=9999'])
      expect((await who.open(`${COMPRAS}?${nonsense}`)).status, nonsense).toBe(200);
  });

  test('is only for who signed in', async () => {
    expect(await visitor().open(COMPRAS)).toRedirectTo('/ingresar?volver=%2Fadministrar%2Fmis-compras');
    expect((await visitor().request(`${COMPRAS}/compras.csv`)).status).toBe(303);
  });
});
