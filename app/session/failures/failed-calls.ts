import * as address from '~/addresses';
import type { contract } from '~/registry/contract';
import { contratoOficina } from '~/registry/contract/oficina';
import { ERROR_COMPRA, ERROR_DISPONIBILIDAD, ERROR_FORMA_PAGO } from '~/registry/domain/words/compras';
import { ERROR_CAMBIAR_CONTACTO, ERROR_CONTACTO } from '~/registry/domain/words/contactos';
import {
  ERROR_CREAR,
  ERROR_CREAR_AL_IMPORTAR,
  ERROR_MODIFICAR,
  ERROR_QUITAR,
} from '~/registry/domain/words/cuentas';
import {
  ERROR_AGREGAR_REGISTRO,
  ERROR_ALOJAR,
  ERROR_DELEGAR,
  ERROR_REGISTROS,
} from '~/registry/domain/words/dns';
import {
  ERROR_DOMINIO,
  ERROR_ELIMINAR,
  ERROR_LIBERAR,
  ERROR_RECUPERAR,
  ERROR_RENOVAR,
  ERROR_TITULAR,
  ERROR_WHOIS,
} from '~/registry/domain/words/dominios';
import { ERROR_ACEPTAR } from '~/registry/domain/words/invitaciones';
import { ERROR_GENERAL } from '~/registry/domain/words/portal';
import { ERROR_ACEPTAR_TERMINOS, ERROR_TERMINOS } from '~/registry/domain/words/terminos';
import { ERROR_TICKET } from '~/registry/domain/words/tickets';
import {
  ERROR_CONSULTAR_CODIGO,
  errorResponder,
  errorSolicitarCodigo,
  errorSolicitud,
} from '~/registry/domain/words/transferencias';
import type { RegistryFailure } from '~/registry/failure';

type Contract = typeof contract;
/** What any edge may be asked. */
export type OperationOfEdge = {
  [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract];
type Desk = typeof contratoOficina;
type OperationOfDesk = {
  [Area in keyof Desk]: `oficina.${Area}.${keyof Desk[Area] & string}`;
}[keyof Desk];
/** Every operation by area and name: 'dns.delegar', 'oficina.personal.listar'. */
export type Operation = OperationOfEdge | OperationOfDesk;

/** What was asked, and on which page: some sentences name the domain, or what was being done to it. */
export interface Asked {
  input: Readonly<Record<string, unknown>>;
  path: string;
}

type Sentence = string | ((asked: Asked) => string);

const REVISE = 'Revise lo que escribió y envíelo otra vez.';

/** A change of many domains says what the change of one says. */
const enVarios = ({ input: { accion } }: Asked): string => {
  if (accion === 'EDITAR_CONTACTO') return ERROR_CONTACTO;
  return accion === 'ELIMINAR_CUENTA' ? ERROR_QUITAR : ERROR_MODIFICAR;
};

/** Servers are sent all together, also where the screen changes one of them. */
function deServidores({ path }: Asked): string {
  if (path.includes('/eliminar-nameserver')) return 'Se produjo un error al eliminar el nameserver.';
  if (!path.includes('/nameserver')) return ERROR_DELEGAR;
  return `Ha ocurrido un error al ${path.includes('fila=') ? 'editar' : 'agregar'} el nameserver.`;
}

/**
 * What the caller of an operation says where the call fails with a status that has no error page of its own (spec 8:
 * 'other statuses are rejected to the caller'). A new operation of the contract does not compile without its own.
 */
const SENTENCES: Readonly<Record<OperationOfEdge, Sentence>> = {
  'cifras.mensuales': ERROR_GENERAL,
  'constancia.emitir': ERROR_GENERAL,
  'constancia.consultar': ERROR_GENERAL,
  'constancia.clavePublica': ERROR_GENERAL,

  'descarga.ver': ERROR_GENERAL,
  'descarga.pedir': ERROR_GENERAL,
  'descarga.archivo': ERROR_GENERAL,
  'peligros.listar': ERROR_GENERAL,
  'peligros.silenciar': ERROR_GENERAL,

  'usuario.actual': ERROR_GENERAL,
  'usuario.contactosActualizables': ERROR_GENERAL,
  'usuario.actualizarContactosBe': ERROR_CONTACTO,
  'usuario.nuevoCodigoValidacion': ERROR_GENERAL,
  'usuario.debeValidarDatos': ERROR_GENERAL,
  'usuario.validarDatos': ERROR_GENERAL,
  'usuario.validarLogin': ERROR_GENERAL,
  'usuario.resumen': ERROR_GENERAL,
  'usuario.misDatos': ERROR_GENERAL,
  'usuario.operacionHecha': ERROR_GENERAL,
  'usuario.confirmacion': ERROR_GENERAL,
  'usuario.preferencias': ERROR_GENERAL,
  'usuario.guardarPreferencias': ERROR_GENERAL,

  'terminos.vigentes': ERROR_TERMINOS,
  'terminos.aceptados': ERROR_GENERAL,
  'terminos.aceptar': ERROR_ACEPTAR_TERMINOS,

  'registro.agregar': ERROR_DISPONIBILIDAD,
  'registro.eliminar': ERROR_DISPONIBILIDAD,
  'registro.precio': ERROR_GENERAL,
  'registro.asociarUsuarioVenta': ERROR_GENERAL,
  'registro.ventaUsuario': ERROR_GENERAL,
  'registro.apartados': ERROR_GENERAL,
  'registro.descartarApartado': ERROR_GENERAL,

  'carrito.venta': ERROR_GENERAL,
  'carrito.refrescar': ERROR_GENERAL,
  'carrito.paises': ERROR_GENERAL,
  'carrito.documentosPorPais': ERROR_GENERAL,
  'carrito.formasPago': ERROR_GENERAL,
  'carrito.formaPago': ERROR_FORMA_PAGO,
  'carrito.ventaPorReferencia': ERROR_GENERAL,
  'carrito.finalizar': ERROR_COMPRA,
  'carrito.compras': ERROR_GENERAL,
  'carrito.propiedad': ERROR_GENERAL,
  'carrito.contactosVenta': ERROR_GENERAL,

  'dominio.whois': ERROR_WHOIS,
  'dominio.disponibilidad': ERROR_DISPONIBILIDAD,
  'dominio.habilitados': ERROR_GENERAL,
  'dominio.mostrarCaptcha': ERROR_GENERAL,
  'dominio.desafioCaptcha': ERROR_GENERAL,

  'mensajes.globales': ERROR_GENERAL,
  'mensajes.global': ERROR_GENERAL,
  'mensajes.banners': ERROR_GENERAL,
  'mensajes.usuario': ERROR_GENERAL,
  'mensajes.ver': ERROR_GENERAL,
  'mensajes.leido': ERROR_GENERAL,
  'mensajes.leerTodos': ERROR_GENERAL,
  'mensajes.eliminarVarios': ERROR_GENERAL,
  'mensajes.eliminar': ERROR_GENERAL,
  'mensajes.cantidadSinLeer': ERROR_GENERAL,

  'cuenta.contacto': ERROR_GENERAL,
  'cuenta.crearContacto': ERROR_CONTACTO,
  'cuenta.actualizarContacto': ERROR_CONTACTO,
  'cuenta.contactos': ERROR_GENERAL,
  'cuenta.contactoDominio': ERROR_GENERAL,
  'cuenta.guardarContactoDominio': ERROR_CONTACTO,
  'cuenta.cuentasPago': ERROR_GENERAL,
  'cuenta.cuentaPago': ERROR_GENERAL,
  'cuenta.guardarCuentaPago': ({ path }) =>
    path.startsWith(address.importar()) ? ERROR_CREAR_AL_IMPORTAR : ERROR_CREAR,
  'cuenta.renombrarCuentaPago': ERROR_MODIFICAR,
  'cuenta.eliminarCuentaPago': ERROR_QUITAR,
  'cuenta.cuentaPagoAsociada': ERROR_GENERAL,
  'cuenta.tiposContacto': ERROR_GENERAL,

  'ticket.generar': ERROR_TICKET,
  'ticket.propios': ERROR_GENERAL,
  'ticket.ver': ERROR_GENERAL,
  'ticket.agregar': ERROR_GENERAL,
  'ticket.cerrar': ERROR_GENERAL,
  'ticket.responder': ERROR_GENERAL,
  'ticket.archivoDeSoporte': ERROR_GENERAL,
  'ticket.archivo': ERROR_GENERAL,
  'ticket.guardarArchivos': ERROR_TICKET,
  'ticket.archivosGuardados': ERROR_GENERAL,
  'ticket.quitarArchivo': ERROR_GENERAL,

  'administracion.obtenerDominios': ERROR_GENERAL,
  'administracion.informacion': ERROR_DOMINIO,
  'administracion.ficha': ERROR_DOMINIO,
  'administracion.obtenerHistorialPagosDominio':
    'Error al obtener el historial de pagos. Por favor, intente de nuevo más tarde.',
  'administracion.mensajesAcciones': ERROR_GENERAL,
  'administracion.liberar': ERROR_LIBERAR,
  'administracion.eliminar': ERROR_ELIMINAR,
  'administracion.recuperar': ERROR_RECUPERAR,
  'administracion.renovar': ERROR_RENOVAR,
  'administracion.renovacionAutomatica': ERROR_GENERAL,
  'administracion.editarContactoDominios': ERROR_CONTACTO,
  'administracion.editarCuentaDominios': ERROR_MODIFICAR,
  'administracion.eliminarCuentaDominios': ERROR_QUITAR,
  'administracion.transferirTitular': ERROR_TITULAR,
  'administracion.isTransferenciaTitularEnabled': ERROR_GENERAL,
  'administracion.invitacionCambiarContacto': ERROR_CAMBIAR_CONTACTO,
  'administracion.obtenerInvitacionPendiente': ERROR_GENERAL,
  'administracion.aceptarInvitacionPendiente': ERROR_ACEPTAR,
  'administracion.cancelarInvitacionPendiente': ERROR_GENERAL,
  'administracion.invitacionesEnviadas': ERROR_GENERAL,
  'administracion.entregas': ERROR_GENERAL,
  'administracion.corregirEntrega': ERROR_GENERAL,
  'administracion.deshacerEntrega': ERROR_GENERAL,
  'administracion.retirarInvitacion': ERROR_GENERAL,
  'administracion.reenviarInvitacion': ERROR_GENERAL,
  'administracion.accederOperacion': ERROR_GENERAL,
  'administracion.iniciarCambioMasivo': enVarios,
  'administracion.verCambioMasivo': ERROR_GENERAL,
  'administracion.resultadoCambioMasivo': ERROR_GENERAL,
  'administracion.recorrerDominios': ERROR_GENERAL,

  'historia.listar': ERROR_GENERAL,
  'historia.enFecha': ERROR_GENERAL,
  'historia.congelar': ERROR_GENERAL,
  'historia.enlaceDeCongelar': ERROR_GENERAL,
  'historia.congelarConEnlace': ERROR_GENERAL,

  'ayuda.preguntas': ERROR_GENERAL,
  'candado.ver': ERROR_GENERAL,
  'candado.invitarCustodio': ERROR_GENERAL,
  'candado.quitarCustodio': ERROR_GENERAL,
  'candado.custodia': ERROR_GENERAL,
  'candado.responderCustodia': ERROR_GENERAL,
  'candado.cerrar': ERROR_GENERAL,
  'candado.abrir': ERROR_GENERAL,
  'candado.mantener': ERROR_GENERAL,
  'candado.responder': ERROR_GENERAL,

  'vuelta.puntos': ERROR_GENERAL,
  'vuelta.volver': ERROR_GENERAL,

  'ensayo.ver': 'No se pudo ver qué va a pasar. Inténtelo de nuevo en unos minutos: nada cambió.',

  'dns.alojar': ERROR_ALOJAR,
  'dns.delegar': deServidores,
  'dns.comprobarClaves': ERROR_GENERAL,
  'dns.comprobarDelegacion': deServidores,
  'dns.estado': ERROR_GENERAL,
  'dns.registros': ERROR_GENERAL,
  'dns.registro': ERROR_GENERAL,
  'dns.guardarRegistro': ({ input }) =>
    input.agregarRegistro === true ? ERROR_AGREGAR_REGISTRO : ERROR_REGISTROS,
  'dns.eliminarRegistro': ERROR_REGISTROS,
  'dns.compararZona': ERROR_REGISTROS,
  'dns.cambiarZona': ERROR_REGISTROS,
  'dns.exportarZona': ERROR_GENERAL,
  'dns.versiones': ERROR_GENERAL,
  'dns.firmar': ERROR_GENERAL,
  'dns.guardarFirmantes': ERROR_GENERAL,
  'dns.leerCds': ERROR_GENERAL,

  'transferencia.isTarEnabled': ERROR_GENERAL,
  'transferencia.esTransferible': ({ input }) =>
    `Se produjo un error al consultar si el dominio ${input.dominio} es transferible`,
  'transferencia.iniciar': 'Se produjo un error al consultar si el dominio puede ser transferido',
  'transferencia.consultar': ERROR_CONSULTAR_CODIGO,
  'transferencia.autorizar': ERROR_CONSULTAR_CODIGO,
  'transferencia.solicitar':
    'La solicitud de transferencia de dominio no se pudo procesar en este momento, puedes intentarlo nuevamente en unos minutos.',
  'transferencia.cancelar': errorSolicitud('cancelar'),
  'transferencia.eliminar': errorSolicitud('eliminar'),
  'transferencia.aprobar': errorResponder('aprobar'),
  'transferencia.rechazar': errorResponder('rechazar'),
  'transferencia.solicitud': errorSolicitud('consultar'),
  'transferencia.solicitudes': errorSolicitud('consultar'),
  'transferencia.deUsuario': errorSolicitud('consultar'),
  'transferencia.cantidad': ERROR_GENERAL,
  'transferencia.datos': errorSolicitud('consultar'),
  'transferencia.borrador': ERROR_GENERAL,
  'transferencia.guardarBorrador': ERROR_GENERAL,

  'codigo.solicitar': ({ input }) => errorSolicitarCodigo(String(input.dominio)),
  'codigo.vigente': ERROR_GENERAL,
  'codigo.historial': ERROR_GENERAL,
  'codigo.aprobar': errorResponder('aprobar'),
  'codigo.rechazar': errorResponder('rechazar'),
};

const isOfEdge = (name: string): name is OperationOfEdge => Object.hasOwn(SENTENCES, name);
const OF_DESK = new Set(
  Object.entries(contratoOficina).flatMap(([area, operations]) =>
    Object.keys(operations).map((name) => `oficina.${area}.${name}`),
  ),
);
const isOperation = (name: string): name is Operation => isOfEdge(name) || OF_DESK.has(name);

/** An operation by the names that lead to it in a client. */
export function operationOf(names: readonly string[]): Operation {
  const name = names.join('.');
  if (!isOperation(name)) throw new Error(`${name} is no operation of the contract`);
  return name;
}

/** What the caller of an operation says where it did not work and nobody said why. */
export function wordsOf(operation: Operation, asked: Asked): string {
  const known = isOfEdge(operation) ? SENTENCES[operation] : ERROR_GENERAL;
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
  return `${sentence.replace(/[^.]$/, '$&.')} El Registro .uy recibió demasiadas consultas: podrá intentarlo nuevamente ${when}.`;
}
