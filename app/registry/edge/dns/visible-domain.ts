import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { permiso } from '../../domain/permissions';
import { type ConRoles, situacionDe } from '../../domain/situacion';
import { type ContextoPersona, notFound } from '../context';
import { dominioDe } from '../dominios/acceso';

/** Whether the servers and records of a name are for somebody to look at. */
export const seVe = (dominio: ConRoles, now: Temporal.Instant): boolean =>
  permiso('verServidores', situacionDe(dominio, now, dayOf(now))).permitido;

/** A name that the caller may look at the servers and records of; 404 otherwise, as for one that is not theirs. */
export async function dominioVisto(context: ContextoPersona, escrito: string) {
  const dominio = await dominioDe(context, escrito);
  if (!seVe(dominio, context.now)) throw notFound();
  return dominio;
}

/** What of a name its servers and records are read by. */
export type Visto = Pick<Dominio, 'id' | 'nombre' | 'alojado' | 'version' | 'retenciones'>;
