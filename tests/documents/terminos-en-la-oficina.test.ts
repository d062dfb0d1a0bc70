import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const TERMINOS = '/registro/terminos';
const RESUMEN = '/administrar/resumen';
const ACEPTAR = `/aceptar-terminos-condiciones?redirectTo=${encodeURIComponent(RESUMEN)}`;

const open = async (path = TERMINOS) => (await visitor().as('direccion')).open(path);

/** The draft of the next version, with another sentence. */
async function drafted() {
  const draft = await (await open()).follow('Versión 5');
  const form = await draft.follow('Cambiar el borrador');
  const text = String(form.field('Texto').value).replace('treinta días', 'sesenta días');
  return form.press('Guardar el borrador', { Texto: text });
}

describe('The terms at the desk', () => {
  test('are listed by version, with how many accepted each', async () => {
    const page = await open();
    expect(page).toHaveHeading('Contenidos: términos y condiciones');
    for (const state of ['Borrador', 'Descartada', 'Vigente', 'Anterior'])
      expect(page.text, state).toContain(state);
    expect(page.$('tr:contains("Versión 3")').text()).toMatch(/[1-9]\d*\spersonas/);
    expect(page.shipsScripts).toBe(false);
    const version = await page.follow('Versión 3');
    expect(version.text).toContain('Este mismo texto');
    expect(version.$('h2#como-se-ve').text()).toBe('Así se ve');
    const draft = await page.follow('Versión 5');
    expect(draft.$('h2#como-se-ve').text()).toBe('Así se verá');
    expect(version.$('section[aria-label="Texto de los términos y condiciones"]').text()).toContain(
      '12. Ley aplicable',
    );
    expect((await (await visitor().as('atencion')).open(TERMINOS)).status).toBe(404);
  });

  test('that are new have to be accepted by everybody from their minute on, at the next page', async () => {
    const begun = now().round({ smallestUnit: 'minute', roundingMode: 'ceil' });
    useClock(() => begun);
    const person = await visitor().as('titular');
    expect((await person.open(RESUMEN)).path).toBe(RESUMEN);
    const draft = await drafted();
    expect(draft.text).toContain('Qué cambia respecto de la versión 3');
    expect(draft.$('.changed del').last().text()).toBe('treinta');
    expect(draft.$('.changed ins').last().text()).toBe('sesenta');
    expect(draft.$('.changed').text()).toMatch(/treinta días.*sesenta días/s);
    expect(draft.$('.changed').text()).not.toMatch(/[<>]/);
    expect((await person.open(RESUMEN)).path).toBe(RESUMEN);
    const local = begun.add({ minutes: 30 }).toZonedDateTimeISO('America/Montevideo');
    const [year, month, day] = local.toPlainDate().toString().split('-');
    const waiting = await (await draft.follow('Pedir que se publique')).press('Pedir que se publique', {
      'Día en que empieza a regir': `${day}/${month}/${year}`,
      'Hora en que empieza a regir': local.toPlainTime().toString().slice(0, 5),
      Motivo: 'Lo resolvió el directorio.',
    });
    await given.staff('atencion', ['contenidos']);
    const second = await (await visitor().as('atencion')).open(waiting.path);
    const act = await second.follow('Publicar la versión 5 de los términos: Términos, versión 5');
    expect(await act.press('Aprobar y publicarlos')).toLeaveNotice('Lo aprobó, y ya se hizo.');
    useClock(() => begun.add({ minutes: 30 }).subtract({ seconds: 1 }));
    expect((await person.open(RESUMEN)).path).toBe(RESUMEN);
    expect((await visitor().open('/terminos-condiciones')).text).toContain('Versión 3');
    useClock(() => begun.add({ minutes: 30 }));
    expect((await visitor().open('/terminos-condiciones')).text).toContain('Versión 5');
    const asked = await person.open(RESUMEN);
    expect(asked.path).toBe(ACEPTAR);
    expect(asked.text).toContain('sesenta días');
    const accepted = await asked.press('Continuar', { 'Acepto los términos y condiciones': true });
    expect(accepted.path).toBe(RESUMEN);
    expect((await person.open(RESUMEN)).path).toBe(RESUMEN);
    const seen = await (await visitor().as('direccion')).open(draft.path);
    expect(seen.text).toMatch(/La aceptaron\s*1 persona/);
  });

  test('of two who change a draft at once the second sees where both differ, and loses nothing', async () => {
    const draft = await drafted();
    const [mine, theirs] = [
      await (await open(draft.path)).follow('Cambiar el borrador'),
      await (await open(draft.path)).follow('Cambiar el borrador'),
    ];
    await theirs.press('Guardar el borrador', { Texto: '<p>El de ellos.</p>' });
    const told = await mine.press('Guardar el borrador', { Texto: '<p>El mío.</p>' });
    expect(told.status).toBe(409);
    expect(told.$('.notice table').text()).toContain('<p>El de ellos.</p>');
    expect(told.field('Texto').value).toBe('<p>El mío.</p>');
    expect(await told.press('Guardar el borrador')).toLeaveNotice('El borrador quedó guardado.');
  });
});
