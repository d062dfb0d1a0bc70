import type { Suceso } from './history';
import { EN_VIGOR, type EstadoVigente } from './lifecycle';

const TODOS: readonly EstadoVigente[] = [
  'PREREGISTRO',
  'REGISTRADO',
  'VENCIDO',
  'ELIMINADO',
  'ERROR',
  'LIBRE',
];

/**
 * In which states of its life each thing can happen to a name that is there. Who may make it happen is asked before
 * (`permissions.ts`); this is the last guard, and what it refuses is a defect of whoever tried.
 */
const DESDE: Record<Suceso, readonly EstadoVigente[]> = {
  INICIO: TODOS,
  REGISTRO: ['PREREGISTRO'],
  RENOVACION: EN_VIGOR,
  RENOVACION_AUTOMATICA: ['REGISTRADO'],
  // a name is written down a step at a time, however late
  VENCIMIENTO: ['VENCIDO', 'ELIMINADO', 'LIBRE'],
  ELIMINACION: ['ELIMINADO', 'LIBRE'],
  LIBERACION: EN_VIGOR,
  RECUPERACION: ['ELIMINADO'],
  FIN: ['LIBRE'],
  BAJA: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
  // data of a name follow their people and accounts whatever its state
  CONTACTOS: TODOS,
  CUENTA_PAGO: TODOS,
  OPCIONES: EN_VIGOR,
  TRANSFERENCIA_TITULAR: ['REGISTRADO'],
  DELEGACION: EN_VIGOR,
  ALOJAMIENTO: EN_VIGOR,
  REGISTROS: EN_VIGOR,
  ZONA: EN_VIGOR,
  FIRMA: EN_VIGOR,
  FIN_DE_FIRMA: EN_VIGOR,
  CLAVES: EN_VIGOR,
  // also what was just released: its holder may still be kept from losing it for good
  CONGELAMIENTO: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
  DESCONGELAMIENTO: TODOS,
  VUELTA_ATRAS: EN_VIGOR,
  // a registrar locks what is its own, however the name stands
  BLOQUEO: TODOS,
  DESBLOQUEO: TODOS,
  CANDADO_CERRADO: EN_VIGOR,
  CANDADO_POR_ABRIR: TODOS,
  CANDADO_MANTENIDO: TODOS,
  CANDADO_ABIERTO: TODOS,
  CUSTODIO_SACADO: TODOS,
  APERTURA_DEL_REGISTRO: TODOS,
  CAMBIO_PEDIDO: TODOS,
  CAMBIO_APROBADO: TODOS,
  CAMBIO_RECHAZADO: TODOS,
  CAMBIO_CADUCO: TODOS,
  CAMBIO_NO_SE_PUDO: TODOS,
  INTENTO_CON_CANDADO: TODOS,
  MIRADA_DEL_REGISTRO: TODOS,
  RETENCION: TODOS,
  RETENCION_LEVANTADA: TODOS,
  RETENCION_TERMINADA: TODOS,
  LIBERADO_POR_EL_REGISTRO: EN_VIGOR,
  DEVUELTO_POR_EL_REGISTRO: ['ELIMINADO'],
  TITULAR_CORREGIDO: ['REGISTRADO', 'VENCIDO', 'ELIMINADO'],
  // what is refused may have lost its ground meanwhile: that is no reason to leave it waiting
  RECHAZO_DEL_REGISTRO: TODOS,
  APROBACION_DEL_REGISTRO: ['REGISTRADO'],
  CODIGO_PEDIDO: ['REGISTRADO'],
  TRANSFERENCIA_PEDIDA: ['REGISTRADO'],
  TRANSFERENCIA_RECHAZADA: TODOS,
  TRANSFERENCIA_SIN_EFECTO: TODOS,
  INGRESO_DE_OTRO_REGISTRADOR: ['REGISTRADO'],
  SALIDA_A_OTRO_REGISTRADOR: ['REGISTRADO'],
};

/** Whether something can happen to a name in a state. */
export const puedeSuceder = (suceso: Suceso, estado: EstadoVigente): boolean =>
  DESDE[suceso].includes(estado);
