import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const CONSULTAS = '/registro/consultas';
const LATE = 'El dominio de mi empanadería no abre';
const TODAY = 'El titular del dominio falleció';

const all = async (login: 'atencion' | 'direccion' = 'atencion') =>
  (await visitor().as(login)).open(`${CONSULTAS}?cola=todas`);

describe('The questions at the desk', () => {
  test('are counted on its first page', async () => {
    const page = await (await visitor().as('atencion')).open('/registro');
    expect(page.text).toMatch(/1.consulta que usted atiende/);
    expect(page.text).toMatch(/2.consultas sin nadie que las atienda/);
    expect(page.text).toMatch(/1.consulta con la respuesta atrasada/);
    const [late = ''] = Object.keys(page.links).filter((words) => words.includes('atrasada'));
    const there = await page.follow(late);
    expect(there).toHaveHeading('Consultas');
    expect(there.$('tbody th a').text()).toBe(LATE);
  });

  test('are counted where the way to their list is, so that what is late is seen from the others', async () => {
    const page = await all();
    const views = page.$('nav[aria-label="Qué consultas"] a').map((_, each) => page.$(each).text());
    expect(views.get()).toEqual([
      'Las que atiendo (1)',
      'Sin quien las atienda (2)',
      'Atrasadas (1)',
      'Todas las abiertas',
      'Respondidas',
      'Cerradas',
    ]);
  });

  test('come by when the answer is due, with what is late and what is for today said in words', async () => {
    const page = await all();
    const subjects = page
      .$('tbody th a')
      .toArray()
      .map((each) => page.$(each).text());
    expect(subjects).toEqual([LATE, TODAY, '¿Puedo registrar un nombre con ñ?']);
    expect(page.$('tbody tr').eq(0).text()).toContain('Atrasada');
    expect(page.text).not.toContain('Ñandubay');
    expect(page.shipsScripts).toBe(false);
  });

  test('show what the person wrote, and its file, only to who opened it', async () => {
    const page = await (await all()).follow(LATE);
    expect(page.text).not.toContain('lucia@ejemplo.uy');
    expect(page.text).not.toContain('los pedidos entran');
    const open = await page.press('Mirar');
    expect(open).toLeaveNotice('Quedó escrito que miró esta consulta.');
    expect(open.text).toContain('los pedidos entran por ahí');
    expect(open.text).toContain('no ingresó: nadie comprobó quién es');
    expect(Object.keys(open.links)).toContain('pantalla.png');
    expect((await open.follow('ñandú.uy')).path).toBe('/registro/dominios/%C3%B1and%C3%BA.uy');
  });

  test('begin with taking them, before what is known of them', async () => {
    const closed = await (await all()).follow('¿Puedo registrar un nombre con ñ?');
    const onTop = (page: typeof closed) => page.$('main h1').nextUntil('dl').text();
    expect(onTop(closed)).toMatch(/al tomarla o mirarla.*Tomar.*Mirar/);
    const open = await closed.press('Mirar');
    expect(onTop(open)).toContain('Tomar');
    expect(open.$('main form').last().text()).not.toContain('Tomar');
    expect(onTop(await open.press('Tomar'))).not.toContain('Tomar');
  });

  test('have no column for what each of a list has alike', async () => {
    const headers = async (cola: string) =>
      (await (await visitor().as('atencion')).open(`${CONSULTAS}?cola=${cola}`)).$('thead').text();
    expect(await headers('mias')).not.toContain('La atiende');
    expect(await headers('libres')).not.toContain('La atiende');
    expect(await headers('todas')).toContain('La atiende');
    expect(await headers('cerradas')).not.toContain('Responder antes de');
  });

  test('of which one attends none lead to those that nobody does', async () => {
    const mine = await (await visitor().as('direccion')).open(CONSULTAS);
    expect((await mine.follow('Tome una de las que nadie atiende')).text).toContain(LATE);
  });

  test('that are closed are opened again before anything else, and before they are read', async () => {
    const closed = await (await visitor().as('direccion')).open('/registro/consultas/1');
    const main = (page: typeof closed) =>
      page
        .$('main button.button:not(.second)')
        .toArray()
        .map((each) => page.$(each).text());
    expect(main(closed)).toEqual(['Abrir de nuevo']);
    expect(closed.text).toContain('Está cerrada. Para responderla, ábrala de nuevo.');
    expect(closed.buttons).not.toContain('Tomar');
    const looked = await closed.press('Mirar');
    expect(main(looked)).toEqual(['Abrir de nuevo']);
    expect(looked.$('main textarea').length).toBe(0);
    expect(main(await looked.press('Abrir de nuevo'))).toEqual(['Enviar la respuesta']);
  });

  test('that are closed are not said to be attended by nobody yet', async () => {
    const who = await visitor().as('direccion');
    expect((await who.open('/registro/consultas/4')).text).not.toContain('La atiende');
    expect((await who.open(`${CONSULTAS}?cola=cerradas`)).text).not.toContain('Nadie todavía');
    expect((await who.open(`${CONSULTAS}?cola=todas`)).text).toContain('Nadie todavía');
  });

  test('that go on in another lead there before they are opened, and offer nothing that is refused', async () => {
    const joined = await (await visitor().as('direccion')).open('/registro/consultas/4');
    expect(joined.text).toMatch(/Esta consulta está cerrada y sigue en la \d{4}-000003/);
    expect(joined.buttons).not.toContain('Tomar');
    expect(joined.buttons).not.toContain('Abrir de nuevo');
    const looked = await joined.press('Mirar');
    expect(looked.buttons).not.toContain('Abrir de nuevo');
    const [, numero = ''] = /sigue en la (\d{4}-000003)/.exec(looked.text) ?? [];
    expect((await looked.follow(numero)).path).toBe('/registro/consultas/3');
  });

  test.each(['Escribir una nota interna', 'Unir a otra consulta'])('have a way back from %s', async (way) => {
    const form = await (await (await all()).follow(TODAY)).follow(way);
    expect(form.text).toContain(`«${TODAY}»`);
    expect((await form.follow('Cancelar')).path).toBe('/registro/consultas/5');
  });

  test('are joined to another of the same person, that is chosen; or by its number, not by both', async () => {
    const form = await (await (await all()).follow(TODAY)).follow('Unir a otra consulta');
    const other = '¿Cuánto demora un cambio de servidores?';
    const NUMBER = 'Número de la otra consulta';
    expect(form.$('input[type="radio"][name="cual"]').length).toBe(2);
    expect(form).toSay('Respondida');
    const both = await form.press('Unir las consultas', {
      'Con cuál se une': other,
      [NUMBER]: '2026-000001',
    });
    expect(both.status).toBe(422);
    expect(both.field(NUMBER).description).toContain('deje uno solo.');
    const nothing = await form.press('Unir las consultas');
    expect(nothing.errors, 'that one may be chosen too').toEqual([
      'Elija una de estas consultas, o escriba el número de otra.',
    ]);
    const none = await form.press('Unir las consultas', { 'Con cuál se une': 'Otra, por su número' });
    expect(none.field(NUMBER).description).toContain('Escriba el número de la otra consulta.');
    const joined = await form.press('Unir las consultas', { 'Con cuál se une': other });
    expect(joined).toLeaveNotice('Esta consulta sigue en la ');
  });

  test('have notes that nobody takes for an answer', async () => {
    const page = await (await all()).follow(TODAY);
    const note = page.$('.notice.aviso').text();
    expect(note).toContain('Nota interna: la persona no la ve');
    const form = await page.follow('Escribir una nota interna');
    await form.press('Guardar la nota interna', { 'Nota interna': 'La partida está en camino.' });
    const person = await (await visitor().as('otro')).open('/generar-ticket/mis-tickets');
    expect((await person.follow(TODAY)).text).not.toContain('en camino');
  });

  test('go from the question to the answer and back', async () => {
    const desk = await (await all()).follow(TODAY);
    const none = await desk.press('Agregarla a la respuesta', { Respuesta: 'Lamentamos su pérdida.' });
    expect(none.status).toBe(422);
    expect(none.field('Respuesta preparada').description).toContain('Elija una respuesta preparada.');
    expect(none.field('Respuesta').value).toBe('Lamentamos su pérdida.');
    const begun = await desk.press('Agregarla a la respuesta', {
      'Respuesta preparada': 'Qué hace falta para cambiar de titular',
      Respuesta: 'Lamentamos su pérdida.',
    });
    expect(begun.field('Respuesta').value).toMatch(/^Lamentamos su pérdida\.\s+Hola, Federico Otro:/);
    const answered = await desk.press('Enviar la respuesta', { Respuesta: 'Mándenos la partida.' });
    expect(answered).toLeaveNotice('La respuesta quedó escrita.');
    const who = await visitor().as('otro');
    const person = await (await who.open('/generar-ticket/mis-tickets')).follow(TODAY);
    expect(person.text).toContain('El Registro .uy (Atención)');
    expect(person.text).toContain('Mándenos la partida.');
    expect(person.text).not.toContain('Horacio');
    await person.press('Agregar mensaje', { Mensaje: 'Aquí va.' });
    expect((await (await all()).follow(TODAY)).text).toContain('Aquí va.');
  });

  test('offer what else can be done as buttons, and no heading where there is nothing below it', async () => {
    const who = await visitor().as('atencion');
    const closed = await who.open('/registro/consultas/1');
    expect(closed.$('main h2').text()).toBe('');
    expect(closed.buttons).toEqual(expect.arrayContaining(['Mirar', 'Abrir de nuevo']));
    const open = await (await all()).follow(TODAY);
    const ways = open.$('section[aria-labelledby="mas"] a').toArray();
    expect(ways.map((way) => open.$(way).attr('class'))).toEqual(ways.map(() => 'button second'));
    expect(ways.length).toBe(3);
  });

  test('come back with both where somebody else answered meanwhile, and nothing typed is lost', async () => {
    const mine = await (await all()).follow(TODAY);
    const other = await (await (await all('direccion')).follow(TODAY)).press('Mirar');
    await other.press('Enviar la respuesta', { Respuesta: 'Ya le contestamos por teléfono.' });
    const told = await mine.press('Enviar la respuesta', { Respuesta: 'Mándenos la partida.' });
    expect(told.status).toBe(409);
    expect(told.text).toContain('respondió Irene Dirección. Su respuesta no se envió');
    expect(told.text).toContain('Ya le contestamos por teléfono.');
    expect(told.field('Respuesta').value).toBe('Mándenos la partida.');
    expect(await told.press('Enviar la respuesta')).toLeaveNotice('La respuesta quedó escrita.');
  });
});
