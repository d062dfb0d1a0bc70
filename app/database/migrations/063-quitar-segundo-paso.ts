import type { Kysely } from 'kysely';
import { bytes, flag, required } from './columns';

/** Who lost every device and code asks that the second step be taken away, and what that holds (decision 095). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quitas_factor')
    .addColumn('oid', bytes(db), (column) => column.primaryKey())
    .addColumn('pedida_en', bytes(db), required)
    .addColumn('proximo_en', bytes(db), required)
    .addColumn('avisos', 'integer', required)
    .execute();
  await db.schema
    .createIndex('quitas_factor_proximo')
    .on('quitas_factor')
    .columns(['proximo_en', 'oid'])
    .execute();
  await db.schema
    .createTable('quita_enlaces')
    .addColumn('huella', bytes(db), (column) => column.primaryKey())
    .addColumn('oid', bytes(db), required)
    .execute();
  await db.schema.createIndex('quita_enlaces_oid').on('quita_enlaces').column('oid').execute();
  await db.schema.alterTable('cuentas_acceso').addColumn('retenida_hasta', bytes(db)).execute();
  await db.schema.alterTable('cuentas_acceso').addColumn('clave_por_correo', 'integer', flag(0)).execute();
}
