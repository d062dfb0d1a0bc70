import type { Kysely } from 'kysely';
import type { Step } from '../steps';
import { bytes, flag, mayReference } from './columns';

export const holds: Step['holds'] = ['terminos_aceptados'];

/** What is told to everybody, which the registry's people write: a draft, published, withdrawn, and by whom. What was there is published. */
async function addLife(db: Kysely<unknown>, tabla: string): Promise<void> {
  const table = () => db.schema.alterTable(tabla);
  await table()
    .addColumn('estado', bytes(db), (column) => column.notNull().defaultTo('PUBLICADO'))
    .execute();
  await table().addColumn('revision', 'integer', flag(1)).execute();
  await table().addColumn('hecho_por', 'integer', mayReference('usuarios')).execute();
  await table().addColumn('cambiado_en', bytes(db)).execute();
  await table().addColumn('motivo_retiro', 'text').execute();
}

/** Messages to everybody, banners and terms have a life and an audience; an acceptance has the hash of the text that was accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tabla of ['mensajes_globales', 'banners', 'terminos']) await addLife(db, tabla);
  for (const tabla of ['mensajes_globales', 'banners'])
    await db.schema
      .alterTable(tabla)
      .addColumn('publico', bytes(db), (column) => column.notNull().defaultTo('TODOS'))
      .execute();
  await db.schema.alterTable('terminos_aceptados').addColumn('huella', bytes(db)).execute();
  await db.schema
    .createIndex('terminos_aceptados_version')
    .on('terminos_aceptados')
    .columns(['terminos_id', 'huella'])
    .execute();
}
