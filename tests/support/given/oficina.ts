import { now, stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { ActoDeDos } from '~/registry/domain/dos-personas';
import type { Conjunto } from '~/registry/domain/oficina';
import { saveConjuntos } from '~/registry/edge/oficina/personal-store';

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

/** Somebody works at the registry with these sets and no others. */
export async function staff(login: string, conjuntos: readonly Conjunto[]): Promise<void> {
  const { id } = await database()
    .selectFrom('usuarios')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  await saveConjuntos(database(), id, conjuntos, now());
}

/** Somebody did alone what takes two people, and nobody looked at it yet. */
export async function actDoneAlone(acto: ActoDeDos): Promise<void> {
  const { id } = await database()
    .insertInto('usuarios')
    .values({ oid: 'oid-sola', login: 'sola', creado_en: stamp(now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database()
    .insertInto('actos_por_aprobar')
    .values({
      acto,
      clave: 'una-cosa',
      operacion: '',
      entrada: '{}',
      que: 'hacer algo',
      clase: 'dominio',
      sobre: 'uno.uy',
      motivo: 'Un motivo.',
      diferencias: '[]',
      pidio_id: id,
      origen: 'WEB',
      pedido_en: stamp(now()),
      vence_en: stamp(now()),
      estado: 'HECHO',
      a_solas: 'No se podía esperar.',
    })
    .execute();
}

/** A request failed, and its person was shown this number. */
export const failedRequest = (referencia: string) =>
  database()
    .insertInto('pedidos')
    .values({
      referencia,
      momento: stamp(now()),
      duro_ms: 40,
      metodo: 'POST',
      ruta: '/administrar/ver-dominio/titular.uy',
      operacion: 'administracion.renovar',
      estado: 502,
      error: 'RegistryFailure',
      oid: 'titular',
    })
    .execute();

/** Nobody can read payment accounts, until what is answered is called. */
export async function accountsUnreadable(): Promise<() => Promise<unknown>> {
  const { schema } = database();
  await schema.alterTable('plantillas_cuenta').renameTo('plantillas_cuenta_aparte').execute();
  return () => schema.alterTable('plantillas_cuenta_aparte').renameTo('plantillas_cuenta').execute();
}
