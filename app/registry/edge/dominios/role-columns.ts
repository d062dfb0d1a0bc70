import { ROLES, type Rol } from '../../domain/roles';

/**
 * The column of `dominios` that has the contact of a role: the one place where a role is spelled as it is stored. These four
 * columns are the truth of who has which role; `dominio_usuarios`, whose rows are made anew from them by
 * `relaciones-store.ts`, is their index by person (decision 072).
 */
export const columnaDe = <R extends Rol>(rol: R): `${R}_id` => `${rol}_id`;

/** A name's contacts, by role, as they are stored. */
export type ContactosDe = Record<`${Rol}_id`, number | null>;

export const COLUMNAS_DE_ROLES = ROLES.map(columnaDe);

/** The contacts of a name, each once whatever roles it has, in the order of the roles. */
export const contactoIds = (dominio: ContactosDe, roles: readonly Rol[] = ROLES): number[] => [
  ...new Set(roles.flatMap((rol) => dominio[columnaDe(rol)] ?? [])),
];

/** The same contact in every role. */
export const enTodosLosRoles = <Id extends number | null>(id: Id): Record<`${Rol}_id`, Id> => ({
  titular_id: id,
  administrador_id: id,
  tecnico_id: id,
  financiero_id: id,
});
