import { database } from '~/database/connection.server';

/** Somebody with the database changed why an act was done. */
export const deskActAltered = (lugar: number, motivo: string) =>
  database().updateTable('oficina_historia').set({ motivo }).where('lugar', '=', lugar).execute();

/** Somebody asked the registry about a name; answers the number they were told. */
export async function question(dominio: string): Promise<number> {
  const { id } = await database()
    .insertInto('tickets')
    .values({
      operacion: `pregunta-${dominio}`,
      nombre: 'Ana Píriz',
      email: 'ana@correo.uy',
      dominio,
      asunto: 'Una pregunta',
      mensaje: 'No veo mi dominio.',
      estado: 'ABIERTO',
      creado_en: '2026-11-20T12:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A name was asked for from another registrar, under a reference. */
export async function transferAsked(nombre: string, referencia: string): Promise<void> {
  await database()
    .insertInto('registradores')
    .values(['uno', 'dos'].map((codigo) => ({ codigo, nombre: codigo })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database()
    .insertInto('transferencias')
    .values({
      referencia,
      nombre,
      pierde: 'uno',
      gana: 'dos',
      estado: 'PENDING',
      huella: 'x',
      registros: '[]',
      importe: 0,
      solicitada_en: '2026-11-20T12:00:00Z',
      vence_en: '2026-11-25T12:00:00Z',
    })
    .execute();
}
