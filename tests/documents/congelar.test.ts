import { describe, expect, test } from 'vitest';
import { congelar } from '~/addresses';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { makeEnlace } from '~/registry/edge/dominios/enlaces-store';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

/** Where a notice that was mailed to the holder of a name leads, so many hours ago. */
async function mailed(nombre: string, hoursAgo = 0): Promise<string> {
  const { id } = await observe.theDomain(nombre);
  return congelar(await makeEnlace(database(), { id, nombre }, true, now().subtract({ hours: hoursAgo })));
}

describe('the page of the link that freezes a name', () => {
  test('names the domain, and by pressing leads to a page that can be loaded again', async () => {
    const who = visitor();
    const path = await mailed('titular.uy');
    const page = await who.open(path);
    expect(page).toHaveHeading('Congelar titular.uy');
    const done = await page.press('Congelar por 24 horas');
    expect(done.path).toContain(path);
    expect(done).toLeaveNotice('El dominio titular.uy queda congelado hasta el');
    const later = await who.open(path);
    expect(later.status).toBe(200);
    expect(later.buttons).not.toContain('Congelar por 24 horas');
    expect(later).toSay('El enlace ya se usó el');
    expect(later).toSay('El dominio está congelado hasta el');
    expect(later.text, 'nothing is wrong').not.toContain('Aviso');
    expect(later.links['Iniciar sesión y ver el dominio']).toBe(
      '/administrar/ver-dominio?dominio=titular.uy',
    );
  });

  test.each([
    ['too old', () => mailed('titular.uy', 24 * 60), 'El enlace venció el', 'Congelar titular.uy'],
    [
      'wrong',
      async () => congelar('ninguno'),
      'El enlace no es válido: puede estar incompleto, haberse enviado hace más de 7 días',
      'Congelar el dominio',
    ],
  ])('says at once that it is %s', async (_, link, says, heading) => {
    const page = await visitor().open(await link());
    expect(page).toHaveHeading(heading);
    expect(page).toSay(says);
    expect(page.$('form button[value=congelar]').length).toBe(0);
  });

  test('of a name that is frozen for long says so, and offers nothing that would shorten it', async () => {
    await given.frozenUntil(now().add({ hours: 48 }), 'congelado.uy');
    const page = await visitor().open(await mailed('congelado.uy'));
    expect(page).toSay('prolongarlo ahora no lo alargaría');
    expect(page.$('form button[value=congelar]').length).toBe(0);
  });

  test('of a name that thaws soon prolongs it, and says until when', async () => {
    await given.frozenUntil(now().add({ hours: 2 }), 'titular.uy');
    const page = await visitor().open(await mailed('titular.uy'));
    expect(page).toSay('Ya está congelado hasta el');
    const done = await page.press('Prolongar el congelamiento');
    expect(done).toLeaveNotice('El congelamiento del dominio titular.uy se prolongó hasta el');
  });
});

describe('the detail of a name that is frozen', () => {
  test('offers to prolong it, never to freeze it again', async () => {
    const who = await visitor().as('titular');
    const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';
    const first = await (await who.open(DETAIL)).follow('Congelar por 24 horas');
    const frozen = await first.press('Congelar dominio');
    expect(frozen.links).not.toHaveProperty('Congelar por 24 horas');
    const dialog = await frozen.follow('Prolongar el congelamiento');
    expect(dialog).toSay('¿Prolongar el congelamiento de titular.uy?');
    expect(await dialog.press('Prolongar congelamiento')).toLeaveNotice('se prolongó hasta el');
  });

  test('that is frozen for long says why it cannot be prolonged', async () => {
    await given.frozenUntil(now().add({ hours: 48 }), 'congelado.uy');
    const page = await (await visitor().as('titular')).open('/administrar/ver-dominio?dominio=congelado.uy');
    expect(page.links).not.toHaveProperty('Prolongar el congelamiento');
    expect(page).toSay('prolongarlo ahora no lo alargaría');
  });
});
