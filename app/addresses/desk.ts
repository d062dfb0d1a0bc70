import { at, type Id, part } from './written';

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
