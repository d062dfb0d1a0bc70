import { now } from '~/base/clock.server';
import type { OperationOfEdge as Operation } from '~/session/failures/failed-calls';
import { buyerAtSummary, buyerWithHolders } from '../compra';
import * as given from '../given';
import { askedToWatch, LOCKED, lockOf, openingLock, quietLock, removingCustodian } from '../locked';
import type { Answers } from '../portal/form';
import type { Page } from '../portal/page';
import { type Visitor, visitor } from '../portal/portal';
import type { Cuenta } from '../portal/sign-in';
import { ACCOUNT, HOLDER } from '../portal/typed';
import {
  accountDialog,
  as,
  asked,
  bought,
  changed,
  chosen,
  DELEGATED,
  delegating,
  detail,
  dialog,
  freezing,
  givenAway,
  HOSTED,
  IMPORT,
  image,
  importing,
  invitation,
  invited,
  LIST,
  message,
  messages,
  pageOf,
  recordDialog,
  STEP,
  takenBackPage,
  undoing,
  wanted,
  withAside,
  withCart,
  withCode,
  withInvitation,
  withKeptFile,
  withOldContacts,
  withTicket,
} from '../situations';
import { APROBADO, told, upToSummary } from '../traslado';

/** How somebody comes to ask an operation, and what they read where it fails. */
export type Walk =
  /** A page that cannot be made: it says so in its place. `asks`: what another edge is asked for it, where it is called otherwise. */
  | { kind: 'reads'; begin: () => Promise<[Visitor, string]>; says: string; asks?: Operation }
  /** A form that comes back as it was typed. */
  | {
      kind: 'sends';
      begin: () => Promise<Page>;
      press: RegExp;
      typed: Answers;
      says: string;
      otherwise: string | null;
    }
  /** A page that does without the answer, and states nothing that it was not told. */
  | { kind: 'goes on'; begin: () => Promise<[Visitor, string]> }
  /** Of a panel: it says so by itself, and the rest of its page stands. */
  | { kind: 'fails alone'; begin: () => Promise<[Visitor, string]>; says: string }
  /** A file, which has no page: it is said where one comes from. */
  | { kind: 'leads back'; begin: () => Promise<[Visitor, string]>; to: RegExp; says: string }
  /** No screen asks it; why it is there. */
  | { kind: 'unasked'; why: string };

const GENERAL = 'Se produjo un error al procesar su solicitud. Por favor inténtelo nuevamente más tarde.';

const reads = (path: string, says = GENERAL, login: Cuenta | null = 'titular'): Walk => ({
  kind: 'reads',
  begin: async () => [login ? await as(login) : visitor(), path],
  says,
});
const readsAfter = (begin: () => Promise<[Visitor, string]>, says = GENERAL): Walk => ({
  kind: 'reads',
  begin,
  says,
});
/** What answers a whole screen: an edge that answers it by its parts fails where one of them does. */
const readsWhole = (path: string, asks: Operation, says = GENERAL): Walk => ({
  kind: 'reads',
  begin: async () => [await as('titular'), path],
  says,
  asks,
});
const failsAlone = (path: string, what: string): Walk => ({
  kind: 'fails alone',
  begin: async () => [await as('titular'), path],
  says: `Error al obtener ${what}. Por favor, intente de nuevo más tarde.`,
});
const goesOnAfter = (begin: () => Promise<[Visitor, string]>): Walk => ({ kind: 'goes on', begin });
const goesOn = (path: string, login: Cuenta | null = 'titular'): Walk =>
  goesOnAfter(async () => [login ? await as(login) : visitor(), path]);
/** `otherwise`: what a refusal without a word says, where it is something else; null of what only our own edge answers. */
const sends = (
  path: string,
  press: RegExp,
  typed: Answers = {},
  says = GENERAL,
  otherwise: string | null = says,
): Walk => sendsFrom(async () => (await as('titular')).open(path), press, typed, says, otherwise);
const sendsFrom = (
  begin: () => Promise<Page>,
  press: RegExp,
  typed: Answers = {},
  says = GENERAL,
  otherwise: string | null = says,
): Walk => ({ kind: 'sends', begin, press, typed, says, otherwise });
const unasked = (why: string): Walk => ({ kind: 'unasked', why });

const CONTACT_FAILED = 'Error al actualizar el contacto.';
const ACCOUNT_FAILED = 'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.';
const ACCOUNT_KEPT = 'Error al modificar la forma de pago. Por favor, intente de nuevo más tarde.';
const RECORDS_FAILED = 'Ha ocurrido un error al modificar los registros del dominio.';
const DELEGATION_FAILED = 'Ha ocurrido un error al delegar el dominio.';
const REHEARSAL_FAILED = 'No se pudo ver qué va a pasar. Inténtelo de nuevo en unos minutos: nada cambió.';
const REQUEST_FAILED = 'Se produjo un error al consultar la solicitud de transferencia';
const CODE_FAILED = 'Se produjo un error al consultar si el código de autorización es valido';
const APPROVAL_FAILED = 'Ocurrió un error al aprobar la transferencia. Por favor, inténtelo nuevamente.';
const REJECTION_FAILED = 'Ocurrió un error al rechazar la transferencia. Por favor, inténtelo nuevamente.';

const LETRAS = { Nombre: 'Ana', Apellido: 'Píriz', Dirección: 'Rambla 1234' };
const CORREOS = {
  'Correo electrónico público': 'ana@ejemplo.uy',
  'Correo electrónico': 'ana@ejemplo.uy',
  'Confirmar correo electrónico': 'ana@ejemplo.uy',
};

/** Every operation of the contract: one without its walk does not compile. */
export const WALKS: Readonly<Record<Operation, Walk>> = {
  'usuario.actual': reads('/mis-datos-primer-login', GENERAL, 'nuevo'),
  'usuario.contactosActualizables': readsAfter(withOldContacts),
  'usuario.actualizarContactosBe': sendsFrom(
    () => pageOf(withOldContacts()),
    /^Aplicar a/,
    {},
    CONTACT_FAILED,
  ),
  'usuario.nuevoCodigoValidacion': sendsFrom(withCode, /^Enviarme un código nuevo/),
  'usuario.debeValidarDatos': goesOn('/administrar/mis-datos'),
  'usuario.validarDatos': sendsFrom(
    withCode,
    /^Validar correo/,
    { 'Código de validación': '123456' },
    GENERAL,
    'El código no es válido.',
  ),
  'usuario.validarLogin': unasked('the portal knows by its own session who is signed in'),
  'usuario.resumen': reads('/administrar/resumen'),
  'usuario.misDatos': readsWhole('/administrar/mis-datos', 'cuenta.contacto'),
  'usuario.operacionHecha': unasked('only a script asks it, which tells what it does not answer as unknown'),
  'usuario.confirmacion': sends(
    '/administrar/mis-datos',
    /^Guardar/,
    {
      ...CORREOS,
      'Correo electrónico': 'otra@ejemplo.uy',
      'Confirmar correo electrónico': 'otra@ejemplo.uy',
    },
    GENERAL,
    null,
  ),
  'usuario.preferencias': reads('/administrar/mis-datos/avisos'),
  'usuario.guardarPreferencias': sends(
    '/administrar/mis-datos/avisos',
    /^Recibir menos avisos/,
    {},
    GENERAL,
    null,
  ),

  'terminos.vigentes': reads(
    '/terminos-condiciones',
    'Ha ocurrido un error al obtener los términos y condiciones.',
    null,
  ),
  'terminos.aceptados': reads('/aceptar-terminos-condiciones'),
  'terminos.aceptar': sendsFrom(
    async () => (await as('nuevo')).open('/aceptar-terminos-condiciones'),
    /^Continuar/,
    { 'Acepto los términos y condiciones': true },
    'Ha ocurrido un error al aceptar los términos y condiciones.',
  ),

  'registro.agregar': sends(
    '/consulta-disponibilidad?nombre=llamada',
    /^Agregar al carrito/,
    { 'llamada.uy': true },
    'Consulta con error',
  ),
  'registro.eliminar': sendsFrom(
    () => pageOf(withCart(`${STEP}uno`)),
    /^Quitar llamada.uy/,
    {},
    'Consulta con error',
  ),
  'registro.precio': reads(dialog('agregar-renovacion')),
  'registro.asociarUsuarioVenta': unasked(
    'asked at the end of a sign-in, which goes on without: identity/carrito-al-ingresar',
  ),
  'registro.ventaUsuario': unasked(
    'asked at the end of a sign-in, which goes on without: identity/carrito-al-ingresar',
  ),
  'registro.apartados': { kind: 'goes on', begin: () => withCart(`${STEP}uno`) },
  'registro.descartarApartado': sendsFrom(withAside, /^Descartar/),

  'carrito.venta': readsAfter(() => withCart(`${STEP}uno`)),
  'carrito.refrescar': readsAfter(() => withCart(`${STEP}uno`)),
  'carrito.paises': reads('/administrar/mis-datos/formas-de-pago/agregar'),
  'carrito.documentosPorPais': reads('/administrar/mis-datos/formas-de-pago/agregar'),
  'carrito.formasPago': reads('/administrar/mis-datos/formas-de-pago/agregar'),
  'carrito.formaPago': readsAfter(
    async () => [await buyerWithHolders(['llamada.uy'], 'titular'), `${STEP}tres`],
    'Error al obtener la forma de pago guardada',
  ),
  'carrito.ventaPorReferencia': readsAfter(bought),
  'carrito.finalizar': sendsFrom(
    async () => (await buyerAtSummary(['llamada.uy'], 'titular'))[1],
    /^Confirmar compra/,
    {},
    'Error al procesar la confirmación de la compra',
  ),
  'carrito.compras': reads('/administrar/mis-compras'),
  'carrito.propiedad': unasked('the portal reads its settings from its own environment'),
  'carrito.contactosVenta': readsAfter(() => withCart(`${STEP}dos/titular?todos=1`)),

  'dominio.whois': reads(
    '/consulta-whois?dominio=pepe.uy',
    'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.',
    null,
  ),
  'dominio.disponibilidad': reads('/consulta-disponibilidad?nombre=pepe', 'Consulta con error', null),
  'dominio.habilitados': reads('/consulta-disponibilidad?nombre=pepe', GENERAL, null),
  'dominio.mostrarCaptcha': goesOn('/consulta-disponibilidad?nombre=pepe', null),
  'dominio.desafioCaptcha': reads('/generar-ticket', GENERAL, null),

  'mensajes.globales': reads('/mensajes-globales', GENERAL, null),
  'mensajes.global': reads('/mensajes-globales/1', GENERAL, null),
  'mensajes.banners': goesOn('/consulta-disponibilidad', null),
  'ayuda.preguntas': goesOn('/ayuda', null),
  'mensajes.usuario': reads('/administrar/mensajes'),
  'mensajes.ver': readsAfter(async () => [
    await as('titular'),
    `/administrar/mensajes/${await message(true)}`,
  ]),
  'mensajes.leido': goesOnAfter(async () => [
    await as('titular'),
    `/administrar/mensajes/${await message(false)}`,
  ]),
  'mensajes.leerTodos': sendsFrom(messages, /^Marcar todos como leídos/),
  'mensajes.eliminarVarios': sendsFrom(
    async () => (await as('titular')).open(`/administrar/mensajes/eliminar?id=${await message(true)}`),
    /^Eliminar 1 mensaje/,
  ),
  'mensajes.eliminar': sendsFrom(
    async () => (await as('titular')).open(`/administrar/mensajes/${await message(true)}/eliminar`),
    /^Eliminar mensaje/,
  ),
  'mensajes.cantidadSinLeer': goesOn('/administrar/mis-datos'),

  'cuenta.contacto': reads('/administrar/mis-datos'),
  'cuenta.crearContacto': sendsFrom(
    async () => (await as('nuevo')).open('/mis-datos-primer-login'),
    /^Guardar datos/,
    { ...LETRAS, ...CORREOS, Teléfono: '099123456' },
    CONTACT_FAILED,
  ),
  'cuenta.actualizarContacto': sends('/administrar/mis-datos', /^Guardar datos/, LETRAS, CONTACT_FAILED),
  'cuenta.contactos': unasked('the portal asks for the default contact and those of each name'),
  'cuenta.contactoDominio': unasked('the portal asks for all contacts of a name together'),
  'cuenta.guardarContactoDominio': sendsFrom(
    () => pageOf(withCart(`${STEP}dos/titular?todos=1`)),
    /^Guardar/,
    HOLDER,
    CONTACT_FAILED,
  ),
  'cuenta.cuentasPago': reads('/administrar/mis-datos/formas-de-pago'),
  'cuenta.cuentaPago': unasked('the list of accounts has them whole'),
  'cuenta.guardarCuentaPago': sends(
    '/administrar/mis-datos/formas-de-pago/agregar',
    /^Agregar$/,
    {
      'Nombre de la cuenta': ACCOUNT['Nombre de la cuenta'],
      'Número de cuenta': ACCOUNT['Número de cuenta'],
      'Tipo de documento': '1',
      'Número de documento': ACCOUNT['Número de documento'],
    },
    'Error al crear la cuenta de pago',
  ),
  'cuenta.renombrarCuentaPago': sendsFrom(
    () => accountDialog('renombrar'),
    /^Guardar nombre/,
    { 'Nombre de la cuenta': 'Otra' },
    ACCOUNT_KEPT,
  ),
  'cuenta.eliminarCuentaPago': sendsFrom(
    () => accountDialog('eliminar'),
    /^Eliminar forma/,
    {},
    ACCOUNT_FAILED,
  ),
  'cuenta.cuentaPagoAsociada': unasked('the detail of a name says its account'),
  'cuenta.tiposContacto': goesOn('/administrar/mis-dominios'),

  'ticket.generar': sends(
    '/generar-ticket',
    /^Guardar datos/,
    { Asunto: 'No veo mi dominio', Mensaje: 'Desde ayer.' },
    'Ha ocurrido un error al generar el ticket.',
  ),
  'ticket.propios': reads('/generar-ticket/mis-tickets'),
  'ticket.ver': readsAfter(async () => [await as('titular'), (await withTicket()).path]),
  'ticket.agregar': sendsFrom(withTicket, /^Agregar mensaje/, { Mensaje: 'Sigue igual.' }),
  'ticket.cerrar': sendsFrom(
    async () => (await withTicket()).follow('Cerrar la consulta'),
    /^Cerrar la consulta/,
  ),
  'ticket.responder': unasked('the staff of the registry answers'),
  'ticket.archivoDeSoporte': unasked('the staff of the registry opens it from its mail'),
  'ticket.archivo': {
    kind: 'leads back',
    begin: async () => [await as('titular'), (await withTicket()).links['uno.png'] ?? ''],
    to: /^\/generar-ticket\/\d+$/,
    says: GENERAL,
  },
  'ticket.guardarArchivos': sendsFrom(
    withKeptFile,
    /^Quitar/,
    { Asunto: 'Otro', 'Adjuntar archivos': image('tres.png') },
    'Ha ocurrido un error al generar el ticket.',
  ),
  'ticket.archivosGuardados': sendsFrom(withKeptFile, /^Quitar/, { Asunto: 'Otro' }),
  'ticket.quitarArchivo': sendsFrom(withKeptFile, /^Quitar/, { Asunto: 'Otro' }),

  'administracion.obtenerDominios': reads('/administrar/mis-dominios'),
  'administracion.informacion': reads(detail(), 'Error al obtener el dominio'),
  'administracion.ficha': readsWhole(detail(), 'administracion.informacion', 'Error al obtener el dominio'),
  'administracion.obtenerHistorialPagosDominio': failsAlone(detail(), 'el historial de pagos'),
  'administracion.mensajesAcciones': reads(dialog('liberar')),
  'administracion.liberar': sends(
    dialog('liberar'),
    /^Liberar/,
    {},
    'Ha ocurrido un error al liberar el dominio.',
  ),
  'administracion.eliminar': sends(
    dialog('eliminar'),
    /^Eliminar definitivamente/,
    { [`Para confirmar, escriba ${HOSTED}`]: HOSTED },
    'Ha ocurrido un error al eliminar el dominio.',
  ),
  'administracion.recuperar': sends(
    dialog('recuperar', 'liberado.uy'),
    /^Recuperar/,
    {},
    'Ha ocurrido un error al recuperar el dominio.',
  ),
  'administracion.renovar': sends(
    dialog('renovar', 'vencido.uy'),
    /^Renovar por/,
    {},
    'Ha ocurrido un error al renovar el dominio.',
  ),
  'administracion.renovacionAutomatica': sends(dialog('renovacion-automatica'), /^Desactivar/),
  'administracion.editarContactoDominios': sends(
    dialog('editar-contacto', HOSTED, '&tipo=TECNICO'),
    /^Guardar datos/,
    LETRAS,
    CONTACT_FAILED,
  ),
  'administracion.editarCuentaDominios': sends(
    dialog('cambiar-forma-de-pago'),
    /^Guardar forma/,
    { Cuenta: 'Empresa' },
    ACCOUNT_KEPT,
  ),
  'administracion.eliminarCuentaDominios': sends(
    dialog('quitar-forma-de-pago'),
    /^Quitar/,
    {},
    ACCOUNT_FAILED,
  ),
  'administracion.transferirTitular': sendsFrom(
    async () => {
      const form = await (await as('titular')).open(`/transferir-titular?dominio=${HOSTED}&paso=datos`);
      const again = { 'Confirmar correo electrónico público': HOLDER['Correo electrónico público'] };
      return form.press('Continuar', { ...HOLDER, ...again });
    },
    /^Agregar la transferencia/,
    {},
    'Error al transferir el titular del dominio.',
  ),
  'administracion.isTransferenciaTitularEnabled': unasked(
    'the reasons of a name say it; of an edge that gives none it is asked with them, and goes on without',
  ),
  'administracion.invitacionCambiarContacto': sends(
    dialog('cambiar-contacto', HOSTED, '&tipo=TECNICO'),
    /^Enviar invitación/,
    { 'Correo electrónico': 'otro@ejemplo.uy', 'Confirmar correo electrónico': 'otro@ejemplo.uy' },
    'Ha ocurrido un error al cambiar contacto.',
  ),
  'administracion.obtenerInvitacionPendiente': readsAfter(async () => [await as('otro'), await invited()]),
  'administracion.aceptarInvitacionPendiente': sendsFrom(
    invitation,
    /^Aceptar Invitación/,
    {},
    'Error al aceptar la invitación.',
  ),
  'administracion.cancelarInvitacionPendiente': sendsFrom(
    async () => (await invitation()).follow('Rechazar Invitación'),
    /^Rechazar/,
  ),
  'administracion.invitacionesEnviadas': failsAlone(detail(), 'las invitaciones enviadas'),
  'administracion.entregas': reads('/administrar/entregas'),
  'administracion.corregirEntrega': sendsFrom(
    async () => (await givenAway()).follow(`Corregir el correo del nuevo titular de ${HOSTED}`),
    /^Enviar la invitación/,
    { 'Correo electrónico': 'bien@correo.uy', 'Confirmar correo electrónico': 'bien@correo.uy' },
    GENERAL,
    null,
  ),
  'administracion.deshacerEntrega': sendsFrom(
    async () => (await givenAway()).follow(`Deshacer la transferencia de ${HOSTED}`),
    /^Deshacer la transferencia/,
    {},
    GENERAL,
    null,
  ),
  'administracion.retirarInvitacion': sendsFrom(async () => {
    const page = await withInvitation();
    return page.follow(Object.keys(page.links).find((each) => each.startsWith('Cancelar')) ?? 'Cancelar');
  }, /^Cancelar invitación/),
  'administracion.reenviarInvitacion': sendsFrom(
    () => withInvitation(now().add({ minutes: 30 })),
    /^Enviar de nuevo/,
  ),
  'administracion.accederOperacion': readsAfter(async () => {
    const who = await as('titular');
    const list = await who.open(LIST);
    return [who, (await list.press('Eliminar Forma de Pago', { 'Elegir titular.uy': true })).path];
  }),
  'administracion.iniciarCambioMasivo': sendsFrom(
    () => chosen('Eliminar Forma de Pago'),
    /^Eliminar la forma de pago de/,
    {},
    ACCOUNT_FAILED,
  ),
  'administracion.verCambioMasivo': readsAfter(changed),
  'administracion.resultadoCambioMasivo': readsAfter(changed),
  'administracion.recorrerDominios': unasked('a file that breaks off: documents/varios-dominios'),

  'historia.listar': failsAlone(detail(), 'el historial del dominio'),
  'historia.enFecha': unasked('who investigates asks it of /api'),
  'historia.congelar': sends(dialog('congelar'), /^Congelar dominio/),
  'historia.enlaceDeCongelar': readsAfter(freezing),
  'historia.congelarConEnlace': sendsFrom(() => pageOf(freezing()), /^Congelar por/),

  'vuelta.puntos': readsAfter(takenBackPage),
  'vuelta.volver': sendsFrom(() => pageOf(takenBackPage()), /^Volver titular/, {}, GENERAL, null),

  'candado.ver': reads('/administrar/candado'),
  'candado.invitarCustodio': sends(
    '/administrar/candado',
    /^Enviar la invitación/,
    { 'Correo electrónico': 'ana@ejemplo.uy', 'Confirmar correo electrónico': 'ana@ejemplo.uy' },
    GENERAL,
    null,
  ),
  'candado.quitarCustodio': sendsFrom(removingCustodian, /^Quitar/, {}, GENERAL, null),
  'candado.custodia': reads('/administrar/custodia?codigo=x'),
  'candado.responderCustodia': sendsFrom(() => pageOf(askedToWatch()), /^No aceptar/, {}, GENERAL, null),
  'candado.cerrar': sends(lockOf('titular.uy'), /^Poner candado/, {}, GENERAL, null),
  'candado.abrir': sendsFrom(() => pageOf(quietLock()), /^Pedir que se abra/, {}, GENERAL, null),
  'candado.mantener': sendsFrom(() => pageOf(openingLock()), /^Dejarlo cerrado/, {}, GENERAL, null),
  'candado.responder': sends(lockOf(LOCKED), /^Retirar/, {}, GENERAL, null),

  'cifras.mensuales': reads('/cifras', GENERAL, null),
  'constancia.emitir': sends(dialog('constancia'), /^Emitir/),
  'constancia.consultar': reads('/constancia/UY-0000-0000-0000-0000', GENERAL, null),
  'constancia.clavePublica': unasked('a file for programs, which has no page'),

  'descarga.ver': reads('/administrar/mis-datos/descargar'),
  'descarga.pedir': sends('/administrar/mis-datos/descargar', /^Preparar/),
  'descarga.archivo': {
    kind: 'leads back',
    begin: async () => [await as('titular'), '/administrar/mis-datos/descargar/codigo'],
    to: /^\/administrar\/mis-datos\/descargar$/,
    says: GENERAL,
  },
  'peligros.listar': reads('/administrar/dominios-con-avisos'),
  'peligros.silenciar': sends('/administrar/dominios-con-avisos', /^No avisarme más/, {}, GENERAL, null),

  'dns.alojar': sends(
    dialog('dns/alojar', DELEGATED),
    /^Alojar/,
    {},
    'Ha ocurrido un error al alojar dominio.',
  ),
  'dns.delegar': sendsFrom(
    async () => (await delegating()).press('Cambiar los servidores'),
    /^Guardar igual/,
    {},
    DELEGATION_FAILED,
  ),
  'dns.comprobarDelegacion': sendsFrom(delegating, /^Cambiar los servidores/, {}, DELEGATION_FAILED),
  'ensayo.ver': sendsFrom(delegating, /^Ver qué va a pasar/, {}, REHEARSAL_FAILED, null),
  'dns.estado': failsAlone(detail(), 'los servidores del dominio'),
  'dns.registros': failsAlone(detail(), 'los registros del dominio'),
  'dns.registro': unasked('over HTTP the portal looks for it in the list of records'),
  'dns.guardarRegistro': sends(
    dialog('dns/registro', HOSTED, '&tipo=A'),
    /^Agregar registro/,
    { Nombre: 'intranet', 'Dirección IPv4': '192.0.2.9' },
    'Ha ocurrido un error al agregar registro al dominio.',
  ),
  'dns.eliminarRegistro': sendsFrom(() => recordDialog('eliminar-registro'), /^Eliminar/, {}, RECORDS_FAILED),
  'dns.compararZona': sends(
    dialog('dns/importar'),
    /^Ver qué cambia/,
    { 'Archivo de zona': 'a 600 A 192.0.2.1' },
    RECORDS_FAILED,
  ),
  'dns.cambiarZona': sendsFrom(undoing, /^Deshacer/, {}, RECORDS_FAILED),
  'dns.exportarZona': {
    kind: 'leads back',
    begin: async () => [await as('titular'), dialog('dns/exportar')],
    to: /^\/administrar\/ver-dominio\?dominio=titular.uy$/,
    says: GENERAL,
  },
  'dns.versiones': reads(dialog('dns/versiones')),
  'dns.firmar': sendsFrom(async () => {
    await given.signedZones();
    return (await as('titular')).open(dialog('dns/firmar'));
  }, /^Quitar/),
  'dns.guardarFirmantes': sends(dialog('dns/claves', DELEGATED), /^Guardar/, {
    'Registros DS o DNSKEY': '12345 13 2 3a',
  }),
  'dns.comprobarClaves': sends(dialog('dns/claves', DELEGATED), /^Guardar/, {
    'Registros DS o DNSKEY': '12345 13 2 3a',
  }),
  'dns.leerCds': sends(dialog('dns/claves', DELEGATED), /^Leer/, {
    'Registros DS o DNSKEY': '12345 13 2 3a',
  }),

  'transferencia.isTarEnabled': reads(IMPORT),
  'transferencia.esTransferible': sends(
    IMPORT,
    /^Comprobar/,
    { 'Dominio a transferir': APROBADO.nombre },
    `Se produjo un error al consultar si el dominio ${APROBADO.nombre} es transferible`,
    `El dominio ${APROBADO.nombre} ya pertenece a otro titular`,
  ),
  'transferencia.iniciar': {
    kind: 'reads',
    asks: 'transferencia.esTransferible',
    begin: async () => {
      const who = await as('titular');
      await upToSummary(who);
      return [who, `${IMPORT}/resumen`];
    },
    says: 'Se produjo un error al consultar si el dominio puede ser transferido',
  },
  'transferencia.consultar': unasked('its code would stand in an address: the portal asks autorizar'),
  'transferencia.autorizar': sendsFrom(
    async () => (await importing())[1],
    /^Validar código/,
    { 'Código de autorización': APROBADO.codigo },
    CODE_FAILED,
    null,
  ),
  'transferencia.solicitar': sendsFrom(
    async () => upToSummary(await as('titular')),
    /^Solicitar Transferencia/,
    {},
    'La solicitud de transferencia de dominio no se pudo procesar en este momento, puedes intentarlo nuevamente en unos minutos.',
    'Se produjo un error al procesar la solicitud de transferencia',
  ),
  'transferencia.cancelar': sendsFrom(
    async () => {
      const [who, query] = await asked();
      return who.open(`${IMPORT}/lista-solicitudes/cancelar${query}`);
    },
    /^Cancelar Transferencia/,
    {},
    'Se produjo un error al cancelar la solicitud de transferencia',
  ),
  'transferencia.eliminar': sendsFrom(
    async () => {
      const [who, query] = await asked();
      const cancelling = await who.open(`${IMPORT}/lista-solicitudes/cancelar${query}`);
      await cancelling.press('Cancelar Transferencia');
      return who.open(`${IMPORT}/lista-solicitudes/eliminar${query}`);
    },
    /^Eliminar solicitud/,
    {},
    'Se produjo un error al eliminar la solicitud de transferencia',
  ),
  'transferencia.aprobar': unasked('of the specification; the portal approves by the code'),
  'transferencia.rechazar': unasked('of the specification; the portal rejects by the code'),
  'transferencia.solicitud': readsAfter(() => wanted(`/confirmarTransferencia/${HOSTED}`), REQUEST_FAILED),
  'transferencia.solicitudes': unasked('the list of the person has those of every name'),
  'transferencia.deUsuario': reads(`${IMPORT}/lista-solicitudes`, REQUEST_FAILED),
  'transferencia.cantidad': goesOn(IMPORT),
  'transferencia.datos': readsAfter(async () => {
    const [who, query] = await asked();
    return [who, `/detalle-transferencia${query}`];
  }, REQUEST_FAILED),
  'transferencia.borrador': reads(IMPORT),
  'transferencia.guardarBorrador': sendsFrom(async () => told((await importing())[1]), /^Continuar/, {
    Dirección: 'Rambla 1234',
  }),

  'codigo.solicitar': sends(
    dialog('solicitar-codigo'),
    /^Solicitar Código/,
    {},
    `Se produjo un error al solicitar el Código de Autorización para el dominio ${HOSTED}`,
  ),
  'codigo.vigente': failsAlone(detail(), 'los códigos de autorización'),
  'codigo.historial': failsAlone(detail(), 'los códigos de autorización'),
  'codigo.aprobar': sendsFrom(
    () => pageOf(wanted(dialog('aprobar-transferencia'))),
    /^Aceptar/,
    {},
    APPROVAL_FAILED,
  ),
  'codigo.rechazar': sendsFrom(
    () => pageOf(wanted(dialog('rechazar-transferencia'))),
    /^Aceptar/,
    {},
    REJECTION_FAILED,
  ),
};
