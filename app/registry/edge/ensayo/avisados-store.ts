import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';

/** The newest row of each table that somebody is told with, before a change. */
export interface Marca {
  mensajes: number;
  correos: number;
  delDia: number;
}

/** Where what people are told ends now: what is written after it in this transaction is newer. */
export async function marcaDe(trx: Connection): Promise<Marca> {
  const found = await trx
    .selectNoFrom((is) => [
      is.selectFrom('mensajes_usuario').select(sql<number>`max(id)`.as('id')).as('mensajes'),
      is.selectFrom('correos_salientes').select(sql<number>`max(id)`.as('id')).as('correos'),
      is.selectFrom('avisos_del_dia').select(sql<number>`max(id)`.as('id')).as('delDia'),
    ])
    .executeTakeFirstOrThrow();
  return { mensajes: found.mensajes ?? 0, correos: found.correos ?? 0, delDia: found.delDia ?? 0 };
}

/** The messages that were written after a mark, with whose they are. */
export const mensajesDesde = (trx: Connection, { mensajes }: Marca) =>
  trx
    .selectFrom('mensajes_usuario as mensaje')
    .innerJoin('usuarios', 'usuarios.id', 'mensaje.usuario_id')
    .select(['mensaje.usuario_id', 'mensaje.clave', 'mensaje.titulo', 'usuarios.nombre', 'usuarios.login'])
    .where('mensaje.id', '>', mensajes)
    .orderBy('mensaje.id')
    .execute();

/** The mails that were written after a mark: those that leave at once, and those that go with the others of the day. */
export async function correosDesde(trx: Connection, { correos, delDia }: Marca) {
  const enseguida = await trx
    .selectFrom('correos_salientes')
    .select(['clave', 'para', 'asunto as titulo'])
    .where('id', '>', correos)
    .orderBy('id')
    .execute();
  const esperan = await trx
    .selectFrom('avisos_del_dia')
    .select(['clave', 'para', 'aviso'])
    .where('id', '>', delDia)
    .orderBy('id')
    .execute();
  return [
    ...enseguida.map((correo) => ({ ...correo, puedeEsperar: false })),
    ...esperan.map(({ clave, para, aviso }) => ({
      clave,
      para,
      titulo: tituloDe(aviso),
      puedeEsperar: true,
    })),
  ];
}

const tituloDe = (aviso: string): string => {
  const { titulo }: { titulo: string } = JSON.parse(aviso);
  return titulo;
};

/** Some contacts: who they are, and where they are written to. */
export async function contactosDe(trx: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('contactos')
    .select(['id', 'usuario_id', 'nombre', 'apellido', 'email', 'email_publico'])
    .where('id', 'in', ids)
    .execute();
}
