import type { ExpressionBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { EN_VIGOR } from '../../domain/lifecycle';
import { retenidoAl } from '../dominios/retenciones-store';
import { CAMPOS_PUBLICOS, type DatosContacto, ROLES_APLICABLES, type RolAplicable } from './rules';

type Roles = ExpressionBuilder<Tables, 'dominio_usuarios' | 'dominios'>;

/** The contact of a role says something else in whois: a version of before that says the same is not asked about. */
const saysOtherwise = (is: Roles, role: RolAplicable, contactoId: number) =>
  is.exists(
    is
      .selectFrom('contactos as lleva')
      .innerJoin('contactos as propio', (join) => join.on('propio.id', '=', contactoId))
      .whereRef('lleva.id', '=', `dominios.${role}_id`)
      .where((both) =>
        both.or(CAMPOS_PUBLICOS.map((campo) => both(`lleva.${campo}`, '!=', both.ref(`propio.${campo}`)))),
      )
      .select('lleva.id'),
  );

/** The user has this role on the domain, with other data than this version has. */
const differs = (role: RolAplicable, contactoId: number) => (is: Roles) =>
  is.and([is(`dominio_usuarios.${role}`, '=', 1), saysOtherwise(is, role, contactoId)]);

/** The user's domains, in force, not frozen nor held and without a lock that holds everything, that carry other data than this version. */
const actualizables = (
  connection: Connection,
  usuarioId: number,
  contactoId: number,
  now: Temporal.Instant,
) =>
  connection
    .selectFrom('dominio_usuarios')
    .innerJoin('dominios', 'dominios.id', 'dominio_usuarios.dominio_id')
    .where('dominio_usuarios.usuario_id', '=', usuarioId)
    .where('dominios.estado', 'in', EN_VIGOR)
    .where((is) =>
      is.or([is('dominios.congelado_hasta', 'is', null), is('dominios.congelado_hasta', '<=', stamp(now))]),
    )
    .where((is) => is.not(retenidoAl('CAMBIOS', dayOf(now).toString())))
    .where((is) => is.or([is('dominios.candado', 'is', null), is('dominios.candado', '!=', 'TODO')]))
    .where((is) => is.or(ROLES_APLICABLES.map((role) => differs(role, contactoId)(is))));

/** How many domains of the user could be given this version. */
export async function countActualizables(
  connection: Connection,
  usuarioId: number,
  contactoId: number,
  now: Temporal.Instant,
): Promise<number> {
  const { total } = await actualizables(connection, usuarioId, contactoId, now)
    .select((count) => count.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The names of those. */
export async function listActualizables(
  connection: Connection,
  usuarioId: number,
  contactoId: number,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await actualizables(connection, usuarioId, contactoId, now)
    .select('dominios.nombre')
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** As many as a person looks at. */
const MOSTRADOS = 50;

/** The first of those, each with the data that it carries in a role of the user's. */
export async function listTenidos(
  connection: Connection,
  usuarioId: number,
  contactoId: number,
  now: Temporal.Instant,
): Promise<(DatosContacto & { dominio: string })[]> {
  return actualizables(connection, usuarioId, contactoId, now)
    .innerJoin('contactos', (join) =>
      join.on((is) =>
        is.or(
          ROLES_APLICABLES.map((role) =>
            is.and([differs(role, contactoId)(is), is('contactos.id', '=', is.ref(`dominios.${role}_id`))]),
          ),
        ),
      ),
    )
    .select([
      'dominios.nombre as dominio',
      'contactos.nombre',
      'contactos.apellido',
      'contactos.direccion',
      'contactos.telefono',
      'contactos.email_publico',
      'contactos.email',
    ])
    .distinct()
    .orderBy('dominios.nombre')
    .limit(MOSTRADOS)
    .execute();
}
