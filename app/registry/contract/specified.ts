/**
 * What the specification itself names (sections 3 and 7): its paths and its fields. Whatever else the contract has is this
 * project's own, is published as such, and is never asked of somebody else's edge without a fallback.
 */

const PATHS = `
get /usuario · get /usuario/contactos-actualizables · post /usuario/actualizar-contactos-be
get /usuario/nuevo-codigo-validacion-contacto · get /usuario/debe-validar-datos-contacto
post /usuario/validar-datos-contacto · get /usuario/validar-login · get /usuario/administracion/resumen
get /termYCond · get /termYCond/usuario · post /termYCond/usuario
post /registro/agregar · post /registro/eliminar · get /registro/producto/precio/{} · get /registro/asociar-usuario-venta/{}
get /carrito/venta/{} · get /carrito/venta/refrescar/{} · get /carrito/paises · get /carrito/documento-por-pais/{}
get /carrito/formas-pago · get /carrito/forma-pago/{} · post /carrito/venta/finalizar/{} · get /carrito/propiedad/{}
get /carrito/venta/dominio/contacto/{}
post /dominio/consulta/whois · post /dominio/consulta/disponibilidad · get /dominio/habilitados · get /dominio/mostrarCaptcha
post /mensajes/globales · post /mensajes/usuario · put /mensajes/usuario/{}/leido · put /mensajes/usuario/{}/eliminar
get /mensajes/usuario/cantidadSinLeer
get /cuenta/contacto · post /cuenta/contacto/actualizar · post /cuenta/contacto/crear · get /cuenta/contactos
get /cuenta/contactoDominio/{} · post /cuenta/contactoDominio · get /cuenta/cuentasPago · get /cuenta/cuentaPago/{}
post /cuenta/cuentaPago · delete /cuenta/eliminarTemplateCuentaPago/{} · get /cuenta/tiposContacto
post /usuario/administracion/dominio/alojar · post /usuario/administracion/dominio/delegar
post /usuario/administracion/dominio/liberar · post /usuario/administracion/dominio/eliminar
post /usuario/administracion/dominio/recuperar · post /usuario/administracion/dominio/renovar
post /usuario/administracion/obtener-dominios · post /usuario/administracion/acceder-operacion
post /usuario/administracion/editar-contacto-dominios · post /usuario/administracion/editar-cuenta-dominios
post /usuario/administracion/eliminar-cuenta-dominios · post /usuario/administracion/dominio/transferir-titular
post /usuario/administracion/invitacion-cambiar-contacto · post /usuario/administracion/obtener-invitacion-pendiente
post /usuario/administracion/cancelar-invitacion-pendiente · post /usuario/administracion/aceptar-invitacion-pendiente
post /usuario/administracion/obtener-historial-pagos-dominio · get /usuario/administracion/mensajes-acciones
post /usuario/administracion/dominio/informacion · post /usuario/administracion/dominio/informacion/registros
post /usuario/administracion/dominio/registro · post /usuario/administracion/dominio/eliminar-registro
get /usuario/administracion/is-transferencia-titular-enabled
post /transferencia-reg · post /transferencia-reg/solicitud/aprobacion · post /transferencia-reg/solicitud/autorizacion
post /transferencia-reg/solicitud/rechazar · post /transferencia-reg/solicitud · post /transferencia-reg/solicitud/cancelar
post /transferencia-reg/solicitud/eliminar · get /transferencia-reg/solicitud/{} · get /transferencia-reg/solicitud/{}/list
get /transferencia-reg/is-tar-enabled · get /transferencia-reg/datos/{}/{}
get /transferencia-reg/datos/obtener-dominios-transferencia-x-usuario
get /transferencia-reg/datos/obtener-dominios-transferencia-x-usuario/cant
post /transferencia-reg/esTransferible · get /transferencia-reg/solicitud/consultar/{}/{} · post /ticket`;

const FIELDS = `
registrosPendientes renovacionesPendientes transferenciasTitularesPendientes id nombre precio anios titularActual nuevoTitular
idVenta uuidVenta ventaDTO ventaId items dominio precioUnitario disponible reservado seleccionado usuarioDTO
contactoPredeterminado cantidadMensajesSinLeer mensaje respuestaOK codigo titular administrador tecnico financiero nameServers
estado fechaAlta nombreApellido apellido direccion telefono emailPublico email mailConfirmacion guardado nicHandler cuenta pais
tipoDocumento nroDocumento formaPago idPais idTipoDocumento fechaAsociacionFormateada usuarioAsociacion usuario tipoCreacion
cuentaPago fechaAsociacion titulo prioridad fechaDesdeString leido codigoAutorizacion fechaSolicitud fechaVencSol registros ttl
tipo valor eppRequest codEpp dir tel codigoValidado mediopago datosTitular domainName status registrar requestDate newRegistrar
reqExpDate newDomExpDate dominioCore tld cuentaActual nombreString renovable administrable fechaVencimiento dominioBE alojado uid
tieneCuentaActual preregistro error eliminado vencido esEliminadoBE esAdministrativo esTecnico esFinanciero esTitular
tipoRelacionUsuDom fechaVencimientoDesde fechaVencimientoHasta cuentaPagoNombre dominiosAlojados modulo primerResultado
cantResultados dominios dominioWrapperDTOList permisosDominio permisoDominioDTOMap totalDominiosFiltro puedeRenovar
puedeDelegarAlojar puedeEditarTitular puedeEditarAdmin puedeEditarTecnico puedeEditarFinanciero puedeInvitarAdmin
puedeInvitarTecnico puedeInvitarFinanciero puedeTransferirTitular codigoRespuesta permisos dominioEliminado dominioVencido
tiempoAntesEliminacion renovacionManualHabilitada cantMinimaNameservers nameservers tipoIP ip subdominio registroWeb registroMail
tiposRegistro estructurasRegistros cuentasContactos index idInterno campos etiqueta descripcion estructura estructuraCampos
nombreDominio idDominioCore eliminarCuentaPago modificarAdministrador contactoDTO authorizationCode state expirationDate
cantDomRegistrados cantDomAlojados cantDomVencProximos cantFormasPago mensajes mostrarMensajes mostrarDominiosImportantes
dominiosImportantes mostrarSugerencias itemsSuggested codigoInvitacion tipoContacto contenido mensajeRespuesta asunto archivos
captcha dominiosOK dominiosError dominiosHabilitados cantidadContactosActualizables cantidad totalCount paginaActual cantXPagina
resumen ok respCodigo respMensaje contacto ignorarApellido terminosYCondiciones acepto idDominio generaPago generaFactura
medioPago waitResponse waitMilliseconds captchaResponse resultado dominiosIds templateCuentaPagoDTO templateCuentaPago
esRespOK motivo compraInmediata asociarTemplateCuenta cantAnios pagoVentaDTO dominiosSeleccionados rolSeleccionado operacion
dominiosAplicaAccion dominiosNoAplicaAccion nombresDominio soloPublicos correo data mensajeConfirmarEliminar
mensajeConfirmarLiberar agregarRegistro camposConError camposError incluirConsultaRegistros errorCaptcha isOk message
datosTicket ticket tiposOperacion tipoOperacion mapErrores`;

/** Every operation of section 7, as `get /carrito/venta/{}`. */
export const specifiedOperations: readonly string[] = PATHS.split(/[·\n]/)
  .map((line) => line.trim())
  .filter(Boolean);

const paths = new Set(specifiedOperations);
const fields = new Set(FIELDS.split(/\s+/));

/** Whether the specification has an operation; parameters may be called otherwise. */
export const isSpecifiedPath = (method: string, path: string): boolean =>
  paths.has(`${method.toLowerCase()} ${path.replace(/\{\w+\}/g, '{}').replace(/(.)\/$/, '$1')}`);

/** Whether the specification has a field of this name. */
export const isSpecified = (field: string): boolean => fields.has(field);
