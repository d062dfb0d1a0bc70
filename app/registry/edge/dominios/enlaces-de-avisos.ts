import * as address from '~/addresses';
import type { Suceso } from '../../domain/history';
import type { Peligro } from '../../domain/peligros';
import type { Enlace } from '../mail/compose';

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
