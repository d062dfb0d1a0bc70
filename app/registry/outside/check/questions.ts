import type { Registry } from '../../contract';

/** One question to an edge that changes nothing, and the screens that show its answer. */
export interface Question {
  operation: string;
  screens: string;
  ask: (registry: Registry) => Promise<unknown>;
}

const firstDomain = async (registry: Registry): Promise<string> => {
  const { dominioWrapperDTOList } = await registry.administracion.obtenerDominios({ cantResultados: 1 });
  return dominioWrapperDTOList[0]?.dominio.dominioCore.nombre ?? '';
};

/** What anyone may ask. */
const forVisitors = (nombre: string): Question[] => [
  { operation: 'dominio.habilitados', screens: 'Registrar dominio', ask: (r) => r.dominio.habilitados() },
  {
    operation: 'dominio.mostrarCaptcha',
    screens: 'Registrar dominio, Whois',
    ask: (r) => r.dominio.mostrarCaptcha(),
  },
  {
    operation: 'dominio.disponibilidad',
    screens: 'Registrar dominio',
    ask: (r) => r.dominio.disponibilidad({ dominios: [nombre] }),
  },
  {
    operation: 'dominio.whois',
    screens: 'Consultar Whois',
    ask: (r) => r.dominio.whois({ dominio: { nombre } }),
  },
  { operation: 'dominio.desafioCaptcha', screens: 'Captcha', ask: (r) => r.dominio.desafioCaptcha() },
  {
    operation: 'registro.precio',
    screens: 'Registrar dominio',
    ask: (r) => r.registro.precio({ product: 'uy' }),
  },
  {
    operation: 'mensajes.globales',
    screens: 'Inicio, Mensajes globales',
    ask: (r) => r.mensajes.globales({}),
  },
  { operation: 'mensajes.banners', screens: 'Inicio', ask: (r) => r.mensajes.banners() },
  { operation: 'terminos.vigentes', screens: 'Términos y condiciones', ask: (r) => r.terminos.vigentes() },
  { operation: 'carrito.paises', screens: 'Forma de pago', ask: (r) => r.carrito.paises() },
  {
    operation: 'carrito.documentosPorPais',
    screens: 'Forma de pago',
    ask: (r) => r.carrito.documentosPorPais({ idPais: 1 }),
  },
  { operation: 'carrito.formasPago', screens: 'Forma de pago', ask: (r) => r.carrito.formasPago() },
  {
    operation: 'transferencia.isTarEnabled',
    screens: 'Importar dominio',
    ask: (r) => r.transferencia.isTarEnabled(),
  },
];

/** What is asked on behalf of somebody. */
const forPeople: Question[] = [
  { operation: 'usuario.actual', screens: 'Todas', ask: (r) => r.usuario.actual() },
  { operation: 'usuario.validarLogin', screens: 'Todas', ask: (r) => r.usuario.validarLogin() },
  { operation: 'usuario.resumen', screens: 'Resumen', ask: (r) => r.usuario.resumen() },
  { operation: 'usuario.debeValidarDatos', screens: 'Mis datos', ask: (r) => r.usuario.debeValidarDatos() },
  {
    operation: 'usuario.contactosActualizables',
    screens: 'Mis datos',
    ask: (r) => r.usuario.contactosActualizables(),
  },
  { operation: 'terminos.aceptados', screens: 'Aceptar términos', ask: (r) => r.terminos.aceptados() },
  { operation: 'mensajes.usuario', screens: 'Mensajes, Resumen', ask: (r) => r.mensajes.usuario({}) },
  { operation: 'mensajes.cantidadSinLeer', screens: 'Todas', ask: (r) => r.mensajes.cantidadSinLeer() },
  { operation: 'cuenta.contacto', screens: 'Mis datos, Carrito', ask: (r) => r.cuenta.contacto() },
  { operation: 'cuenta.contactos', screens: 'Mis datos', ask: (r) => r.cuenta.contactos() },
  {
    operation: 'cuenta.cuentasPago',
    screens: 'Mis datos, Forma de pago',
    ask: (r) => r.cuenta.cuentasPago(),
  },
  { operation: 'cuenta.tiposContacto', screens: 'Mis dominios', ask: (r) => r.cuenta.tiposContacto() },
  {
    operation: 'administracion.obtenerDominios',
    screens: 'Mis dominios',
    ask: (r) => r.administracion.obtenerDominios({}),
  },
  {
    operation: 'administracion.informacion',
    screens: 'Ver dominio',
    ask: async (r) => r.administracion.informacion({ nombreDominio: await firstDomain(r) }),
  },
  {
    operation: 'administracion.mensajesAcciones',
    screens: 'Ver dominio',
    ask: (r) => r.administracion.mensajesAcciones(),
  },
  {
    operation: 'administracion.obtenerHistorialPagosDominio',
    screens: 'Ver dominio',
    ask: async (r) => r.administracion.obtenerHistorialPagosDominio({ nombreDominio: await firstDomain(r) }),
  },
  {
    operation: 'administracion.isTransferenciaTitularEnabled',
    screens: 'Transferir titular',
    ask: (r) => r.administracion.isTransferenciaTitularEnabled(),
  },
  {
    operation: 'dns.registros',
    screens: 'Ver dominio',
    ask: async (r) => r.dns.registros({ nombreDominio: await firstDomain(r) }),
  },
  {
    operation: 'transferencia.deUsuario',
    screens: 'Mis solicitudes',
    ask: (r) => r.transferencia.deUsuario({}),
  },
  {
    operation: 'transferencia.cantidad',
    screens: 'Importar dominio',
    ask: (r) => r.transferencia.cantidad(),
  },
  { operation: 'ticket.propios', screens: 'Mis consultas', ask: (r) => r.ticket.propios() },
];

/** Every question that changes nothing. */
export const questions = (nombre: string, signedIn: boolean): Question[] => [
  ...forVisitors(nombre),
  ...(signedIn ? forPeople : []),
];
