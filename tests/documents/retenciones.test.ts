import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import * as given from '../support/given';
import { places } from '../support/portal/addresses';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const OFICINA = '/registro';
const MOTIVO = 'Llegó el oficio 9/2026.';
const at = (nombre: string) => `${OFICINA}/dominios/${nombre}`;
const detail = (nombre: string) => `/administrar/ver-dominio?dominio=${nombre}`;

/** The page of a name at the desk, once it was said why. */
async function looking(nombre: string, login: 'atencion' | 'direccion' = 'direccion') {
  const who = await visitor().as(login);
  return (await who.open(at(nombre))).press('Ver el dominio', { Motivo: MOTIVO });
}

describe('Holding a name at the desk', () => {
  const TYPED = {
    Causa: 'Orden judicial',
    'Número de documento': '9/2026',
    Motivo: 'Lo ordenó un juez.',
    'La publicación en internet': true,
    'Las transferencias': true,
    'Revisar el': '2099-01-01',
  };

  test('that took longer than the half hour of the look asks why again, and has what was typed', async () => {
    const form = await (await looking('titular.uy')).follow('Retener');
    const before = now();
    useClock(() => before.add({ minutes: 31 }));
    const late = await form.press('Ver qué cambia', TYPED);
    expect(late.path).toBe(at('titular.uy'));
    expect(late.text).toContain('Pasó la media hora desde que dijo por qué mira este dominio.');
    const seen = await late.press('Ver el dominio', { Motivo: MOTIVO });
    const again = await seen.follow('Retener');
    expect(again.$('main > nav ~ #aviso').text()).toContain('Recuperamos lo que escribió');
    expect(again.field('Número de documento').value).toBe('9/2026');
    expect(again.field('Motivo').value).toBe('Lo ordenó un juez.');
    expect((await again.press('Ver qué cambia')).text).toContain('No se puede transferir');
    useClock(() => before);
  });

  test('says what is wrong beside each field, then exactly what changes, and is done only then', async () => {
    const form = await (await looking('titular.uy')).follow('Retener');
    expect(form).toHaveHeading('Retener titular.uy');
    const refused = await form.press('Ver qué cambia', { ...TYPED, 'Revisar el': '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Elija el día en que se revisa.');
    expect(refused.field('Número de documento').value).toBe('9/2026');
    const confirm = await refused.press('Ver qué cambia', TYPED);
    expect(confirm).toHaveHeading('¿Retener titular.uy?');
    expect(confirm.text).toContain('Orden judicial, documento 9/2026');
    expect(confirm.text).toContain(
      'No funciona: no se publica en internet, y su sitio y su correo no responden.',
    );
    expect(confirm.text).toContain('No se puede transferir a otro titular ni a otro registrador.');
    expect(confirm.text).not.toContain('No se puede renovar');
    expect(confirm.text, 'as the form calls it').toContain('Último día');
    const again = await confirm.press('Cambiar los datos');
    expect(again.field('Motivo').value).toBe('Lo ordenó un juez.');
    const done = await (await again.press('Ver qué cambia')).press('Retener');
    expect(done.text).toContain('titular.uy quedó retenido. El dominio no funciona');
    expect(done.$('main h3').text()).toContain('Orden judicial, documento 9/2026');
    const holder = await (await visitor().as('titular')).open(detail('titular.uy'));
    expect(holder.text).toContain('El registro retuvo este dominio por orden judicial, documento 9/2026.');
  });

  test('refuses at the first press each day that is past, with all else that is wrong', async () => {
    const form = await (await looking('titular.uy')).follow('Retener');
    const past = { 'Último día': '2020-01-01', 'Revisar el': '2020-01-15', Motivo: '' };
    const refused = await form.press('Ver qué cambia', { ...TYPED, ...past });
    expect(refused.status).toBe(422);
    expect(refused).toHaveHeading('Retener titular.uy');
    expect(refused).toSay('El último día ya pasó: elija hoy o un día que viene.');
    expect(refused).toSay('Ese día ya pasó: elija hoy o un día que viene.');
    expect(refused).toSay('Escriba el motivo.');
    const later = { 'Último día': '2099-01-01', 'Revisar el': '2099-02-01', Motivo: 'Sí.' };
    expect(await refused.press('Ver qué cambia', later)).toSay(
      'Elija un día que no sea posterior al último.',
    );
  });

  test('lifts one beside another, and says what goes on', async () => {
    const seen = await looking('otraempresa.com.uy');
    const form = await seen.follow(
      'Pedir que se levante la retención por Medida administrativa, documento MA-77/2026',
    );
    const [ends, stays] = form
      .$('main h2 ~ ul')
      .get()
      .map((each) => form.$(each).text());
    expect(form.text).toContain('Desde que se apruebe, el dominio:');
    expect(ends).toContain('Se publica otra vez en internet');
    expect(ends, 'what ends is said as what is possible again').not.toMatch(/No se puede|no se publica/);
    expect(stays).toContain('No se puede transferir');
    expect(form.text, 'which one goes on, and until when').toContain(
      'Sigue retenido por disputa por el nombre, documento DP-2026-8, sin fecha: hasta que se levante.',
    );
    expect(form.text, 'the other one keeps it from leaving').not.toContain('se puede ir el mismo día');
    const labels = form
      .$('main dt')
      .get()
      .map((each) => form.$(each).text());
    expect(labels, 'what is asked and what was said are not called the same').toEqual(
      expect.not.arrayContaining(['Motivo']),
    );
    expect(labels).toContain('Último día');
    const refused = await form.press('Pedir que se levante', { Motivo: '' });
    expect(refused.status).toBe(422);
    const waits = await refused.press('Pedir que se levante', { Motivo: 'Se investigó y no era.' });
    expect(waits).toLeaveNotice('Quedó pedido, y todavía no se hizo');
    await given.staff('atencion', ['atencion', 'dominios']);
    const second = await (await visitor().as('atencion')).open(waits.path);
    const act = await second.follow(
      'Levantar la retención por medida administrativa, documento MA-77/2026: otraempresa.com.uy',
    );
    expect(await act.press('Aprobar y levantarla')).toLeaveNotice('Lo aprobó, y ya se hizo.');
    const done = await (await visitor().as('direccion')).open(at('otraempresa.com.uy'));
    expect(done.text).toContain('la levantó Irene Dirección. Se investigó y no era.');
  });

  test('is for who may: who answers people sees that it is held, with nothing to press, and no list', async () => {
    const seen = await looking('federico.uy', 'atencion');
    expect(seen.text).toContain('orden judicial, documento 123/2026');
    expect(Object.keys(seen.links)).not.toContain('Retener');
    const who = await visitor().as('atencion');
    for (const path of [
      `${at('federico.uy')}/retener`,
      `${at('federico.uy')}/levantar?retencion=1`,
      `${OFICINA}/retenciones`,
    ])
      expect((await who.open(path)).status, path).toBe(404);
  });

  test('asks why first, also where its address is opened', async () => {
    const page = await (await visitor().as('direccion')).open(`${at('titular.uy')}/retener`);
    expect(page.path).toBe(at('titular.uy'));
    expect(page.buttons.join()).toContain('Ver el dominio');
  });

  test('lists what is held by the day on which it is to be looked at again', async () => {
    const page = await (await visitor().as('direccion')).open(`${OFICINA}/retenciones`);
    expect(page).toHaveHeading('Retenciones');
    const rows = page
      .$('tbody th')
      .get()
      .map((each) => page.$(each).text());
    expect(rows).toEqual(['otraempresa.com.uy', 'federico.uy', 'otraempresa.com.uy']);
    expect(page.$('tbody tr').first().text()).toContain('A revisar');
    expect(page.$('tbody tr').eq(1).find('[data-label="Último día"]').text()).toBe('Sin fecha');
    expect(page.text).not.toContain('laotraorilla.com.uy');
    expect(page.shipsScripts).toBe(false);
  });

  test('says that there is nothing more after the last one, at any address', async () => {
    const who = await visitor().as('direccion');
    expect((await who.open(`${OFICINA}/retenciones?desde=2099-01-01~9`)).text).toContain(
      'No hay más retenciones.',
    );
    expect((await who.open(`${OFICINA}/retenciones?desde=nada`)).text).toContain('federico.uy');
  });

  test('is no page without the name or the hold', async () => {
    const { browser } = await looking('federico.uy');
    for (const path of [
      `${at('federico.uy')}/levantar`,
      `${at('federico.uy')}/levantar?retencion=99`,
      `${at('nadie.uy')}/retener`,
    ])
      expect((await browser.open(path)).status, path).toBe(404);
    expect(places.some(({ path }) => path === `${OFICINA}/retenciones`)).toBe(true);
  });
});

describe('The holder of a held name', () => {
  const BANNER = '.banner.state.aviso';

  test('reads in its detail what is not possible, until when, by whose order, why and whom to ask', async () => {
    const page = await (await visitor().as('otro')).open(detail('otraempresa.com.uy'));
    const text = page.$(BANNER).text();
    for (const words of [
      'El registro retuvo este dominio por medida administrativa, documento MA-77/2026. Termina el',
      'El registro retuvo este dominio por disputa por el nombre, documento DP-2026-8. No tiene fecha de fin.',
    ])
      expect(text).toContain(words);
    expect(
      page
        .$(`${BANNER} li`)
        .get()
        .map((each) => page.$(each).text()),
    ).toEqual([
      'El registro dio este motivo: «El dominio se usó para engañar a personas: deja de publicarse mientras se investiga».',
      'No funciona: no se publica en internet, y su sitio y su correo no responden.',
      'No admite cambios de sus contactos, sus servidores ni sus registros.',
      'El registro dio este motivo: «Otra empresa reclama el nombre como marca suya».',
      'No se puede transferir a otro titular ni a otro registrador.',
      'No se puede liberar ni eliminar, y tampoco se elimina por vencido.',
    ]);
    const ask = await page.follow('Preguntar por el documento DP-2026-8');
    expect(ask.field('Nombre de dominio').value).toBe('otraempresa.com.uy');
  });

  test('finds it marked in the list, and reads why something is not offered', async () => {
    const who = await visitor().as('otro');
    const list = await who.open('/administrar/mis-dominios?cantidad=50');
    const row = (nombre: string) => list.$(`tbody tr:contains("${nombre}")`).text();
    expect(row('federico.uy')).toContain('Retenido');
    expect(row('laotraorilla.com.uy')).not.toContain('Retenido');
    const page = await who.open(detail('federico.uy'));
    expect(page.$('details.why li').first().text()).toBe(
      'El registro retuvo este dominio (orden judicial, documento 123/2026). ' +
        'Por eso no puede liberarlo, eliminarlo, cambiar los servidores, editar o cambiar sus contactos, transferir el titular ni solicitar un Código de Autorización.',
    );
  });

  test('more than once, reads each cause with what it keeps from happening folded under it, and that its servers are not published', async () => {
    const page = await (await visitor().as('otro')).open(detail('otraempresa.com.uy'));
    const folded = page
      .$('.state details')
      .get()
      .map((each) => page.$(each).text());
    expect(folded).toHaveLength(2);
    for (const each of folded) expect(each).toContain('Motivo y qué impide');
    expect(folded[0]).toContain('No admite cambios');
    expect(page.within('Servidores de nombres (nameservers)')).toSay(
      'Una retención impide que se publique; al levantarse vuelve a publicarse así.',
    );
  });

  test('is told by a message, and by another one when it ends', async () => {
    const list = await (await visitor().as('otro')).open('/administrar/mensajes?cantidad=25');
    expect(list.text).toContain('federico.uy: el registro lo retuvo por orden judicial, documento 123/2026');
    expect(list.text).toContain('laotraorilla.com.uy: el registro levantó una retención');
  });

  test('who tries all the same is told why and what to do, with what was typed', async () => {
    const who = await visitor().as('otro');
    const form = await who.open('/administrar/ver-dominio/renovar?dominio=otro.uy');
    await given.held('otro.uy', { efectos: ['RENOVACION'] });
    const refused = await form.press(form.buttons.find((each) => each.startsWith('Renovar')) ?? '');
    expect(refused.text).toContain('mientras tanto no es posible renovar el dominio');
    expect(refused.text).toContain('escríbanos desde Contáctenos');
  });
});
