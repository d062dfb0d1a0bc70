import { RENOVACION_AGREGADA } from '../domain/words/carrito';
import { ERROR_CAMBIAR_CONTACTO, ERROR_CONTACTO } from '../domain/words/contactos';
import {
  CUENTA_ELIMINADA,
  CUENTA_MODIFICADA,
  CUENTA_QUITADA,
  ERROR_CREAR,
  ERROR_QUITAR,
} from '../domain/words/cuentas';
import {
  ERROR_AGREGAR_REGISTRO,
  ERROR_ALOJAR,
  ERROR_DELEGAR,
  ERROR_REGISTROS,
  REGISTRO_AGREGADO,
  REGISTRO_EDITADO,
  REGISTRO_ELIMINADO,
} from '../domain/words/dns';
import {
  ERROR_ELIMINAR,
  ERROR_LIBERAR,
  ERROR_RECUPERAR,
  ERROR_RENOVAR,
  ERROR_TITULAR,
} from '../domain/words/dominios';
import { INVITACION_ACEPTADA, INVITACION_RECHAZADA } from '../domain/words/invitaciones';
import { RECHAZADA } from '../domain/words/transferencias';
import type { Said } from './edge';

/**
 * What is said of a change where the edge sends its code and no words: section 8's sentences, to the letter where it has
 * one. A refusal that its screen begins with a sentence of its own gets no second one.
 */
const PALABRAS = {
  liberar: ['El dominio fue liberado.', ERROR_LIBERAR],
  eliminar: ['El dominio fue eliminado.', ERROR_ELIMINAR],
  recuperar: ['El dominio fue recuperado.', ERROR_RECUPERAR],
  renovar: ['El dominio fue renovado.', ERROR_RENOVAR],
  agregarRenovacion: [RENOVACION_AGREGADA, ERROR_RENOVAR],
  alojar: ['El dominio quedó alojado en el Registro .uy.', ERROR_ALOJAR],
  delegar: ['El dominio quedó delegado.', ERROR_DELEGAR],
  agregarRegistro: [REGISTRO_AGREGADO, ERROR_AGREGAR_REGISTRO],
  editarRegistro: [REGISTRO_EDITADO, ERROR_REGISTROS],
  eliminarRegistro: [REGISTRO_ELIMINADO, ERROR_REGISTROS],
  editarContacto: ['Los datos del contacto se guardaron.', ERROR_CONTACTO],
  cambiarCuenta: [CUENTA_MODIFICADA, ''],
  quitarCuenta: [CUENTA_QUITADA, ERROR_QUITAR],
  eliminarCuenta: [CUENTA_ELIMINADA, ERROR_QUITAR],
  guardarCuenta: ['', ERROR_CREAR],
  aplicarContacto: ['Los datos se aplicaron a los dominios.', ERROR_CONTACTO],
  invitar: ['La invitación se envió.', ERROR_CAMBIAR_CONTACTO],
  aceptarInvitacion: [INVITACION_ACEPTADA, ''],
  rechazarInvitacion: [INVITACION_RECHAZADA, ''],
  transferirTitular: ['La transferencia de titular se agregó al carrito de compras.', ERROR_TITULAR],
  cancelarSolicitud: ['La solicitud de transferencia se canceló correctamente.', ''],
  eliminarSolicitud: ['La solicitud de transferencia se eliminó correctamente.', ''],
  aprobarTransferencia: ['', ''],
  rechazarTransferencia: [RECHAZADA, ''],
} as const satisfies Record<string, readonly [hecho: string, fallo: string]>;

/** The answer of a change with words, the edge's own where it has some. */
export function conPalabras(answer: Said, cambio: keyof typeof PALABRAS): Said {
  const [hecho, fallo] = PALABRAS[cambio];
  return { ...answer, mensaje: answer.mensaje || (answer.done ? hecho : fallo) };
}
