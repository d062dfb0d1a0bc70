import type { Insertable, Updateable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { Rol } from '~/registry/domain/roles';

type Values = Updateable<Tables['dominios']>;

/** A name is as said from now on, as if it always had been: its history does not tell it. */
export const domain = (nombre: string, values: Values) =>
  database().updateTable('dominios').set(values).where('nombre', '=', nombre).execute();

/** Every name is as said from now on. */
export const everyDomain = (values: Values) => database().updateTable('dominios').set(values).execute();

/** A name is frozen until then; every name where none is said. */
export const frozenUntil = (hasta: { toString(): string }, nombre?: string) => {
  const values = { congelado_hasta: hasta.toString() };
  return nombre === undefined ? everyDomain(values) : domain(nombre, values);
};

/** A name was taken away on a day, and can be had back for a while; every name where none is said. */
export const removedOn = (fecha_eliminacion: string, nombre?: string) => {
  const values = { estado: 'ELIMINADO', fecha_eliminacion } as const;
  return nombre === undefined ? everyDomain(values) : domain(nombre, values);
};

/** A name is not there any more; none is, where none is said. */
export const noDomain = (nombre?: string) =>
  database()
    .deleteFrom('dominios')
    .$if(nombre !== undefined, (all) => all.where('nombre', '=', nombre ?? ''))
    .execute();

type Which = { usuarioId?: number; dominioId?: number };

/** The roles on names are as said, whatever their contacts: of a person or of a name where it is said. */
export const roles = (
  values: Partial<Record<Rol, 0 | 1>> & { usuario_id?: number },
  { usuarioId, dominioId }: Which = {},
) =>
  database()
    .updateTable('dominio_usuarios')
    .set(values)
    .$if(usuarioId !== undefined, (all) => all.where('usuario_id', '=', usuarioId ?? 0))
    .$if(dominioId !== undefined, (all) => all.where('dominio_id', '=', dominioId ?? 0))
    .execute();

/** Nobody has a role on a name any more. */
export const nobodyOn = (dominioId: number) =>
  database().deleteFrom('dominio_usuarios').where('dominio_id', '=', dominioId).execute();

/** A change in the history of a name, whatever it says. */
export const historyEntry = (entry: Insertable<Tables['dominio_historia']>) =>
  database().insertInto('dominio_historia').values(entry).execute();

/** What somebody was when they made a change says something else than when it was written. */
export const historyAltered = (version: number, como: string) =>
  database().updateTable('dominio_historia').set({ como }).where('version', '=', version).execute();
