import { expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';

const arrive = inFrontOfSomebodyElses();

test('in front of an edge that declares no figures the portal tells of its own doors, and nothing of the registry', async () => {
  const edge = await arrive();
  const page = await visitor().open('/cifras');
  expect(page).toHaveHeading('Cifras del Registro .uy');
  const main = page.$('main').text();
  expect(main).toContain('Este sitio');
  for (const theirs of ['Servidores DNS', 'Publicar un cambio', 'Enviar un correo', 'Se registraron'])
    expect(main).not.toContain(theirs);
  expect(Object.values(page.links)).not.toContain('/cifras/dominios.csv');
  expect((await visitor().request('/cifras/dominios.csv')).status).toBe(404);
  expect((await visitor().request('/cifras/servicios.csv')).status).toBe(200);
  expect(edge.strays.filter((each) => each !== 'GET /openapi.json')).toEqual([]);
});
