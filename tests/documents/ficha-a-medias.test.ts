import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { database } from '~/database/connection.server';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';

onDemoData();

/** A table whose file is damaged, as those who read it find out. */
const lose = (table: string) => sql`alter table ${sql.table(table)} rename to perdida`.execute(database());

test.each([
  ['dominio_historia', '#historial', 'Error al obtener el historial del dominio.'],
  ['peligros', '#avisos', 'Error al obtener los avisos del dominio.'],
  ['dns_registros', '#servidores', 'Error al obtener los registros del dominio.'],
  ['invitaciones', 'main', 'Error al obtener las invitaciones enviadas.'],
])(
  'where %s cannot be read, its panel says so and the rest of the detail stands',
  async (table, panel, words) => {
    const person = await visitor().as('titular');
    await lose(table);
    const page = await person.open(DETAIL);
    expect(page.status).toBe(200);
    expect(page.$(panel).closest('section, main').text()).toContain(
      `${words} Por favor, intente de nuevo más tarde.`,
    );
    expect(page).toSay('Se renueva automáticamente el');
    expect(page).toSay('12345672');
  },
);
