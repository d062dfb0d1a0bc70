import { type Migration, sql } from 'kysely';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import * as terminacion from '~/database/migrations/085-terminacion-de-otros-nombres';
import { describeOnBothEngines } from '../support/registry';

const MIGRACION: Migration = terminacion;

/** What a registry of before kept, in its words. */
const ANTES = [
  ['gub.uy', 'Sufijo de otro organismo'],
  ['edu.uy', 'De la enseñanza.'],
  ['murga.uy', 'Sufijo de otro organismo'],
] as const;

describeOnBothEngines('a registry of before', () => {
  it('says why its endings are kept as a new one does, and what somebody wrote stays', async () => {
    const db = database();
    for (const [nombre, motivo] of ANTES)
      await sql`insert into nombres_reservados (nombre, motivo) values (${nombre}, ${motivo})
        on conflict (nombre) do update set motivo = excluded.motivo`.execute(db);
    await MIGRACION.up(db);
    await MIGRACION.up(db);
    const names = ANTES.map(([nombre]) => nombre);
    const rows = await db
      .selectFrom('nombres_reservados')
      .select(['nombre', 'motivo'])
      .where('nombre', 'in', names)
      .orderBy('nombre')
      .execute();
    expect(rows).toEqual([
      { nombre: 'edu.uy', motivo: 'De la enseñanza.' },
      { nombre: 'gub.uy', motivo: 'Terminación de otros nombres' },
      { nombre: 'murga.uy', motivo: 'Sufijo de otro organismo' },
    ]);
  });
});
