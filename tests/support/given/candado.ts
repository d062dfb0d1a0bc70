import { database } from '~/database/connection.server';
import type { Grado } from '~/registry/domain/candado';

interface Cerrado {
  grado?: Grado;
  quorum?: number;
  /** The accounts of its custodians. */
  custodios: readonly number[];
  /** Who closed it, and when. */
  por: number;
  en?: string;
}

/** A name has a lock, as if its holder had closed it: its history does not tell it. */
export async function locked(
  nombre: string,
  { grado = 'TODO', quorum = 1, custodios, por, en = '2026-11-01T12:00:00.000Z' }: Cerrado,
) {
  const { id: dominio_id } = await database()
    .updateTable('dominios')
    .set({ candado: grado })
    .where('nombre', '=', nombre)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database()
    .insertInto('candados')
    .values({ dominio_id, quorum, cerrado_por: por, cerrado_en: en })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database()
    .insertInto('candado_custodios')
    .values(custodios.map((usuario_id) => ({ candado_id: id, usuario_id })))
    .execute();
  return id;
}

/** Nobody has a lock any more, and nothing waits for custodians. */
export async function noLocks(): Promise<void> {
  await database().deleteFrom('cambio_votos').execute();
  await database().deleteFrom('cambios_por_aprobar').execute();
  await database().deleteFrom('candados').execute();
  await database().updateTable('dominios').set({ candado: null }).execute();
}

/** Somebody accepted to be a custodian of a holder's; answers the row. */
export async function custodian(titular_id: number, usuario_id: number): Promise<number> {
  const unique = `${titular_id}-${usuario_id}-${Math.random()}`;
  const { id } = await database()
    .insertInto('custodios')
    .values({
      titular_id,
      usuario_id,
      correo: `${unique}@correo.uy`,
      codigo_hash: unique,
      estado: 'ACEPTO',
      invitado_en: '2026-11-01T12:00:00.000Z',
      vence_en: '2026-11-15T12:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
