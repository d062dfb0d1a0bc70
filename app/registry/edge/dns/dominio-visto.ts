import { dayOf } from '~/clock.server';
import { type ContextoPersona, notFound } from '../context';
import { findRoles } from '../dominios/cambios-store';
import { leerNombre } from '../dominios/leer';
import { permiso, situacionDe } from '../dominios/permisos';
import { findDominioDns } from './dominio-store';

/** A name that the caller may look at the servers and records of; 404 otherwise, as for one that is not theirs. */
export async function dominioVisto({ connection, usuario, now }: ContextoPersona, escrito: string) {
  const nombre = await leerNombre(connection, escrito);
  const dominio = nombre ? await findDominioDns(connection, nombre) : undefined;
  const roles = dominio && (await findRoles(connection, usuario.id, dominio.id));
  if (!dominio || !roles) throw notFound();
  const puede = permiso('verServidores', situacionDe({ ...dominio, ...roles }, now, dayOf(now)));
  if (!puede.permitido) throw notFound();
  return dominio;
}

export type Visto = Awaited<ReturnType<typeof dominioVisto>>;
