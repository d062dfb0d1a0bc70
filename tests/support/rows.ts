import type { Insertable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { syncRelaciones } from '~/registry/edge/dominios/relaciones-store';

/** Rows that no screen makes, each ready to be used; every column can be given. */

/** A message to everybody, in force; answers its id. */
export async function mensajeGlobal(
  titulo: string,
  given: Partial<Insertable<Tables['mensajes_globales']>> = {},
): Promise<number> {
  const { id } = await database()
    .insertInto('mensajes_globales')
    .values({ titulo, mensaje: 'Texto', prioridad: 'MEDIA', fecha_desde: '2026-01-01', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A suffix that is sold from now on, after the others. */
export async function sufijo(tld: string, precio: number): Promise<void> {
  await database().insertInto('sufijos').values({ tld, precio, habilitado: 1, orden: 9 }).execute();
}

/** A name that nobody may register from now on. */
export async function reservado(nombre: string): Promise<void> {
  await database().insertInto('nombres_reservados').values({ nombre }).execute();
}

/** Names that somebody's cart had no room for when two of theirs became one. */
export async function apartados(login: string, ...nombres: string[]): Promise<void> {
  const { id } = await database()
    .selectFrom('usuarios')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const rows = nombres.map((nombre) => ({ usuario_id: id, nombre, apartado_en: '2026-11-21T12:00:00.000Z' }));
  await database().insertInto('carrito_apartados').values(rows).execute();
}

/** A contact of somebody's, or of nobody's with an account. */
export async function contactoGuardado(
  usuarioId: number | null,
  given: Partial<Insertable<Tables['contactos']>> = {},
): Promise<number> {
  const { id } = await database()
    .insertInto('contactos')
    .values({
      usuario_id: usuarioId,
      nic_handle: 'UY1',
      nombre: 'Ana Píriz',
      apellido: '',
      direccion: 'Rambla 1234',
      telefono: '29001234',
      email_publico: 'ana@correo.uy',
      email: null,
      email_validado_en: null,
      creado_en: '2026-01-01',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a name of somebody's to a new holder, who was asked by mail and did not take it yet; answers the invitation. */
export async function entregado(usuarioId: number, dominioId: number, enviada = '2026-11-21T11:00:00.000Z') {
  const nuevo = await contactoGuardado(null, {
    nic_handle: 'UY2',
    nombre: 'Nadia Nueva',
    email_publico: 'mal@correo.uy',
  });
  const { titular_id, administrador_id } = await database()
    .selectFrom('dominios')
    .select(['titular_id', 'administrador_id'])
    .where('id', '=', dominioId)
    .executeTakeFirstOrThrow();
  const todos = { titular_id: nuevo, administrador_id: nuevo, tecnico_id: nuevo, financiero_id: nuevo };
  await database().updateTable('dominios').set(todos).where('id', '=', dominioId).execute();
  await syncRelaciones(database(), dominioId);
  const { id } = await database()
    .insertInto('invitaciones')
    .values({
      dominio_id: dominioId,
      rol: 'titular',
      correo: 'mal@correo.uy',
      codigo_hash: `de-${dominioId}`,
      contacto_id: nuevo,
      invito_id: usuarioId,
      titular_antes: titular_id,
      administrador_antes: administrador_id,
      desde: null,
      estado: 'PENDIENTE',
      creada_en: enviada,
      enviada_en: enviada,
      vence_en: '2099-01-01T00:00:00.000Z',
      envios: 1,
      resuelta_por: null,
      resuelta_en: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
