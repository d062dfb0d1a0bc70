import { type SqlBool, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { Settings } from '~/base/config.server';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/contract';
import type { Publicador } from '~/registry/edge/dns/publicacion/bring-zone';
import { listPendientes } from '~/registry/edge/dns/publicacion/cola-store';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { START } from '../caller';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';

/** A hosted name of somebody's, and the registry as they call it. */
export async function alojado(login: string, nombre: string): Promise<Registry['dns']> {
  await nombreDe(login, nombre, { alojado: 1 });
  return registryAs(login).dns;
}

/** A record's form, its fields by name. */
export const formulario = (tipo: string, campos: Record<string, string>, ttl = 3600) => ({
  tipo,
  ttl,
  campos: Object.entries(campos).map(([nombre, valor]) => ({ nombre, valor })),
});

/** Adds a record as its form does. */
export const agregar = (
  dns: Registry['dns'],
  nombreDominio: string,
  tipo: string,
  campos: Record<string, string>,
  ttl?: number,
) => dns.guardarRegistro({ nombreDominio, agregarRegistro: true, registro: formulario(tipo, campos, ttl) });

/** What publishes, by the settings in force. */
export const publicador = (now: Temporal.Instant = START, given: Settings = settings()): Publicador => ({
  database: database(),
  destino: destinoDns(),
  servidores: given.DNS_SERVERS,
  despedida: { hours: given.DNS_DESPEDIDA },
  padres: ['uy', 'com.uy'],
  clock: () => now,
});

/** The lines of a zone, as its export has them. */
export async function lineas(dns: Registry['dns'], nombreDominio: string): Promise<string[]> {
  const { texto } = await dns.exportarZona({ nombreDominio });
  return texto.split('\n').slice(1).filter(Boolean);
}

/** Zones that wait to be published at a moment, in the order in which they are. */
export const porPublicar = (now: Temporal.Instant): Promise<string[]> =>
  listPendientes(database(), ['uy', 'com.uy'], {
    now,
    limit: 100,
    isOpen: () => sql<SqlBool>`true`,
    underWay: [],
  });
