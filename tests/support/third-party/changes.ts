import type { Registry } from '~/registry/contract';
import type { Id } from '~/registry/contract/ids';
import type { Sobre } from '~/registry/contract/rechazo';
import type { ThirdPartyEdge } from './edge';
import { diaDesdeHoy } from './world';

const PUBLICOS = { direccion: 'Rivera 2000', telefono: '099123456', emailPublico: 'tita@example.uy' };
const TITA = { nombreApellido: 'Tita Larrañaga', ...PUBLICOS };
const CONTACTO = {
  nombre: 'Tita',
  apellido: 'Larrañaga',
  ...PUBLICOS,
  email: 'tita@example.uy',
  mailConfirmacion: 'tita@example.uy',
};
/** A new account as somebody makes it: of what they are offered to choose from. */
export async function cuentaNueva(registry: Registry) {
  const [{ paises }, { formasPago }] = await Promise.all([
    registry.carrito.paises(),
    registry.carrito.formasPago(),
  ]);
  const idPais = paises.find(({ nombre }) => nombre === 'Uruguay')?.id ?? 0;
  const { documentos } = await registry.carrito.documentosPorPais({ idPais });
  return {
    cuenta: '24001234',
    nroDocumento: '12345672',
    idPais,
    idTipoDocumento: documentos.find(({ nombre }) => nombre.startsWith('Cédula'))?.id,
    idFormaPago: formasPago.find(({ nombre }) => nombre.includes('datos'))?.id,
  };
}
const A = {
  tipo: 'A',
  ttl: 3600,
  campos: [
    { nombre: 'name', valor: 'www' },
    { nombre: 'ip', valor: '192.0.2.7' },
  ],
};

/** A change of section 7, and the world where it can be made. */
export interface Change {
  /** The change, as it is asked. */
  at: (made: string) => string;
  /** What it needs to be there: answers what its address says. */
  given?: (registry: Registry, edge: ThirdPartyEdge) => Promise<string> | string;
  ask: (registry: Registry, made: string) => Promise<Sobre>;
  /** Nothing of the specification tells afterwards whether it was done. */
  untold?: true;
  login?: string;
}

const dominio = (edge: ThirdPartyEdge, nombre: string) => {
  const found = edge.mundo.dominios.find((each) => each.nombre === nombre);
  if (!found) throw new Error(`${nombre} is gone`);
  return found;
};

export async function cart(registry: Registry): Promise<string> {
  const { ventaDTO } = await registry.registro.agregar({
    dominios: [{ nombre: 'carro.uy' }],
    uuidVenta: null,
  });
  return ventaDTO?.uuidVenta ?? '';
}

export async function ready(registry: Registry): Promise<string> {
  const uuid = await cart(registry);
  const { contactos } = await registry.carrito.contactosVenta({ uuid });
  const dominiosIds = contactos.map(({ idDominio }) => idDominio);
  await registry.cuenta.guardarContactoDominio({ dominiosIds, contactoDTO: TITA });
  await registry.cuenta.guardarCuentaPago({
    uuidVenta: uuid,
    templateCuentaPagoDTO: { id: await accountOf(registry, 'Casa') },
  });
  return uuid;
}

export const lineIn = async (registry: Registry, uuid: string): Promise<Id> =>
  (await registry.carrito.refrescar({ uuid })).registrosPendientes[0]?.id ?? 0;

const recordIn = async (registry: Registry): Promise<Id> =>
  (await registry.dns.registros({ nombreDominio: 'tablado.com.uy' })).registros[0]?.idInterno ?? 0;

const accountOf = async (registry: Registry, nombre: string): Promise<Id> =>
  (await registry.cuenta.cuentasPago()).cuentasPago.find((each) => each.nombre === nombre)?.id ?? 0;

const messageOf = async (registry: Registry): Promise<string> =>
  String((await registry.mensajes.usuario({})).mensajes[0]?.id);

export function invited(_: Registry, edge: ThirdPartyEdge): string {
  edge.mundo.invitaciones.push({
    codigo: 'una',
    dominio: 'murga.uy',
    tipo: 'TECNICO',
    correo: 'ada@example.uy',
  });
  return 'una';
}

export function requested(edge: ThirdPartyEdge, de: string, nombre: string, estado = 'PENDING'): string {
  const dates = { fecha: diaDesdeHoy(0), vence: diaDesdeHoy(9) };
  edge.mundo.importaciones.push({ dominio: nombre, estado, codigo: 'x', de, ...dates });
  return nombre;
}

const base = 'POST /usuario/administracion';
const reg = 'POST /transferencia-reg/solicitud';

/** Every change of section 7, on a world where it can be made. */
export const CHANGES: Record<string, Change> = {
  'usuario.actualizarContactosBe': {
    at: () => 'POST /usuario/actualizar-contactos-be',
    login: 'administrativo',
    ask: (r) => r.usuario.actualizarContactosBe({ contacto: CONTACTO }),
  },
  'usuario.nuevoCodigoValidacion': {
    at: () => 'GET /usuario/nuevo-codigo-validacion-contacto',
    ask: (r) => r.usuario.nuevoCodigoValidacion(),
    untold: true,
  },
  'usuario.validarDatos': {
    at: () => 'POST /usuario/validar-datos-contacto',
    given: (_, edge) => {
      for (const each of edge.mundo.usuarios) each.validado = false;
      return '';
    },
    ask: (r) => r.usuario.validarDatos({ codigo: '123456' }),
  },
  'terminos.aceptar': {
    at: () => 'POST /termYCond/usuario',
    login: 'nuevo',
    ask: (r) => r.terminos.aceptar({}),
  },
  'registro.agregar': {
    at: () => 'POST /registro/agregar',
    given: cart,
    ask: (r, uuidVenta) => r.registro.agregar({ dominios: [{ nombre: 'otro-mas.uy' }], uuidVenta }),
  },
  'registro.eliminar': {
    at: () => 'POST /registro/eliminar',
    given: cart,
    ask: async (r, uuidVenta) => r.registro.eliminar({ idDominio: await lineIn(r, uuidVenta), uuidVenta }),
  },
  'carrito.finalizar': {
    at: (uuid) => `POST /carrito/venta/finalizar/${uuid}`,
    given: ready,
    ask: (r, uuid) => r.carrito.finalizar({ uuid }),
  },
  'mensajes.leido': {
    at: (id) => `PUT /mensajes/usuario/${id}/leido`,
    given: messageOf,
    ask: (r, id) => r.mensajes.leido({ id }),
  },
  'mensajes.eliminar': {
    at: (id) => `PUT /mensajes/usuario/${id}/eliminar`,
    given: messageOf,
    ask: (r, id) => r.mensajes.eliminar({ id }),
  },
  'cuenta.crearContacto': {
    at: () => 'POST /cuenta/contacto/crear',
    login: 'nuevo',
    ask: (r) => r.cuenta.crearContacto({ contacto: CONTACTO }),
  },
  'cuenta.actualizarContacto': {
    at: () => 'POST /cuenta/contacto/actualizar',
    ask: (r) => r.cuenta.actualizarContacto({ contacto: CONTACTO }),
  },
  'cuenta.guardarContactoDominio': {
    at: () => 'POST /cuenta/contactoDominio',
    given: cart,
    ask: async (r, uuid) =>
      r.cuenta.guardarContactoDominio({ dominiosIds: [await lineIn(r, uuid)], contactoDTO: TITA }),
  },
  'cuenta.guardarCuentaPago': {
    at: () => 'POST /cuenta/cuentaPago',
    ask: async (r) =>
      r.cuenta.guardarCuentaPago({
        templateCuentaPagoDTO: { id: -1, nombre: 'Nueva', cuenta: await cuentaNueva(r) },
      }),
  },
  'cuenta.eliminarCuentaPago': {
    at: (id) => `DELETE /cuenta/eliminarTemplateCuentaPago/${id}`,
    given: async (r) => String(await accountOf(r, 'Casa')),
    ask: (r, id) => r.cuenta.eliminarCuentaPago({ id }),
  },
  'dns.alojar': {
    at: () => `${base}/dominio/alojar`,
    ask: (r) => r.dns.alojar({ nombreDominio: 'murga.uy' }),
  },
  'dns.delegar': {
    at: () => `${base}/dominio/delegar`,
    ask: (r) =>
      r.dns.delegar({
        nombreDominio: 'murga.uy',
        nameservers: [{ nombre: 'ns3.example.net' }, { nombre: 'ns4.example.net' }],
      }),
  },
  'dns.guardarRegistro': {
    at: () => `${base}/dominio/registro`,
    ask: (r) =>
      r.dns.guardarRegistro({ nombreDominio: 'tablado.com.uy', agregarRegistro: true, registro: A }),
  },
  'dns.eliminarRegistro': {
    at: () => `${base}/dominio/eliminar-registro`,
    given: async (r) => {
      await r.dns.guardarRegistro({ nombreDominio: 'tablado.com.uy', agregarRegistro: true, registro: A });
      return String(await recordIn(r));
    },
    ask: (r, id) => r.dns.eliminarRegistro({ nombreDominio: 'tablado.com.uy', idInterno: id }),
  },
  'administracion.liberar': {
    at: () => `${base}/dominio/liberar`,
    ask: (r) => r.administracion.liberar({ nombreDominio: 'murga.uy' }),
  },
  'administracion.eliminar': {
    at: () => `${base}/dominio/eliminar`,
    ask: (r) => r.administracion.eliminar({ nombreDominio: 'murga.uy' }),
  },
  'administracion.recuperar': {
    at: () => `${base}/dominio/recuperar`,
    given: (_, edge) => {
      dominio(edge, 'murga.uy').estado = 'ELIMINADO';
      return '';
    },
    ask: (r) => r.administracion.recuperar({ nombreDominio: 'murga.uy' }),
  },
  'administracion.renovar, at once': {
    at: () => `${base}/dominio/renovar`,
    given: (_, edge) => dominio(edge, 'murga.uy').vencimiento,
    ask: (r, fechaVencimiento) => r.administracion.renovar({ nombreDominio: 'murga.uy', fechaVencimiento }),
  },
  'administracion.renovar, to the cart': {
    at: () => `${base}/dominio/renovar`,
    given: cart,
    ask: (r, uuidVenta) =>
      r.administracion.renovar({ nombreDominio: 'murga.uy', compraInmediata: false, uuidVenta }),
  },
  'administracion.editarContactoDominios': {
    at: () => `${base}/editar-contacto-dominios`,
    ask: (r) =>
      r.administracion.editarContactoDominios({
        nombresDominio: ['murga.uy'],
        tipoContacto: 'TECNICO',
        contactoDTO: { nombre: 'Teo', apellido: 'Núñez', ...PUBLICOS },
      }),
  },
  'administracion.editarCuentaDominios': {
    at: () => `${base}/editar-cuenta-dominios`,
    given: async (r) => String(await accountOf(r, 'Oficina')),
    ask: (r, id) =>
      r.administracion.editarCuentaDominios({
        nombresDominio: ['murga.uy'],
        templateCuentaPagoDTO: { id: id },
      }),
  },
  'administracion.eliminarCuentaDominios': {
    at: () => `${base}/eliminar-cuenta-dominios`,
    ask: (r) => r.administracion.eliminarCuentaDominios({ nombresDominio: ['murga.uy'] }),
  },
  'administracion.transferirTitular': {
    at: () => `${base}/dominio/transferir-titular`,
    given: cart,
    ask: (r, uuidVenta) =>
      r.administracion.transferirTitular({ nombreDominio: 'murga.uy', contactoDTO: TITA, uuidVenta }),
  },
  'administracion.invitacionCambiarContacto': {
    at: () => `${base}/invitacion-cambiar-contacto`,
    ask: (r) =>
      r.administracion.invitacionCambiarContacto({
        nombreDominio: 'murga.uy',
        tipoContacto: 'TECNICO',
        correo: 'otra@example.uy',
      }),
    untold: true,
  },
  'administracion.aceptarInvitacionPendiente': {
    at: () => `${base}/aceptar-invitacion-pendiente`,
    login: 'administrativo',
    given: invited,
    ask: (r, codigoInvitacion) => r.administracion.aceptarInvitacionPendiente({ codigoInvitacion }),
  },
  'administracion.cancelarInvitacionPendiente': {
    at: () => `${base}/cancelar-invitacion-pendiente`,
    login: 'administrativo',
    given: invited,
    ask: (r, codigoInvitacion) => r.administracion.cancelarInvitacionPendiente({ codigoInvitacion }),
  },
  'transferencia.solicitar': {
    at: () => reg,
    given: async (r) => String(await accountOf(r, 'Casa')),
    ask: (r, id) =>
      r.transferencia.solicitar({
        dominio: 'afuera.uy',
        codigoAutorizacion: 'codigo-de-afuera',
        datosTitular: {
          nombre: 'Tita',
          apellido: 'L',
          direccion: 'Rivera 1',
          telefono: '29001234',
          email: 't@e.uy',
        },
        cuentaPago: id,
      }),
  },
  'transferencia.cancelar': {
    at: () => `${reg}/cancelar`,
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy'),
    ask: (r, nombre) => r.transferencia.cancelar({ dominio: nombre, codigo: 'x' }),
  },
  'transferencia.eliminar': {
    at: () => `${reg}/eliminar`,
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy', 'CLIENT_CANCELLED'),
    ask: (r, nombre) => r.transferencia.eliminar({ dominio: nombre, codigo: 'x' }),
  },
  'transferencia.aprobar': {
    at: () => `${reg}/aprobacion`,
    given: (_, edge) => requested(edge, 'otro', 'murga.uy'),
    ask: (r, nombre) => r.transferencia.aprobar({ dominio: nombre, codigo: 'x' }),
  },
  'transferencia.rechazar': {
    at: () => `${reg}/rechazar`,
    given: (_, edge) => requested(edge, 'otro', 'murga.uy'),
    ask: (r, nombre) => r.transferencia.rechazar({ dominio: nombre, codigo: 'x' }),
  },
  'ticket.generar': {
    at: () => 'POST /ticket',
    ask: (r) =>
      r.ticket.generar({
        datosTicket: JSON.stringify({ ticket: { ...CONTACTO, asunto: 'Hola', mensaje: 'Hola' } }),
      }),
    untold: true,
  },
};
