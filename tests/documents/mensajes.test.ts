import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { avisoDe, verDominio } from '~/addresses';
import { settings } from '~/base/config.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const MENSAJES = '/administrar/mensajes';

const unreadOf = async (login: string) => {
  const found = (await observe.messages(login)).find(({ leido_en }) => leido_en === null);
  if (!found) throw new Error(`${login} has read everything`);
  return found;
};

/** What the top bar counts. */
const unreadCount = (page: { links: Record<string, string> }): number =>
  Number.parseInt(Object.keys(page.links).find((words) => words.endsWith('sin leer')) ?? 'NaN', 10);

const rows = (page: { $: (selector: string) => { length: number } }) => page.$('main tbody tr').length;

onDemoData();

describe('Mis mensajes', () => {
  test('who has no role on the demo names is told of none of them', async () => {
    expect((await observe.messages('cuidadosa')).map(({ titulo }) => titulo)).not.toContain(
      'sinformadepago.uy está por vencer',
    );
  });

  test('a message ends as every dialog does: what can be done, and last the way out', async () => {
    const who = await visitor().as('titular');
    const { id } = await unreadOf('titular');
    const page = await who.open(`${MENSAJES}/${id}`);
    const ways = page
      .$('dialog .actions > *')
      .get()
      .map((each) => page.$(each).text());
    expect(ways.slice(-2)).toEqual(['Eliminar', 'Cerrar']);
    expect(page.$('dialog .head a').text(), 'its cross is apart from its words').toBe(
      'Cerrar este recuadro ×',
    );
  });

  test('a message says once what its title and its hour say, and leads to its domain', async () => {
    const frozen = (await observe.messages('titular')).find(
      ({ titulo }) => titulo === 'congelado.uy: se congeló',
    );
    const page = await (await visitor().as('titular')).open(`/mensaje-detalle?idMensaje=${frozen?.id}`);
    expect(page).toHaveHeading('congelado.uy: se congeló');
    expect(page.text).toMatch(/\d{2}:\d{2} \(hora de Uruguay\)/);
    for (const again of ['Dominio:', 'Qué pasó:', 'Cuándo:', 'Le avisamos de un cambio'])
      expect(page.text, again).not.toContain(again);
    expect(page).toSay('Quién lo hizo: Ana Titular');
    expect(page.links['Ver el dominio']).toBe('/administrar/ver-dominio?dominio=congelado.uy');
  });

  test('a message that asks for something leads to where it is done', async () => {
    const { id } =
      (await observe.messages('titular')).find(({ titulo }) => /está por vencer$/.test(titulo)) ?? {};
    const page = await (await visitor().as('titular')).open(`/mensaje-detalle?idMensaje=${id}`);
    const dialog = await page.follow('Asociar una forma de pago');
    expect(dialog.path).toMatch(
      /^\/administrar\/ver-dominio\/cambiar-forma-de-pago\?dominio=sinformadepago\.uy/,
    );
  });

  test('the hour is told of those of today, and of two of one title and day', async () => {
    const who = await visitor().as('titular');
    const rowsOf = async () => {
      const list = await who.open(`${MENSAJES}?cantidad=25`);
      return list
        .$('main tbody tr')
        .toArray()
        .map((row) => plain(list.$(row).text()));
    };
    const told = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/;
    const liberated = (row: string) => row.includes('liberado.uy: se liberó');
    expect((await rowsOf()).filter(liberated)[0]).not.toMatch(told);
    expect((await rowsOf())[0], 'the newest is of today').toMatch(/Hoy \d{2}:\d{2}/);
    await given.messageAgain('titular', 'liberado.uy: se liberó');
    const both = (await rowsOf()).filter(liberated);
    expect(both).toHaveLength(2);
    for (const row of both) expect(row).toMatch(told);
  });

  test('on a phone the list begins in sight: what chooses several is folded, and the number stands beside it', async () => {
    const page = await (await visitor().as('titular')).open(MENSAJES);
    const above = page.$('main .picked > .above');
    expect(plain(above.children().first().text())).toMatch(/^27 mensajes/);
    expect(above.find('details.fold > summary').text()).toBe('Elegir varios');
    const all = await page.follow('Elegir todos los de esta página');
    expect(all.$('main details.fold')).toHaveLength(0);
    expect(all.links).toHaveProperty('Desmarcar todos');
  });

  test('one message is not said to be in an order', async () => {
    const who = await visitor().as('cuidadosa');
    const [last, ...others] = await observe.messages('cuidadosa');
    for (const { id } of others) await who.open(`${MENSAJES}/${id}`);
    expect(last).toBeDefined();
    const unread = await who.open(`${MENSAJES}?leidos=no`);
    expect(rows(unread)).toBe(1);
    expect(unread).toSay('1 mensaje sin leer.');
  });

  test('pages of ten, the size kept from page to page, and a page too far is the last one', async () => {
    const who = await visitor().as('titular');
    const first = await who.open(MENSAJES);
    expect(first).toHaveHeading('Mis mensajes');
    expect(first.title).toContain('(página 1 de 3)');
    expect(rows(first)).toBe(10);
    const small = await first.press('Aplicar', { 'Filas por página': '5' });
    expect(rows(small)).toBe(5);
    const second = await small.follow('Página 2');
    expect(second.path).toContain('cantidad=5');
    expect(second.title).toContain('(página 2 de 6)');
    expect((await who.open(`${MENSAJES}?pagina=999`)).title).toContain('(página 3 de 3)');
    for (const nonsense of ['a=1&a=2&a=1', 'pagina=-1', 'pagina=x&cantidad=1000000', 'pagina=1e99'])
      expect((await who.open(`${MENSAJES}?${nonsense}`)).status, nonsense).toBe(200);
  });

  test('priority and unread are words', async () => {
    const page = await (await visitor().as('titular')).open(MENSAJES);
    expect(page).toSay('Prioridad alta');
    expect(page).toSay('Prioridad media');
    const marked = page.$('main tr.unread');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.text()).toContain('Sin leer');
  });

  test('a notice leads to what it is about, and an address that somebody else wrote to nothing', async () => {
    const { PUBLIC_URL } = settings();
    const write = (enlace: string) =>
      given.messages({ mensaje: `Vence pronto.\n\nVer el dominio: ${enlace}` });
    await write(`${PUBLIC_URL}/administrar/ver-dominio/titular.uy`);
    const who = await visitor().as('titular');
    const { id } = await unreadOf('titular');
    for (const address of [`${MENSAJES}/${id}`, `/mensaje-detalle?idMensaje=${id}`]) {
      const page = await who.open(address);
      expect(page.links['Ver el dominio']).toBe('/administrar/ver-dominio/titular.uy');
      expect(page).not.toSay(PUBLIC_URL);
    }
    await write('https://otro.uy/administrar/ver-dominio/titular.uy');
    const foreign = await who.open(`${MENSAJES}/${id}`);
    expect(foreign.links['Ver el dominio']).toBeUndefined();
    expect(foreign).toSay('https://otro.uy/administrar');
  });

  test('a notice of a finding leads to what is to be done; once it is mended it says so itself, and leads to the name', async () => {
    const { PUBLIC_URL } = settings();
    const write = (way: string) =>
      given.messages({ mensaje: `Lo vimos.\n\nVer qué hacer: ${PUBLIC_URL}${way}` });
    const who = await visitor().as('titular');
    const { id } = await unreadOf('titular');
    const places = [`${MENSAJES}/${id}`, `/mensaje-detalle?idMensaje=${id}`];
    await write(avisoDe('ñandú.uy', 'SERVIDORES'));
    for (const address of places) {
      const page = await who.open(address);
      expect(page).toSay('Ya se arregló');
      expect(page).toSay('Lo vimos.');
      expect(page.links['Ver el dominio']).toBe(verDominio('ñandú.uy'));
      expect(page.links['Ver qué hacer']).toBeUndefined();
    }
    await write(avisoDe('quintadelnorte.com.uy', 'SIN_SPF'));
    const stands = await who.open(places[0] ?? '');
    expect(stands.text).not.toContain('Ya se arregló');
    expect(stands.links['Ver qué hacer']).toBe(avisoDe('quintadelnorte.com.uy', 'SIN_SPF'));
    await write(avisoDe('de-otra-persona.uy', 'SIN_SPF'));
    const foreign = await who.open(places[0] ?? '');
    expect(foreign.text, 'of what is not hers nothing is told').not.toContain('Ya se arregló');
    expect(foreign).toSay('Lo vimos.');
  });

  test('one at its own address is in the section of messages, and is deleted from there', async () => {
    const who = await visitor().as('titular');
    const { id, titulo } = await unreadOf('titular');
    const page = await who.open(`/mensaje-detalle?idMensaje=${id}`);
    expect(page.$('.subnav [aria-current]').text()).toBe('Mensajes');
    expect(page.$('.mainnav [aria-current]').text()).toBe('Administrar');
    const gone = await (await page.follow('Eliminar')).press('Eliminar mensaje');
    expect(gone).toLeaveNotice(`Se eliminó el mensaje «${titulo}».`);
    expect(gone.path.split('?')[0]).toBe(MENSAJES);
  });

  test('of a purchase names it, says what was bought and leads to it', async () => {
    const who = await visitor().as('titular');
    const list = await who.open(`${MENSAJES}?cantidad=25`);
    const page = await list.follow('Compra UY-2026-D3M0C0MP confirmada');
    expect(page).toSay('Renovación de heladeriapolar.uy');
    const bought = await page.follow('Ver la compra');
    expect(bought.path).toContain('UY-2026-D3M0C0MP');
    expect(bought.status).toBe(200);
  });

  test.each([
    ['in the list', (id: number) => `${MENSAJES}/${id}`],
    ['at its own address, from a mail or the dashboard', (id: number) => `/mensaje-detalle?idMensaje=${id}`],
  ])('opening one %s marks it read, and the count above says so', async (_, address) => {
    const who = await visitor().as('titular');
    const { id, titulo, mensaje } = await unreadOf('titular');
    const before = unreadCount(await who.open('/ayuda'));
    const opened = await who.open(address(id));
    expect(opened.html).toContain(titulo);
    expect(opened.text).toContain(mensaje.split('\n')[0]);
    expect((await observe.messages('titular')).find((one) => one.id === id)?.leido_en).not.toBeNull();
    expect(unreadCount(opened)).toBe(before - 1);
  });

  test('what is fetched ahead of a person is not opened', async () => {
    const who = await visitor().as('titular');
    const { id } = await unreadOf('titular');
    for (const name of ['Sec-Purpose', 'Purpose', 'X-Moz'])
      expect((await who.request(`${MENSAJES}/${id}`, { headers: { [name]: 'prefetch' } })).status).toBe(200);
    expect((await who.request(`${MENSAJES}/${id}`, { method: 'HEAD' })).status).toBe(200);
    expect((await unreadOf('titular')).id).toBe(id);
  });

  test('all are marked read at once', async () => {
    const who = await visitor().as('titular');
    const page = await (await who.open(`${MENSAJES}?cantidad=5`)).press('Marcar todos como leídos');
    expect(page.path).toBe(`${MENSAJES}?cantidad=5`);
    expect(page).toLeaveNotice('marcados como leídos');
    expect(unreadCount(page)).toBe(0);
    expect(page.buttons).not.toContain('Marcar todos como leídos');
    expect((await observe.messages('otro')).every(({ leido_en }) => leido_en === null)).toBe(true);
  });

  test('several are deleted after one question, nobody else’s among them', async () => {
    const [one, two] = await observe.messages('titular');
    const [foreign] = await observe.messages('administrativo');
    const who = await visitor().as('titular');
    const question = await who.open(`${MENSAJES}/eliminar?cantidad=25&id=${one?.id}&id=${two?.id}`);
    expect(question).toSay('¿Eliminar 2 mensajes?');
    expect(question.links.Cancelar).toBe(`${MENSAJES}?cantidad=25&id=${one?.id}&id=${two?.id}`);
    const after = await question.press('Eliminar 2 mensajes');
    expect(after.path).toBe(`${MENSAJES}?cantidad=25`);
    expect(after).toLeaveNotice('Se eliminaron 2 mensajes.');
    const gone = (await observe.messages('titular')).filter(({ eliminado_en }) => eliminado_en !== null);
    expect(gone.map(({ id }) => id).sort()).toEqual([one?.id, two?.id].sort());
    expect((await who.open(`${MENSAJES}/eliminar?id=${foreign?.id}`)).status).toBe(404);
    await who.post(`${MENSAJES}/eliminar`, { intencion: 'eliminar', ids: String(foreign?.id) });
    expect(
      (await observe.messages('administrativo')).every(({ eliminado_en }) => eliminado_en === null),
    ).toBe(true);
  });

  test('deleting without having chosen any is refused over the same list', async () => {
    const page = await (await visitor().as('titular')).open(`${MENSAJES}?cantidad=25`);
    const told = await page.press('Eliminar los elegidos');
    expect(told).toRefuse('Debe elegir al menos un mensaje.');
    expect(told.title).toMatch(/^Error: Mis mensajes/);
    expect(rows(told)).toBe(rows(page));
  });

  test('the number above leads to what it counts, and from there to all', async () => {
    const who = await visitor().as('titular');
    const first = await who.open(MENSAJES);
    const unread = unreadCount(first);
    expect(first.$('main tr.unread').length, 'the rest is on other pages').toBeLessThan(unread);
    const found = await first.follow(`${unread} mensajes sin leer`);
    expect(found.path).toBe(`${MENSAJES}?leidos=no`);
    expect(found).toSay(`${unread} mensajes sin leer, los más nuevos primero.`);
    expect([rows(found), found.$('main tr.unread').length]).toEqual([unread, unread]);
    expect(found.$('main nav [aria-current]').first().text()).toBe('Sin leer');
    const none = await found.press('Marcar todos como leídos');
    expect(none).toSay('No tiene mensajes sin leer.');
    expect(rows(await none.follow('Todos'))).toBe(10);
  });

  test('all of a page are chosen at once, come ticked, and one of them can be left out', async () => {
    const page = await (await visitor().as('titular')).open(`${MENSAJES}?cantidad=5&pagina=2`);
    const [kept, ...titles] = page
      .$('main tbody th a')
      .toArray()
      .map((title) => plain(page.$(title).text()));
    const all = await page.follow('Elegir todos los de esta página');
    expect(all.$('input[name=id][checked]')).toHaveLength(5);
    const asked = await all.press('Eliminar los elegidos', { [`Elegir «${kept}»`]: false });
    expect(asked).toSay('¿Eliminar 4 mensajes?');
    for (const title of titles) expect(asked.within('¿Eliminar 4 mensajes?')).toSay(title);
    const left = await asked.follow('Cancelar');
    expect(left.$('input[name=id][checked]'), 'who leaves finds chosen what was').toHaveLength(4);
    const after = await asked.press('Eliminar 4 mensajes');
    expect(after).toLeaveNotice('Se eliminaron 4 mensajes.');
    expect(after.path).toBe(`${MENSAJES}?cantidad=5&pagina=2`);
  });

  test('of one that is chosen the question speaks of one', async () => {
    const page = await (await visitor().as('titular')).open(MENSAJES);
    const title = plain(page.$('main tbody th a').first().text());
    const asked = await page.press('Eliminar los elegidos', { [`Elegir «${title}»`]: true });
    expect(asked.within('¿Eliminar 1 mensaje?')).toSay(
      'Se quita de su lista y no se puede recuperar. Lo que avisa no cambia.',
    );
  });

  test('who has chosen all of a page can let them go', async () => {
    const page = await (await visitor().as('titular')).open(`${MENSAJES}?cantidad=5`);
    const all = await page.follow('Elegir todos los de esta página');
    const none = await all.follow('Desmarcar todos');
    expect(none.$('input[name=id][checked]')).toHaveLength(0);
    expect(none.path).toBe(`${MENSAJES}?cantidad=5`);
  });

  test('one is deleted after a question, and deleting it again is no error', async () => {
    const who = await visitor().as('titular');
    const { id, titulo } = await unreadOf('titular');
    const question = await (await who.open(`${MENSAJES}?cantidad=25`)).follow(`Eliminar «${titulo}»`);
    expect(question.status).toBe(200);
    const target = await who.open(`${MENSAJES}/${id}/eliminar?cantidad=25`);
    const after = await target.press('Eliminar mensaje');
    expect(after.path).toBe(`${MENSAJES}?cantidad=25`);
    expect(after).toLeaveNotice(`Se eliminó el mensaje «${titulo}».`);
    expect((await observe.messages('titular')).find((one) => one.id === id)?.eliminado_en).not.toBeNull();

    const back = await who.open(`${MENSAJES}/${id}`);
    expect(back).toSay('El mensaje se eliminó de su lista, o no es suyo.');
    expect((await back.follow('Ver mis mensajes')).path).toBe(MENSAJES);
  });

  test('a message of somebody else is not shown, read or deleted', async () => {
    const { id, titulo } = await unreadOf('titular');
    const otro = await visitor().as('otro');
    for (const path of [
      `${MENSAJES}/${id}`,
      `${MENSAJES}/${id}/eliminar`,
      `/mensaje-detalle?idMensaje=${id}`,
    ]) {
      const page = await otro.open(path);
      expect(page.status, path).toBe(404);
      expect(page, path).toHaveHeading('Información no disponible');
      expect(page.html, path).not.toContain(titulo);
    }
    expect((await otro.post(`${MENSAJES}/${id}/eliminar`, { intencion: 'eliminar' })).status).toBe(404);
    expect((await observe.messages('titular')).find((one) => one.id === id)).toMatchObject({
      leido_en: null,
      eliminado_en: null,
    });
  });

  test.each(['', '?idMensaje=', '?idMensaje=abc', '?idMensaje=-1', '?idMensaje=99999999999999999999'])(
    '/mensaje-detalle%s is not available',
    async (search) => {
      const page = await (await visitor().as('titular')).open(`/mensaje-detalle${search}`);
      expect(page).toHaveHeading('Información no disponible');
    },
  );

  test('who is not signed in is led to sign in and back', async () => {
    expect(await visitor().open('/mensaje-detalle?idMensaje=1')).toRedirectTo(
      '/ingresar?volver=%2Fmensaje-detalle%3FidMensaje%3D1',
    );
  });
});

describe('Mensajes del Registro .uy', () => {
  test('are public, paged, and each has an address', async () => {
    const page = await visitor().open('/mensajes-globales?cantidad=5');
    expect(page).toHaveHeading('Mensajes del Registro .uy');
    expect(rows(page)).toBe(5);
    const title = page.$('tbody tr a').first().text();
    const opened = await page.follow(title);
    expect(opened.$('dialog[open] h2').text()).toBe(title);
    expect(opened.links.Cerrar).toBe('/mensajes-globales?cantidad=5');
  });

  test('one that does not exist is not available', async () => {
    expect((await visitor().open('/mensajes-globales/99999')).status).toBe(404);
  });
});

describe('Resumen', () => {
  test('counts, what needs attention, and the latest messages', async () => {
    const page = await (await visitor().as('titular')).open('/administrar/resumen');
    expect(page).toHaveHeading('Administrar');
    const counted = (label: string) =>
      Object.entries(page.links).find(([words]) => words.endsWith(label))?.[1];
    expect(counted('Dominios alojados')).toContain('dominiosAlojados');
    expect(counted('Próximos vencimientos (20 días)')).toMatch(/fechaVencimientoHasta=\d{4}-\d\d-\d\d/);
    expect(counted('Formas de pago registradas')).toBe('/administrar/mis-datos/formas-de-pago');
    expect(page).toSay('Próximos a vencer');
    expect(page.links['Ver todos los mensajes']).toBe('/administrar/mensajes');
  });

  test('what needs its person comes by urgency with its button, which comes back here', async () => {
    const page = await (await visitor().as('titular')).open('/administrar/resumen');
    const lines = page
      .$('.todo li')
      .toArray()
      .map((line) => plain(page.$(line).text()));
    const places = ['Vencido', 'Sin forma de pago', 'Eliminado'].map((state) =>
      lines.findIndex((line) => line.includes(state)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const said = /Vencido hace (\d+) días \((.+)\); se elimina dentro de (\d+) días \((.+)\)/;
    const [, ago = '', expired = '', left = '', deleted = ''] = said.exec(lines[0] ?? '') ?? [];
    const dayOf = (shown: string) => Temporal.PlainDate.from(shown.split('/').reverse().join('-'));
    const between = dayOf(expired).until(dayOf(deleted)).total('days');
    expect(between).toBe(Number(ago) + Number(left));
    const renew = await page.follow('Renovar por $ 1.389 vencido.uy');
    expect(renew).toSay('Renovar vencido.uy');
    expect((await renew.follow('Cancelar')).path).toBe('/administrar/resumen');
    expect(page).not.toSay('Todo está en orden');
  });

  test('who cannot renew an expired name is told who can', async () => {
    const page = await (await visitor().as('tecnico')).open('/administrar/resumen');
    expect(page).toSay('lo puede renovar el titular, el contacto administrativo o el contacto financiero');
    expect(page).not.toSay('Renueve los');
    expect(await (await visitor().as('titular')).open('/administrar/resumen')).not.toSay('lo puede renovar');
  });
});
