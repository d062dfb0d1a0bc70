import { expect, test } from 'vitest';
import * as given from '../support/given';
import { places } from '../support/portal/addresses';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

test('every page answers as before while nothing can be changed', async () => {
  const person = await visitor().as('titular');
  const statuses = async () => {
    const found: string[] = [];
    for (const { path } of places.filter((place) => !/salir|ingresar/.test(place.path)))
      found.push(`${path} ${(await person.request(path)).status}`);
    return found;
  };
  await statuses(); // what is written as it is first opened, is
  const before = await statuses();
  await given.readOnly('on', '30');
  expect(await statuses()).toEqual(before);
}, 120_000);

test('a form says until when, with 503, and is found as it was typed', async () => {
  const person = await visitor().as('titular');
  const form = await person.open('/generar-ticket');
  await given.readOnly('on', '30');
  const refused = await form.press('Guardar datos', {
    Asunto: 'Una pregunta',
    Mensaje: 'Lo que escribí con cuidado.',
  });
  expect(refused.status).toBe(503);
  expect(refused).toHaveHeading('Por ahora no se pueden hacer cambios');
  expect(refused.text).toMatch(/Los cambios vuelven a ser posibles el \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  expect(refused).toSay('encontrará lo que escribió');
  await given.readOnly('off');
  const again = await person.open('/generar-ticket');
  expect(again.field('Mensaje').value).toBe('Lo que escribí con cuidado.');
});
