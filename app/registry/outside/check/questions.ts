import type { Registry } from '../../contract';

/** One question to an edge that changes nothing, and the screens that show its answer. */
export interface Question {
  operation: string;
  screens: string;
  ask: (registry: Registry) => Promise<unknown>;
}

/** Asks about the first name of the person's; undefined where they have none. */
const ofFirst =
  (ask: (registry: Registry, nombreDominio: string) => Promise<unknown>) =>
  async (registry: Registry): Promise<unknown> => {
    const { dominioWrapperDTOList } = await registry.administracion.obtenerDominios({ cantResultados: 1 });
    const [first] = dominioWrapperDTOList;
    return first && ask(registry, first.dominio.dominioCore.nombre);
  };

/** Asks about the first request of the person's to import a name; undefined where they have none. */
const ofFirstRequest =
  (ask: (registry: Registry, named: { dominio: string; codigo: string }) => Promise<unknown>) =>
  async (registry: Registry): Promise<unknown> => {
    const [first] = (await registry.transferencia.deUsuario({})).solicitudes;
    return first && ask(registry, { dominio: first.dominio, codigo: first.codigoAutorizacion });
  };

const firstAccount = async (registry: Registry): Promise<unknown> => {
  const [first] = (await registry.cuenta.cuentasPago()).cuentasPago;
  return first && registry.cuenta.cuentaPago({ id: first.id });
};

/** What anyone may ask. */
export const forVisitors = (nombre: string): Question[] => [
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

/** What is asked of somebody's own data. */
const OF_THEMSELVES: readonly Question[] = [
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
  { operation: 'usuario.misDatos', screens: 'Mis datos', ask: (r) => r.usuario.misDatos() },
  { operation: 'cuenta.cuentaPago', screens: 'Mis datos', ask: firstAccount },
];

/** What is asked of their names. */
const OF_THEIR_DOMAINS: readonly Question[] = [
  { operation: 'cuenta.tiposContacto', screens: 'Mis dominios', ask: (r) => r.cuenta.tiposContacto() },
  {
    operation: 'administracion.obtenerDominios',
    screens: 'Mis dominios',
    ask: (r) => r.administracion.obtenerDominios({}),
  },
  {
    operation: 'administracion.informacion',
    screens: 'Ver dominio',
    ask: ofFirst((r, nombreDominio) => r.administracion.informacion({ nombreDominio })),
  },
  {
    operation: 'administracion.ficha',
    screens: 'Ver dominio',
    ask: ofFirst((r, nombreDominio) =>
      r.administracion.ficha({ nombreDominio, registros: {}, historia: {}, conCodigos: false }),
    ),
  },
  {
    operation: 'administracion.accederOperacion',
    screens: 'Mis dominios',
    ask: ofFirst((r, nombre) =>
      r.administracion.accederOperacion({ dominiosSeleccionados: [nombre], operacion: 'EDITAR_CUENTA' }),
    ),
  },
  {
    operation: 'administracion.mensajesAcciones',
    screens: 'Ver dominio',
    ask: (r) => r.administracion.mensajesAcciones(),
  },
  {
    operation: 'administracion.obtenerHistorialPagosDominio',
    screens: 'Ver dominio',
    ask: ofFirst((r, nombreDominio) => r.administracion.obtenerHistorialPagosDominio({ nombreDominio })),
  },
  {
    operation: 'administracion.isTransferenciaTitularEnabled',
    screens: 'Transferir titular',
    ask: (r) => r.administracion.isTransferenciaTitularEnabled(),
  },
  {
    operation: 'dns.registros',
    screens: 'Ver dominio',
    ask: ofFirst((r, nombreDominio) => r.dns.registros({ nombreDominio })),
  },
];

/** What is asked of transfers between registrars. */
const ofTransfers = (nombre: string): Question[] => [
  {
    operation: 'transferencia.esTransferible',
    screens: 'Importar dominio',
    ask: (r) => r.transferencia.esTransferible({ dominio: nombre }),
  },
  {
    operation: 'transferencia.deUsuario',
    screens: 'Mis solicitudes',
    ask: (r) => r.transferencia.deUsuario({}),
  },
  {
    operation: 'transferencia.solicitud',
    screens: 'Confirmar transferencia',
    ask: ofFirstRequest((r, { dominio }) => r.transferencia.solicitud({ dominio })),
  },
  {
    operation: 'transferencia.solicitudes',
    screens: 'ninguna',
    ask: ofFirstRequest((r, { dominio }) => r.transferencia.solicitudes({ dominio })),
  },
  {
    operation: 'transferencia.datos',
    screens: 'Detalle de una solicitud',
    ask: ofFirstRequest((r, named) => r.transferencia.datos(named)),
  },
  {
    operation: 'transferencia.cantidad',
    screens: 'Importar dominio',
    ask: (r) => r.transferencia.cantidad(),
  },
];

/** What is asked on behalf of somebody. */
export const forPeople = (nombre: string): Question[] => [
  ...OF_THEMSELVES,
  ...OF_THEIR_DOMAINS,
  ...ofTransfers(nombre),
];

/** Every question that changes nothing. */
export const questions = (nombre: string, signedIn: boolean): Question[] => [
  ...forVisitors(nombre),
  ...(signedIn ? forPeople(nombre) : []),
];
