import { registrosQueCambiaron } from './registro-en-palabras';

/** From where something was done that the registry did by itself. */
export const AUTOMATICAMENTE = 'automáticamente';

/** Who did what nobody with an account did. */
export const EL_REGISTRO = 'El registro';

/** What has happened to a name, for ever: each word is in the history of names and is not taken back. */
export const SUCESOS = [
  /** The first entry of a name that was there before its history. */
  'INICIO',
  'REGISTRO',
  'RENOVACION',
  'RENOVACION_AUTOMATICA',
  'VENCIMIENTO',
  /** By the passing of time; `LIBERACION` is by somebody. */
  'ELIMINACION',
  'LIBERACION',
  'RECUPERACION',
  /** The name is free, and its row gone: by the passing of time, or by its holder. */
  'FIN',
  'BAJA',
  'CONTACTOS',
  'CUENTA_PAGO',
  'OPCIONES',
  'TRANSFERENCIA_TITULAR',
  'DELEGACION',
  'ALOJAMIENTO',
  /** Records one by one; `ZONA` is many at once: a file, a template, a version put back. */
  'REGISTROS',
  'ZONA',
  'FIRMA',
  'FIN_DE_FIRMA',
  /** The keys of a delegated name that the zone above vouches for. */
  'CLAVES',
  'CONGELAMIENTO',
  'DESCONGELAMIENTO',
  /** Who was its holder put it back to how it was, within 72 hours. */
  'VUELTA_ATRAS',
  /** Its registrar keeps it from being transferred, or lets it go. */
  'BLOQUEO',
  'DESBLOQUEO',
  /** The lock of its holder: closed, about to open, left closed after all, open; and what becomes of the changes that it holds. */
  'CANDADO_CERRADO',
  'CANDADO_POR_ABRIR',
  'CANDADO_MANTENIDO',
  'CANDADO_ABIERTO',
  /** A custodian of it is gone, and the registry's people took them off it. */
  'CUSTODIO_SACADO',
  /** Without that custodian nobody is left who could approve: it opens in 24 hours. */
  'APERTURA_DEL_REGISTRO',
  'CAMBIO_PEDIDO',
  'CAMBIO_APROBADO',
  'CAMBIO_RECHAZADO',
  'CAMBIO_CADUCO',
  'CAMBIO_NO_SE_PUDO',
  /** Somebody tried what the lock does not let happen. */
  'INTENTO_CON_CANDADO',
  /** Somebody of the registry looked at what only its people see, and why (decision 104). */
  'MIRADA_DEL_REGISTRO',
  /** Somebody of the registry held it by legal cause, or lifted that; or its last day passed (decision 105). */
  'RETENCION',
  'RETENCION_LEVANTADA',
  'RETENCION_TERMINADA',
  /** Somebody of the registry freed it, gave it back to who had it, or gave it to whose it is, each by a document (decision 114). */
  'LIBERADO_POR_EL_REGISTRO',
  'DEVUELTO_POR_EL_REGISTRO',
  'TITULAR_CORREGIDO',
  /** Somebody of the registry answered another registrar for its holder, by a document (decision 125). */
  'RECHAZO_DEL_REGISTRO',
  'APROBACION_DEL_REGISTRO',
  /** A code with which another registrar can ask for it; that one asked, was refused, or its request ended without an answer. */
  'CODIGO_PEDIDO',
  'TRANSFERENCIA_PEDIDA',
  'TRANSFERENCIA_RECHAZADA',
  'TRANSFERENCIA_SIN_EFECTO',
  'INGRESO_DE_OTRO_REGISTRADOR',
  'SALIDA_A_OTRO_REGISTRADOR',
] as const;
export type Suceso = (typeof SUCESOS)[number];

/** Whether a text of a history is one of them: code of a later version may have written another. */
export const isSuceso = (text: string): text is Suceso => SUCESOS.some((suceso) => suceso === text);

/** A name's data at a moment, or the part of it that changed: plain values, as they are kept in JSON. */
export type Foto = Record<string, unknown>;

/** The records of a name, as a history calls them. */
export const REGISTROS_DNS = 'Registros DNS';

/** What a name has several of: of these some come and some go. */
const LISTAS: readonly string[] = ['Servidores', 'Claves (DS)'];

/** One field that changed, in words: what it was and what it is, each empty where it said nothing. */
export type Cambiado = Record<'campo' | 'antes' | 'despues', string>;

/** What changed of one field, in words that follow its name: what was not there before was not 'nothing'. */
export function cambioEnPalabras({ campo, antes, despues }: Cambiado): string {
  if (campo === REGISTROS_DNS) return registrosQueCambiaron(antes, despues);
  const esLista = LISTAS.includes(campo);
  if (!antes) return esLista ? `se agregó ${despues}` : despues;
  if (!despues) return esLista ? `se quitó ${antes}` : `se quitó (era ${antes})`;
  return `${despues} (antes ${antes})`;
}
