import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const OFICINA = '/registro';
const PERSONAL = `${OFICINA}/personal`;
const ACTOS = `${OFICINA}/actos`;

describe('The desk of the registry’s people', () => {
  test('is no page for a holder, and leads who is not signed in to sign in', async () => {
    expect((await (await visitor().as('titular')).open(OFICINA)).status).toBe(404);
    expect((await visitor().open(OFICINA)).redirects).toContain('/ingresar?volver=%2Fregistro');
  });

  test('says who one is there, what one may do, and that all of it is written down', async () => {
    const page = await (await visitor().as('atencion')).open(OFICINA);
    expect(page).toHaveHeading('Oficina del registro');
    expect(page.text).toContain('Horacio Atención: todo lo que haga aquí queda escrito');
    expect(page.$('nav[aria-label="Oficina del registro"] a').length).toBe(3);
    expect(page.$('script').length).toBe(0);
  });

  test('shows everybody who works there; who decides over it finds a way to change it, others do not', async () => {
    const staff = await (await visitor().as('direccion')).open(PERSONAL);
    expect(staff.text).toContain('Irene Dirección (usted)');
    expect(Object.keys(staff.links)).toContain('Horacio Atención');
    const other = await (await visitor().as('atencion')).open(PERSONAL);
    expect(other.text).toContain('Horacio Atención (usted)');
    expect(Object.keys(other.links)).not.toContain('Irene Dirección');
  });

  test('writes a change down with its reason, for who did it and for who decides', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Horacio Atención');
    await form.press('Guardar', { Contenidos: true, Motivo: 'Cubre una licencia.' });
    for (const address of [ACTOS, `${ACTOS}?de=todos`]) {
      const acts = await who.open(address);
      expect(acts.text).toContain('Cambió lo que puede hacer alguien');
      expect(acts.text).toContain('Cubre una licencia.');
      expect(acts.text).toContain('Antes, puede: Atención; ahora, puede: Atención y Contenidos');
    }
    const other = await (await visitor().as('atencion')).open(`${ACTOS}?de=todos`);
    expect(other.text).not.toContain('Cubre una licencia.');
  });

  test('never is left without anybody who decides who works there', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Irene Dirección');
    const refused = await form.press('Guardar', { Dirección: false, Motivo: 'Me voy.' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Tiene que quedar alguien de dirección');
    expect(refused.field('Motivo').value).toBe('Me voy.');
  });

  test('is closed at once to who was sent away', async () => {
    const away = await visitor().as('atencion');
    const form = await (await (await visitor().as('direccion')).open(PERSONAL)).follow('Horacio Atención');
    await form.press('Guardar', { Atención: false, Motivo: 'Terminó su contrato.' });
    expect((await away.open(OFICINA)).status).toBe(404);
  });
});
