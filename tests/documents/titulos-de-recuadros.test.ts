import { expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const HOSTED = 'camión.uy';
const DELEGATED = 'panaderialasierra.com.uy';

test.each([
  [HOSTED, 'renovar'],
  [HOSTED, 'agregar-renovacion'],
  [HOSTED, 'liberar'],
  [HOSTED, 'eliminar'],
  [HOSTED, 'congelar'],
  [HOSTED, 'cambiar-forma-de-pago'],
  [HOSTED, 'quitar-forma-de-pago'],
  [HOSTED, 'renovacion-automatica'],
  [HOSTED, 'solicitar-codigo'],
  ['eliminado.uy', 'recuperar'],
  [HOSTED, 'dns/registro'],
  [HOSTED, 'dns/plantilla'],
  [HOSTED, 'dns/importar'],
  [HOSTED, 'dns/versiones'],
  [HOSTED, 'dns/deshacer'],
  [HOSTED, 'dns/delegar'],
  [DELEGATED, 'dns/nameserver'],
  [DELEGATED, 'dns/eliminar-nameserver', '&fila=1'],
  [DELEGATED, 'dns/alojar'],
  [DELEGATED, 'dns/claves'],
  [HOSTED, 'editar-contacto', '&tipo=TECNICO'],
  [HOSTED, 'cambiar-contacto', '&tipo=TECNICO'],
])('%s: the dialog %s says the name in its heading and its title', async (name, path, more = '') => {
  const who = await visitor().as('titular');
  const page = await who.open(`/administrar/ver-dominio/${path}?dominio=${encodeURIComponent(name)}${more}`);
  expect(page.$('dialog h2').first().text()).toContain(name);
  expect(page.title).toContain(name);
  const headings = page.$('main').find('h1, h2, h3').toArray();
  expect(
    headings.slice(0, 2).map(({ tagName }) => tagName),
    'without scripts it stands under the heading of its page',
  ).toEqual(['h1', 'h2']);
});
