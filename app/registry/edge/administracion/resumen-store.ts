import type { Connection } from '~/database/connection.server';

/** What the dashboard suggests by: how many payment accounts somebody has, and whether their contact's mail was proved. One question. */
export async function findListo(connection: Connection, usuarioId: number) {
  const found = await connection
    .selectNoFrom((of) => [
      of
        .selectFrom('plantillas_cuenta')
        .select((count) => count.fn.countAll().as('cuantas'))
        .where('usuario_id', '=', usuarioId)
        .where('eliminada_en', 'is', null)
        .as('formasPago'),
      of
        .selectFrom('contactos')
        .innerJoin('contactos_predeterminados as suyo', 'suyo.contacto_id', 'contactos.id')
        .select('contactos.email_validado_en')
        .where('suyo.usuario_id', '=', usuarioId)
        .as('validado'),
    ])
    .executeTakeFirstOrThrow();
  return { formasPago: Number(found.formasPago), correoValidado: found.validado !== null };
}
