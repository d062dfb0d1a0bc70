import type { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const MENSAJES = '/registro/contenidos/mensajes';
const DESTACADOS = '/registro/contenidos/destacados';
const HOME = '/consulta-disponibilidad';

const open = async (path = MENSAJES, login: 'direccion' | 'titular' | 'atencion' = 'direccion') =>
  (await visitor().as(login)).open(path);

/** A moment of Uruguay as it is typed: the minute that comes so many minutes from now. */
function typedIn(minutes: number): { day: string; hour: string; at: Temporal.Instant } {
  const at = now().add({ minutes }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const local = at.toZonedDateTimeISO('America/Montevideo');
  const [year, month, day] = local.toPlainDate().toString().split('-');
  return { day: `${day}/${month}/${year}`, hour: local.toPlainTime().toString().slice(0, 5), at };
}

describe('What the registry tells everybody, at the desk', () => {
  test('is listed with how each stands, in words, and no page of anybody else', async () => {
    const page = await open();
    expect(page).toHaveHeading('Contenidos: mensajes');
    for (const state of ['Borrador', 'Programado', 'Se muestra', 'Retirado'])
      expect(page.text, state).toContain(state);
    expect(page.shipsScripts).toBe(false);
    const banners = await page.follow('Destacados');
    for (const state of ['Borrador', 'Programado', 'Se muestra', 'Retirado'])
      expect(banners.text, state).toContain(state);
    for (const login of ['titular', 'atencion'] as const)
      expect((await open(MENSAJES, login)).status).toBe(404);
    // its address without the class too says that the permission is not enough, and does not lead away without a word
    const refused = await open('/registro/contenidos', 'atencion');
    expect(refused.status).toBe(404);
    expect(refused).toSay('Su permiso no alcanza para ver los contenidos del portal.');
    expect((await open('/registro/contenidos')).path).toBe(MENSAJES);
    expect((await open('/registro/contenidos/otros')).status).toBe(404);
  });

  test('a message is scheduled, seen from its minute on, and withdrawn', async () => {
    const begun = now();
    useClock(() => begun);
    const form = await (await open()).follow('Escribir un mensaje');
    const draft = await form.press('Guardar el borrador', {
      Título: 'Mañana no hay atención',
      Mensaje: 'Es feriado.\n\nVolvemos el martes.',
      Prioridad: 'Alta',
    });
    expect(draft).toLeaveNotice('El borrador quedó guardado. Todavía no lo ve nadie.');
    expect(draft.$('h2:contains("Así se verá") ~ *').text()).toContain('Volvemos el martes.');
    expect(draft.text).toMatch(/A cuántas cuentas llega\s*\d+ cuentas/);
    const { day, hour, at } = typedIn(30);
    const scheduled = await (await draft.follow('Publicar')).press('Publicar', {
      'Día de comienzo': day,
      'Hora de comienzo': hour,
    });
    expect(scheduled).toLeaveNotice(`Se muestra desde el ${day} ${hour} (hora de Uruguay)`);
    const seen = async () => (await visitor().open(HOME)).text.includes('Mañana no hay atención');
    useClock(() => at.subtract({ seconds: 1 }));
    expect(await seen()).toBe(false);
    useClock(() => at);
    expect(await seen()).toBe(true);
    const reader = await (await visitor().open('/mensajes-globales')).follow('Mañana no hay atención');
    expect(reader.text).toContain('Volvemos el martes.');
    useClock(() => begun.add({ minutes: 40 }));
    const shown = await open(scheduled.path);
    const gone = await (await shown.follow('Retirar, con un motivo')).press('Retirar', {
      Motivo: 'Sí hay atención.',
    });
    expect(gone).toLeaveNotice('Quedó retirado: ya no lo ve nadie.');
    expect([shown, gone].map((page) => page.$('h2#como-se-ve').text())).toEqual(['Así se ve', 'Así se veía']);
    expect(gone.text).toContain('Sí hay atención.');
    expect(await seen()).toBe(false);
    const again = await gone.follow('Escribir otro a partir de este');
    expect(again.field('Título').value).toBe('Mañana no hay atención');
  });

  test('of two who change a draft at once the second sees both texts, and loses nothing', async () => {
    const draft = 'Encuesta sobre el portal';
    const change = async () => (await (await open()).follow(draft)).follow('Cambiar el borrador');
    const [mine, theirs] = [await change(), await change()];
    await theirs.press('Guardar el borrador', { Mensaje: 'Son dos preguntas.' });
    const told = await mine.press('Guardar el borrador', { Mensaje: 'Son nueve preguntas.' });
    expect(told.status).toBe(409);
    expect(told.text).toContain('Otra persona guardó este borrador mientras usted lo tenía abierto');
    expect(told.$('.notice table').text()).toContain('Son dos preguntas.');
    expect(told.field('Mensaje').value).toBe('Son nueve preguntas.');
    const saved = await told.press('Guardar el borrador');
    expect(saved).toLeaveNotice('El borrador quedó guardado.');
    expect(saved.text).toContain('Son nueve preguntas.');
  });

  test('a banner is seen at the desk as the home page shows it, also by a person with an account alone', async () => {
    const draft = await (await open(DESTACADOS)).follow('Proteja su cuenta');
    expect(draft.$('.banner h2').text()).toBe('Proteja su cuenta');
    const published = await (await draft.follow('Publicar')).press('Publicar');
    expect(published).toLeaveNotice('Ya se muestra, hasta que lo retire alguien.');
    expect((await open(HOME, 'titular')).$('.banners').text()).toContain('Proteja su cuenta');
    expect((await visitor().open(HOME)).$('.banners').text()).not.toContain('Proteja su cuenta');
  });

  test('a form with a mistake comes back with what was typed', async () => {
    const form = await (await open(DESTACADOS)).follow('Escribir un destacado');
    const refused = await form.press('Guardar el borrador', {
      Título: 'Otro sitio',
      Texto: 'Vaya.',
      'Dirección del enlace': 'https://otro.uy',
      'Lo que dice el enlace': 'Ir',
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Escriba una dirección de este portal, que empieza con una barra: /ayuda');
    expect(refused.field('Título').value).toBe('Otro sitio');
  });
});
