import { beforeEach, expect, test } from 'vitest';
import { buyerAtSummary, charges, chargesSince, confirmButton } from '../support/compra';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { sufijo } from '../support/rows';

const NOMBRE = 'cooperativa.net.uy';

onDemoData();

beforeEach(() => sufijo('net.uy', 99_000));

test('a suffix that the registry begins to sell is searched, bought, administered and released', async () => {
  const found = await visitor().open(`/consulta-disponibilidad?nombre=${NOMBRE}`);
  expect(found).toSay(NOMBRE);
  expect(found).toSay('$ 990');

  const before = (await charges()).length;
  const [otro, summary] = await buyerAtSummary([NOMBRE]);
  const bought = await summary.press(confirmButton(summary));
  expect(bought).toSay(NOMBRE);
  expect(await chargesSince(before)).toMatchObject([{ nombre: NOMBRE, importe: 99_000 }]);

  const whois = await visitor().open(`/consulta-whois?dominio=${NOMBRE}`);
  expect(whois).toSay('ACTIVO');
  const detail = await otro.open(`/administrar/ver-dominio?dominio=${NOMBRE}`);
  expect(detail).toSay(NOMBRE);
  const dialog = await otro.open(`/administrar/ver-dominio/liberar?dominio=${NOMBRE}`);
  expect(await dialog.press('Liberar dominio')).toLeaveNotice(`El dominio ${NOMBRE} fue liberado.`);
});

test('a suffix that is sold no more keeps the names it has', async () => {
  const [otro, summary] = await buyerAtSummary([NOMBRE]);
  await summary.press(confirmButton(summary));
  await given.soldNoMore('net.uy');
  expect(await visitor().open(`/consulta-whois?dominio=${NOMBRE}`)).toSay('ACTIVO');
  expect(await otro.open(`/administrar/ver-dominio?dominio=${NOMBRE}`)).toSay(NOMBRE);
  const refused = await visitor().post('/consulta-disponibilidad', {
    intencion: 'agregar',
    dominio: 'otra.net.uy',
  });
  expect(refused.status).toBe(422);
});

test('a name under a suffix that is sold no more is not renewed at the price of another: it is said, and nothing is charged', async () => {
  const [otro, summary] = await buyerAtSummary([NOMBRE]);
  await summary.press(confirmButton(summary));
  await given.soldNoMore('net.uy');
  const before = await charges();
  const dialog = await otro.open(`/administrar/ver-dominio/renovar?dominio=${NOMBRE}`);
  for (const button of dialog.buttons.filter((each) => /renovar|carrito/i.test(each))) {
    const after = await dialog.press(button);
    expect(`${after.notice} ${after.errors.join(' ')}`).toContain('no tiene precio en este momento');
  }
  expect(await charges()).toEqual(before);
});
