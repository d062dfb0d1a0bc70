import { describe, expect, test } from 'vitest';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import type { Cuenta } from '../support/portal/sign-in';
import { onDemoData } from '../support/registry';

onDemoData();

const at = (dialog: string, dominio: string, query = {}) =>
  `/administrar/ver-dominio/${dialog}?${new URLSearchParams({ dominio, ...query })}`;
const opened = async (address: string, login: Cuenta = 'titular') =>
  (await visitor().as(login)).open(address);

const TECNICO = at('editar-contacto', 'titular.uy', { tipo: 'TECNICO' });
const phoneSavedBy = async (login: Cuenta, telefono: string) =>
  (await opened(TECNICO, login)).press('Guardar datos', { Teléfono: telefono });
const technicalPhone = async () => (await observe.technicalContact('titular.uy')).telefono;

/** Both versions, a line for each thing that differs. */
const versions = (page: Page): string[] =>
  page
    .$('.notice tbody tr')
    .toArray()
    .map((row) => page.$(row).text().replace(/\s+/g, ' ').trim());

test('a contact’s form that came back for something wrong in it still belongs to what it was made from', async () => {
  const mine = await opened(TECNICO);
  await phoneSavedBy('tecnico', '29003333');
  const refused = await mine.press('Guardar datos', { Teléfono: '12' });
  expect(refused.status).toBe(422);
  const conflict = await refused.press('Guardar datos', { Teléfono: '29004444' });
  expect(conflict.status).toBe(409);
  expect(await technicalPhone()).toBe('29003333');
});

test('the payment account that two people change shows both names', async () => {
  const [mine, theirs] = [
    await opened(at('cambiar-forma-de-pago', 'titular.uy')),
    await opened(at('quitar-forma-de-pago', 'titular.uy')),
  ];
  await theirs.press('Quitar la forma de pago');
  const conflict = await mine.press('Guardar forma de pago');
  expect(conflict.status).toBe(409);
  expect(versions(conflict).join()).toMatch(/Forma de pago.*Ninguna/);
  expect((await conflict.press('Guardar la que elegí')).notice).toContain(
    'Cuenta de pago modificada con éxito.',
  );
});

describe('a record that two people edit', () => {
  const RECORD = { Nombre: 'doble', 'Dirección IPv4': '192.0.2.1' };
  const editing = async () => {
    const list = await opened('/administrar/ver-dominio?dominio=titular.uy', 'tecnico');
    return list.follow(
      Object.keys(list.links).find((words) => /^Editar A de doble\.titular\.uy/.test(words)) ?? '',
    );
  };
  const deleting = async () => {
    const list = await opened('/administrar/ver-dominio?dominio=titular.uy', 'administrativo');
    return list.follow(
      Object.keys(list.links).find((words) => /^Eliminar A de doble\.titular\.uy/.test(words)) ?? '',
    );
  };
  const addresses = async () => {
    const rows = await observe.records();
    return rows.filter(({ nombre }) => nombre === 'doble.titular.uy').map(({ contenido }) => contenido);
  };
  test.beforeEach(async () => {
    const form = await opened(at('dns/registro', 'titular.uy', { tipo: 'A' }));
    await form.press('Agregar registro', RECORD);
  });

  test('shows what the other saved beside what was typed, and takes its place when so chosen', async () => {
    const [mine, theirs] = [await editing(), await editing()];
    await theirs.press('Guardar registro', { 'Dirección IPv4': '192.0.2.2' });
    const conflict = await mine.press('Guardar registro', { 'Dirección IPv4': '192.0.2.3' });
    expect(conflict.status).toBe(409);
    expect(versions(conflict).join()).toMatch(/192\.0\.2\.3.*192\.0\.2\.2/);
    expect(await addresses()).toEqual(['192.0.2.2']);
    await conflict.press('Guardar el registro DNS que escribí');
    expect(await addresses()).toEqual(['192.0.2.3']);
  });

  test('that the other deleted can be saved again as it was typed', async () => {
    const [mine, theirs] = [await editing(), await deleting()];
    await theirs.press('Eliminar registro');
    const conflict = await mine.press('Guardar registro', { 'Dirección IPv4': '192.0.2.4' });
    expect(conflict.status).toBe(409);
    expect(versions(conflict).join()).toMatch(/192\.0\.2\.4.*Nada/);
    expect(await addresses()).toEqual([]);
    await conflict.press('Guardar el registro DNS que escribí');
    expect(await addresses()).toEqual(['192.0.2.4']);
  });

  test('is not deleted as it is now by who saw it as it was', async () => {
    const [mine, theirs] = [await deleting(), await editing()];
    await theirs.press('Guardar registro', { 'Dirección IPv4': '192.0.2.5' });
    const conflict = await mine.press('Eliminar registro');
    expect(conflict.status).toBe(409);
    expect(await addresses()).toEqual(['192.0.2.5']);
    await conflict.press('Eliminar registro');
    expect(await addresses()).toEqual([]);
  });
});

test('the keys of a delegated domain that two people change', async () => {
  const KEY = `12345 13 2 ${'ab'.repeat(32)}`;
  const [mine, theirs] = [
    await opened(at('dns/claves', 'ñandú.uy')),
    await opened(at('dns/claves', 'ñandú.uy'), 'tecnico'),
  ];
  const save = (page: Page) => page.buttons.find((words) => words.startsWith('Guardar')) ?? '';
  const label = 'Registros DS o DNSKEY';
  await (await theirs.press(save(theirs), { [label]: KEY })).press('Guardar igual');
  const asked = await mine.press(save(mine), { [label]: KEY.replaceAll('ab', 'cd') });
  const conflict = await asked.press('Guardar igual');
  expect(conflict.status).toBe(409);
  expect(versions(conflict).join()).toContain('AB'.repeat(32));
});

describe('many domains that somebody else changes meanwhile', () => {
  const NEW = {
    Nombre: 'Nueva',
    Apellido: 'Técnica',
    Dirección: 'Calle 1',
    Teléfono: '29005555',
    'Correo electrónico público': 'tecnica@ejemplo.uy',
  };

  test('those keep what the other saved, both are told, and the person chooses', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?cantidad=50');
    const chosen = { 'Elegir titular.uy': true, 'Elegir camión.uy': true };
    const split = await (await list.press('Modificar Datos Contacto', chosen)).press('Continuar', {
      'Contacto a modificar': 'TECNICO',
    });
    await phoneSavedBy('tecnico', '29006666');
    const refused = await split.press('Modificar 2 dominios', { ...NEW, Teléfono: '12' });
    expect(refused.status).toBe(422);
    const done = await refused.press('Modificar 2 dominios', NEW);
    expect(done).toSay(
      'se modificó 1 de 2 dominios. Se cambiaron los datos del contacto técnico: quedaron los de Nueva Técnica.',
    );
    expect(done).toSay('Otra persona cambió 1 dominio mientras usted preparaba este cambio');
    expect(done.within('titular.uy').text).toMatch(/Otra persona lo cambió.*29006666/);
    expect(await technicalPhone()).toBe('29006666');
    const again = await done.press('Poner lo mío en 1 dominio');
    expect(again).toSay('se modificó 1 de 1 dominio');
    expect(await technicalPhone()).toBe('29005555');
  });
});
