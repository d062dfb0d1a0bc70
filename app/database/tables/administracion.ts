import type { Generated } from 'kysely';
import type { Rol } from '~/registry/domain/roles';
import type { Flag } from './flag';
import type { Origen } from './historia';

/** What the registry can do and may have switched off. */
export interface FuncionesTable {
  nombre: 'TRANSFERENCIA_TITULAR';
  habilitada: Flag;
}

export type EstadoInvitacion = 'PENDIENTE' | 'ACEPTADA' | 'RECHAZADA' | 'RETIRADA' | 'REEMPLAZADA';

/** Somebody was asked to be a contact of a name. One at a time waits for each role of a name. */
export interface InvitacionesTable {
  id: Generated<number>;
  dominio_id: number;
  rol: Rol;
  correo: string;
  /** Digest of the code in the mailed link: who reads the table cannot accept anything. */
  codigo_hash: string;
  /** Of the holder's: the contact that waits to be somebody's. */
  contacto_id: number | null;
  invito_id: number;
  /** Of the holder's: the contacts of before, to whom it goes back where it is taken back. They may be gone by then. */
  titular_antes: number | null;
  administrador_antes: number | null;
  /** Of the holder's: from when it can be taken, where another than who gave the name said who gets it. */
  desde: string | null;
  /** Of the holder's: it is a sale, which is thought over before it is taken (decision 118). */
  venta: Generated<Flag>;
  estado: EstadoInvitacion;
  creada_en: string;
  enviada_en: string;
  vence_en: string;
  /** How many times it was mailed. */
  envios: number;
  resuelta_por: number | null;
  resuelta_en: string | null;
}

export type OperacionMasiva = 'EDITAR_CONTACTO' | 'EDITAR_CUENTA' | 'ELIMINAR_CUENTA';

/** A change of many names, confirmed once and carried out in batches. */
export interface CambiosMasivosTable {
  id: Generated<number>;
  usuario_id: number;
  origen: Origen;
  operacion: OperacionMasiva;
  /** What each name is changed to, as JSON: see `masivos/edicion-pedida.ts`. */
  datos: string;
  estado: 'EN_CURSO' | 'TERMINADO';
  total: number;
  cambiados: number;
  no_cambiados: number;
  creado_en: string;
  terminado_en: string | null;
}

/** One name of a bulk change, in the order in which they are done. */
export interface CambioMasivoDominiosTable {
  cambio_id: number;
  orden: number;
  /** A-label: the name is looked for again when its turn comes. */
  nombre: string;
  resultado: 'PENDIENTE' | 'HECHO' | 'SIN_CAMBIOS' | 'NO_APLICA' | 'CONFLICTO';
  mensaje: string;
}

export interface AdministracionTables {
  funciones: FuncionesTable;
  invitaciones: InvitacionesTable;
  cambios_masivos: CambiosMasivosTable;
  cambio_masivo_dominios: CambioMasivoDominiosTable;
}
