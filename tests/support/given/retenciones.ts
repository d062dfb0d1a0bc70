import { database } from '~/database/connection.server';
import { EFECTOS, type Efecto, escribirEfectos } from '~/registry/domain/retenciones';

/** The number of the document that orders what `held` is. */
export const DOCUMENT = '123/2026';

/** The registry holds a name by order of a court, with every effect where none is said, as if it always had: its history does not tell it. */
export async function held(
  nombre: string,
  { efectos = EFECTOS, hasta = null }: { efectos?: readonly Efecto[]; hasta?: string | null } = {},
): Promise<void> {
  const { id } = await database()
    .updateTable('dominios')
    .set({ con_retenciones: 1 })
    .where('nombre', '=', nombre)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: puso_id } = await database()
    .selectFrom('usuarios')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database()
    .insertInto('retenciones')
    .values({
      dominio_id: id,
      nombre,
      clase: 'ORDEN_JUDICIAL',
      documento: DOCUMENT,
      motivo: 'Un juez lo ordenó mientras decide.',
      efectos: escribirEfectos(efectos),
      desde: '2026-11-20T12:00:00.000Z',
      hasta,
      revisar_el: '2026-12-20',
      puso_id,
    })
    .execute();
}
