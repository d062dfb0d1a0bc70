import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
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

  test('takes one set as well as several', async () => {
    const who = await visitor().as('direccion');
    const form = await (await who.open(PERSONAL)).follow('Horacio Atención');
    const sent = await form.press('Guardar', { Motivo: 'Sigue como estaba.' });
    expect(sent.text).toContain('Horacio Atención ahora es de Atención.');
  });

  test('asks who works there for no contact data nor terms before', async () => {
    const page = await (await visitor().as('atencion')).open(OFICINA);
    expect([page.status, page.redirects]).toEqual([200, []]);
  });

  test('is closed at once to who was sent away', async () => {
    const away = await visitor().as('atencion');
    const form = await (await (await visitor().as('direccion')).open(PERSONAL)).follow('Horacio Atención');
    await form.press('Guardar', { Atención: false, Motivo: 'Terminó su contrato.' });
    expect((await away.open(OFICINA)).status).toBe(404);
  });
});

describe('What could not be done', () => {
  const fallo = {
    clase: 'vida',
    clave: 'titular.uy',
    intentos: 12,
    proximo_intento: '2026-11-20T12:00:00Z',
    error: 'la base no respondió',
    desde: '2026-11-20T12:00:00Z',
    tomado_por: null,
    tomado_hasta: null,
    estado: 'APARTADO' as const,
  };

  test('says so where there is nothing', async () => {
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/fallos`);
    expect(page.text).toContain('No hay nada apartado.');
  });

  test('is tried again, or left undone with a reason, and the page says what became of it', async () => {
    await given.tries(fallo, { ...fallo, clave: 'ñandú.uy' });
    const who = await visitor().as('direccion');
    const page = await who.open(`${OFICINA}/fallos`);
    const again = await page
      .within('titular.uy')
      .press('Intentar otra vez: Renovar, vencer o eliminar un dominio, titular.uy');
    expect(again.text).toContain('se intenta otra vez dentro de un minuto');
    const form = await again.follow('Dejar sin hacer: Renovar, vencer o eliminar un dominio, ñandú.uy');
    const refused = await form.press('Dejar sin hacer', {});
    expect(refused.status).toBe(422);
    const done = await refused.press('Dejar sin hacer', { Motivo: 'Se hizo a mano.' });
    expect(done.text).toContain('queda sin hacer');
    expect(done.text).toContain('No hay nada apartado.');
  });

  test('is no page for who only answers people', async () => {
    expect((await (await visitor().as('atencion')).open(`${OFICINA}/fallos`)).status).toBe(404);
  });
});
