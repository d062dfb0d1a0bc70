import * as address from '~/addresses';
import type { contract } from '~/registry/contract';
import type { RegistryFailure } from '~/registry/failure';

type Contract = typeof contract;
/** Every operation of the contract, by area and name: 'dns.delegar'. */
export type Operation = {
  [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract];

/** What was asked, and on which page: some sentences name the domain, or what was being done to it. */
export interface Asked {
  input: Readonly<Record<string, unknown>>;
  path: string;
}

type Sentence = string | ((asked: Asked) => string);

/** What any screen says of a call that failed and has no sentence of its own (spec 8). */
const GENERAL = 'Se produjo un error al procesar su solicitud. Por favor inténtelo nuevamente más tarde.';
const CONTACTO = 'Error al actualizar el contacto.';
const QUITAR_CUENTA = 'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.';
const CAMBIAR_CUENTA = 'Error al modificar la forma de pago. Por favor, intente de nuevo más tarde.';
const REGISTROS = 'Ha ocurrido un error al modificar los registros del dominio.';
const SOLICITUD = 'Se produjo un error al consultar la solicitud de transferencia';
const APROBAR = 'Ocurrió un error al aprobar la transferencia. Por favor, inténtelo nuevamente.';
const RECHAZAR = 'Ocurrió un error al rechazar la transferencia. Por favor, inténtelo nuevamente.';

const REVISE = 'Revise lo que escribió y envíelo otra vez.';

/** A change of many domains says what the change of one says. */
const enVarios = ({ input: { accion } }: Asked): string => {
  if (accion === 'EDITAR_CONTACTO') return CONTACTO;
  return accion === 'ELIMINAR_CUENTA' ? QUITAR_CUENTA : CAMBIAR_CUENTA;
};

/** Servers are sent all together, also where the screen changes one of them. */
function deServidores({ path }: Asked): string {
  if (path.includes('/eliminar-nameserver')) return 'Se produjo un error al eliminar el nameserver.';
  if (!path.includes('/nameserver')) return 'Ha ocurrido un error al delegar el dominio.';
  return `Ha ocurrido un error al ${path.includes('fila=') ? 'editar' : 'agregar'} el nameserver.`;
}

/**
 * What the caller of an operation says where the call fails with a status that has no error page of its own (spec 8:
 * 'other statuses are rejected to the caller'). A new operation of the contract does not compile without its own.
 */
const SENTENCES: Readonly<Record<Operation, Sentence>> = {
  'usuario.actual': GENERAL,
  'usuario.contactosActualizables': GENERAL,
  'usuario.actualizarContactosBe': CONTACTO,
  'usuario.nuevoCodigoValidacion': GENERAL,
  'usuario.debeValidarDatos': GENERAL,
  'usuario.validarDatos': GENERAL,
  'usuario.validarLogin': GENERAL,
  'usuario.resumen': GENERAL,
  'usuario.misDatos': GENERAL,
  'usuario.preferencias': GENERAL,
  'usuario.guardarPreferencias': GENERAL,

  'terminos.vigentes': 'Ha ocurrido un error al obtener los términos y condiciones.',
  'terminos.aceptados': GENERAL,
  'terminos.aceptar': 'Ha ocurrido un error al aceptar los términos y condiciones.',

  'registro.agregar': 'Consulta con error',
  'registro.eliminar': 'Consulta con error',
  'registro.precio': GENERAL,
  'registro.asociarUsuarioVenta': GENERAL,
  'registro.ventaUsuario': GENERAL,
  'registro.apartados': GENERAL,
  'registro.descartarApartado': GENERAL,

  'carrito.venta': GENERAL,
  'carrito.refrescar': GENERAL,
  'carrito.paises': GENERAL,
  'carrito.documentosPorPais': GENERAL,
  'carrito.formasPago': GENERAL,
  'carrito.formaPago': 'Error al obtener la forma de pago guardada',
  'carrito.ventaPorReferencia': GENERAL,
  'carrito.finalizar': 'Error al procesar la confirmación de la compra',
  'carrito.compras': GENERAL,
  'carrito.propiedad': GENERAL,
  'carrito.contactosVenta': GENERAL,

  'dominio.whois': 'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.',
  'dominio.disponibilidad': 'Consulta con error',
  'dominio.habilitados': GENERAL,
  'dominio.mostrarCaptcha': GENERAL,
  'dominio.desafioCaptcha': GENERAL,

  'mensajes.globales': GENERAL,
  'mensajes.global': GENERAL,
  'mensajes.banners': GENERAL,
  'mensajes.usuario': GENERAL,
  'mensajes.ver': GENERAL,
  'mensajes.leido': GENERAL,
  'mensajes.leerTodos': GENERAL,
  'mensajes.eliminarVarios': GENERAL,
  'mensajes.eliminar': GENERAL,
  'mensajes.cantidadSinLeer': GENERAL,

  'cuenta.contacto': GENERAL,
  'cuenta.crearContacto': CONTACTO,
  'cuenta.actualizarContacto': CONTACTO,
  'cuenta.contactos': GENERAL,
  'cuenta.contactoDominio': GENERAL,
  'cuenta.guardarContactoDominio': CONTACTO,
  'cuenta.cuentasPago': GENERAL,
  'cuenta.cuentaPago': GENERAL,
  'cuenta.guardarCuentaPago': ({ path }) =>
    path.startsWith(address.importar())
      ? 'Se produjo un error al crear la cuenta de pago'
      : 'Error al crear la cuenta de pago',
  'cuenta.renombrarCuentaPago': CAMBIAR_CUENTA,
  'cuenta.eliminarCuentaPago': QUITAR_CUENTA,
  'cuenta.cuentaPagoAsociada': GENERAL,
  'cuenta.tiposContacto': GENERAL,

  'ticket.generar': 'Ha ocurrido un error al generar el ticket.',
  'ticket.propios': GENERAL,
  'ticket.ver': GENERAL,
  'ticket.agregar': GENERAL,
  'ticket.cerrar': GENERAL,
  'ticket.responder': GENERAL,
  'ticket.archivoDeSoporte': GENERAL,
  'ticket.archivo': GENERAL,
  'ticket.guardarArchivos': 'Ha ocurrido un error al generar el ticket.',
  'ticket.archivosGuardados': GENERAL,
  'ticket.quitarArchivo': GENERAL,

  'administracion.obtenerDominios': GENERAL,
  'administracion.informacion': 'Error al obtener el dominio',
  'administracion.ficha': 'Error al obtener el dominio',
  'administracion.obtenerHistorialPagosDominio':
    'Error al obtener el historial de pagos. Por favor, intente de nuevo más tarde.',
  'administracion.mensajesAcciones': GENERAL,
  'administracion.liberar': 'Ha ocurrido un error al liberar el dominio.',
  'administracion.eliminar': 'Ha ocurrido un error al eliminar el dominio.',
  'administracion.recuperar': 'Ha ocurrido un error al recuperar el dominio.',
  'administracion.renovar': 'Ha ocurrido un error al renovar el dominio.',
  'administracion.renovacionAutomatica': GENERAL,
  'administracion.editarContactoDominios': CONTACTO,
  'administracion.editarCuentaDominios': CAMBIAR_CUENTA,
  'administracion.eliminarCuentaDominios': QUITAR_CUENTA,
  'administracion.transferirTitular': 'Error al transferir el titular del dominio.',
  'administracion.isTransferenciaTitularEnabled': GENERAL,
  'administracion.invitacionCambiarContacto': 'Ha ocurrido un error al cambiar contacto.',
  'administracion.obtenerInvitacionPendiente': GENERAL,
  'administracion.aceptarInvitacionPendiente': 'Error al aceptar la invitación.',
  'administracion.cancelarInvitacionPendiente': GENERAL,
  'administracion.invitacionesEnviadas': GENERAL,
  'administracion.retirarInvitacion': GENERAL,
  'administracion.reenviarInvitacion': GENERAL,
  'administracion.accederOperacion': GENERAL,
  'administracion.iniciarCambioMasivo': enVarios,
  'administracion.verCambioMasivo': GENERAL,
  'administracion.resultadoCambioMasivo': GENERAL,
  'administracion.recorrerDominios': GENERAL,

  'historia.listar': GENERAL,
  'historia.enFecha': GENERAL,
  'historia.congelar': GENERAL,
  'historia.congelarConEnlace': GENERAL,

  'dns.alojar': 'Ha ocurrido un error al alojar dominio.',
  'dns.delegar': deServidores,
  'dns.comprobarDelegacion': deServidores,
  'dns.estado': GENERAL,
  'dns.registros': GENERAL,
  'dns.registro': GENERAL,
  'dns.guardarRegistro': ({ input }) =>
    input.agregarRegistro === true ? 'Ha ocurrido un error al agregar registro al dominio.' : REGISTROS,
  'dns.eliminarRegistro': REGISTROS,
  'dns.compararZona': REGISTROS,
  'dns.cambiarZona': REGISTROS,
  'dns.exportarZona': GENERAL,
  'dns.versiones': GENERAL,
  'dns.firmar': GENERAL,
  'dns.guardarFirmantes': GENERAL,
  'dns.leerCds': GENERAL,

  'transferencia.isTarEnabled': GENERAL,
  'transferencia.esTransferible': ({ input }) =>
    `Se produjo un error al consultar si el dominio ${input.dominio} es transferible`,
  'transferencia.iniciar': 'Se produjo un error al consultar si el dominio puede ser transferido',
  'transferencia.consultar': 'Se produjo un error al consultar si el código de autorización es valido',
  'transferencia.autorizar': 'Se produjo un error al consultar si el código de autorización es valido',
  'transferencia.solicitar':
    'La solicitud de transferencia de dominio no se pudo procesar en este momento, puedes intentarlo nuevamente en unos minutos.',
  'transferencia.cancelar': 'Se produjo un error al cancelar la solicitud de transferencia',
  'transferencia.eliminar': 'Se produjo un error al eliminar la solicitud de transferencia',
  'transferencia.aprobar': APROBAR,
  'transferencia.rechazar': RECHAZAR,
  'transferencia.solicitud': SOLICITUD,
  'transferencia.solicitudes': SOLICITUD,
  'transferencia.deUsuario': SOLICITUD,
  'transferencia.cantidad': GENERAL,
  'transferencia.datos': SOLICITUD,
  'transferencia.borrador': GENERAL,
  'transferencia.guardarBorrador': GENERAL,

  'codigo.solicitar': ({ input }) =>
    `Se produjo un error al solicitar el Código de Autorización para el dominio ${input.dominio}`,
  'codigo.vigente': GENERAL,
  'codigo.historial': GENERAL,
  'codigo.aprobar': APROBAR,
  'codigo.rechazar': RECHAZAR,
};

const isOperation = (name: string): name is Operation => Object.hasOwn(SENTENCES, name);

/** An operation by the names that lead to it in a client. */
export function operationOf(names: readonly string[]): Operation {
  const name = names.join('.');
  if (!isOperation(name)) throw new Error(`${name} is no operation of the contract`);
  return name;
}

/** What the caller of an operation says where it did not work and nobody said why. */
export function wordsOf(operation: Operation, asked: Asked): string {
  const known = SENTENCES[operation];
  return typeof known === 'string' ? known : known(asked);
}

const wait = (seconds: number): string => {
  if (seconds < 90) return `dentro de ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`;
  return `dentro de ${Math.ceil(seconds / 60)} minutos`;
};

type Failed = Pick<RegistryFailure, 'kind' | 'espera' | 'campos'>;

/** The sentence of a failed call; where the registry is asked too often, with the time to wait. */
export function sentenceOf(operation: Operation, { kind, espera, campos }: Failed, asked: Asked): string {
  const wrong = Object.entries(campos);
  if (wrong.length > 0) return `${REVISE} ${wrong.map(([name, why]) => `${name}: ${why}`).join(' ')}`;
  const sentence = wordsOf(operation, asked);
  if (kind !== 'demasiado') return sentence;
  const when = espera === undefined ? 'en unos minutos' : wait(espera);
  return `${sentence.replace(/[^.]$/, '$&.')} El registro recibió demasiadas consultas: podrá intentarlo nuevamente ${when}.`;
}
