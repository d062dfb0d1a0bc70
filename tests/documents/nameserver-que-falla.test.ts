import { expect, test } from 'vitest';
import { failingRegistry } from '../support/failing/edge';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();
const registry = failingRegistry();

/** All of these send the whole list of servers; what failed is said in the words of what was being done (spec 8). */
const failing = (work: () => Promise<Page>) => registry.while('dns.delegar', { status: 500 }, work);

/** Servers that do not answer are waited for. */
const PATIENCE = { timeout: 60_000 };

const open = async (dialog: string, fila = '') =>
  (await visitor().as('titular')).open(
    `/administrar/ver-dominio/dns/${dialog}?dominio=yerbaelceibo.uy${fila}`,
  );

test.each([
  ['added', '', 'Agregar nameserver', 'Ha ocurrido un error al agregar el nameserver.'],
  ['edited', '&fila=1', 'Guardar nameserver', 'Ha ocurrido un error al editar el nameserver.'],
])('a server that could not be %s is told of, and stays typed', PATIENCE, async (_, fila, button, said) => {
  const seen = await (await open('nameserver', fila)).press(button, { Nombre: 'ns9.nadie.invalid' });
  const page = await failing(() => seen.press('Guardar igual'));
  expect(page).toSay(said);
  expect(page.field('Nombre').value).toBe('ns9.nadie.invalid');
});

test('a server that could not be deleted is told of', PATIENCE, async () => {
  const third = await (await open('nameserver')).press('Agregar nameserver', { Nombre: 'ns9.nadie.invalid' });
  await third.press('Guardar igual');
  const dialog = await open('eliminar-nameserver', '&fila=3');
  const page = await failing(() => dialog.press('Eliminar nameserver'));
  expect(page).toSay('Se produjo un error al eliminar el nameserver.');
});
