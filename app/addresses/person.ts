import { at, type Id, part } from './written';

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
