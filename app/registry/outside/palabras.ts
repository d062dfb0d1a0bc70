import type { Said } from './edge';

/**
 * What is said of a change where the edge sends its code and no words: section 8's sentences, to the letter where it has
 * one. A refusal that its screen begins with a sentence of its own gets no second one.
 */
const PALABRAS = {
  liberar: ['El dominio fue liberado.', 'Ha ocurrido un error al liberar el dominio.'],
  eliminar: ['El dominio fue eliminado.', 'Ha ocurrido un error al eliminar el dominio.'],
  recuperar: ['El dominio fue recuperado.', 'Ha ocurrido un error al recuperar el dominio.'],
  renovar: ['El dominio fue renovado.', 'Ha ocurrido un error al renovar el dominio.'],
  agregarRenovacion: [
    'Se agrego la renovación al carrito de compras.',
    'Ha ocurrido un error al renovar el dominio.',
  ],
  alojar: ['El dominio quedó alojado en el registro.', 'Ha ocurrido un error al alojar dominio.'],
  delegar: ['El dominio quedó delegado.', 'Ha ocurrido un error al delegar el dominio.'],
  agregarRegistro: [
    'El registro se agregó correctamente',
    'Ha ocurrido un error al agregar registro al dominio.',
  ],
  editarRegistro: [
    'La edición del registro se realizó correctamente.',
    'Ha ocurrido un error al modificar los registros del dominio.',
  ],
  eliminarRegistro: [
    'El registro se eliminó correctamente',
    'Ha ocurrido un error al modificar los registros del dominio.',
  ],
  editarContacto: ['Los datos del contacto se guardaron.', 'Error al actualizar el contacto.'],
  cambiarCuenta: ['Cuenta de pago modificada con éxito.', ''],
  quitarCuenta: [
    'Cuenta de pago eliminada con éxito.',
    'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.',
  ],
  eliminarCuenta: [
    'La cuenta se eliminó correctamente.',
    'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.',
  ],
  guardarCuenta: ['', 'Error al crear la cuenta de pago'],
  aplicarContacto: ['Los datos se aplicaron a los dominios.', 'Error al actualizar el contacto.'],
  invitar: ['La invitación se envió.', 'Ha ocurrido un error al cambiar contacto.'],
  aceptarInvitacion: ['Invitación aceptada con éxito.', ''],
  rechazarInvitacion: ['La invitación ha sido rechazada exitosamente.', ''],
  transferirTitular: [
    'La transferencia de titular se agregó al carrito de compras.',
    'Error al transferir el titular del dominio.',
  ],
  cancelarSolicitud: ['La solicitud de transferencia se canceló correctamente.', ''],
  eliminarSolicitud: ['La solicitud de transferencia se eliminó correctamente.', ''],
  aprobarTransferencia: ['', ''],
  rechazarTransferencia: ['La transferencia ha sido rechazada exitosamente.', ''],
} as const satisfies Record<string, readonly [hecho: string, fallo: string]>;

/** The answer of a change with words, the edge's own where it has some. */
export function conPalabras(answer: Said, cambio: keyof typeof PALABRAS): Said {
  const [hecho, fallo] = PALABRAS[cambio];
  return { ...answer, mensaje: answer.mensaje || (answer.done ? hecho : fallo) };
}
