import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, database } from '~/database/connection.server';
import { gathered } from '~/database/gathered';
import { SUCESOS } from '~/registry/domain/history';
import { enqueue, estaPendiente } from '~/registry/edge/dns/publicacion/cola-store';
import { findZona, pageRegistros } from '~/registry/edge/dns/zona-store';
import { listEntradas } from '~/registry/edge/historia/store';
import { findPersona } from '~/registry/edge/quien/account-store';
import { listCodigos } from '~/registry/edge/transferencias/codigos-store';
import { findFila, findTitular } from '~/registry/edge/transferencias/titular-store';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { conTodo } from './con-todo';

let statements: unknown[] = [];
const note = (sql: unknown): void => void statements.push(sql);
beforeEach(() => {
  statements = [];
  subscribe('portal:statement', note);
});
afterEach(() => void unsubscribe('portal:statement', note));

const UNO = 'uno.uy';

/** A name with all that there may be of it. */
async function uno() {
  await conTodo(UNO);
  const row = await findFila(database(), UNO);
  if (!row) throw new Error('The name is not there');
  return row;
}

/** What several sections ask, each with values of its own; of what is not there, too. */
const sections = (asked: Database, id: number) => [
  () => listCodigos(asked, id),
  () => listEntradas(asked, id, SUCESOS, { desde: 1, cantidad: 2 }),
  () => pageRegistros(asked, { id, nombre: UNO }, { desde: 0, cantidad: 5, texto: 'www' }),
  () => findZona(asked, id),
  () => listCodigos(asked, id + 1),
];

describeOnBothEngines('what is asked at the same moment', () => {
  it('is one statement, and each is answered as by itself', async () => {
    const { id } = await uno();
    const alone: unknown[] = [];
    for (const ask of sections(database(), id)) alone.push(await ask());
    statements = [];
    const found = await Promise.all(sections(gathered(database()), id).map((ask) => ask()));
    expect(found).toEqual(alone);
    expect(found.map((rows) => (Array.isArray(rows) ? rows.length : 'one'))).toEqual([2, 2, 1, 'one', 0]);
    expect(statements.length).toBe(1);
  });

  it('is another one where it comes of an answer, and is asked alone where nobody knows its columns', async () => {
    const row = await uno();
    const asked = gathered(database());
    statements = [];
    await findZona(asked, row.id).then(() => listCodigos(asked, row.id));
    expect(statements.length).toBe(2);
    const [titular] = await Promise.all([
      findTitular(asked, row),
      listCodigos(asked, row.id),
      findZona(asked, row.id),
    ]);
    expect(titular).toEqual(await findTitular(database(), row));
    expect(statements.length).toBe(5);
  });

  it('fails for each who asked where it cannot be answered, and is nothing that writes', async () => {
    const { id } = await uno();
    const asked = gathered(database());
    await expect(enqueue(asked, UNO, ['*'], START)).rejects.toThrow('Only what reads is gathered');
    expect(await estaPendiente(asked, 'otra.uy', START)).toBe(false);
    await database().destroy();
    const found = await Promise.allSettled(sections(asked, id).map((ask) => ask()));
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('is asked in the same words each time, of whoever it is, where every page asks it', async () => {
    await uno();
    statements = [];
    const found = [
      await findPersona(database(), 'oid-ana', START),
      await findPersona(database(), 'oid-bruno', START),
      await findPersona(database(), 'oid-nadie', START),
    ];
    expect(found.map((persona) => persona?.login)).toEqual(['ana', 'bruno', undefined]);
    expect(new Set(statements).size).toBe(1);
  });
});
