import { database } from '~/database/connection.server';
import { retenciones } from '~/registry/edge/dominios/retenciones-store';

/** A name as the registry holds it; undefined where it is not there. */
export const domain = (nombre: string) =>
  database().selectFrom('dominios').selectAll().where('nombre', '=', nombre).executeTakeFirst();

/** A name that is there; the only one where none is said. */
export const theDomain = (nombre?: string) =>
  database()
    .selectFrom('dominios')
    .selectAll()
    .$if(nombre !== undefined, (all) => all.where('nombre', '=', nombre ?? ''))
    .executeTakeFirstOrThrow();

/** Every name, or every row of that one, as they were made, with what the registry holds of each. */
export const domains = (nombre?: string) =>
  database()
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(database()))
    .$if(nombre !== undefined, (all) => all.where('nombre', '=', nombre ?? ''))
    .orderBy('id')
    .execute();

/** Who has which roles on which names, by name and person; of one person where it is said. */
export const roles = (login?: string) =>
  database()
    .selectFrom('dominio_usuarios')
    .selectAll('dominio_usuarios')
    .$if(login !== undefined, (all) =>
      all.where('usuario_id', 'in', (who) =>
        who
          .selectFrom('usuarios')
          .select('id')
          .where('login', '=', login ?? ''),
      ),
    )
    .orderBy('dominio_id')
    .orderBy('usuario_id')
    .execute();

/** The contact of the people of a name that may change its servers and records. */
export const technicalContact = (nombre: string) =>
  database()
    .selectFrom('dominios')
    .innerJoin('contactos', 'contactos.id', 'dominios.tecnico_id')
    .selectAll('contactos')
    .where('dominios.nombre', '=', nombre)
    .executeTakeFirstOrThrow();
