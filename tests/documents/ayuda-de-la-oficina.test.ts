import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const PREGUNTAS = '/registro/contenidos/preguntas';
const FACTURA = '¿Cuándo llega la factura?';

const desk = async (path = PREGUNTAS) => (await visitor().as('direccion')).open(path);
const help = (query = '') => visitor().open(`/ayuda${query}`);
const questionsOf = (page: Page) =>
  page
    .$('ol.questions summary')
    .toArray()
    .map((each) => page.$(each).text());
const publish = async (draft: Page) => (await draft.follow('Publicar')).press('Publicar');

describe('The help, at the desk', () => {
  test('is listed as it is read now, with what comes next, drafts, and what was withdrawn', async () => {
    const page = await desk();
    expect(page).toHaveHeading('Contenidos: preguntas de la ayuda');
    for (const state of ['Borrador', 'Programada', 'Se muestra', 'Retirada', 'Quiénes la ven'])
      expect(page.text).toContain(state);
    const now = page.within('La ayuda de ahora');
    expect(now.text).toContain('¿Cómo envío una consulta y cómo la sigo? Lugar 1. La escribió el registro.');
    expect(now.text).toContain(`${FACTURA} Lugar 2.`);
  });

  test('a question is written anew from what it says, seen as a person will, read in its place, and given back', async () => {
    const form = await (await desk()).follow(`Escribir otra versión: ${FACTURA}`);
    expect(form).toHaveHeading(`Otra versión de «${FACTURA}»`);
    expect(form.field('Pregunta').value).toBe(FACTURA);
    expect(form.field('Respuesta').value).toBe(
      '<p>En el período de facturación siguiente al de la compra o de la renovación.</p>',
    );
    const draft = await form.press('Guardar el borrador', { Respuesta: '<p>Antes del <b>carnaval</b>.</p>' });
    expect(draft).toLeaveNotice('El borrador quedó guardado. Todavía no lo ve nadie.');
    expect(draft.$('details[open] strong').text()).toBe('carnaval');
    expect(draft.text, 'no way to what nobody else can open').not.toContain('Enlace a esta respuesta');
    expect((await help()).text).not.toContain('Antes del carnaval');
    const shown = await publish(draft);
    const read = await help('?pregunta=7');
    expect(read.$('#pregunta-7').text()).toContain('Antes del carnaval.');
    expect(read.$('h1').text()).toBe(FACTURA);
    expect(questionsOf(await help()).filter((each) => each === FACTURA)).toHaveLength(1);
    expect((await help('?buscar=carnaval')).text).toContain('1 pregunta con «carnaval»');
    const gone = await (await shown.follow('Retirar, con un motivo')).press('Retirar', {
      Motivo: 'Estaba mejor.',
    });
    expect(gone).toLeaveNotice('Quedó retirada. Si la pregunta tenía otro texto antes');
    expect(gone.text).toMatch(/Estado\s*Retirada No la ve nadie\./);
    expect(gone.text).toContain('Era para');
    expect(gone.text, 'nobody sees it').not.toMatch(/Quiénes la ven|A cuántas cuentas llega/);
    expect((await help()).text).toContain('En el período de facturación siguiente');
  });

  test('a question is added in its place, from its minute on, also where the page was in memory', async () => {
    const form = await (await desk()).follow('¿Puedo pedir la factura con RUT?');
    expect(form.text).toContain('Programada');
    const before = questionsOf(await help());
    const begun = now();
    useClock(() => begun.add({ hours: 24 * 6 }));
    const after = questionsOf(await help());
    expect(after.filter((each) => !before.includes(each))).toEqual(['¿Puedo pedir la factura con RUT?']);
    expect(after.indexOf('¿Puedo pedir la factura con RUT?')).toBe(after.indexOf(FACTURA) + 1);
  });

  test('a question leaves the help, and the others are numbered anew', async () => {
    const form = await (await desk()).follow(`Escribir otra versión: ${FACTURA}`);
    await publish(await form.press('Guardar el borrador', { '¿Se muestra en la ayuda?': 'No' }));
    const page = await help();
    expect(questionsOf(page)).not.toContain(FACTURA);
    const numbers = page.$('ol.questions > li').toArray();
    expect(numbers.map((each) => page.$(each).attr('value'))).toEqual(numbers.map((_, at) => String(at + 1)));
  });

  test('another one begins as a version of the same question', async () => {
    const shown = await (await desk()).follow('¿Cómo envío una consulta y cómo la sigo?');
    const form = await shown.follow('Escribir otra a partir de esta');
    await publish(await form.press('Guardar el borrador', { Respuesta: '<p>Escríbanos.</p>' }));
    expect((await help('?pregunta=22')).$('#pregunta-22').text()).toContain('Escríbanos.');
    expect((await desk(shown.path)).text).toContain('Reemplazada');
  });

  test('what a year costs stays first in its question, whatever is written of it', async () => {
    const form = await (await desk()).follow('Escribir otra versión: ¿Cuánto cuesta y cómo se paga?');
    await publish(await form.press('Guardar el borrador', { Respuesta: '<p>Depende.</p>' }));
    const { $ } = await help('?pregunta=6');
    expect($('#pregunta-6').text()).toContain('Depende.');
    expect($('#pregunta-6 h1').next().text()).toMatch(/^\.uy: \$\s\d.* por año, IVA incluido/);
  });

  test('of a question that there is not, there is no other version', async () => {
    expect((await desk(`${PREGUNTAS}/nuevo?pregunta=999`)).status).toBe(404);
  });

  test('what is wrong is said beside each field, and what was typed stays', async () => {
    const form = await desk(`${PREGUNTAS}/nuevo`);
    const refused = await form.press('Guardar el borrador', { Pregunta: '¿Y si?', Respuesta: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Escriba la respuesta.');
    expect(refused.text).toContain('Elija el tema.');
    expect(refused.field('Pregunta').value).toBe('¿Y si?');
  });
});

describe('The help that comes with the portal', () => {
  test('says what a lock is and what can be taken back, in words that a search finds', async () => {
    for (const [words, question] of [
      ['candado custodio', '¿Qué es el candado y cómo se pone?'],
      ['volver atras 72 horas', '¿Qué puedo volver atrás si alguien cambió mi dominio, o si me equivoqué?'],
    ] as const)
      expect(questionsOf(await help(`?buscar=${encodeURIComponent(words)}`)), words).toContain(question);
  });
});
