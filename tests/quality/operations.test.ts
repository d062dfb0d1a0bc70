import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '~/registry/contract';

/** Files that tell several operations, or one by its subject. Any other operation stands in the file of its name. */
const BY_SUBJECT: Record<string, string> = {
  'administracion/ediciones/handlers':
    'administracion.editarContactoDominios administracion.editarCuentaDominios administracion.eliminarCuentaDominios',
  'administracion/handlers': 'administracion.obtenerDominios',
  'administracion/masivos/handlers':
    'administracion.iniciarCambioMasivo administracion.resultadoCambioMasivo administracion.verCambioMasivo',
  'administracion/titular': 'administracion.isTransferenciaTitularEnabled administracion.transferirTitular',
  'candado/cerrar': 'candado.abrir',
  'candado/custodios':
    'candado.custodia candado.invitarCustodio candado.quitarCustodio candado.responderCustodia',
  'captcha/handlers': 'dominio.desafioCaptcha dominio.mostrarCaptcha',
  'constancias/consultar': 'constancia.clavePublica',
  'contactos/handlers':
    'cuenta.actualizarContacto cuenta.contacto cuenta.contactoDominio cuenta.contactos cuenta.crearContacto cuenta.guardarContactoDominio cuenta.tiposContacto',
  'contactos/validacion': 'usuario.debeValidarDatos usuario.nuevoCodigoValidacion usuario.validarDatos',
  'cuentas/guardar': 'cuenta.renombrarCuentaPago',
  'cuentas/handlers': 'cuenta.cuentaPago cuenta.cuentasPago',
  'dns/comprobacion/handlers': 'dns.leerCds',
  'peligros/comprobar-claves': 'dns.comprobarClaves',
  'peligros/comprobar-delegacion': 'dns.comprobarDelegacion',
  'dns/delegacion': 'dns.alojar dns.delegar',
  'dns/firma': 'dns.firmar dns.guardarFirmantes',
  'dns/registros': 'dns.eliminarRegistro dns.guardarRegistro dns.registro',
  'dns/zona': 'dns.cambiarZona dns.compararZona dns.exportarZona dns.versiones',
  'dominios/availability': 'dominio.disponibilidad dominio.habilitados',
  'historia/enlace': 'historia.congelarConEnlace historia.enlaceDeCongelar',
  'historia/handlers': 'historia.enFecha',
  'invitaciones/entregas': 'administracion.corregirEntrega administracion.deshacerEntrega',
  'invitaciones/handlers': 'administracion.obtenerInvitacionPendiente',
  'invitaciones/invitar':
    'administracion.invitacionCambiarContacto administracion.reenviarInvitacion administracion.retirarInvitacion',
  'invitaciones/responder':
    'administracion.aceptarInvitacionPendiente administracion.cancelarInvitacionPendiente',
  'mensajes/handlers':
    'mensajes.banners mensajes.cantidadSinLeer mensajes.eliminar mensajes.eliminarVarios mensajes.global mensajes.globales mensajes.leerTodos mensajes.leido mensajes.usuario mensajes.ver',
  'terminos/handlers': 'terminos.aceptados terminos.aceptar terminos.vigentes',
  'tickets/conversation': 'ticket.agregar ticket.cerrar',
  'tickets/handlers':
    'ticket.archivo ticket.archivosGuardados ticket.generar ticket.guardarArchivos ticket.propios ticket.quitarArchivo ticket.ver',
  'tickets/support': 'ticket.archivoDeSoporte ticket.responder',
  'transferencias/borradores': 'transferencia.borrador transferencia.guardarBorrador',
  'transferencias/codigos': 'codigo.historial codigo.solicitar codigo.vigente',
  'transferencias/consultar': 'transferencia.autorizar',
  'transferencias/handlers': 'transferencia.isTarEnabled',
  'transferencias/responder': 'codigo.aprobar codigo.rechazar transferencia.aprobar transferencia.rechazar',
  'transferencias/solicitudes':
    'transferencia.cancelar transferencia.cantidad transferencia.datos transferencia.deUsuario transferencia.eliminar transferencia.solicitud',
  'transferencias/transferibilidad': 'transferencia.esTransferible transferencia.iniciar',
  'usuarios/handlers':
    'usuario.actual usuario.actualizarContactosBe usuario.contactosActualizables usuario.guardarPreferencias usuario.preferencias usuario.validarLogin',
  'ventas/asociar-usuario':
    'registro.apartados registro.asociarUsuarioVenta registro.descartarApartado registro.ventaUsuario',
  'ventas/consultas':
    'carrito.contactosVenta carrito.documentosPorPais carrito.formaPago carrito.formasPago carrito.paises carrito.propiedad carrito.refrescar carrito.venta carrito.ventaPorReferencia',
  'ventas/eliminar': 'registro.precio',
};

const EDGE = 'app/registry/edge';

const files = readdirSync(EDGE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** Which file implements what: `persona.administracion.renovar` and its like stand there alone. */
const implemented = files.flatMap((file) => {
  const code = readFileSync(`${EDGE}/${file}`, 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  return [...code.matchAll(/\b(?:edge|persona|publico|deLaPersona)\.(\w+\.\w+)/g)].map(([, operation]) => ({
    operation,
    file: file.replace(/\.ts$/, ''),
  }));
});

const named = (operation: string): string =>
  (operation.split('.')[1] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const operations = Object.entries(contract).flatMap(([area, entries]) =>
  Object.keys(entries).map((name) => `${area}.${name}`),
);

describe('an entry of the contract leads to its file', () => {
  it.each(operations)('%s', (operation) => {
    const found = implemented.filter((each) => each.operation === operation).map(({ file }) => file);
    expect(found).toHaveLength(1);
    const [file = ''] = found;
    const subject = BY_SUBJECT[file]?.split(' ').includes(operation) ?? false;
    expect(subject || basename(file) === named(operation), `${operation} stands in ${file}`).toBe(true);
  });

  it('and no other file is said to tell one', () => {
    const told = Object.values(BY_SUBJECT).flatMap((names) => names.split(' '));
    expect(told.filter((operation) => !operations.includes(operation))).toEqual([]);
    expect(Object.keys(BY_SUBJECT).filter((file) => !files.includes(`${file}.ts`))).toEqual([]);
  });
});
