import { expect, test } from 'vitest';
import { avisoDe } from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import type { Peligro } from '~/registry/domain/peligros';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const CON_AVISOS = '/administrar/dominios-con-avisos';
/** The one filled button of a detail. */
const MAIN = 'section[aria-label="Estado del dominio"] .button.main';
const titular = () => visitor().as('titular');

test('the dashboard shows the worst findings, and leads to all of them', async () => {
  const page = await (await titular()).open('/administrar/resumen');
  expect(page).toSay('pampero-del-sur.uy está libre: cualquiera podría registrarlo');
  const all = await page.follow('7 dominios con avisos: ver qué hacer');
  expect(all).toHaveHeading('Dominios con avisos');
  expect(all).toSay('7 avisos en 7 dominios.');
  expect(all.links['Volver a Mis dominios']).toBe('/administrar/mis-dominios');
  expect(all.text, 'all seven are in sight').not.toContain('Filas por página');
});

test.each(['camión.uy', 'rioarriba.uy'])('%s: the dashboard offers what its detail does', async (nombre) => {
  const who = await titular();
  const there = (await who.open('/administrar/resumen')).$(`.todo li:contains("${nombre}") .button`);
  const detail = await who.open(`/administrar/ver-dominio?dominio=${encodeURIComponent(nombre)}`);
  expect(there.attr('href')).toBe(detail.$(MAIN).attr('href'));
});

test('what is missing to pay for a name comes before what is wrong with its mail', async () => {
  const detail = '/administrar/ver-dominio?dominio=quintadelnorte.com.uy';
  await given.domain('quintadelnorte.com.uy', { cuenta_pago_id: null });
  const page = await (await titular()).open(detail);
  expect(page.$(MAIN).text()).toBe('Asociar una forma de pago');
  expect(page).toSay('Correo sin SPF');
});

test('the list of names marks those with findings that have no more urgent state, and leads to all of them', async () => {
  const who = await titular();
  const page = await who.open('/administrar/mis-dominios?cantidad=50');
  expect(page.links['Aviso: ver qué arreglar en camión.uy']).toBe(
    `/administrar/ver-dominio?dominio=${encodeURIComponent('camión.uy')}#avisos`,
  );
  const marked = page.$('td[data-label="Estado"] a');
  expect(marked.length).toBeGreaterThan(3);
  expect(page.$('tr:contains("barriosur.uy") td[data-label="Estado"]').text()).not.toContain('Aviso');
  const all = await page.follow('Avisos: qué conviene arreglar en sus dominios');
  expect(all).toHaveHeading('Dominios con avisos');
  await all.press('No avisarme más de «Apunta a un dominio libre», en camión.uy');
  const again = await who.open('/administrar/mis-dominios?cantidad=50');
  expect(again.$('td[data-label="Estado"] a')).toHaveLength(marked.length - 1);
});

test('every kind of finding says what was seen, what mends it, and where in the portal', async () => {
  const page = await (await titular()).open(CON_AVISOS);
  for (const [nombre, way] of [
    ['camión.uy', 'Cambiar el registro DNS'],
    ['rioarriba.uy', 'Ver el cambio que espera'],
    ['mateamargo.com.uy', 'Cambiar o quitar las claves'],
    ['lacosta.com.uy', 'Cambiar los servidores'],
    ['elmirador.uy', 'Cambiar los servidores'],
    ['quintadelnorte.com.uy', 'Agregar el registro SPF'],
  ]) {
    const there = await page.follow(`${way} de ${nombre}`);
    expect(there.status).toBe(200);
  }
});

test("what is at somebody else's has no act that would not mend it", async () => {
  const who = await titular();
  const list = await who.open(CON_AVISOS);
  const row = list.$('tr:contains("candombe-sur.uy")');
  expect(row.text()).toContain('donde administra el DNS del dominio');
  expect(row.text(), 'that is in sight without opening it').toContain('Se arregla donde está su DNS');
  expect(row.find('td a').text()).toBe('');
  const detail = await who.open('/administrar/ver-dominio?dominio=candombe-sur.uy');
  expect(detail.$('#avisos').closest('section').find('a')).toHaveLength(0);
  expect(detail.$('#avisos').closest('section').text()).toContain('No avisarme más');
});

test('what is urgent is open, the rest a press away under its kind, and the text is whole either way', async () => {
  const page = await (await titular()).open(CON_AVISOS);
  const open = (nombre: string) => page.$(`tr:contains("${nombre}") details`).attr('open') !== undefined;
  expect(open('camión.uy')).toBe(true);
  expect(open('elmirador.uy')).toBe(false);
  const row = page.$('tr:contains("quintadelnorte.com.uy")');
  expect(row.find('.tag').text()).toBe('Correo sin SPF');
  expect(row.find('summary').text()).toBe('Qué vimos y qué hacer en quintadelnorte.com.uy');
  expect(row.find('details').text()).toContain('quintadelnorte.com.uy recibe correo');
  expect(row.find('details').text()).toContain('Agregue un registro TXT que lo diga');
});

test('a name with findings does not say that there is nothing to do, until its person says to know of them', async () => {
  const who = await titular();
  const detail = '/administrar/ver-dominio?dominio=quintadelnorte.com.uy';
  const page = await who.open(detail);
  expect(page).toSay('Se renueva automáticamente');
  const state = () => page.$('section[aria-label="Estado del dominio"]').text().replace(/\s+/g, ' ');
  expect(state()).toMatch(/^Aviso Correo sin SPF\. Ver qué hacer/);
  expect(page.$(MAIN).text()).toBe('Agregar el registro SPF');
  expect(page.text).not.toContain('no tiene que hacer nada');
  const silenced = await page.press('No avisarme más de «Correo sin SPF»');
  expect(silenced).toSay('no tiene que hacer nada');
  expect(silenced.$('section[aria-label="Estado del dominio"]').text()).not.toContain('Aviso');
});

test('who follows the notice of a finding that is there no more is told so; one that is there is shown', async () => {
  const who = await titular();
  const goTo = async (nombre: string, tipo: Peligro) =>
    (await who.open(avisoDe(nombre, tipo))).$('#avisos').closest('section').text();
  expect(await goTo('ñandú.uy', 'SERVIDORES')).toMatch(
    /^AvisosEl aviso «Servidores que no lo atienden» ya no está(: al examinar el dominio el \d\d\/\d\d\/\d{4} no lo vimos más)?\.$/,
  );
  expect(await goTo('quintadelnorte.com.uy', 'SIN_SPF')).not.toContain('ya no está');
});

test('a name in order of which something has to be known says that first', async () => {
  const page = await (await titular()).open('/administrar/ver-dominio?dominio=rioarriba.uy');
  const lines = page.$('section[aria-label="Estado del dominio"] > p').get();
  const said = lines.map((line) => page.$(line).text().replace(/\s+/g, ' ').trim());
  expect(said[0]).toMatch(/^Aviso Claves que no coinciden\. Ver qué hacer/);
  expect(said[1]).toMatch(/^Con candado para todo cambio\. Un cambio espera/);
  expect(page.$(MAIN).text(), 'nothing else is done before it').toBe('Ver el cambio');
  expect(said[2]).toMatch(/^Registrado Se renueva automáticamente/);
});

test.each(['lacosta.com.uy', 'elmirador.uy', 'mateamargo.com.uy'])(
  '%s: whoever attends its servers is asked first, and that is in view',
  async (nombre) => {
    const page = await (await titular()).open(`/administrar/ver-dominio?dominio=${nombre}`);
    const state = page.$('section[aria-label="Estado del dominio"]').text().replace(/\s+/g, ' ');
    expect(state).toContain('Ver qué hacer');
    expect(page.$(MAIN).text(), 'what can be done here stays one press away').toMatch(
      /^Cambiar (los servidores|o quitar las claves)$/,
    );
    expect(page.$('[aria-labelledby=avisos] details[open]').text()).toContain('Pida a quien atiende su DNS');
    expect(page.$('nav.places a').first().attr('href')).toBe('#avisos');
  },
);

test('of a name of which a change waits, that change is shown: what mends it would be refused', async () => {
  const page = await (await titular()).open(CON_AVISOS);
  expect(page.links).not.toHaveProperty('Cambiar o quitar las claves de rioarriba.uy');
  // What has to happen first is told first.
  expect(page).toSay(
    'Antes tiene que resolverse el cambio que espera a sus custodios. Después, pida a quien atiende su DNS',
  );
  expect(await page.follow('Ver el cambio que espera de rioarriba.uy')).toHaveHeading(
    'Candado de rioarriba.uy',
  );
});

test.each([
  ['frozen', () => given.frozenUntil(now().add({ hours: 20 }), 'lacosta.com.uy'), 'está congelado hasta'],
  ['held', () => given.held('lacosta.com.uy'), 'El registro retuvo este dominio'],
])(
  'of a name that is %s, its page is shown, and why: what mends it would be refused',
  async (_, make, why) => {
    await make();
    const page = await (await titular()).open(CON_AVISOS);
    expect(page.links).not.toHaveProperty('Cambiar los servidores de lacosta.com.uy');
    expect(page.$('tr:contains("lacosta.com.uy") details').text()).toContain(why);
    const detail = await page.follow('Ver por qué no se puede ahora de lacosta.com.uy');
    expect(detail).toHaveHeading('lacosta.com.uy');
    const told = detail.$('[aria-labelledby=avisos]');
    expect(told.text(), 'its page says it with what to do').toContain(why);
    expect(told.find('a').length).toBe(0);
  },
);

test('the form that adds who may send mail comes filled in, and once it is sent the name is in order', async () => {
  const page = await (await titular()).open('/administrar/ver-dominio?dominio=quintadelnorte.com.uy');
  const form = await page.follow('Agregar el registro SPF');
  expect(form.field('Texto').value).toBe('v=spf1 mx ~all');
  expect(await form.press('Agregar registro')).toLeaveNotice('registro');
});

test('a finding that is silenced is no longer in the list, and comes back from those that are', async () => {
  const page = await (await titular()).open(`${CON_AVISOS}?tipo=SIN_SPF`);
  const silenced = await page.press('No avisarme más de «Correo sin SPF», en quintadelnorte.com.uy');
  expect(silenced).toSay('No hay avisos de estos');
  expect(silenced).toSay('Ya no le avisaremos que el correo de quintadelnorte.com.uy no tiene SPF.');
  const undone = await silenced.press('Deshacer');
  expect(undone).toSay('Le avisaremos otra vez que el correo de quintadelnorte.com.uy no tiene SPF.');
  const again = await undone.press('No avisarme más de «Correo sin SPF», en quintadelnorte.com.uy');
  const list = await again.follow('Ver los avisos silenciados');
  expect(list).toSay('quintadelnorte.com.uy recibe correo');
  expect(
    (await list.press('Avisarme otra vez de «Correo sin SPF», en quintadelnorte.com.uy')).text,
  ).toContain('No silenció ningún aviso.');
});

test.each([
  ['rioarriba.uy', 'sus servidores lo firman con otras'],
  ['mateamargo.com.uy', 'Las firmas de mateamargo.com.uy terminan el'],
])(
  '%s: its signature is not called good while an examination says what is wrong with it, which is told once',
  async (nombre, said) => {
    const page = await (await titular()).open(`/administrar/ver-dominio?dominio=${nombre}`);
    expect(page.text.split(said), 'told once').toHaveLength(2);
    const section = page.within('Firma (DNSSEC)');
    expect(section).not.toSay(said);
    expect(section).toSay('en la zona superior');
    expect(section).not.toSay('detecta respuestas falsas');
    expect(section.links['Ver el aviso']).toBe('#avisos');
    expect(section).not.toSay('Pida a quien atiende su DNS');
    // the other one is locked, and a change of it waits already
    if (nombre !== 'rioarriba.uy') expect(Object.keys(section.links)).toContain('Cambiar las claves (DS)');
  },
);

test('a deleted name is in no danger: nothing is told of how it was served', async () => {
  await given.domain('elmirador.uy', { estado: 'ELIMINADO', fecha_eliminacion: dayOf(now()).toString() });
  const who = await titular();
  const page = await who.open('/administrar/ver-dominio?dominio=elmirador.uy');
  expect(page).toSay('Eliminado');
  expect(page.text).not.toContain('no tienen la misma versión');
  expect((await who.open(CON_AVISOS)).text).not.toContain('elmirador.uy');
});

test('who does not see the servers of a name hears nothing of them', async () => {
  const who = await visitor().as('financiero');
  const page = await who.open(CON_AVISOS);
  expect(page).toSay('No hay avisos: no vimos nada que arreglar.');
  expect(page.text, 'nothing is announced that is not there').not.toContain('Aquí está');
  expect((await who.open('/administrar/resumen')).text).not.toContain('dominios con avisos');
});
