import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const MENSAJES = '/administrar/mensajes';

onDemoData();

const left = async () =>
  (await observe.messages('titular')).filter(({ eliminado_en }) => eliminado_en === null);
const titleOfFirst = (page: Page) => plain(page.$('main tbody th a').first().text());
const chosenOn = (page: Page) => page.$('input[name=id][checked]').length;

describe('all the messages that a list finds', () => {
  test('are chosen at once, look chosen, and are deleted but for one that was taken off', async () => {
    const who = await visitor().as('titular');
    const all = await (await who.open(MENSAJES)).follow('Elegir los 27 mensajes');
    expect(all).toSay('Se eligieron los 27 mensajes, de todas las páginas.');
    expect(all.path).not.toContain('id=');
    expect(chosenOn(all)).toBe(10);
    const kept = titleOfFirst(all);
    const question = await all.press('Eliminar los elegidos', { [`Elegir «${kept}»`]: false });
    expect(question).toSay('¿Eliminar 26 mensajes?');
    expect(question).toSay('de todas las páginas, menos el que desmarcó.');
    const back = await question.follow('Cancelar');
    expect(chosenOn(back), 'who leaves finds chosen what was').toBe(9);
    const after = await question.press('Eliminar 26 mensajes');
    expect(after).toLeaveNotice('Se eliminaron 26 mensajes.');
    expect(after.path).toBe(MENSAJES);
    expect((await left()).map(({ titulo }) => titulo)).toEqual([kept]);
    expect((await observe.messages('otro')).every(({ eliminado_en }) => eliminado_en === null)).toBe(true);
  });

  test('of the unread ones, are those alone', async () => {
    const who = await visitor().as('titular');
    const list = await who.open(`${MENSAJES}?leidos=no&cantidad=5`);
    const question = await (await list.follow('Elegir los 6 mensajes sin leer')).press(
      'Eliminar los elegidos',
    );
    expect(question).toSay('¿Eliminar 6 mensajes?');
    const after = await question.press('Eliminar 6 mensajes');
    expect(after.path).toBe(`${MENSAJES}?leidos=no&cantidad=5`);
    expect(await left()).toHaveLength(21);
  });

  test('are deleted as far as one press goes: how many are left is told, with the way to go on', async () => {
    await given.manyMessages('titular', 2000);
    const who = await visitor().as('titular');
    const all = await who.open(`${MENSAJES}?todos=1`);
    const kept = titleOfFirst(all);
    const question = await all.press('Eliminar los elegidos', { [`Elegir «${kept}»`]: false });
    const after = await question.press('Eliminar 2026 mensajes');
    expect(after).toLeaveNotice('Se eliminaron 1999 mensajes; quedan 27.');
    const rest = await after.follow('Eliminar los que quedan');
    expect(rest).toSay('¿Eliminar 27 mensajes?');
    expect(rest).toSay('menos el que desmarcó');
    expect(await rest.press('Eliminar 27 mensajes')).toLeaveNotice('Se eliminaron 27 mensajes.');
    expect(await left()).toHaveLength(1);
  });

  test('stay without one that was taken off on another page', async () => {
    const who = await visitor().as('titular');
    const all = await who.open(`${MENSAJES}?todos=1&cantidad=5`);
    const question = await all.press('Eliminar los elegidos', { [`Elegir «${titleOfFirst(all)}»`]: false });
    const second = await who.open(
      question.path.replace('/eliminar', '').replace('cantidad=5', 'cantidad=5&pagina=2'),
    );
    expect(await second.press('Eliminar los elegidos')).toSay('¿Eliminar 26 mensajes?');
  });

  test('are let go, and are not offered where one page is all', async () => {
    const who = await visitor().as('titular');
    const all = await (await who.open(MENSAJES)).follow('Elegir los 27 mensajes');
    const none = await all.follow('Desmarcar todos');
    expect([none.path, chosenOn(none)]).toEqual([MENSAJES, 0]);
    const whole = await who.open(`${MENSAJES}?leidos=no`);
    expect(whole.text).not.toContain('Elegir los');
  });

  test('are not deleted where they are not what was counted', async () => {
    const who = await visitor().as('titular');
    const question = await who.open(`${MENSAJES}/eliminar?todos=1`);
    const [one] = await left();
    await (await who.open(`${MENSAJES}/${one?.id}/eliminar`)).press('Eliminar mensaje');
    const after = await question.press('Eliminar 27 mensajes');
    expect(after).toLeaveNotice(
      'Su lista cambió mientras decidía (eran 27 mensajes y ahora son 26): no se eliminó ninguno. Vuelva a elegirlos.',
    );
    expect(await left()).toHaveLength(26);
  });

  test('may be as many, and not the same: one that came meanwhile was not seen', async () => {
    const who = await visitor().as('titular');
    const question = await who.open(`${MENSAJES}/eliminar?todos=1`);
    const submission = question.submission('Eliminar 27 mensajes');
    const [newest] = await left();
    const entries = submission.entries.map(([name, value]): [string, typeof value] =>
      name === 'primero' ? [name, String(Number(newest?.id) + 1)] : [name, value],
    );
    expect(await who.send({ ...submission, entries })).toLeaveNotice('Su lista cambió mientras decidía: no');
    expect(await left()).toHaveLength(27);
  });
});
