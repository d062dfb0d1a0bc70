import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { type Visitor, visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

const LIST = '/administrar/mis-dominios?cantidad=5';
const choose = (page: Page, words: string, ...nombres: string[]) =>
  page.press(words, Object.fromEntries(nombres.map((nombre) => [`Elegir ${nombre}`, true])));
const namesOn = (page: Page) =>
  page
    .$('input[name=dominio]')
    .toArray()
    .map((box) => page.$(box).attr('value') ?? '');

/** The words of the button that chooses all that the filter finds, and how many it says that they are. */
const todos = (page: Page) => page.buttons.find((words) => words.startsWith('Todos ')) ?? '';
const howMany = (page: Page) => Number(/\d+/.exec(todos(page))?.[0]);

const withAccount = async (...nombres: string[]) => {
  const rows = await observe.domains();
  return rows
    .filter((row) => nombres.includes(row.nombre) && row.cuenta_pago_id !== null)
    .map(({ nombre }) => ({ nombre }));
};

describe('choosing many domains', () => {
  test('is kept from page to page, and can be undone', async () => {
    const who = await visitor().as('titular');
    const first = await who.open(LIST);
    const [one = '', two = ''] = namesOn(first);
    const kept = await choose(first, 'Recordar al salir de la lista', one, two);
    expect(kept.notice).toContain('Se eligieron 2 dominios');
    const second = await who.open(`${LIST}&pagina=2`);
    const [three = ''] = namesOn(second);
    expect(await choose(second, 'Recordar al salir de la lista', three)).toSay(
      '3 dominios elegidos hasta ahora.',
    );
    const back = await who.open(LIST);
    expect(back.$('input[name=dominio][checked]')).toHaveLength(2);
    expect((await back.press('Desmarcar todos')).$('input[name=dominio][checked]')).toHaveLength(0);
  });

  test.each<[string, (page: Page, ticked: Record<string, true>) => Promise<Page>]>([
    ['another page', (page, ticked) => page.press('Página 2', ticked)],
    ['another order', (page, ticked) => page.press('Ordenar por vencimiento', ticked)],
    ['a filter', (page, ticked) => page.press('Filtrar', { ...ticked, 'Nombre de dominio': 'tur' })],
    ['one filter less', (page, ticked) => page.press('Quitar el filtro Estado: Registrados', ticked)],
  ])('what is ticked stays chosen on the way to %s, and nothing has to be kept before', async (_, way) => {
    const list = await (await visitor().as('titular')).open(`${LIST}&estado=REGISTRADO`);
    const [one = '', two = ''] = namesOn(list);
    const other = await way(list, { [`Elegir ${one}`]: true, [`Elegir ${two}`]: true });
    expect(other).toSay('2 dominios elegidos hasta ahora.');
    const dialog = await (await other.press('Modificar Datos Contacto')).press('Continuar', {
      'Contacto a modificar': 'TECNICO',
    });
    expect(plain(dialog.$('dialog h2').text())).toBe('Modificar el contacto técnico de 2 dominios');
  });

  test('names that the page of the list did not show are told before they are changed', async () => {
    const who = await visitor().as('titular');
    const first = await who.open(LIST);
    const [one = '', two = ''] = namesOn(first);
    const second = await first.press('Página 2', { [`Elegir ${one}`]: true, [`Elegir ${two}`]: true });
    const [three = ''] = namesOn(second);
    const where =
      'De los 3 elegidos, 1 es de la página que estaba viendo y 2 son de otras páginas o de otro filtro.';
    const which = await choose(second, 'Modificar Datos Contacto', three);
    expect(which).toSay(where);
    expect(await which.press('Continuar')).toSay(where);
    for (const act of ['Renovar', 'Modificar Forma de Pago', 'Eliminar Forma de Pago', 'Poner candado'])
      expect(await second.press(act, { [`Elegir ${three}`]: true }), act).toSay(where);
    const none = await (await who.open(`${LIST}&pagina=3`)).press('Eliminar Forma de Pago');
    expect(none).toSay('Ninguno de los 3 elegidos es de la página que estaba viendo');
    const all = await second.press(todos(second));
    expect((await all.press('Eliminar Forma de Pago')).text).toMatch(
      /Son todos sus dominios: \d son de la página que estaba viendo y \d+ de otras\./,
    );
    const here = await (await visitor().as('otro')).open(LIST);
    const [mine = ''] = namesOn(here);
    expect(await choose(here, 'Eliminar Forma de Pago', mine), 'all that is seen').not.toSay('estaba viendo');
  });

  test('a filter that is wrong is told, and what was ticked is still chosen once it is mended', async () => {
    const list = await (await visitor().as('titular')).open(LIST);
    const [one = ''] = namesOn(list);
    const wrong = await list.press('Filtrar', { [`Elegir ${one}`]: true, 'Vencimiento desde': 'ayer' });
    expect(wrong.status).toBe(422);
    expect(await wrong.press('Filtrar', { 'Vencimiento desde': '' })).toSay('1 dominio elegido hasta ahora.');
  });

  const chooseAll = async (who: Visitor) => {
    const list = await who.open(LIST);
    const page = await list.press(todos(list));
    expect(page.notice).toContain(`Se eligieron todos sus dominios (${howMany(list)}).`);
    return { page, total: howMany(list) };
  };

  test('how many are chosen does not change by itself as pages with pending and failed names are gone through', async () => {
    const who = await visitor().as('titular');
    const list = await who.open(LIST);
    const found = Number(/(\d+) dominios, del 1 al 5/.exec(list.text)?.[1]);
    const { page: kept, total: all } = await chooseAll(who);
    expect(all).toBeLessThan(found);
    const [one = ''] = namesOn(kept);
    await kept.press('Recordar al salir de la lista', { [`Elegir ${one}`]: false });
    for (let at = 1; at <= Math.ceil(found / 5); at++) {
      const page = await who.open(`${LIST}&pagina=${at}`);
      expect(await page.press('Recordar al salir de la lista')).toSay(
        `${all - 1} dominios elegidos hasta ahora.`,
      );
    }
  });

  test('why fewer can be chosen than the filter finds is said beside the button, and nothing where all can', async () => {
    const who = await visitor().as('titular');
    const list = await who.open(LIST);
    const found = Number(/(\d+) dominios, del 1 al 5/.exec(list.text)?.[1]);
    const why = `Los otros ${found - howMany(list)} no tienen casilla: su registro no terminó o no se pudo completar.`;
    expect(list).toSay(why);
    expect(list.$('fieldset#elegidos').attr('aria-describedby')).toBe(
      list.$(`p:contains("${why}")`).attr('id'),
    );
    expect(await list.press(todos(list)), 'while all are chosen too').toSay(why);
    const some = await who.open(`${LIST}&estado=ERROR&estado=REGISTRADO`);
    expect(some.text).toMatch(/(El otro no tiene|Los otros \d+ no tienen) casilla/);
    const whole = await who.open(`${LIST}&estado=REGISTRADO`);
    expect(whole.text).not.toContain('casilla');
  });

  test('a list of which nothing can be chosen offers no change of many', async () => {
    const list = await (await visitor().as('titular')).open('/administrar/mis-dominios?estado=ERROR');
    expect(list.$('tbody tr').length).toBeGreaterThan(0);
    expect(list.text).not.toContain('Modificar varios dominios');
    expect(todos(list)).toBe('');
  });

  test.each([
    ['of which nothing can be chosen', 'estado=PREREGISTRO&estado=ERROR'],
    ['that is empty', 'nombre=ninguno-se-llama-asi'],
    ['that is refused', 'fechaVencimientoDesde=2027-12-01&fechaVencimientoHasta=2026-01-01'],
  ])('a list %s has no bar of what was chosen elsewhere', async (_, filter) => {
    const who = await visitor().as('titular');
    const list = await who.open(LIST);
    const [one = ''] = namesOn(list);
    await choose(list, 'Recordar al salir de la lista', one);
    const other = await who.open(`/administrar/mis-dominios?${filter}`);
    expect(other.$('.ticked, .chosen, [href="#modificar-elegidos"]')).toHaveLength(0);
    if (other.status !== 422) expect(other).toSay('Sigue elegido 1 dominio, de otra lista.');
    expect((await who.open(LIST)).$('.listed.chosen .ticked'), 'and its own list has').toHaveLength(1);
  });

  test('of one page all are offered once, unless names of another are chosen', async () => {
    const who = await visitor().as('titular');
    const one = '/administrar/mis-dominios?nombre=vencido';
    const list = await who.open(one);
    expect(namesOn(list).length).toBeGreaterThan(1);
    expect(todos(list)).not.toBe('');
    const ofPage = (page: Page) => page.buttons.filter((words) => /^Elegir los \d+ de esta/.test(words));
    expect(ofPage(list)).toEqual([]);
    expect(list.buttons, 'what is ticked by hand is unticked at once').toContain('Desmarcar todos');
    await choose(
      await who.open('/administrar/mis-dominios?nombre=titular'),
      'Recordar al salir de la lista',
      'titular.uy',
    );
    expect(ofPage(await who.open(one))).toHaveLength(1);
  });

  test('all that the filter finds stay chosen, whatever is pressed and left, and look chosen on every page', async () => {
    const { page: kept, total } = await chooseAll(await visitor().as('titular'));
    const contacts = await (await kept.press('Modificar Datos Contacto')).press('Continuar', {
      'Contacto a modificar': 'TECNICO',
    });
    expect(contacts.$('dialog h2').text()).toContain('Modificar el contacto técnico de');
    const left = await contacts.follow('Cancelar');
    const accounts = await left.press('Eliminar Forma de Pago');
    expect(accounts.$('dialog h2').text()).toContain('¿Eliminar la forma de pago de');
    const second = await kept.press('Página 2');
    expect(second).toSay(`Están elegidos todos sus dominios (${total}).`);
    expect(todos(second), 'nothing is offered that is so').toBe('');
    expect(second.$('input[name=dominio][checked]'), 'each looks chosen').toHaveLength(
      namesOn(second).length,
    );
  });

  test('who takes the tick off one name after choosing all has all the others, on every page', async () => {
    const who = await visitor().as('titular');
    const { page: all, total } = await chooseAll(who);
    const [one = ''] = namesOn(all);
    const accounts = await all.press('Eliminar Forma de Pago', { [`Elegir ${one}`]: false });
    const back = await accounts.follow('Cancelar');
    expect(back).toSay(`${total - 1} dominios elegidos hasta ahora.`);
    expect(back.field(`Elegir ${one}`).chosen).toBe(false);
    const second = await who.open(`${LIST}&pagina=2`);
    expect(second.$('input[name=dominio]:not([checked])')).toHaveLength(0);
  });

  test('all that a filter finds stay chosen in another list, until names of that one are ticked', async () => {
    const who = await visitor().as('titular');
    const { total } = await chooseAll(who);
    const other = await who.open(`${LIST}&nombre=titular`);
    expect(other.buttons.join(), 'a filter is named where there is one').toContain(
      'Todos los que cumplen el filtro (',
    );
    expect(other).toSay(`${total} dominios elegidos hasta ahora: todos sus dominios.`);
    const contacts = await (await other.press('Modificar Datos Contacto')).press('Continuar', {
      'Contacto a modificar': 'TECNICO',
    });
    expect(contacts.$('dialog h2').text()).toContain('Modificar el contacto técnico de');
    const [nombre = ''] = namesOn(other);
    expect(await choose(other, 'Recordar al salir de la lista', nombre)).toSay(
      '1 dominio elegido hasta ahora.',
    );
  });

  test('all that a filter finds may be others by the time they are changed: confirmed is what is told then', async () => {
    const who = await visitor().as('titular');
    await chooseAll(who);
    const { id } = await observe.theDomain('barriosur.uy');
    await given.nobodyOn(id);
    const dialog = await who.open('/administrar/mis-dominios/cambiar-varios?accion=ELIMINAR_CUENTA');
    const button = dialog.buttons.find((words) => words.startsWith('Eliminar la forma de pago de')) ?? '';
    const done = await dialog.press(button);
    expect(done).toHaveHeading('Eliminación de la forma de pago');
  });

  test('all of a page are chosen with one press, but those that cannot be, with those of other pages', async () => {
    const who = await visitor().as('titular');
    const other = await who.open('/administrar/mis-dominios?cantidad=10&pagina=2');
    const [before = ''] = namesOn(other);
    await choose(other, 'Recordar al salir de la lista', before);
    const list = await who.open('/administrar/mis-dominios?cantidad=10');
    const names = namesOn(list);
    expect(names).not.toContain('conerror.com.uy');
    const ofPage = `Elegir los ${names.length} de esta página`;
    const kept = await list.press(ofPage);
    expect(kept.notice).toContain(`Se eligieron ${names.length + 1} dominios`);
    expect(kept.$('input[name=dominio][checked]')).toHaveLength(names.length);
    expect(kept.buttons).not.toContain(ofPage);
    const [one = ''] = names;
    const less = await kept.press('Recordar al salir de la lista', { [`Elegir ${one}`]: false });
    expect(less.notice, 'one is taken off at once').toContain(`Se eligieron ${names.length} dominios`);
  });

  test('leads back to the list as it was filtered, left or done', async () => {
    const who = await visitor().as('titular');
    const filtered = '/administrar/mis-dominios?nombre=cam&cantidad=5';
    const list = await who.open(filtered);
    const dialog = await choose(list, 'Eliminar Forma de Pago', 'camión.uy');
    const left = await dialog.follow('Cancelar');
    expect(left.field('Nombre de dominio').value).toBe('cam');
    const done = await (await left.press('Eliminar Forma de Pago')).press(
      'Eliminar la forma de pago de 1 dominio',
    );
    const back = await done.follow('Volver a Mis dominios');
    expect(back.field('Nombre de dominio').value).toBe('cam');
    expect(namesOn(back)).toEqual(namesOn(list));
  });

  test('nothing is changed with nothing chosen', async () => {
    const who = await visitor().as('titular');
    const told = await (await who.open(LIST)).press('Eliminar Forma de Pago');
    expect(told.notice).toContain('Debe seleccionar al menos un dominio.');
  });
});

describe('changing many domains', () => {
  const result = async (who: Visitor, page: Page) => {
    for (let tries = 0; tries < 3 && page.text.includes('En curso'); tries++)
      page = await who.open(page.path);
    return page;
  };

  test('says first to which it applies and why not, and then what became of each', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?cantidad=50');
    const split = await choose(list, 'Eliminar Forma de Pago', 'titular.uy', 'camión.uy', 'barriosur.uy');
    expect(split).toSay('Se aplica a 2 dominios');
    expect(split).toSay('El dominio barriosur.uy no tiene forma de pago asociada o no tiene permisos');
    expect(await withAccount('titular.uy', 'xn--camin-3ta.uy')).toHaveLength(2);
    const done = await result(who, await split.press('Eliminar la forma de pago de 2 dominios'));
    expect(done.text, 'with when').toMatch(/Terminada el \d\d\/\d\d\/\d{4} /);
    expect(done).toSay(': se modificaron 2 de 3 dominios. 1 quedó como estaba: abajo se dice por qué.');
    expect(done.within('barriosur.uy').text).toContain('No se modificó El dominio barriosur.uy no tiene');
    expect(done.within('titular.uy').text).toContain('Hecho');
    expect(await withAccount('titular.uy', 'xn--camin-3ta.uy')).toEqual([]);
    const file = await who.request(done.links['Descargar el resultado (CSV)'] ?? '');
    expect(await file.text()).toMatch(/^\ufeff?Dominio,Resultado,Motivo\r\n/);
  });

  test('says which account was put', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?cantidad=50');
    const asked = await choose(list, 'Modificar Forma de Pago', 'cerrochato.uy', 'barriosur.uy');
    const done = await result(who, await asked.press('Modificar 2 dominios', { Cuenta: 'Casa' }));
    expect(done).toSay('dominios. Se puso la cuenta «Casa …1234».');
  });

  test('says each reason once, with the names that it is of', async () => {
    const list = await (await visitor().as('titular')).open('/administrar/mis-dominios?cantidad=50');
    const names = ['titular.uy', 'eliminado.uy', 'recuperable.com.uy'];
    const split = await choose(list, 'Modificar Forma de Pago', ...names);
    const reasons = split.$('dialog details').last().find('ul > li');
    expect(plain(reasons.text())).toMatch(
      /^Los dominios eliminado\.uy y recuperable\.com\.uy están eliminados: para .*, antes debe recuperarlos\.$/,
    );
    expect(reasons).toHaveLength(1);
  });

  test('names them by the alphabet, in whichever order they were chosen, and a reason of one says which it is of', async () => {
    const who = await visitor().as('titular');
    const only = (nombre: string) => `/administrar/mis-dominios?nombre=${encodeURIComponent(nombre)}`;
    for (const nombre of ['titular.uy', 'eliminado.uy', 'ñandú.uy'])
      await choose(await who.open(only(nombre)), 'Recordar al salir de la lista', nombre);
    const split = await choose(await who.open(only('camión.uy')), 'Modificar Forma de Pago', 'camión.uy');
    const lines = (which: number) => split.$('dialog details').eq(which).find('ul > li').toArray();
    expect(lines(0).map((line) => plain(split.$(line).text()))).toEqual([
      'camión.uy',
      'ñandú.uy',
      'titular.uy',
    ]);
    expect(lines(1).map((line) => plain(split.$(line).text()))).toEqual([
      expect.stringMatching(/^El dominio eliminado\.uy está eliminado: para/),
    ]);
  });

  test('says of one name what becomes of it as of one', async () => {
    const list = await (await visitor().as('titular')).open('/administrar/mis-dominios?cantidad=50');
    const dialog = await choose(list, 'Eliminar Forma de Pago', 'titular.uy', 'barriosur.uy');
    expect(dialog).toSay('No se aplica a 1 dominio: queda sin cambios');
    expect(dialog).toSay(
      'Queda sin forma de pago: no se renueva automáticamente y, si nadie lo renueva, vence.',
    );
  });

  test('says which names the account that is chosen does not renew', async () => {
    const list = await (await visitor().as('titular')).open('/administrar/mis-dominios?cantidad=50');
    const all = await choose(list, 'Modificar Forma de Pago', 'titular.uy', 'vencido.uy');
    expect(all).toSay('vencido.uy está vencido y ya no se renueva automáticamente: renuévelo usted.');
    const without = await choose(list, 'Eliminar Forma de Pago', 'titular.uy', 'camión.uy', 'vencido.uy');
    expect(without).toSay(
      'Quedan sin forma de pago. Los que no vencieron no se renuevan automáticamente y, si nadie los renueva, vencen.',
    );
    expect(without).toSay('vencido.uy está vencido y ya no se renueva automáticamente: renuévelo usted.');
    const expired = await choose(list, 'Eliminar Forma de Pago', 'vencido.uy');
    expect(expired.text, 'what has expired does not expire').not.toContain('vence.');
    const one = await choose(list, 'Modificar Forma de Pago', 'titular.uy');
    expect(one.text).not.toContain('ya no se renueva');
  });

  test('says of each name why not, where it applies to none', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?cantidad=50');
    const told = await choose(list, 'Eliminar Forma de Pago', 'barriosur.uy', 'vencidosincuenta.uy');
    expect(told).toSay(
      'No tiene permisos para eliminar la forma de pago de ninguno de los dominios seleccionados, o no la tienen.',
    );
    expect(told, 'each reason once').toSay(
      'Los dominios barriosur.uy y vencidosincuenta.uy no tienen forma de pago asociada o usted no tiene permisos para realizar la acción.',
    );
    expect(told.buttons.filter((words) => words.startsWith('Eliminar la'))).toEqual([]);
    const back = await told.follow('Volver a la lista');
    expect(back.field('Elegir barriosur.uy').chosen).toBe(true);
  });

  test('edits a contact of all that the filter finds, with the number said', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?nombre=uy&cantidad=5');
    const total = howMany(list);
    expect(total).toBeGreaterThan(20);
    const whose = await (await list.press(todos(list))).press('Modificar Datos Contacto');
    expect(whose.$('dialog h2').text()).toContain(`¿Qué contacto quiere modificar de ${total}`);
    const split = await whose.press('Continuar', { 'Contacto a modificar': 'TECNICO' });
    const button = split.buttons.find((words) => words.startsWith('Modificar ')) ?? '';
    const refused = await split.press(button);
    expect(refused.status).toBe(422);
    const done = await result(
      who,
      await refused.press(button, {
        Nombre: 'Nueva',
        Apellido: 'Técnica',
        Dirección: 'Calle 1',
        Teléfono: '29001234',
        'Correo electrónico público': 'tecnica@ejemplo.uy',
      }),
    );
    expect(done).toHaveHeading('Modificación del contacto técnico');
    expect(done).toSay('Terminada');
  });

  test('asks for no contact that the person would be refused', async () => {
    const list = await (await visitor().as('financiero')).open('/administrar/mis-dominios');
    const whose = await list.press('Modificar Datos Contacto', { 'Elegir barriosur.uy': true });
    const offered = whose.$('select[name=rol] option').toArray();
    expect(offered.map((option) => whose.$(option).text())).toEqual(['Financiero']);
    expect(await whose.press('Continuar')).toSay('Se aplica a 1 dominio');
  });

  test('of somebody else is nobody’s', async () => {
    const otro = await visitor().as('otro');
    expect((await otro.open('/administrar/cambios/1')).status).toBe(404);
    for (const id of ['1', '0x10', '99999999999999999999', 'x']) {
      const none = await otro.open(`/administrar/cambios/${id}/resultado`);
      expect(none.status).toBe(404);
      expect(none).toHaveHeading('No se encontró lo que buscaba');
    }
  });
});

test('the list as a file has exactly what the filter finds, and no formula', async () => {
  const who = await visitor().as('titular');
  const page = await who.open('/administrar/mis-dominios?nombre=vencido');
  const file = await who.request(page.links['Descargar la lista (CSV)'] ?? '');
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text.startsWith('\ufeffDominio,Estado,')).toBe(true);
  expect(text, 'and every column of the list').toContain('Forma de pago,Renovación\r\n');
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(namesOn(page).sort());
});
