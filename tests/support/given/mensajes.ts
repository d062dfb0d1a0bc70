import type { Insertable, Updateable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Every message to a person says that. */
export const messages = (values: Updateable<Tables['mensajes_usuario']>) =>
  database().updateTable('mensajes_usuario').set(values).execute();

/** Somebody has so many messages more, like their newest one and before it. */
export async function manyMessages(login: string, n: number): Promise<void> {
  const { id, ...like } = await database()
    .selectFrom('mensajes_usuario')
    .innerJoin('usuarios', 'usuarios.id', 'mensajes_usuario.usuario_id')
    .selectAll('mensajes_usuario')
    .where('usuarios.login', '=', login)
    .orderBy('mensajes_usuario.id', 'desc')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < n; from += 50)
    await database()
      .insertInto('mensajes_usuario')
      .values(
        Array.from({ length: Math.min(50, n - from) }, (_, at) => ({
          ...like,
          clave: `otro-${id}-${from + at}`,
        })),
      )
      .execute();
}

/** Another message of the same title and day. */
export async function messageAgain(login: string, titulo: string): Promise<void> {
  const { id, ...like } = await database()
    .selectFrom('mensajes_usuario')
    .innerJoin('usuarios', 'usuarios.id', 'mensajes_usuario.usuario_id')
    .selectAll('mensajes_usuario')
    .where('usuarios.login', '=', login)
    .where('titulo', '=', titulo)
    .executeTakeFirstOrThrow();
  await database()
    .insertInto('mensajes_usuario')
    .values({ ...like, clave: `otra-vez-${id}` })
    .execute();
}

/** Banners of the home block. */
export const banners = (...banners: Insertable<Tables['banners']>[]) =>
  database().insertInto('banners').values(banners).execute();

/** No banner is shown. */
export const noBanners = () => database().deleteFrom('banners').execute();

/** No mail was written. */
export const noMails = () => database().deleteFrom('correos_salientes').execute();

/** Every question to the registry is as said. */
export const tickets = (values: Updateable<Tables['tickets']>) =>
  database().updateTable('tickets').set(values).execute();

/** Something that was written in a question after its beginning. */
export const ticketLine = (line: Insertable<Tables['ticket_mensajes']>) =>
  database().insertInto('ticket_mensajes').values(line).execute();

/** A file that waits for a form that was refused, with no file on disk. */
export const waitingFile = (file: Insertable<Tables['archivos_temporales']>) =>
  database().insertInto('archivos_temporales').values(file).execute();

/** Every mail left, or none did. */
export const mailsSent = () =>
  database().updateTable('correos_salientes').set({ estado: 'enviado' }).execute();
export const mailsWaiting = () =>
  database().updateTable('correos_salientes').set({ estado: 'pendiente' }).execute();

/** Questions to the registry, as they stand in it. */
export const questions = (rows: Insertable<Tables['tickets']>[]) =>
  database().insertInto('tickets').values(rows).execute();

/** The mail server of an address takes nothing for it. */
export const bounced = (direccion: string) =>
  database()
    .insertInto('correos_devueltos')
    .values({
      direccion,
      respuesta: '550 5.1.1',
      desde: '2026-11-20T12:00:00.000Z',
      ultimo_en: '2026-11-20T12:00:00.000Z',
      veces: 1,
    })
    .execute();
