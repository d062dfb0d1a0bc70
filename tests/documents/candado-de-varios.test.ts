import { expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { chosenToLock } from '../support/locked';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const GABRIELA = 'Gabriela Cuidadosa (cuidadosa@ejemplo.uy)';
const PONER = 'Poner candado';
const candadoDe = async (nombre: string) => (await observe.theDomain(nombre)).candado;

test('names that were ticked are locked with one form, and of each it is said what became of it', async () => {
  const [who, path] = await chosenToLock('titular.uy', 'camión.uy', 'rioarriba.uy');
  const form = await who.open(path);
  expect(form).toHaveHeading('Poner candado a varios dominios');
  expect(form).toSay('Se aplica a 2 dominios');
  expect(form.within('El dominio rioarriba.uy')).toSay('ya tiene candado');
  const wrong = await form.press('Poner candado a 2 dominios', {
    '¿Para qué es el candado?': 'TRASLADOS',
    [GABRIELA]: false,
  });
  expect(wrong.status).toBe(422);
  expect(wrong).toSay('Elija al menos un custodio de los que ya aceptaron.');
  expect(wrong.$('input[name=grado][value=TRASLADOS]').attr('checked')).toBeDefined();
  const done = await wrong.press('Poner candado a 2 dominios', { [GABRIELA]: true });
  expect(done).toHaveHeading('Dominios a los que puso candado');
  expect(done).toSay('2 dominios tienen candado');
  expect(done).toSay('Con candado: 2 dominios');
  expect(await candadoDe('titular.uy')).toBe('TRASLADOS');
  expect(await candadoDe('xn--camin-3ta.uy')).toBe('TRASLADOS');
  expect(await candadoDe('rioarriba.uy')).toBe('TODO');
  expect((await who.open('/administrar/mis-dominios?cantidad=50')).field('Elegir titular.uy').chosen).toBe(
    false,
  );
});

test('who has one custodian finds them ticked, and is not asked how many of one approve', async () => {
  const [who, path] = await chosenToLock('titular.uy');
  const form = await who.open(path);
  expect(form.field(GABRIELA).chosen).toBe(true);
  expect(form).not.toSay('¿Cuántos tienen que aprobar cada cambio?');
  const done = await form.press('Poner candado a 1 dominio');
  expect(done.notice).toContain(
    'El dominio titular.uy tiene candado: los cambios que guarda se hacen si los aprueba su custodio',
  );
  expect(await candadoDe('titular.uy')).toBe('TODO');
});

test('a name that changed since the form was shown is left with its reason, and the others are locked', async () => {
  const [who, path] = await chosenToLock('titular.uy', 'camión.uy');
  const form = await who.open(path);
  const [other, otherPath] = await chosenToLock('titular.uy');
  await (await other.open(otherPath)).press('Poner candado a 1 dominio', { [GABRIELA]: true });
  const done = await form.press('Poner candado a 2 dominios', { [GABRIELA]: true });
  expect(done).toSay('El dominio camión.uy tiene candado');
  expect(done).toSay('Quedaron sin cambios: 1 dominio');
  expect(done.within('titular.uy')).toSay('El dominio ya tiene candado');
});

test('sent twice it locks once, and says the same', async () => {
  const [who, path] = await chosenToLock('titular.uy', 'camión.uy');
  const form = await who.open(path);
  const first = await form.press('Poner candado a 2 dominios', { [GABRIELA]: true });
  const locks = await observe.locks();
  const again = await form.press('Poner candado a 2 dominios', { [GABRIELA]: true });
  expect(again.text).toBe(first.text);
  expect(await observe.locks()).toEqual(locks);
});

test('who signed in a while ago is asked again, finds the form as it was, and nothing is locked before', async () => {
  const [who, path] = await chosenToLock('titular.uy', 'camión.uy');
  const form = await who.open(path);
  const later = now().add({ minutes: 20 });
  useClock(() => later);
  const asked = await form.press('Poner candado a 2 dominios', {
    '¿Para qué es el candado?': 'TRASLADOS',
    [GABRIELA]: true,
  });
  expect(asked.redirects[0]).toContain('confirmar=contrasena');
  expect(await candadoDe('titular.uy')).toBeNull();
  await who.confirming('titular');
  const back = await who.open(path);
  expect(back.field(GABRIELA).chosen).toBe(true);
  const done = await back.press('Poner candado a 2 dominios');
  expect(done).toSay('2 dominios tienen candado');
  expect(await candadoDe('titular.uy')).toBe('TRASLADOS');
});

test('none that can be locked is told with the reason of each, and nothing chosen says so', async () => {
  const [who, path] = await chosenToLock('rioarriba.uy');
  const none = await who.open(path);
  expect(none).toSay('No se puede poner candado a ninguno de los dominios seleccionados.');
  expect(none.within('El dominio rioarriba.uy')).toSay('ya tiene candado');
  expect(none.buttons.filter((words) => words.startsWith('Poner candado'))).toEqual([]);
  const nobody = await visitor().as('titular');
  const list = await nobody.open('/administrar/mis-dominios');
  expect((await list.press(PONER)).notice).toContain('Debe seleccionar al menos un dominio.');
  const others = await nobody.open('/administrar/candado/cerrados');
  expect(others.path).toBe('/administrar/candado');
  expect(others.notice).toContain('elija primero los dominios');
  const unchosen = await nobody.open('/administrar/candado/varios');
  expect(unchosen.path).toBe('/administrar/mis-dominios');
  expect(unchosen.notice).toContain('Debe seleccionar al menos un dominio.');
});

test('who has no custodian yet asks one on the same page, and what was chosen stays chosen', async () => {
  const who = await visitor().as('otro');
  const list = await who.open('/administrar/mis-dominios?cantidad=50');
  const [nombre = ''] = list
    .$('input[name=dominio]')
    .toArray()
    .map((box) => list.$(box).attr('value') ?? '');
  const form = await list.press(PONER, { [`Elegir ${nombre}`]: true });
  expect(form).toSay('Primero, un custodio');
  const correo = 'cuidadosa@ejemplo.uy';
  const asked = await form.press('Enviar la invitación', {
    'Correo electrónico': correo,
    'Confirmar correo electrónico': correo,
  });
  expect(asked.path).toContain('/administrar/candado/varios');
  expect(asked.notice).toContain(`Se envió la invitación a ${correo}.`);
  expect(asked).toSay(`Invitó a ${correo}: cuando acepte podrá poner el candado desde esta página.`);
});

test('the list is narrowed to the names that have a lock, or to all that have none, to lock those', async () => {
  const who = await visitor().as('titular');
  const list = await who.open('/administrar/mis-dominios?cantidad=50');
  const locked = await list.press('Filtrar', { Candado: 'CON' });
  expect(locked).toSay('Con candado');
  expect(
    locked
      .$('input[name=dominio]')
      .toArray()
      .map((box) => locked.$(box).attr('value')),
  ).toEqual(['rioarriba.uy']);
  const open = await who.open('/administrar/mis-dominios?cantidad=50&candado=SIN&estado=EN_VIGOR');
  const todos = open.buttons.find((words) => words.startsWith('Todos los que cumplen el filtro')) ?? '';
  const form = await (await open.press(todos)).press(PONER);
  expect(form).toHaveHeading('Poner candado a varios dominios');
  expect(form.text).not.toContain('rioarriba.uy');
  expect(
    form.buttons.some((words) => /^Poner candado a \d+ dominios$/.test(words.replace('\u00a0', ' '))),
  ).toBe(true);
});
