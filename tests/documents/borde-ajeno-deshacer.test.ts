import { expect, test } from 'vitest';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';

const arrive = inFrontOfSomebodyElses();
const DETAIL = '/administrar/ver-dominio?dominio=murga.uy';
const DELEGATE = '/administrar/ver-dominio/dns/delegar?dominio=murga.uy';

test("a change of servers at somebody else's edge is taken back from its notice", async () => {
  await arrive();
  const who = await visitor().as('titular');
  const servers = (one: string, other: string) => ({
    intencion: 'delegar-igual',
    'nameservers[0].nombre': one,
    'nameservers[1].nombre': other,
  });
  await who.post(DELEGATE, servers('ns1.primero.com', 'ns2.primero.com'));
  const listed = (page: Page) => page.$('.servers tbody').text().replaceAll('Recién guardado', '');
  const before = listed(await who.open(DETAIL));
  expect(before).toContain('ns1.primero.com');
  const page = await who.post(DELEGATE, servers('ns1.segundo.com', 'ns2.segundo.com'));
  const undo = await page.follow('Deshacer este cambio');
  expect(undo.$('dialog del').text()).toContain('ns1.segundo.com');
  const after = await undo.press('Deshacer este cambio', {});
  expect(listed(after)).toBe(before);
});
