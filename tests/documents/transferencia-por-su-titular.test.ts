import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const NAME = '/registro/dominios/taxi.uy';
const NOTA = {
  'Clase de documento': 'Nota firmada del titular',
  Número: '7/2026',
  'Fecha del documento': '2026-01-15',
  Motivo: 'Está internado y lo pidió por nota.',
};

/** A name that another registrar asked for, open to who may answer for its holder. */
async function looked() {
  const browser = await visitor().as('direccion');
  return (await browser.open(NAME)).press('Ver el dominio', { Motivo: 'Llegó una nota.' });
}

describe('A transfer that its holder cannot answer', () => {
  test('is found among those that wait, and says who asked, until when, and what the registry may do', async () => {
    const browser = await visitor().as('direccion');
    const waits = await browser.open('/registro/fallos/transferencias');
    expect(waits.text).toContain(
      'Espera que el titular o el contacto administrativo la apruebe o la rechace.',
    );
    await waits.follow('taxi.uy');
    const page = await looked();
    expect(page.text).toContain('Si no pueden, el registro la contesta por su titular, con un documento:');
    expect(Object.keys(page.links)).toEqual(
      expect.arrayContaining(['Rechazar la transferencia', 'Pedir que se apruebe la transferencia']),
    );
  });

  test('is refused at once, and is there no more', async () => {
    const form = await (await looked()).follow('Rechazar la transferencia');
    expect(form).toHaveHeading('Rechazar la transferencia de taxi.uy');
    expect(form.text).toContain('El código con el que se pidió deja de servir.');
    expect(form.text).not.toContain('segunda persona');
    const page = await form.press('Rechazar la transferencia', NOTA);
    expect(page).toLeaveNotice('Se rechazó la transferencia: taxi.uy sigue con su titular.');
    expect(Object.keys(page.links)).not.toContain('Rechazar la transferencia');
    expect(page.text).toContain(
      'El registro rechazó en nombre de su titular la transferencia a otro registrador',
    );
    expect((await page.browser.open(`${NAME}/rechazar-transferencia`)).path).toBe(NAME);
  });

  test('waits for a second person before it is approved, and may be refused meanwhile', async () => {
    const form = await (await looked()).follow('Pedir que se apruebe la transferencia');
    expect(form.text).toContain('Antes lo tiene que aprobar una segunda persona.');
    expect(form.text).not.toContain('también si el dominio está retenido o congelado');
    const waits = await form.press('Pedir que se apruebe', NOTA);
    expect(waits).toLeaveNotice('Quedó pedido, y todavía no se hizo');
    const page = await waits.browser.open(NAME);
    expect(Object.keys(page.links)).toContain('Rechazar la transferencia');
    expect(Object.keys(page.links)).not.toContain('Pedir que se apruebe la transferencia');
    expect((await page.browser.open(`${NAME}/aprobar-transferencia`)).path).toBe(NAME);
  });

  test('keeps what was typed where a field is wrong', async () => {
    const form = await (await looked()).follow('Rechazar la transferencia');
    const page = await form.press('Rechazar la transferencia', { ...NOTA, Motivo: '' });
    expect(page.status).toBe(422);
    expect(page.field('Número').value).toBe('7/2026');
  });

  test('is not there for who may not answer it', async () => {
    const browser = await visitor().as('atencion');
    const page = await (await browser.open(NAME)).press('Ver el dominio', { Motivo: 'Preguntó por él.' });
    expect(Object.keys(page.links)).not.toContain('Rechazar la transferencia');
    expect((await browser.open(`${NAME}/rechazar-transferencia`)).status).toBe(404);
  });
});
