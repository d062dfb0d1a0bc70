import type { TipoContacto } from './registry/domain/roles';
import type { Acr } from './registry/domain/step-up';

/**
 * Every address of the portal, by name (spec 2). Screens, redirects, messages and mails take theirs from here and nobody
 * writes one by hand; a test asks each of them of the table of routes. Depends on nothing, so anybody may use it.
 */

type Value = string | number | boolean | null | undefined | readonly string[];
/** A number, or whatever another registry writes (`registry/contract/ids.ts`). */
type Id = number | string;

/** A value as a form writes it in an address: what stays as it is, as most does, is looked at and no more. */
const written = (value: string): string =>
  /^[\w.-]*$/.test(value) ? value : `${new URLSearchParams([['', value]])}`.slice(1);

/** A path with its query; what is null, undefined, false or '' is left out, and of several each is named. */
function at(path: string, query: Readonly<Record<string, Value>> = {}): string {
  let search = '';
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each || each === 0) search += `${search ? '&' : '?'}${name}=${written(String(each))}`;
  return path + search;
}

/** What a search says, by name: a name may be there several times. */
function queryOf(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

/** A part of a path. */
const part = (value: string | number): string => encodeURIComponent(value);

/** The same address with the place on its page that it leads to. */
export const placeOn = (address: string, id: string): string => `${address.replace(/#.*$/, '')}#${id}`;

// Looking and finding out

export const inicio = () => '/';
export const indice = () => '/index';
export const disponibilidad = (nombre?: string) => at('/consulta-disponibilidad', { nombre });
export const mensajeDelInicio = (id: Id, search = '') =>
  `/consulta-disponibilidad/mensaje/${part(id)}${search}`;
export const whois = (dominio?: string) => at('/consulta-whois', { dominio });
/** How programs ask for what whois shows: the page that explains it, and the beginning of every address of RDAP. */
export const rdap = () => '/rdap';
export const ayuda = () => '/ayuda';
export const pregunta = (numero: number) => placeOn(at(ayuda(), { pregunta: numero }), `pregunta-${numero}`);
/** Why something was refused or could not be done: all reasons, and each by its code. */
export const rechazos = () => '/ayuda/rechazos';
export const rechazo = (codigo: string) => `${rechazos()}/${part(codigo)}`;
/** Where anybody checks a certificate by its number; and each by its own. */
export const constancias = () => '/constancia';
export const constancia = (numero: string) => `${constancias()}/${part(numero)}`;
/** A certificate as a file: its text, the signature of it, the key that it is signed with, or a paper. */
export const archivoDeConstancia = (
  numero: string,
  archivo: 'constancia.txt' | 'constancia.firma' | 'constancia.pdf' | 'clave.pem',
) => `${constancia(numero)}/${archivo}`;
/** How well the portal answers and what became of names, by months; the same as files. */
export const cifras = () => '/cifras';
export const cifrasEnCsv = (cuales: 'servicios' | 'dominios') => `${cifras()}/${cuales}.csv`;
export const contacto = () => '/contacto';
export const terminos = () => '/terminos-condiciones';
export const mensajesGlobales = () => '/mensajes-globales';
export const mensajeGlobal = (id: Id, search = '') => `/mensajes-globales/${part(id)}${search}`;

// Buying

/** The steps of a purchase, in their order. */
export const PASOS = ['uno', 'dos', 'tres', 'cuatro', 'cinco'] as const;
export type Paso = (typeof PASOS)[number];

/** A step; `volver` is where it leads once answered. */
export const pasoDeCompra = (paso: Paso, volver?: string) => at(`/carrito-compra-paso-${paso}`, { volver });
export const carrito = () => pasoDeCompra('uno');
/** The holder of a domain in the cart, or of all of them; `volver` is where it leads once saved. */
export const titularDeCompra = (dominio: string | null, volver?: string) =>
  at(`${pasoDeCompra('dos')}/titular`, { todos: dominio === null && 1, dominio, volver });
/** The confirmation of a sale: an address that can be kept. */
export const compra = (referencia: string) => at(pasoDeCompra('cinco'), { referencia });
/** What became of a sale that got no reference, because nothing of it could be done. */
export const compraSinReferencia = (venta: string) => at(pasoDeCompra('cinco'), { venta });
/** Where a sale whose confirmation takes time is looked at again and again (spec 7, waitResponse). */
export const compraEnEspera = (venta: string, espera: number, vez?: number) =>
  at(pasoDeCompra('cinco'), { venta, espera, vez });

// Coming in and going out

export const ingresar = (volver?: string) => at('/ingresar', { volver });
/** Asks for the password once more, of who is signed in already. */
/** Somebody signed in shows once more who they are, with their second factor where that is asked. */
export const confirmarIdentidad = (volver: string, acr: Acr) => at('/ingresar', { volver, confirmar: acr });
export const vueltaDelIngreso = () => '/ingresar/vuelta';
export const salir = () => '/salir';
/** What the page that follows asks for, so that the browser forgets the ones before. */
export const olvidarSalida = () => '/salir/olvidar';
/** Whether a form of a key was done. */
export const operacion = (clave: string): string => `/operacion/${encodeURIComponent(clave)}`;
export const sesionTerminada = (volver: string) => at('/sesion-terminada', { volver });
export const primerIngreso = (redirectTo?: string) => at('/mis-datos-primer-login', { redirectTo });
export const aceptarTerminos = (redirectTo?: string) => at('/aceptar-terminos-condiciones', { redirectTo });

/** Where the link of a notice leads: a page that asks before it freezes the domain (decision w). */
export const congelar = (codigo: string) => at('/congelar-dominio', { codigo });

// Administering

/** How every address of the section begins. */
export const ADMINISTRAR = '/administrar/';
export const resumen = () => '/administrar/resumen';

/** Filters of My domains, by the names that its address gives them. */
export type FiltroDominios = Partial<
  Record<'nombre' | 'fechaVencimientoDesde' | 'fechaVencimientoHasta', string> & {
    cuentaPago: Id;
    dominiosAlojados: boolean;
    estado: 'REGISTRADO' | 'VENCIDO' | 'ELIMINADO' | readonly ('REGISTRADO' | 'VENCIDO')[];
    sinFormaDePago: boolean;
    candado: 'CON' | 'SIN';
  }
>;
export const misDominios = (filtro: FiltroDominios = {}) => at('/administrar/mis-dominios', filtro);
/** The filtered list as a file; `search` is that of the list. */
export const exportarDominios = (search = '') => `/administrar/mis-dominios/exportar${search}`;
/** The list as it was, from the search of what lay over it or came of it. */
export function listaDeDominios(search: string): string {
  const { accion: _, rol: __, ...filtro } = queryOf(search);
  return at('/administrar/mis-dominios', filtro);
}
/** Which contact of the domains that were chosen is changed, asked over the list; `search` is the list's. */
export const contactoAModificar = (search = '') =>
  at('/administrar/mis-dominios/contacto-a-modificar', queryOf(search));
/** A change of the domains that were chosen in the list, over it. */
export const cambiarVarios = (accion: string, rol?: string, search = '') =>
  at('/administrar/mis-dominios/cambiar-varios', {
    ...queryOf(search),
    accion,
    rol,
  });
/** What becomes of it; `lista` is the search of the list that it was asked from. */
export const cambioMasivo = (id: Id, { despuesDe, lista }: { despuesDe?: number; lista?: string } = {}) =>
  at(`/administrar/cambios/${part(id)}`, { despuesDe, lista: lista === '' ? undefined : lista });
export const resultadoDeCambio = (id: Id) => `/administrar/cambios/${part(id)}/resultado`;
export const verDominio = (dominio?: string) => at('/administrar/ver-dominio', { dominio });
/** What is done with a domain, over its detail; `volver` is where it leads once done or left. */
export type AccionDominio =
  | 'liberar'
  | 'eliminar'
  | 'recuperar'
  | 'renovar'
  | 'agregar-renovacion'
  | 'cambiar-forma-de-pago'
  | 'quitar-forma-de-pago'
  | 'congelar'
  | 'candado'
  | 'constancia'
  | 'renovacion-automatica';
export const accionDominio = (accion: AccionDominio, dominio: string, volver?: string) =>
  at(`/administrar/ver-dominio/${accion}`, { dominio, volver });
/** What happened to a domain, of one kind or all of it. */
export const historialDeDominio = (dominio: string, clase?: string) =>
  placeOn(at('/administrar/ver-dominio', { dominio, historial: clase }), 'historial');
/** A contact of a domain, by its role. */
export const editarContacto = (dominio: string, tipo: TipoContacto) =>
  at('/administrar/ver-dominio/editar-contacto', { dominio, tipo });
export const cambiarContacto = (dominio: string, tipo: TipoContacto) =>
  at('/administrar/ver-dominio/cambiar-contacto', { dominio, tipo });
export const retirarInvitacion = (dominio: string, invitacion: Id) =>
  at('/administrar/ver-dominio/retirar-invitacion', { dominio, invitacion });
/** Domains about whose service there is something to tell, of one kind or all; or those of which nothing more is to be told. */
export const dominiosConAvisos = (cuales: { tipo?: string | null; silenciados?: boolean } = {}) =>
  at('/administrar/dominios-con-avisos', cuales);
/** The domains that somebody gave to a new holder who did not take them yet, and what is done with one of them. */
export const entregas = () => '/administrar/entregas';
export const corregirEntrega = (entrega: Id) => at('/administrar/entregas/corregir', { entrega });
export const deshacerEntrega = (entrega: Id) => at('/administrar/entregas/deshacer', { entrega });
/** What can be taken back of a domain, by who is its holder or was; and what comes of taking it back from one change on. */
export const volverAtras = (dominio: string, antesDe?: number) =>
  at('/administrar/volver-atras', { dominio, antesDe });
/** Locks: who watches over the person's names, and which have one; that of a name; being asked to watch; what waits for who does. */
export const candado = () => '/administrar/candado';
export const candadoDe = (dominio: string) => accionDominio('candado', dominio);
/** Locking the names that were chosen in the list, whose search it has; and what became of each. */
export const candadoDeVarios = (search = '') => at('/administrar/candado/varios', queryOf(search));
export const candadosCerrados = () => '/administrar/candado/cerrados';
export const custodia = (codigo: string) => at('/administrar/custodia', { codigo });
export const porAprobar = () => '/administrar/por-aprobar';
/** The three steps of handing a domain over. */
export const transferirTitular = (dominio: string, paso?: 'datos' | 'confirmar') =>
  at('/transferir-titular', { dominio, paso });
/** What is done with a domain's records, servers and keys, over its detail. */
export type AccionDns =
  | 'alojar'
  | 'delegar'
  | 'nameserver'
  | 'eliminar-nameserver'
  | 'registro'
  | 'eliminar-registro'
  | 'plantilla'
  | 'importar'
  | 'exportar'
  | 'versiones'
  | 'deshacer'
  | 'firmar'
  | 'claves';
export const dnsDe = (
  accion: AccionDns,
  dominio: string,
  cual: Partial<Record<'fila' | 'id' | 'tipo' | 'texto' | 'version', string | number>> = {},
) => at(`/administrar/ver-dominio/dns/${accion}`, { dominio, ...cual });
/** Where mails about registrar transfers lead (spec 2). */
export const tarVerDominio = (dominio?: string) => at('/administrar/tar-ver-dominio', { dominio });
/** Where the mail of an invitation leads; its code is used once. */
export const invitacion = (codigo: string) => at('/administrar/accederPaginaInvitacion', { codigo });
export const rechazarInvitacion = (codigo: string) =>
  at('/administrar/accederPaginaInvitacion/rechazar', { codigo });
export const mensajes = (search = '') => `/administrar/mensajes${search}`;
/** The unread ones of them. */
export const mensajesSinLeer = () => at(mensajes(), { leidos: 'no' });
export const mensaje = (id: Id, search = '') => `/administrar/mensajes/${part(id)}${search}`;
/** The messages chosen in the list are in its query. */
export const eliminarMensajes = () => '/administrar/mensajes/eliminar';
export const eliminarMensaje = (id: Id, search = '') => `/administrar/mensajes/${part(id)}/eliminar${search}`;
export const MENSAJE_DETALLE = '/mensaje-detalle';
export const mensajeDetalle = (idMensaje: Id) => at(MENSAJE_DETALLE, { idMensaje });

/** Purchases and charges, of one year or of all. */
export const misCompras = (anio?: number) => at('/administrar/mis-compras', { anio });
export const comprasEnCsv = (anio?: number) => at('/administrar/mis-compras/compras.csv', { anio });
export const misDatos = () => '/administrar/mis-datos';
export const aplicarADominios = () => `${misDatos()}/aplicar-a-dominios`;
export const formasDePago = () => `${misDatos()}/formas-de-pago`;
export const agregarFormaDePago = () => `${formasDePago()}/agregar`;
export const renombrarFormaDePago = (id: Id) => `${formasDePago()}/${part(id)}/renombrar`;
export const eliminarFormaDePago = (id: Id) => `${formasDePago()}/${part(id)}/eliminar`;
/** How often the person is told of expiry dates. */
export const avisos = () => `${misDatos()}/avisos`;
/** The file with everything that is known of the person: the page that asks for it, and the file itself. */
export const descargarDatos = () => `${misDatos()}/descargar`;
export const archivoDeDatos = (codigo: string) => `${descargarDatos()}/${part(codigo)}`;
/** The password, and where the person is signed in. */
export const acceso = () => `${misDatos()}/acceso`;

// Bringing a name from another registrar

/** How every address of the import wizard begins. */
const IMPORTAR = '/transferir-dominio';
export const importar = () => IMPORTAR;
export const iniciarSesionParaImportar = () => `${IMPORTAR}/iniciar-sesion`;
/** `volver` is where the step leads once answered. */
export const importarDatos = (volver?: string) => at(`${IMPORTAR}/datos`, { volver });
export const importarFormaDePago = (volver?: string) => at(`${IMPORTAR}/forma-de-pago`, { volver });
export const importarResumen = () => `${IMPORTAR}/resumen`;
/** The result of a request: an address that can be kept. Without one, where it is sent. */
export const importarConfirmacion = (dominio?: string, codAuth?: string) =>
  at('/transferir-dominio-confirmacion', { dominio, codAuth });
export const solicitudes = (search = '') => `${IMPORTAR}/lista-solicitudes${search}`;
export const accionSolicitud = (accion: 'cancelar' | 'eliminar', dominio: string, codAuth: string) =>
  at(`${IMPORTAR}/lista-solicitudes/${accion}`, { dominio, codAuth });
/** How the address of a request's detail begins. */
export const DETALLE_TRANSFERENCIA = '/detalle-transferencia';
export const detalleTransferencia = (dominio: string, codAuth: string) =>
  at(DETALLE_TRANSFERENCIA, { dominio, codAuth });

// Letting a name go to another registrar

/** How the addresses of the answers to another registrar begin. */
export const CONFIRMAR_TRANSFERENCIA = '/confirmarTransferencia/';
export const confirmarTransferencia = (dominio: string, accion?: 'aprobar' | 'rechazar') =>
  `${CONFIRMAR_TRANSFERENCIA}${part(dominio)}${accion ? `/${accion}` : ''}`;
/** The section of the detail, and its dialogs. */
export const transferenciaDe = (dominio: string, mas: { codigo?: 'ver'; historial?: 'ver' } = {}) =>
  placeOn(at('/administrar/ver-dominio', { dominio, ...mas }), 'transferencia');
export const accionTransferencia = (
  accion: 'solicitar-codigo' | 'aprobar-transferencia' | 'rechazar-transferencia',
  dominio: string,
) => at(`/administrar/ver-dominio/${accion}`, { dominio });

// Asking the registry

/** `dominio`: what it is about, filled in. */
export const generarTicket = (dominio?: string) => at('/generar-ticket', { dominio });
/** The same form, for who has no account and asks for one. */
export const pedirCuenta = () => at('/generar-ticket', { motivo: 'cuenta' });
export const ticketEnviado = () => '/generar-ticket/enviado';
export const misTickets = () => '/generar-ticket/mis-tickets';
export const ticket = (id: Id) => `/generar-ticket/${part(id)}`;
export const archivoDeTicket = (id: Id, archivo: Id) =>
  `/generar-ticket/${part(id)}/archivo/${part(archivo)}`;

/** The visual language, in development only. */
export const componentes = () => '/dev/componentes';

// When something fails (spec 8)

/** The kinds of failure that have a page. */
export type PaginaDeError =
  | 'Servidor'
  | 'Authorization'
  | 'Autorizacion'
  | 'NotFound'
  | 'Backend'
  | 'Conexion'
  | 'Desconocido';
/** `referencia` is the one under which the log has what failed. */
export const error = (pagina: PaginaDeError, volver?: string, referencia?: string) =>
  at(`/error${pagina}`, { volver, referencia });

// The desk of the registry's own people

const OFICINA = '/registro';
/** Whether a path leads there, with or without a query. */
export const isOfDesk = (path: string): boolean => new RegExp(`^${OFICINA}(?:[/?#]|$)`).test(path);
export const oficina = () => OFICINA;
export const segundoPasoDeOficina = () => `${OFICINA}/segundo-paso`;
export const buscarEnOficina = () => `${OFICINA}/buscar`;
export const dominioEnOficina = (nombre: string) => `${OFICINA}/dominios/${part(nombre)}`;
export const retenerDominio = (nombre: string) => `${dominioEnOficina(nombre)}/retener`;
export const levantarRetencion = (nombre: string, retencion: Id) =>
  at(`${dominioEnOficina(nombre)}/levantar`, { retencion });
export const liberarEnOficina = (nombre: string) => `${dominioEnOficina(nombre)}/liberar`;
export const devolverEnOficina = (nombre: string) => `${dominioEnOficina(nombre)}/devolver`;
export const corregirTitular = (nombre: string) => `${dominioEnOficina(nombre)}/titular`;
export const contestarPorSuTitular = (nombre: string, respuesta: 'rechazar' | 'aprobar') =>
  `${dominioEnOficina(nombre)}/${respuesta}-transferencia`;
export const sacarCustodio = (nombre: string, custodio: Id) =>
  at(`${dominioEnOficina(nombre)}/custodio`, { custodio });
export const porAprobarEnOficina = () => `${OFICINA}/por-aprobar`;
export const actoPorAprobar = (id: Id) => `${porAprobarEnOficina()}/${part(id)}`;
/** What somebody was charged, one of those, and giving back of it. */
export const cobrosDePersona = (persona: Id) => `${OFICINA}/cobros/de/${part(persona)}`;
export const cobroEnOficina = (cobro: Id) => `${OFICINA}/cobros/${part(cobro)}`;
export const devolverCobro = (cobro: Id) => `${cobroEnOficina(cobro)}/devolver`;
export const compraEnOficina = (referencia: string) => `${OFICINA}/compras/${part(referencia)}`;
export const devolverCompra = (referencia: string, linea: Id) =>
  at(`${compraEnOficina(referencia)}/devolver`, { linea });
export const retenciones = (desde?: { revisar: string; id: number }) =>
  at(`${OFICINA}/retenciones`, { desde: desde && `${desde.revisar}~${desde.id}` });
export const reservados = (desde?: string) => at(`${OFICINA}/reservados`, { desde });
export const probarNombre = (nombre?: string) => at(`${OFICINA}/reservados/probar`, { nombre });
/** `de`: one that is changed. */
export const guardarReservado = (de?: string) => at(`${OFICINA}/reservados/guardar`, { de });
export const quitarReservado = (de: string) => at(`${OFICINA}/reservados/quitar`, { de });
/** The kept names as one list: out, and in. */
export const listaDeReservados = () => `${reservados()}/archivo`;
export const cargarReservados = () => `${reservados()}/cargar`;
export const precios = () => `${OFICINA}/precios`;
export const nuevoPrecio = (sufijo: string) => at(`${precios()}/nuevo`, { sufijo });
export const retirarPrecio = (sufijo: string, precio: Id) => at(`${precios()}/retirar`, { sufijo, precio });
export const venderSufijo = (sufijo: string) => at(`${precios()}/venta`, { sufijo });
export const personal = () => `${OFICINA}/personal`;
export const funcionario = (id: Id) => `${personal()}/${part(id)}`;
export const consultas = (cola?: string, desde?: { vence: string; id: number }) =>
  at(`${OFICINA}/consultas`, { cola, desde: desde && `${desde.vence}~${desde.id}` });
export const consulta = (id: Id) => `${consultas()}/${part(id)}`;
export const notaDeConsulta = (id: Id) => `${consulta(id)}/nota`;
export const cambiarConsulta = (id: Id) => `${consulta(id)}/cambiar`;
export const unirConsulta = (id: Id) => `${consulta(id)}/unir`;
export const archivoDeConsulta = (id: Id, archivo: Id) => `${consulta(id)}/archivo/${part(archivo)}`;
const DE_CLASE = { MENSAJE: 'mensajes', DESTACADO: 'destacados', PREGUNTA: 'preguntas' } as const;
type ClaseDeContenido = keyof typeof DE_CLASE;
/** What the registry tells everybody, of a class; `antesDe`, the last one that was shown. */
export const contenidos = (clase: ClaseDeContenido, antesDe?: Id) =>
  at(`${OFICINA}/contenidos/${DE_CLASE[clase]}`, { antesDe });
/** `de`: one that it begins as. */
export const nuevoContenido = (clase: ClaseDeContenido, de?: Id) => at(`${contenidos(clase)}/nuevo`, { de });
/** Another version of a question of the help, by the number that leads to it. */
export const nuevaVersionDePregunta = (pregunta: number) =>
  at(`${contenidos('PREGUNTA')}/nuevo`, { pregunta });
export const contenido = (clase: ClaseDeContenido, id: Id) => `${contenidos(clase)}/${part(id)}`;
export const cambiarContenido = (clase: ClaseDeContenido, id: Id) => `${contenido(clase, id)}/cambiar`;
export const publicarContenido = (clase: ClaseDeContenido, id: Id) => `${contenido(clase, id)}/publicar`;
export const retirarContenido = (clase: ClaseDeContenido, id: Id) => `${contenido(clase, id)}/retirar`;
export const terminosEnOficina = () => `${OFICINA}/terminos`;
export const versionDeTerminos = (id: Id) => `${terminosEnOficina()}/${part(id)}`;
export const cambiarTerminos = (id: Id) => `${versionDeTerminos(id)}/cambiar`;
export const publicarTerminos = (id: Id) => `${versionDeTerminos(id)}/publicar`;
export const retirarTerminos = (id: Id) => `${versionDeTerminos(id)}/retirar`;
export const actosDeOficina = (de: 'todos' | 'propios' = 'propios') =>
  at(`${OFICINA}/actos`, { de: de === 'todos' && de });
export const fallos = () => `${OFICINA}/fallos`;
/** What was set aside, to be left undone. */
export const descartarFallo = (clase: string, clave: string) => at(`${fallos()}/descartar`, { clase, clave });
/** Addresses whose mail server takes nothing for them. */
export const correosDevueltos = () => `${fallos()}/correos`;
export const correoDevuelto = (id: Id) => `${correosDevueltos()}/${part(id)}`;
/** Zones whose servers have something else than the registry says. */
export const zonasDistintas = () => `${fallos()}/zonas`;
/** Transfers that wait for somebody. */
export const transferenciasQueEsperan = () => `${fallos()}/transferencias`;
/** Requests that failed; `numero`, the one that is looked for. */
export const pedidos = (numero?: string) => at(`${OFICINA}/pedidos`, { numero });
export const pedido = (numero: string) => `${pedidos()}/${part(numero)}`;
