import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const NAME = '/registro/dominios/rioarriba.uy';
const GONE = 'Pedir que se saque a Gabriela Cuidadosa (cuidadosa) del candado';
const TYPED = { Documento: 'Partida de defunción 12/2026', Motivo: 'Falleció en octubre.' };

/** The locked name of the demo, open to who may take a custodian off. */
async function looked() {
  const browser = await visitor().as('direccion');
  return (await browser.open(NAME)).press('Ver el dominio', { Motivo: 'Avisó su familia.' });
}

describe('A custodian who is gone, at the desk', () => {
  test('is shown with what comes of it: the last one’s lock opens, and what waits is left undone', async () => {
    const page = await (await looked()).follow(GONE);
    expect(page).toHaveHeading('Sacar a Gabriela Cuidadosa (cuidadosa) del candado de rioarriba.uy');
    expect(page.text).toContain('No queda nadie que pueda aprobar los cambios: el candado se abre 24 horas');
    expect(page.text).toContain('Espera la aprobación de sus custodios: delegar el dominio.');
    expect(page.text).toContain('Antes lo tiene que aprobar una segunda persona.');
    const waits = await page.press('Pedir que se saque', TYPED);
    expect(waits).toLeaveNotice('Quedó pedido, y todavía no se hizo');
    const act = await waits.follow(
      'Sacar a Gabriela Cuidadosa (cuidadosa) de los custodios, por Partida de defunción 12/2026: rioarriba.uy',
    );
    expect(act.text).toContain('Cambio que espera');
    expect(act.buttons).not.toContain('Hacerlo ya');
  });

  test('whose removal waits for a second person is not offered to be taken off again', async () => {
    const waits = await (await (await looked()).follow(GONE)).press('Pedir que se saque', TYPED);
    const page = await waits.browser.open(NAME);
    expect(page.text).toContain(
      'Gabriela Cuidadosa (cuidadosa). Se pidió sacarlo: espera a una segunda persona',
    );
    expect(Object.keys(page.links)).not.toContain(GONE);
    const act = await page.follow('espera a una segunda persona sacar a Gabriela Cuidadosa (cuidadosa)');
    expect(act.text).toContain('Sacar a Gabriela Cuidadosa (cuidadosa) de los custodios');
  });

  test('who comes too late reads why where the name is, and what was typed is there again', async () => {
    const form = await (await looked()).follow(GONE);
    await given.noLocks();
    const late = await form.press('Pedir que se saque', TYPED);
    expect(late.path).toBe(NAME);
    expect(late.text).toContain('Esa persona ya no es custodio de ese dominio');
    const [custodio, titular] = [await observe.person('cuidadosa'), await observe.person('titular')];
    await given.locked('rioarriba.uy', { custodios: [custodio.id], por: titular.id });
    const again = await (await late.browser.open(NAME)).follow(GONE);
    expect(again.field('Documento').value).toBe(TYPED.Documento);
    expect(again.field('Motivo').value).toBe(TYPED.Motivo);
  });
});
