import { beforeEach, expect, test } from 'vitest';
import { settings, useSettings } from '~/config.server';
import { edgeServer, serving } from '../registry/borde';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** How the translator finds the number of a name, in each operation by itself. */
const NUMERO = 'POST /api/usuario/administracion/obtener-dominios';

/** What the registry was asked, as it arrives there. */
const asked: string[] = [];
const edge = edgeServer();
const { url } = serving((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  edge(request, response);
});

onDemoData();
beforeEach(() => useSettings({ ...settings(), REGISTRY_API_URL: `${url()}/api` }));

const DOMINIO = 'dominio=titular.uy';

test.each([
  ['the detail of a domain', `/administrar/ver-dominio?${DOMINIO}`],
  ['the dialog of its holder', `/administrar/ver-dominio/editar-contacto?${DOMINIO}&tipo=TITULAR`],
  ['the dialog of its release', `/administrar/ver-dominio/liberar?${DOMINIO}`],
  ['the dialog of its servers', `/administrar/ver-dominio/dns/delegar?${DOMINIO}`],
  ['the dialog of its payment account', `/administrar/ver-dominio/cambiar-forma-de-pago?${DOMINIO}`],
])('%s asks the registry nothing twice', async (_, path) => {
  const who = await visitor().as('titular');
  await who.open('/administrar/mis-dominios');
  asked.length = 0;
  const page = await who.open(path);
  expect(page.status).toBe(200);
  expect(page).toSay('titular.uy');
  expect(asked.length).toBeGreaterThan(0);
  const questions = asked.filter((question) => question !== NUMERO);
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
});
