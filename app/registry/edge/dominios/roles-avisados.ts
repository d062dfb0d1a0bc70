import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../domain/history';
import type { Peligro } from '../../domain/peligros';
import type { Rol } from '../../domain/roles';
import { avisarContacto } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import type { Enlace } from '../mail/compose';
import { ownersOf } from './relaciones-store';
import { contactoIds } from './role-columns';

/** The parts of the detail of a name to which notices lead, by the places that they have in it. */
const PARTES = {
  servidores: 'Ver su DNS',
  contactos: 'Ver sus contactos',
  pago: 'Ver su forma de pago',
} as const;

/** Where a notice about a name leads: to the part of its detail that it is about. */
export const enlaceA = (nombre: string, parte?: keyof typeof PARTES): Enlace => ({
  texto: parte ? PARTES[parte] : 'Ver el dominio',
  direccion: parte ? address.placeOn(address.verDominio(nombre), parte) : address.verDominio(nombre),
});

const DE_SUCESO: Partial<Record<Suceso, keyof typeof PARTES>> = {
  DELEGACION: 'servidores',
  ALOJAMIENTO: 'servidores',
  FIN_DE_FIRMA: 'servidores',
  CLAVES: 'servidores',
  CONTACTOS: 'contactos',
  TRANSFERENCIA_TITULAR: 'contactos',
  TITULAR_CORREGIDO: 'contactos',
  CUENTA_PAGO: 'pago',
};

/** Where a notice of a change leads: to what changed; of many records at once, to what they were before. */
export const enlaceAlCambio = (suceso: Suceso, nombre: string): Enlace =>
  suceso === 'ZONA'
    ? { texto: 'Ver las versiones', direccion: address.dnsDe('versiones', nombre) }
    : enlaceA(nombre, DE_SUCESO[suceso]);

/** Where a notice of a finding leads: to what is to be done, or to that it is there no more. */
export const enlaceAlAviso = (nombre: string, tipo: Peligro): Enlace => ({
  texto: 'Ver qué hacer',
  direccion: address.avisoDe(nombre, tipo),
});

const ACTOS = {
  renovar: 'Renovar',
  recuperar: 'Recuperar',
  'cambiar-forma-de-pago': 'Asociar una forma de pago',
} as const;

/** Where it asks for something to be done: to where that is done. */
export const enlaceAlActo = (acto: keyof typeof ACTOS, nombre: string): Enlace => ({
  texto: ACTOS[acto],
  direccion: address.accionDominio(acto, nombre),
});

/** Tells the people of some roles on a name, each once whatever roles they have; `menos`: users who are not told. */
export async function avisarRoles(
  en: { trx: Connection; now: Temporal.Instant },
  dominio: Dominio,
  roles: readonly Rol[],
  aviso: Aviso,
  menos: ReadonlySet<number> = new Set(),
): Promise<void> {
  const ids = contactoIds(dominio, roles);
  const owners = menos.size > 0 ? await ownersOf(en.trx, ids) : undefined;
  for (const id of ids) if (!menos.has(owners?.get(id) ?? 0)) await avisarContacto(en, id, aviso);
}
