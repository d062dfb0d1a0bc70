import { channel } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { changesBetween, held } from '../support/held';
import { places } from '../support/portal/addresses';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** A message that is opened is read from then on (spec 4). */
const OPENS_A_MESSAGE = /\/mensajes?(-detalle|\/1)/;

const QUERY =
  'dominio=titular.uy&idMensaje=1&tipo=TECNICO&nombre=librisimo&accion=EDITAR_CONTACTO&rol=TECNICO';

onDemoData();

async function withCart(): Promise<Visitor> {
  const person = await visitor().as('titular');
  const found = await person.open('/consulta-disponibilidad?nombre=librisimo');
  await found.press('Agregar al carrito de compras', { 'librisimo.uy': true });
  return person;
}

const PEOPLE: [string, () => Promise<Visitor>][] = [
  ['someone who was never here', async () => visitor()],
  ['someone signed in', () => visitor().as('titular')],
  ['someone with a cart', withCart],
];

const statements = channel('portal:statement');
const isWrite = (sql: unknown): boolean => !/^\s*(select|pragma|begin|commit|rollback)\b/i.test(String(sql));

/** Whether anything was written meanwhile, a session's last use too: to read every table after each page takes longer than the pages. */
async function writesDuring(work: () => Promise<unknown>): Promise<boolean> {
  let wrote = false;
  const hear = (sql: unknown) => {
    wrote ||= isWrite(sql);
  };
  statements.subscribe(hear);
  await work();
  statements.unsubscribe(hear);
  return wrote;
}

test.each(PEOPLE)('looking at any page changes nothing that the registry holds: %s', async (_, arrive) => {
  const person = await arrive();
  const changed: string[] = [];
  const begun = await held();
  let before = begun;
  for (const { path } of places.filter((place) => !OPENS_A_MESSAGE.test(place.path))) {
    const asked = `${path}${path.includes('?') ? '&' : '?'}${QUERY}`;
    if (!(await writesDuring(() => person.request(asked)))) continue;
    const after = await held();
    const tables = changesBetween(before, after);
    if (tables.length > 0) changed.push(`${path}: ${tables.join(', ')}`);
    before = after;
  }
  expect(changed).toEqual([]);
  expect(changesBetween(begun, await held())).toEqual([]);
});
