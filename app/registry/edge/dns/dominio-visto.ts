import { dayOf } from '~/clock.server';
import { type ContextoPersona, notFound } from '../context';
import { dominioDe } from '../dominios/acceso';
import { permiso, situacionDe } from '../dominios/permisos';

/** A name that the caller may look at the servers and records of; 404 otherwise, as for one that is not theirs. */
export async function dominioVisto(context: ContextoPersona, escrito: string) {
  const dominio = await dominioDe(context, escrito);
  const puede = permiso('verServidores', situacionDe(dominio, context.now, dayOf(context.now)));
  if (!puede.permitido) throw notFound();
  return dominio;
}

export type Visto = Awaited<ReturnType<typeof dominioVisto>>;
