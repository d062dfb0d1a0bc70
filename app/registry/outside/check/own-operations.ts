import { contract } from '../../contract';

/**
 * Operations of this project's own, and what the screens do where an edge has none of them. A test holds that every one is
 * here, and that no control leads to one that is missing.
 */
export const WITHOUT: Readonly<Record<string, string>> = {
  'registro.ventaUsuario': 'the cart is the one of this browser',
  'registro.apartados': 'nothing is put aside: names that do not fit are told',
  'registro.descartarApartado': 'nothing to discard',
  'carrito.ventaPorReferencia': "a confirmation is found by its sale's uuid",
  'carrito.compras': "'Mis compras' is in no menu",
  'dominio.desafioCaptcha': 'no captcha is posed',
  'mensajes.global': 'the message is looked for in the pages of its list',
  'mensajes.ver': 'the message is looked for in the pages of its list',
  'mensajes.banners': 'no banners',
  'ayuda.preguntas': 'the help is the one that comes with the portal',
  'mensajes.leerTodos': 'each unread message is marked, one by one',
  'mensajes.eliminarVarios': 'each message is deleted, one by one',
  'cuenta.renombrarCuentaPago': 'an account cannot be renamed: no link to it',
  'cuenta.cuentaPagoAsociada': "the account comes with the domain's information",
  'ticket.propios': "'Mis consultas' is in no page; a sent ticket is confirmed without a number",
  'ticket.ver': "as 'ticket.propios'",
  'ticket.agregar': "as 'ticket.propios'",
  'ticket.cerrar': "as 'ticket.propios'",
  'ticket.responder': 'for the staff of the registry: no screen asks it',
  'ticket.archivoDeSoporte': 'for the staff of the registry: no screen asks it',
  'ticket.archivo': "as 'ticket.propios'",
  'ticket.guardarArchivos': 'files are chosen again after a refused form, and the form says so',
  'ticket.archivosGuardados': "as 'ticket.guardarArchivos'",
  'ticket.quitarArchivo': "as 'ticket.guardarArchivos'",
  'administracion.renovacionAutomatica': 'no link to switch it',
  'administracion.ficha': 'the sections of a detail are asked one by one',
  'administracion.invitacionesEnviadas': 'pending invitations are not listed',
  'administracion.entregas': 'names given away and not taken yet are not listed',
  'administracion.corregirEntrega': "as 'administracion.entregas'",
  'administracion.deshacerEntrega': "as 'administracion.entregas'",
  'administracion.retirarInvitacion': "as 'administracion.invitacionesEnviadas'",
  'administracion.reenviarInvitacion': "as 'administracion.invitacionesEnviadas'",
  'administracion.iniciarCambioMasivo':
    'up to fifty names, one by one, with what became of each; more are refused with why',
  'administracion.verCambioMasivo': "as 'administracion.iniciarCambioMasivo'",
  'administracion.resultadoCambioMasivo': "as 'administracion.iniciarCambioMasivo'",
  'administracion.recorrerDominios': 'the list as a file is read page by page',
  'transferencia.borrador': 'the wizard keeps what was typed with the session alone',
  'transferencia.guardarBorrador': "as 'transferencia.borrador'",
  'usuario.misDatos': "the parts of 'Mis datos' are asked one by one",
  'usuario.operacionHecha':
    "a form whose answer was lost on its way to the browser is looked for by the portal's own keys",
  'usuario.confirmacion':
    'nobody is asked to sign in again before an act, but where the edge refuses it for that',
  'usuario.preferencias': "no choice of fewer notices in 'Mis datos'",
  'usuario.guardarPreferencias': "as 'usuario.preferencias'",
  'codigo.solicitar': "no section 'Transferencia de Registrador': section 7 does not show these paths",
  'codigo.vigente': "as 'codigo.solicitar'",
  'codigo.historial': "as 'codigo.solicitar'",
  'codigo.aprobar': "as 'codigo.solicitar'; /confirmarTransferencia answers a request",
  'codigo.rechazar': "as 'codigo.solicitar'; /confirmarTransferencia answers a request",
  'dns.registro': 'the record is looked for in the list',
  'dns.estado': 'nothing is said of publication; hosted or not comes from the list of domains',
  'dns.compararZona': 'no templates, files nor versions of a zone',
  'dns.cambiarZona': "as 'dns.compararZona'",
  'dns.exportarZona': "as 'dns.compararZona'",
  'dns.versiones': "as 'dns.compararZona'",
  'dns.firmar': 'no DNSSEC section',
  'dns.guardarFirmantes': "as 'dns.firmar'",
  'dns.leerCds': "as 'dns.firmar'",
  'dns.comprobarClaves': 'keys are saved without asking the servers first',
  'dns.comprobarDelegacion': 'a delegation is sent without asking its servers first',
  'historia.listar': 'no history in the detail',
  'historia.enFecha': "as 'historia.listar'",
  'historia.congelar': 'no link to freeze a domain',
  'historia.enlaceDeCongelar': 'no mail of ours leads there',
  'historia.congelarConEnlace': 'no mail of ours leads there',
  'constancia.emitir': 'no link to ask for a certificate',
  'constancia.consultar': "as 'constancia.emitir'",
  'constancia.clavePublica': "as 'constancia.emitir'",
  'descarga.ver': "no page to ask for a file with all of one's data",
  'descarga.pedir': "as 'descarga.ver'",
  'descarga.archivo': "as 'descarga.ver'",
  'cifras.mensuales':
    "the page of figures tells what the portal's own probe saw of its doors, and nothing of the registry",
  'peligros.listar': 'no findings about how names are served',
  'peligros.silenciar': "as 'peligros.listar'",
  'candado.ver': 'nothing of locks: no page, no section, no link',
  'candado.invitarCustodio': "as 'candado.ver'",
  'candado.quitarCustodio': "as 'candado.ver'",
  'candado.custodia': "as 'candado.ver'",
  'candado.responderCustodia': "as 'candado.ver'",
  'candado.cerrar': "as 'candado.ver'",
  'candado.abrir': "as 'candado.ver'",
  'candado.mantener': "as 'candado.ver'",
  'candado.responder': "as 'candado.ver'",
  'vuelta.puntos': 'nothing about taking changes back: no page, no link',
  'vuelta.volver': "as 'vuelta.puntos'",
  'ensayo.ver': 'no button to see what a change will do, and a comparison of records alone',
};

/** The addresses of those that are asked for with nothing. */
export const ownAddresses = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).flatMap(
    ([
      name,
      {
        '~orpc': { route },
      },
    ]) => {
      const operation = `${area}.${name}`;
      const path = route.path ?? '';
      return operation in WITHOUT && route.method === 'GET' && !path.includes('{')
        ? [{ operation, path }]
        : [];
    },
  ),
);
