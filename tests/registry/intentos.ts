import type { contract, Registry } from '~/registry/contract';
import type { Id } from '~/registry/contract/ids';
import { contacto, cuenta } from './persona';

/** What is Ana's, and what says that somebody saw it. */
export interface Propio {
  cuenta: Id;
  linea: Id;
  venta: string;
  referencia: string;
  mensaje: Id;
  ticket: Id;
  archivo: Id;
  invitacion: Id;
  masivo: Id;
  entrega: number;
  descarga: string;
  custodio: number;
  porAprobar: number;
}

export const NOMBRE = 'solodeana.uy';
const SERVIDORES = [{ nombre: 'ns1.ejemplo.uy' }, { nombre: 'ns2.ejemplo.uy' }];
const CAMBIO = { tipo: 'IMPORTAR' as const, texto: '', reemplazar: true };

type Attempt = (registry: Registry, own: Propio) => Promise<unknown>;
/** Asked by somebody else it is refused (`ajeno`), or answers of the caller's own (`propio`). */
type Intento = { ajeno: Attempt } | { propio: Attempt };

/** What the contract implements with `privada` can be refused as UNAUTHORIZED. */
type IsPrivate<Operation> = Operation extends { '~orpc': { errorMap: { UNAUTHORIZED: object } } }
  ? true
  : false;
type PrivateOf<Area> = keyof {
  [Name in keyof Area as IsPrivate<Area[Name]> extends true ? Name : never]: true;
};

/** Of every area each private operation: one that is added to the contract does not compile without its attempt. */
type Intentos = {
  [Area in keyof typeof contract]: Record<PrivateOf<(typeof contract)[Area]>, Intento>;
};

export const INTENTOS: Intentos = {
  dominio: {},
  ayuda: {},
  usuario: {
    actual: { propio: (registry) => registry.usuario.actual() },
    contactosActualizables: { propio: (registry) => registry.usuario.contactosActualizables() },
    actualizarContactosBe: {
      propio: (registry) => registry.usuario.actualizarContactosBe({ contacto: contacto() }),
    },
    nuevoCodigoValidacion: { propio: (registry) => registry.usuario.nuevoCodigoValidacion() },
    debeValidarDatos: { propio: (registry) => registry.usuario.debeValidarDatos() },
    validarDatos: { propio: (registry) => registry.usuario.validarDatos({ codigo: '123456' }) },
    validarLogin: { propio: (registry) => registry.usuario.validarLogin() },
    resumen: { propio: (registry) => registry.usuario.resumen() },
    misDatos: { propio: (registry) => registry.usuario.misDatos() },
    confirmacion: { propio: (registry) => registry.usuario.confirmacion({ acto: 'eliminar' }) },
    preferencias: { propio: (registry) => registry.usuario.preferencias() },
    guardarPreferencias: {
      propio: (registry) => registry.usuario.guardarPreferencias({ menosAvisos: true }),
    },
  },
  terminos: {
    aceptados: { propio: (registry) => registry.terminos.aceptados() },
    aceptar: { propio: (registry) => registry.terminos.aceptar({}) },
  },
  registro: {
    asociarUsuarioVenta: {
      ajeno: (registry, own) => registry.registro.asociarUsuarioVenta({ id: own.venta }),
    },
    ventaUsuario: { propio: (registry) => registry.registro.ventaUsuario() },
    apartados: { propio: (registry) => registry.registro.apartados() },
    descartarApartado: { propio: (registry) => registry.registro.descartarApartado({ nombre: NOMBRE }) },
  },
  carrito: {
    formaPago: { ajeno: (registry, own) => registry.carrito.formaPago({ uuid: own.venta }) },
    ventaPorReferencia: {
      ajeno: (registry, own) => registry.carrito.ventaPorReferencia({ referencia: own.referencia }),
    },
    finalizar: { ajeno: (registry, own) => registry.carrito.finalizar({ uuid: own.venta }) },
    compras: { propio: (registry) => registry.carrito.compras({}) },
    contactosVenta: { ajeno: (registry, own) => registry.carrito.contactosVenta({ uuid: own.venta }) },
  },
  mensajes: {
    usuario: { propio: (registry) => registry.mensajes.usuario({}) },
    ver: { ajeno: (registry, own) => registry.mensajes.ver({ id: own.mensaje }) },
    leido: { ajeno: (registry, own) => registry.mensajes.leido({ id: own.mensaje }) },
    leerTodos: { propio: (registry) => registry.mensajes.leerTodos() },
    eliminarVarios: { propio: (registry, own) => registry.mensajes.eliminarVarios({ ids: [own.mensaje] }) },
    eliminar: { ajeno: (registry, own) => registry.mensajes.eliminar({ id: own.mensaje }) },
    cantidadSinLeer: { propio: (registry) => registry.mensajes.cantidadSinLeer() },
  },
  cuenta: {
    contacto: { propio: (registry) => registry.cuenta.contacto() },
    crearContacto: { propio: (registry) => registry.cuenta.crearContacto({ contacto: contacto() }) },
    actualizarContacto: {
      propio: (registry) => registry.cuenta.actualizarContacto({ contacto: contacto() }),
    },
    contactos: { propio: (registry) => registry.cuenta.contactos() },
    contactoDominio: { ajeno: (registry, own) => registry.cuenta.contactoDominio({ id: own.linea }) },
    guardarContactoDominio: {
      ajeno: (registry, own) =>
        registry.cuenta.guardarContactoDominio({ dominiosIds: [own.linea], contactoDTO: contacto() }),
    },
    cuentasPago: { propio: (registry) => registry.cuenta.cuentasPago() },
    cuentaPago: { ajeno: (registry, own) => registry.cuenta.cuentaPago({ id: own.cuenta }) },
    guardarCuentaPago: {
      ajeno: (registry, own) =>
        registry.cuenta.guardarCuentaPago({ uuidVenta: own.venta, templateCuentaPagoDTO: cuenta() }),
    },
    renombrarCuentaPago: {
      ajeno: (registry, own) => registry.cuenta.renombrarCuentaPago({ id: own.cuenta, nombre: 'Mía' }),
    },
    eliminarCuentaPago: { ajeno: (registry, own) => registry.cuenta.eliminarCuentaPago({ id: own.cuenta }) },
    cuentaPagoAsociada: { ajeno: (registry) => registry.cuenta.cuentaPagoAsociada({ dominio: NOMBRE }) },
    tiposContacto: { propio: (registry) => registry.cuenta.tiposContacto() },
  },
  ticket: {
    propios: { propio: (registry) => registry.ticket.propios() },
    ver: { ajeno: (registry, own) => registry.ticket.ver({ id: own.ticket }) },
    agregar: { ajeno: (registry, own) => registry.ticket.agregar({ id: own.ticket, mensaje: 'Hola' }) },
    cerrar: { ajeno: (registry, own) => registry.ticket.cerrar({ id: own.ticket }) },
    responder: { ajeno: (registry, own) => registry.ticket.responder({ id: own.ticket, mensaje: 'Hola' }) },
    archivo: {
      ajeno: (registry, own) => registry.ticket.archivo({ id: own.ticket, idArchivo: own.archivo }),
    },
  },
  administracion: {
    obtenerDominios: { propio: (registry) => registry.administracion.obtenerDominios({}) },
    informacion: { ajeno: (registry) => registry.administracion.informacion({ nombreDominio: NOMBRE }) },
    ficha: {
      ajeno: (registry) =>
        registry.administracion.ficha({
          nombreDominio: NOMBRE,
          registros: {},
          historia: {},
          conCodigos: true,
        }),
    },
    liberar: { ajeno: (registry) => registry.administracion.liberar({ nombreDominio: NOMBRE }) },
    eliminar: { ajeno: (registry) => registry.administracion.eliminar({ nombreDominio: NOMBRE }) },
    recuperar: { ajeno: (registry) => registry.administracion.recuperar({ nombreDominio: NOMBRE }) },
    renovar: { ajeno: (registry) => registry.administracion.renovar({ nombreDominio: NOMBRE }) },
    mensajesAcciones: { propio: (registry) => registry.administracion.mensajesAcciones() },
    editarContactoDominios: {
      propio: (registry) =>
        registry.administracion.editarContactoDominios({
          nombresDominio: [NOMBRE],
          tipoContacto: 'TECNICO',
          contactoDTO: contacto(),
        }),
    },
    editarCuentaDominios: {
      propio: (registry, own) =>
        registry.administracion.editarCuentaDominios({
          nombresDominio: [NOMBRE],
          templateCuentaPagoDTO: { id: own.cuenta },
        }),
    },
    renovacionAutomatica: {
      ajeno: (registry) =>
        registry.administracion.renovacionAutomatica({ nombreDominio: NOMBRE, activa: false }),
    },
    eliminarCuentaDominios: {
      propio: (registry) => registry.administracion.eliminarCuentaDominios({ nombresDominio: [NOMBRE] }),
    },
    obtenerHistorialPagosDominio: {
      ajeno: (registry) => registry.administracion.obtenerHistorialPagosDominio({ nombreDominio: NOMBRE }),
    },
    transferirTitular: {
      ajeno: (registry) =>
        registry.administracion.transferirTitular({ nombreDominio: NOMBRE, contactoDTO: contacto() }),
    },
    isTransferenciaTitularEnabled: {
      propio: (registry) => registry.administracion.isTransferenciaTitularEnabled(),
    },
    invitacionCambiarContacto: {
      ajeno: (registry) =>
        registry.administracion.invitacionCambiarContacto({
          nombreDominio: NOMBRE,
          tipoContacto: 'TECNICO',
          correo: 'otro@correo.uy',
        }),
    },
    obtenerInvitacionPendiente: {
      propio: (registry) =>
        registry.administracion.obtenerInvitacionPendiente({ codigoInvitacion: 'no-es-ninguna' }),
    },
    aceptarInvitacionPendiente: {
      propio: (registry) =>
        registry.administracion.aceptarInvitacionPendiente({ codigoInvitacion: 'no-es-ninguna' }),
    },
    cancelarInvitacionPendiente: {
      propio: (registry) =>
        registry.administracion.cancelarInvitacionPendiente({ codigoInvitacion: 'no-es-ninguna' }),
    },
    invitacionesEnviadas: {
      ajeno: (registry) => registry.administracion.invitacionesEnviadas({ nombreDominio: NOMBRE }),
    },
    entregas: { propio: (registry) => registry.administracion.entregas() },
    corregirEntrega: {
      ajeno: (registry, own) =>
        registry.administracion.corregirEntrega({ id: own.entrega, correo: 'a@correo.uy' }),
    },
    deshacerEntrega: {
      ajeno: (registry, own) => registry.administracion.deshacerEntrega({ id: own.entrega }),
    },
    retirarInvitacion: {
      ajeno: (registry, own) => registry.administracion.retirarInvitacion({ id: own.invitacion }),
    },
    reenviarInvitacion: {
      ajeno: (registry, own) => registry.administracion.reenviarInvitacion({ id: own.invitacion }),
    },
    accederOperacion: {
      propio: (registry) =>
        registry.administracion.accederOperacion({
          dominiosSeleccionados: [NOMBRE],
          operacion: 'EDITAR_CONTACTO',
        }),
    },
    iniciarCambioMasivo: {
      propio: (registry) =>
        registry.administracion.iniciarCambioMasivo({
          dominiosSeleccionados: [NOMBRE],
          accion: 'ELIMINAR_CUENTA',
        }),
    },
    verCambioMasivo: {
      ajeno: (registry, own) => registry.administracion.verCambioMasivo({ id: own.masivo }),
    },
    resultadoCambioMasivo: {
      ajeno: (registry, own) => registry.administracion.resultadoCambioMasivo({ id: own.masivo }),
    },
    recorrerDominios: { propio: (registry) => registry.administracion.recorrerDominios({}) },
  },
  // of names that are with another registrar: about one of ours they tell that it is here, and nothing else
  transferencia: {
    consultar: {
      propio: (registry) => registry.transferencia.consultar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    autorizar: {
      propio: (registry) => registry.transferencia.autorizar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    cancelar: {
      propio: (registry) => registry.transferencia.cancelar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    eliminar: {
      propio: (registry) => registry.transferencia.eliminar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    aprobar: {
      propio: (registry) => registry.transferencia.aprobar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    rechazar: {
      propio: (registry) => registry.transferencia.rechazar({ dominio: NOMBRE, codigo: 'un-codigo' }),
    },
    datos: { propio: (registry) => registry.transferencia.datos({ dominio: NOMBRE, codigo: 'un-codigo' }) },
    iniciar: { propio: (registry) => registry.transferencia.iniciar({ dominio: NOMBRE }) },
    solicitar: {
      propio: (registry, own) =>
        registry.transferencia.solicitar({
          dominio: NOMBRE,
          codigoAutorizacion: 'un-codigo',
          datosTitular: contacto(),
          cuentaPago: own.cuenta,
        }),
    },
    solicitud: { propio: (registry) => registry.transferencia.solicitud({ dominio: NOMBRE }) },
    solicitudes: { propio: (registry) => registry.transferencia.solicitudes({ dominio: NOMBRE }) },
    deUsuario: { propio: (registry) => registry.transferencia.deUsuario({}) },
    cantidad: { propio: (registry) => registry.transferencia.cantidad() },
    borrador: { propio: (registry) => registry.transferencia.borrador() },
    guardarBorrador: { propio: (registry) => registry.transferencia.guardarBorrador({ borrador: null }) },
  },
  codigo: {
    solicitar: { ajeno: (registry) => registry.codigo.solicitar({ dominio: NOMBRE }) },
    vigente: { ajeno: (registry) => registry.codigo.vigente({ dominio: NOMBRE }) },
    historial: { ajeno: (registry) => registry.codigo.historial({ dominio: NOMBRE }) },
    aprobar: { ajeno: (registry) => registry.codigo.aprobar({ dominio: NOMBRE, codigo: 'un-codigo' }) },
    rechazar: { ajeno: (registry) => registry.codigo.rechazar({ dominio: NOMBRE, codigo: 'un-codigo' }) },
  },
  dns: {
    alojar: { ajeno: (registry) => registry.dns.alojar({ nombreDominio: NOMBRE }) },
    delegar: {
      ajeno: (registry) => registry.dns.delegar({ nombreDominio: NOMBRE, nameservers: SERVIDORES }),
    },
    registros: { ajeno: (registry) => registry.dns.registros({ nombreDominio: NOMBRE }) },
    registro: { ajeno: (registry) => registry.dns.registro({ nombreDominio: NOMBRE, idInterno: 1 }) },
    guardarRegistro: {
      ajeno: (registry) =>
        registry.dns.guardarRegistro({
          nombreDominio: NOMBRE,
          agregarRegistro: true,
          registro: { tipo: 'A', campos: [] },
        }),
    },
    eliminarRegistro: {
      ajeno: (registry) => registry.dns.eliminarRegistro({ nombreDominio: NOMBRE, idInterno: 1 }),
    },
    estado: { ajeno: (registry) => registry.dns.estado({ nombreDominio: NOMBRE }) },
    compararZona: {
      ajeno: (registry) => registry.dns.compararZona({ nombreDominio: NOMBRE, cambio: CAMBIO }),
    },
    cambiarZona: {
      ajeno: (registry) =>
        registry.dns.cambiarZona({ nombreDominio: NOMBRE, versionZona: 1, cambio: CAMBIO }),
    },
    exportarZona: { ajeno: (registry) => registry.dns.exportarZona({ nombreDominio: NOMBRE }) },
    versiones: { ajeno: (registry) => registry.dns.versiones({ nombreDominio: NOMBRE }) },
    firmar: { ajeno: (registry) => registry.dns.firmar({ nombreDominio: NOMBRE, firmar: true }) },
    guardarFirmantes: {
      ajeno: (registry) => registry.dns.guardarFirmantes({ nombreDominio: NOMBRE, texto: '' }),
    },
    leerCds: { ajeno: (registry) => registry.dns.leerCds({ nombreDominio: NOMBRE }) },
    comprobarClaves: {
      ajeno: (registry) => registry.dns.comprobarClaves({ nombreDominio: NOMBRE, texto: '' }),
    },
    comprobarDelegacion: {
      ajeno: (registry) =>
        registry.dns.comprobarDelegacion({ nombreDominio: NOMBRE, nameservers: SERVIDORES }),
    },
  },
  historia: {
    listar: { ajeno: (registry) => registry.historia.listar({ nombreDominio: NOMBRE }) },
    enFecha: {
      ajeno: (registry) =>
        registry.historia.enFecha({ nombreDominio: NOMBRE, momento: '2026-11-21T12:00:00Z' }),
    },
    congelar: { ajeno: (registry) => registry.historia.congelar({ nombreDominio: NOMBRE }) },
  },
  vuelta: {
    puntos: { ajeno: (registry) => registry.vuelta.puntos({ nombreDominio: NOMBRE }) },
    volver: { ajeno: (registry) => registry.vuelta.volver({ nombreDominio: NOMBRE, antesDe: 1 }) },
  },
  cifras: {},
  constancia: {
    emitir: { ajeno: (registry) => registry.constancia.emitir({ nombreDominio: NOMBRE }) },
  },
  descarga: {
    ver: { propio: (registry) => registry.descarga.ver() },
    pedir: { propio: (registry) => registry.descarga.pedir() },
    archivo: { ajeno: (registry, { descarga: codigo }) => registry.descarga.archivo({ codigo }) },
  },
  peligros: {
    listar: { propio: (registry) => registry.peligros.listar({}) },
    silenciar: {
      ajeno: (registry) =>
        registry.peligros.silenciar({ nombreDominio: NOMBRE, tipo: 'SIN_SPF', silencio: true }),
    },
  },
  candado: {
    ver: { propio: (registry) => registry.candado.ver() },
    invitarCustodio: { propio: (registry) => registry.candado.invitarCustodio({ correo: 'c@correo.uy' }) },
    quitarCustodio: { ajeno: (registry, own) => registry.candado.quitarCustodio({ id: own.custodio }) },
    custodia: { propio: (registry) => registry.candado.custodia({ codigo: 'no-es-ninguno' }) },
    responderCustodia: {
      propio: (registry) => registry.candado.responderCustodia({ codigo: 'no-es-ninguno', acepta: true }),
    },
    cerrar: {
      propio: (registry) =>
        registry.candado.cerrar({ nombresDominio: [NOMBRE], grado: 'TODO', custodios: [], quorum: 1 }),
    },
    abrir: { ajeno: (registry) => registry.candado.abrir({ nombreDominio: NOMBRE }) },
    mantener: { ajeno: (registry) => registry.candado.mantener({ nombreDominio: NOMBRE }) },
    responder: {
      ajeno: (registry, own) => registry.candado.responder({ id: own.porAprobar, decision: 'APROBAR' }),
    },
  },
  ensayo: {
    ver: {
      ajeno: (registry) =>
        registry.ensayo.ver({
          acto: { tipo: 'DELEGAR', pedido: { nombreDominio: NOMBRE, nameservers: SERVIDORES } },
        }),
    },
  },
};
