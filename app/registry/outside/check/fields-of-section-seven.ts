const words = (text: string): string[] => text.split(' ');
/** Fields of something that stands under each of some names. */
const under = (names: string, fields: readonly string[]): string[] =>
  words(names).flatMap((name) => [name, ...fields.map((field) => `${name}.${field}`)]);

/** What several answers have in them (spec 3). */
const CONTACTO = words('id direccion telefono emailPublico nicHandler');
const CUENTA = [
  'id',
  'nombre',
  ...under('cuenta', [
    'id',
    'cuenta',
    'nroDocumento',
    ...under('pais tipoDocumento formaPago', ['id', 'nombre']),
  ]),
  'fechaAsociacionFormateada',
  'usuarioAsociacion.usuario',
];
const MENSAJE = words('id titulo mensaje prioridad fechaDesdeString');
const LINEA = words('id nombre precio');
const RESUMEN = words(
  'cantDomRegistrados cantDomAlojados cantDomVencProximos cantFormasPago mostrarMensajes mostrarDominiosImportantes dominiosImportantes mostrarSugerencias itemsSuggested',
);
const PERMISOS = words(
  'puedeRenovar puedeDelegarAlojar puedeEditarTitular puedeEditarAdmin puedeEditarTecnico puedeEditarFinanciero puedeInvitarAdmin puedeInvitarTecnico puedeInvitarFinanciero puedeTransferirTitular',
);
const CAMPO = words('nombre valor etiqueta descripcion');
const REGISTRO = [...words('tipo ttl idInterno'), ...under('campos', CAMPO)];
const REGISTROS = under('registros registroWeb registroMail', REGISTRO);
const ROLES = 'titular administrador tecnico financiero';
const DOMINIO = [
  ...under(
    'dominio.dominioCore',
    words('id nombre tld estado.nombreString estado.renovable estado.administrable'),
  ),
  ...under('dominio.dominioCore', words('fechaAlta fechaVencimiento')),
  ...under('dominio.dominioBE', words('nombre alojado uid')),
  ...words('tieneCuentaActual preregistro error eliminado vencido esEliminadoBE'),
  ...words('esAdministrativo esTecnico esFinanciero esTitular'),
];
const SOLICITUD = words('dominio estado codigoAutorizacion fechaSolicitud fechaVencSol registros');

/** What section 7 names in the answer of each question, with what section 3 says is in it. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  'GET /usuario': under('usuarioDTO.contactoPredeterminado', CONTACTO),
  'GET /usuario/contactos-actualizables': ['cantidadContactosActualizables'],
  'GET /usuario/debe-validar-datos-contacto': ['ok'],
  'GET /usuario/administracion/resumen': [
    'codigo',
    ...under('resumen', [...RESUMEN, ...under('mensajes', [...MENSAJE, 'leido'])]),
  ],
  'GET /cuenta/contacto': ['respCodigo', ...under('contactoDTO', CONTACTO)],
  'GET /termYCond': ['respuestaOK', 'terminosYCondiciones.contenido'],
  'GET /termYCond/usuario': ['acepto'],
  'GET /registro/producto/precio/{product}': ['precioUnitario'],
  'GET /carrito/venta/{uuidVenta}': under('ventaDTO', [
    'ventaId',
    'uuidVenta',
    ...under('items', words('dominio.id dominio.nombre precioUnitario')),
  ]),
  'GET /carrito/venta/refrescar/{uuid}': under(
    'registrosPendientes renovacionesPendientes transferenciasTitularesPendientes',
    LINEA,
  ),
  'GET /carrito/paises': ['id', 'nombre'],
  'GET /carrito/documento-por-pais/{idPais}': ['id', 'nombre'],
  'GET /carrito/formas-pago': ['id', 'nombre'],
  'GET /carrito/forma-pago/{uuid}': under('cuentaPago', CUENTA),
  'POST /dominio/consulta/whois': [
    ...words('respuestaOK codigo nameServers estado fechaAlta'),
    ...under(ROLES, words('direccion telefono emailPublico nicHandler')),
  ],
  'POST /dominio/consulta/disponibilidad': words('nombre disponible reservado precio'),
  'GET /dominio/habilitados': ['dominiosHabilitados'],
  'GET /dominio/mostrarCaptcha': ['resultado'],
  'POST /mensajes/globales': ['codigo', 'totalCount', ...under('mensajes', MENSAJE)],
  'POST /mensajes/usuario': ['codigo', 'totalCount', ...under('mensajes', [...MENSAJE, 'leido'])],
  'GET /mensajes/usuario/cantidadSinLeer': ['cantidad'],
  'GET /cuenta/contactos': CONTACTO,
  'GET /cuenta/cuentasPago': CUENTA,
  'GET /cuenta/cuentaPago/{id}': CUENTA,
  'POST /usuario/administracion/obtener-dominios': [
    'totalDominiosFiltro',
    ...under('permisoDominioDTOMap.*', PERMISOS),
    ...under('dominioWrapperDTOList', DOMINIO),
  ],
  'POST /usuario/administracion/acceder-operacion': words('dominiosAplicaAccion dominiosNoAplicaAccion'),
  'POST /usuario/administracion/obtener-historial-pagos-dominio': words('id tipoCreacion cuentaPago'),
  'GET /usuario/administracion/mensajes-acciones': words('mensajeConfirmarEliminar mensajeConfirmarLiberar'),
  'POST /usuario/administracion/dominio/informacion': [
    ...words(
      'codigoRespuesta dominioEliminado dominioVencido renovacionManualHabilitada cantMinimaNameservers',
    ),
    ...under('permisos', PERMISOS),
    ...under('nameservers', ['nombre']),
    ...REGISTROS,
  ],
  'POST /usuario/administracion/dominio/informacion/registros': REGISTROS,
  'GET /transferencia-reg/datos/obtener-dominios-transferencia-x-usuario': SOLICITUD,
  'GET /transferencia-reg/solicitud/{dominio}': SOLICITUD,
  'GET /transferencia-reg/solicitud/{dominio}/list': SOLICITUD,
  'POST /transferencia-reg/esTransferible': words('ok mensaje registros errorCaptcha'),
};

/** The ways in which a field was looked for: `usuarioDTO.correo|email` is two of them. */
function waysOf(field: string): string[] {
  const first = field.indexOf('|');
  const parent = first < 0 ? '' : field.slice(0, field.lastIndexOf('.', first) + 1);
  return field
    .slice(parent.length)
    .split('|')
    .map((way) => parent + way);
}

/**
 * Whether section 7 gives a field to the answer of that very question; `path` is as it was read: `GET /usuario: usuarioDTO.id`.
 * A list may be wrapped, so what stands in one is known from its end.
 */
export function isOfSectionSeven(path: string): boolean {
  const [question = '', field = ''] = path.replace(/\[\d+\]/g, '').split(': ');
  const known = SAYS[question] ?? [];
  return waysOf(field.replace(/^\./, '')).some((way) =>
    known.some((each) => way === each || way.endsWith(`.${each}`)),
  );
}
