import { beforeEach, describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import type { Id } from '~/registry/contract/ids';
import { isSpecified, isSpecifiedPath, specifiedOperations } from '~/registry/contract/specified';
import { fichaDe } from '~/registry/edge/captcha/question';
import { secretos } from '~/registry/edge/captcha/secret';
import * as observe from '../support/observe';
import { accessTokenOf } from '../support/portal/sign-in';
import { onPrepared } from '../support/registry';
import { edgeServer, serving } from './borde';
import { ask } from './caller';
import { codigoEnviado } from './persona';
import { cuentaDe, nombreDe } from './shop';
import { CODIGO, codigoDe, nombreDeOtro, otro, otroRegistrador } from './traslado';

type Fields = Record<string, unknown>;

/** What the specification's clients know before they ask: names and ids of things that are there. */
interface World {
  uuid: string;
  linea: Id;
  cuenta: number;
  dominio: number;
  mensaje: Id;
  invitacion: string;
}

/** One way of writing a question to the letter of sections 3 and 7. */
type Way = (world: World) => { at?: string; body?: unknown };

interface Row {
  ways: Record<string, Way>;
  /** Before it is asked. */
  given?: () => Promise<unknown>;
  says: (world: World) => Fields;
  /** What the registry then holds, as its own screens read it. */
  holds?: (world: World) => Promise<void>;
}

const ana = () => ask({ login: 'ana', now: now() });

const PUBLICOS = { direccion: 'Colonia 1234', telefono: '29001234', emailPublico: 'ana@correo.uy' };
const AVISOS = { email: 'avisos@correo.uy', mailConfirmacion: 'avisos@correo.uy' };
const JUNTOS = { id: null, nombreApellido: 'Ana Píriz', ...PUBLICOS };
const APARTE = { nombre: 'Ana', apellido: 'Píriz', ...PUBLICOS, guardado: false, nicHandler: null };
const PREDETERMINADO = { contacto: { ...APARTE, ...AVISOS }, ignorarApellido: true };

const NUMEROS = { cuenta: '24001234', nroDocumento: '12345672' };
const ANIDADA = {
  ...NUMEROS,
  pais: { id: 1, nombre: 'Uruguay' },
  tipoDocumento: { id: 1, nombre: 'Cédula de identidad' },
  formaPago: { id: 2 },
};
const EN_TEXTO = { ...NUMEROS, pais: { id: '1' }, tipoDocumento: { id: '1' }, formaPago: { id: '2' } };
const PLANA = { ...NUMEROS, id: null, idPais: 1, idTipoDocumento: 1, formaPago: { id: 2 } };

/** The same question, whatever else is said with it. */
const only = (body?: unknown): Record<string, Way> => ({ plainly: () => ({ body }) });

const informacion = (nombreDominio = 'uno.uy') => ana().administracion.informacion({ nombreDominio });
const registros = async () => (await ana().dns.registros({ nombreDominio: 'uno.uy' })).registros;
const alojado = () => ana().dns.alojar({ nombreDominio: 'uno.uy' });

const A = {
  tipo: 'A',
  ttl: 3600,
  idInterno: null,
  campos: [
    { nombre: 'name', valor: 'www', etiqueta: 'Nombre', descripcion: '' },
    { nombre: 'ip', valor: '192.0.2.7', etiqueta: 'IP', descripcion: '' },
  ],
};

/** A date as section 9 writes it. */
const DIA = expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/);
/** The account of section 3's template. */
const ENTERA = {
  cuenta: expect.any(String),
  nroDocumento: expect.any(String),
  pais: { id: 1, nombre: 'Uruguay' },
  tipoDocumento: { id: 1 },
  formaPago: { id: 1 },
};

const conCuenta = async () => {
  const { cuentasPago } = await ana().cuenta.cuentasPago();
  const templateCuentaPagoDTO = { id: cuentasPago[0]?.id };
  await ana().administracion.editarCuentaDominios({ nombresDominio: ['uno.uy'], templateCuentaPagoDTO });
};

const conRegistro = async () => {
  await alojado();
  await ana().dns.guardarRegistro({ nombreDominio: 'uno.uy', agregarRegistro: true, registro: A });
};

const base = '/usuario/administracion';
const reg = '/transferencia-reg';
const DATOS = {
  nombre: 'Ana',
  apellido: 'Píriz',
  direccion: 'Colonia 1',
  telefono: '29001234',
  email: 'ana@correo.uy',
};

const importada = async () => {
  const cuentaPago = await cuentaDe('ana');
  await ana().transferencia.solicitar({
    dominio: 'lejos.uy',
    codigoAutorizacion: CODIGO,
    datosTitular: DATOS,
    cuentaPago,
  });
};
const pedidaPorOtro = async () => {
  await otro(now()).pide('uno.uy', await codigoDe('ana', 'uno.uy', now()));
};
const solicitudDe = async (dominio: string) => (await ana().transferencia.solicitud({ dominio })).solicitud;

/** An operation of a pending request: the code by either of its names. */
const ofRequest = (dominio: string) => ({
  'as section 7 calls it': async () => ({
    domain: dominio,
    code: (await solicitudDe(dominio)).codigoAutorizacion,
  }),
  'as codigo': async () => ({ dominio, codigo: (await solicitudDe(dominio)).codigoAutorizacion }),
  'as codigoAutorizacion': async () => ({
    dominio,
    codigoAutorizacion: (await solicitudDe(dominio)).codigoAutorizacion,
  }),
});

const ticket = () => ({
  nombre: 'Ana',
  email: 'ana@correo.uy',
  mailConfirmacion: 'ana@correo.uy',
  telefono: null,
  dominio: '',
  asunto: 'Hola',
  mensaje: 'No veo mi dominio',
  captchaResponse: null,
});

/** The multipart body; the JSON as text or as a part of its own type, files or an empty place for them. */
function formWith(asJson: boolean, archivos: [Blob, string]): FormData {
  const captcha = `${fichaDe('8', now(), secretos().pregunta)}:8`;
  const datos = JSON.stringify({ ticket: ticket(), tiposOperacion: ['TICKET_AYUDA'], captcha });
  const form = new FormData();
  form.append('datosTicket', asJson ? new Blob([datos], { type: 'application/json' }) : datos);
  form.append('tipoOperacion', 'TICKET_AYUDA');
  form.append('captcha', captcha);
  form.append('archivos', ...archivos);
  return form;
}

const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], {
  type: 'image/png',
});

const OPERATIONS: Record<string, Row> = {
  'get /usuario': {
    ways: only(),
    says: () => ({ usuarioDTO: { contactoPredeterminado: { nombreApellido: 'Ana Píriz' } } }),
  },
  'get /usuario/contactos-actualizables': {
    ways: only(),
    says: () => ({ cantidadContactosActualizables: 1 }),
  },
  'post /usuario/actualizar-contactos-be': {
    ways: {
      'the contact is the body, its names apart': () => ({
        body: { ...APARTE, ...AVISOS, direccion: 'Rivera 9' },
      }),
      'the contact is the body, its name whole': () => ({
        body: { ...JUNTOS, ...AVISOS, direccion: 'Rivera 9' },
      }),
      'under a name': () => ({ body: { contacto: { ...APARTE, ...AVISOS, direccion: 'Rivera 9' } } }),
      'under the name of section 7': () => ({
        body: { contact: { ...JUNTOS, ...AVISOS, direccion: 'Rivera 9' } },
      }),
    },
    says: () => ({ respCodigo: 'OK' }),
    holds: async () => expect((await informacion()).tecnico?.direccion).toBe('Rivera 9'),
  },
  'get /usuario/nuevo-codigo-validacion-contacto': {
    ways: only(),
    says: () => ({ codigo: 'OK', respuestaOK: true }),
  },
  'get /usuario/debe-validar-datos-contacto': { ways: only(), says: () => ({ ok: true }) },
  'post /usuario/validar-datos-contacto': {
    ways: { 'as it came by mail': () => ({ body: { codigo: 'POR_CORREO' } }) },
    says: () => ({ codigo: 'OK' }),
    holds: async () => expect((await ana().usuario.debeValidarDatos()).ok).toBe(false),
  },
  'get /usuario/validar-login': { ways: only(), says: () => ({ respuestaOK: true }) },
  'get /usuario/administracion/resumen': {
    ways: only(),
    says: () => ({ codigo: 'OK', resumen: { cantDomRegistrados: 1, cantFormasPago: 1 } }),
  },
  'get /termYCond': {
    ways: only(),
    says: () => ({ respuestaOK: true, terminosYCondiciones: { contenido: expect.stringContaining('<') } }),
  },
  'get /termYCond/usuario': { ways: only(), says: () => ({ acepto: false }) },
  'post /termYCond/usuario': {
    ways: {
      'with nothing': () => ({}),
      'with an empty body': () => ({ body: {} }),
      'with null': () => ({ body: null }),
    },
    says: () => ({ respuestaOK: true, mensajeRespuesta: expect.any(String) }),
    holds: async () => expect(await ana().terminos.aceptados()).toEqual({ acepto: true }),
  },
  'post /registro/agregar': {
    ways: {
      'a new cart': () => ({ body: { dominios: [{ nombre: 'nuevo.uy', anios: 1 }], uuidVenta: null } }),
      'no cart said': () => ({ body: { dominios: [{ nombre: 'nuevo.uy', anios: '1' }] } }),
      'a cart there is': ({ uuid }) => ({
        body: { dominios: [{ nombre: 'nuevo.uy.', anios: null }], uuidVenta: uuid },
      }),
    },
    says: () => ({
      respuestaOK: true,
      codigoRespuesta: 'OK',
      dominiosOK: ['nuevo.uy'],
      dominiosError: [],
      ventaDTO: { items: expect.arrayContaining([expect.objectContaining({ precioUnitario: 1389 })]) },
    }),
  },
  'post /registro/eliminar': {
    ways: {
      'by number': ({ uuid, linea }) => ({ body: { idDominio: linea, uuidVenta: uuid } }),
      'by text': ({ uuid, linea }) => ({ body: { idDominio: String(linea), uuidVenta: uuid } }),
    },
    says: () => ({ respuestaOK: true }),
    holds: async ({ uuid }) =>
      expect((await ana().carrito.refrescar({ uuid })).registrosPendientes).toEqual([]),
  },
  'get /registro/producto/precio/{}': {
    ways: {
      'of a suffix': () => ({ at: 'uy' }),
      'with its dot': () => ({ at: '.com.uy' }),
      'of a name': () => ({ at: 'libre.uy' }),
    },
    says: () => ({ precioUnitario: expect.any(Number) }),
  },
  'get /registro/asociar-usuario-venta/{}': {
    ways: { 'by the id that the sale says': ({ uuid }) => ({ at: uuid }) },
    says: ({ uuid }) => ({ respuestaOK: true, uuidVenta: uuid }),
  },
  'get /carrito/venta/{}': {
    ways: { plainly: ({ uuid }) => ({ at: uuid }) },
    says: ({ uuid, linea }) => ({
      idVenta: uuid,
      uuidVenta: uuid,
      ventaDTO: {
        ventaId: uuid,
        uuidVenta: uuid,
        items: [{ dominio: { id: linea, nombre: 'carro.uy' }, precioUnitario: 1389 }],
      },
    }),
  },
  'get /carrito/venta/refrescar/{}': {
    ways: { plainly: ({ uuid }) => ({ at: uuid }) },
    says: ({ linea }) => ({
      registrosPendientes: [{ id: linea, nombre: 'carro.uy', precio: 1389 }],
      renovacionesPendientes: [],
      transferenciasTitularesPendientes: [],
    }),
  },
  'get /carrito/paises': {
    ways: only(),
    says: () => ({ paises: expect.arrayContaining([{ id: 1, nombre: 'Uruguay' }]) }),
  },
  'get /carrito/documento-por-pais/{}': {
    ways: { plainly: () => ({ at: '1' }) },
    says: () => ({ documentos: expect.arrayContaining([expect.objectContaining({ id: 1 })]) }),
  },
  'get /carrito/formas-pago': {
    ways: only(),
    says: () => ({ formasPago: expect.arrayContaining([expect.objectContaining({ id: 1 })]) }),
  },
  'get /carrito/forma-pago/{}': {
    ways: { plainly: ({ uuid }) => ({ at: uuid }) },
    says: ({ cuenta }) => ({ cuentaPago: { id: cuenta, cuenta: { pais: { id: 1 }, formaPago: { id: 1 } } } }),
  },
  'post /carrito/venta/finalizar/{}': {
    ways: {
      'to the letter': ({ uuid }) => ({
        at: uuid,
        body: { generaPago: true, generaFactura: true, medioPago: 'ff' },
      }),
      'flags as text': ({ uuid }) => ({
        at: uuid,
        body: { generaPago: 'true', generaFactura: 'true', medioPago: 'ff' },
      }),
    },
    says: () => ({ respuestaOK: true, codigoRespuesta: 'OK', waitResponse: false, waitMilliseconds: 0 }),
    holds: async () => expect((await informacion('carro.uy')).esTitular).toBe(true),
  },
  'get /carrito/propiedad/{}': {
    ways: { plainly: () => ({ at: 'moneda' }) },
    says: () => ({ nombre: 'moneda' }),
  },
  'get /carrito/venta/dominio/contacto/{}': {
    ways: { plainly: ({ uuid }) => ({ at: uuid }) },
    says: ({ linea }) => ({
      contactos: [{ idDominio: linea, contactoDTO: { nombreApellido: 'Ana Píriz' } }],
    }),
  },
  'post /dominio/consulta/whois': {
    ways: {
      'no captcha': () => ({ body: { dominio: { nombre: 'uno.uy' } } }),
      'null captcha': () => ({ body: { dominio: { nombre: 'UNO.uy.' }, captchaResponse: null } }),
      'empty captcha': () => ({ body: { dominio: { nombre: 'uno.uy' }, captchaResponse: '' } }),
    },
    says: () => ({ respuestaOK: true, codigo: 'OK', estado: 'REGISTRADO', titular: { nombre: 'Ana Píriz' } }),
  },
  'post /dominio/consulta/disponibilidad': {
    ways: {
      'names as text': () => ({ body: { dominios: ['libre.uy', 'uno.uy'], captchaResponse: null } }),
      'names in objects': () => ({ body: { dominios: [{ nombre: 'libre.uy' }, { nombre: 'uno.uy' }] } }),
    },
    says: () => ({
      dominios: [
        { nombre: 'libre.uy', disponible: true, precio: 1389, anios: 1 },
        { nombre: 'uno.uy', disponible: false, reservado: false },
      ],
    }),
  },
  'get /dominio/habilitados': { ways: only(), says: () => ({ dominiosHabilitados: expect.any(Array) }) },
  'get /dominio/mostrarCaptcha': { ways: only(), says: () => ({ resultado: expect.any(Boolean) }) },
  'post /mensajes/globales': {
    ways: {
      'by number': () => ({ body: { paginaActual: 1, cantXPagina: 10 } }),
      'by text': () => ({ body: { paginaActual: '1', cantXPagina: '10' } }),
      'with nulls': () => ({ body: { paginaActual: null, cantXPagina: null } }),
    },
    says: () => ({ codigo: 'OK', mensajes: [], totalCount: 0 }),
  },
  'post /mensajes/usuario': {
    ways: only({ paginaActual: 1, cantXPagina: 10 }),
    says: ({ mensaje }) => ({ codigo: 'OK', totalCount: 1, mensajes: [{ id: mensaje, leido: false }] }),
  },
  'put /mensajes/usuario/{}/leido': {
    ways: { plainly: ({ mensaje }) => ({ at: String(mensaje) }) },
    says: () => ({ codigo: 'OK' }),
    holds: async () => expect((await ana().mensajes.cantidadSinLeer()).cantidad).toBe(0),
  },
  'put /mensajes/usuario/{}/eliminar': {
    ways: { plainly: ({ mensaje }) => ({ at: String(mensaje) }) },
    says: () => ({ codigo: 'OK' }),
    holds: async () => expect((await ana().mensajes.usuario({})).totalCount).toBe(0),
  },
  'get /mensajes/usuario/cantidadSinLeer': {
    ways: only(),
    says: () => ({ codigoRespuesta: 'OK', cantidad: 1 }),
  },
  'get /cuenta/contacto': {
    ways: only(),
    says: () => ({ respCodigo: 'OK', contactoDTO: { nombreApellido: 'Ana Píriz', ...PUBLICOS } }),
  },
  'post /cuenta/contacto/actualizar': {
    ways: {
      'names apart': () => ({
        body: { ...PREDETERMINADO, contacto: { ...APARTE, ...AVISOS, direccion: 'Rivera 9' } },
      }),
      'name whole': () => ({
        body: { ...PREDETERMINADO, contacto: { ...JUNTOS, ...AVISOS, direccion: 'Rivera 9' } },
      }),
    },
    says: () => ({ respCodigo: 'OK', respMensaje: expect.any(String) }),
    holds: async () => expect((await ana().cuenta.contacto()).contactoDTO?.direccion).toBe('Rivera 9'),
  },
  'post /cuenta/contacto/crear': { ways: only(PREDETERMINADO), says: () => ({ respCodigo: 'OK' }) },
  'get /cuenta/contactos': {
    ways: only(),
    says: () => ({
      contactos: expect.arrayContaining([expect.objectContaining({ nombre: 'Ana', apellido: 'Píriz' })]),
    }),
  },
  'get /cuenta/contactoDominio/{}': {
    ways: { plainly: ({ linea }) => ({ at: String(linea) }) },
    says: () => ({ respCodigo: 'OK', contactoDTO: { nombreApellido: 'Ana Píriz' } }),
  },
  'post /cuenta/contactoDominio': {
    ways: {
      'ids as numbers': ({ linea }) => ({
        body: {
          dominiosIds: [linea],
          contactoDTO: { ...JUNTOS, direccion: 'Rivera 9' },
          ignorarApellido: true,
        },
      }),
      'ids as text, names apart': ({ linea }) => ({
        body: {
          dominiosIds: [String(linea)],
          contactoDTO: { ...APARTE, direccion: 'Rivera 9' },
          ignorarApellido: true,
        },
      }),
    },
    says: () => ({ respCodigo: 'OK' }),
    holds: async ({ uuid }) =>
      expect((await ana().carrito.contactosVenta({ uuid })).contactos).toMatchObject([
        { contactoDTO: { nombreApellido: 'Ana Píriz', direccion: 'Rivera 9' } },
      ]),
  },
  'get /cuenta/cuentasPago': {
    ways: only(),
    says: ({ cuenta }) => ({ cuentasPago: [{ id: cuenta, cuenta: { formaPago: { id: 1 } } }] }),
  },
  'get /cuenta/cuentaPago/{}': {
    ways: { plainly: ({ cuenta }) => ({ at: String(cuenta) }) },
    says: ({ cuenta }) => ({ templateCuentaPago: { id: cuenta } }),
  },
  'post /cuenta/cuentaPago': {
    ways: {
      'what is chosen nested': () => ({
        body: { uuidVenta: null, templateCuentaPagoDTO: { id: -1, nombre: 'Otra', cuenta: ANIDADA } },
      }),
      'ids as text': () => ({
        body: { uuidVenta: null, templateCuentaPagoDTO: { id: '-1', nombre: 'Otra', cuenta: EN_TEXTO } },
      }),
      'ids beside, nothing else': () => ({
        body: { uuidVenta: '', templateCuentaPagoDTO: { id: null, nombre: 'Otra', cuenta: PLANA } },
      }),
    },
    says: () => ({
      respCodigo: 'OK',
      templateCuentaPago: { nombre: 'Otra', cuenta: { formaPago: { id: 2 } } },
    }),
    holds: async () =>
      expect((await ana().cuenta.cuentasPago()).cuentasPago).toContainEqual(
        expect.objectContaining({
          nombre: 'Otra',
          cuenta: expect.objectContaining({ formaPago: expect.objectContaining({ id: 2 }) }),
        }),
      ),
  },
  'delete /cuenta/eliminarTemplateCuentaPago/{}': {
    ways: { plainly: ({ cuenta }) => ({ at: String(cuenta) }) },
    says: () => ({ respCodigo: 'OK' }),
    holds: async () => expect((await ana().cuenta.cuentasPago()).cuentasPago).toEqual([]),
  },
  'get /cuenta/tiposContacto': { ways: only(), says: () => ({ tiposContacto: expect.any(Array) }) },
  [`post ${base}/dominio/alojar`]: {
    ways: only({ nombreDominio: 'uno.uy' }),
    says: () => ({ esRespOK: true }),
    holds: async () => expect((await informacion()).dominio.dominioBE.alojado).toBe(true),
  },
  [`post ${base}/dominio/delegar`]: {
    ways: {
      'with nothing for what is not': () => ({
        body: {
          nombreDominio: 'uno.uy',
          nameservers: ['ns1.ejemplo.net', 'ns2.ejemplo.net'].map((nombre, index) => ({
            index,
            subdominio: false,
            nombre,
            tipoIP: '',
            ip: '',
          })),
          cantMinimaNameservers: 2,
        },
      }),
      'with nulls': () => ({
        body: {
          nombreDominio: 'uno.uy',
          nameservers: ['ns1.ejemplo.net', 'ns2.ejemplo.net'].map((nombre) => ({
            nombre,
            tipoIP: null,
            ip: null,
            subdominio: null,
          })),
          cantMinimaNameservers: '2',
        },
      }),
    },
    says: () => ({ esRespOK: true, mensaje: expect.any(String) }),
    holds: async () =>
      expect((await informacion()).nameservers).toMatchObject([{ nombre: 'ns1.ejemplo.net' }, {}]),
  },
  [`post ${base}/dominio/liberar`]: {
    ways: only({ nombreDominio: 'uno.uy' }),
    says: () => ({ codigo: 'OK', mensaje: expect.any(String) }),
    holds: async () => expect((await informacion()).eliminado).toBe(true),
  },
  [`post ${base}/dominio/eliminar`]: {
    ways: {
      'id as number': ({ dominio }) => ({ body: { nombreDominio: 'uno.uy', idDominioCore: dominio } }),
      'id as text': ({ dominio }) => ({ body: { nombreDominio: 'uno.uy', idDominioCore: String(dominio) } }),
    },
    says: () => ({ codigo: 'OK' }),
    holds: async () =>
      expect((await ask().dominio.disponibilidad({ dominios: ['uno.uy'] })).dominios).toMatchObject([
        { disponible: true },
      ]),
  },
  [`post ${base}/dominio/recuperar`]: {
    given: () => ana().administracion.liberar({ nombreDominio: 'uno.uy' }),
    ways: {
      'with why': () => ({ body: { nombreDominio: 'uno.uy', motivo: 'Lo liberé sin querer' } }),
      without: () => ({ body: { nombreDominio: 'uno.uy', motivo: null } }),
    },
    says: () => ({ codigo: 'OK' }),
    holds: async () => expect((await informacion()).eliminado).toBe(false),
  },
  [`post ${base}/dominio/renovar`]: {
    ways: {
      'at once': ({ dominio, cuenta }) => ({
        body: {
          idDominioCore: dominio,
          nombreDominio: 'uno.uy',
          compraInmediata: true,
          asociarTemplateCuenta: false,
          cantAnios: 1,
          pagoVentaDTO: null,
          templateCuentaPagoDTO: { id: cuenta },
        },
      }),
      'at once, paid as section 9 says': ({ dominio, cuenta }) => ({
        body: {
          idDominioCore: String(dominio),
          nombreDominio: 'uno.uy',
          compraInmediata: true,
          asociarTemplateCuenta: true,
          cantAnios: 1,
          pagoVentaDTO: { generaPago: true, generaFactura: true, medioPago: 'ff' },
          templateCuentaPagoDTO: { id: cuenta, nombre: 'Casa', cuenta: ANIDADA },
        },
      }),
      'to a cart': () => ({
        body: {
          idDominioCore: null,
          nombreDominio: 'uno.uy',
          compraInmediata: 'false',
          asociarTemplateCuenta: null,
          cantAnios: '1',
          pagoVentaDTO: null,
          templateCuentaPagoDTO: null,
        },
      }),
    },
    says: () => ({ codigo: 'OK', uuidVenta: expect.any(String) }),
  },
  [`post ${base}/obtener-dominios`]: {
    given: conCuenta,
    ways: {
      'to the letter': () => ({
        body: {
          nombre: '',
          tipoRelacionUsuDom: 'TODOS',
          fechaVencimientoDesde: '01/05/2027',
          fechaVencimientoHasta: '31/05/2027',
          cuentaPago: null,
          cuentaPagoNombre: '',
          dominiosAlojados: false,
          modulo: 'FRONTEND',
          primerResultado: 0,
          cantResultados: 10,
        },
      }),
      'nothing said': () => ({
        body: {
          nombre: null,
          tipoRelacionUsuDom: null,
          fechaVencimientoDesde: '',
          fechaVencimientoHasta: null,
          cuentaPago: '',
          cuentaPagoNombre: null,
          dominiosAlojados: null,
          modulo: null,
          primerResultado: '0',
          cantResultados: '10',
        },
      }),
    },
    says: ({ cuenta }) => ({
      codigo: 'OK',
      totalDominiosFiltro: 1,
      permisoDominioDTOMap: { 'uno.uy': { puedeRenovar: true } },
      dominioWrapperDTOList: [
        {
          dominio: {
            dominioCore: {
              nombre: 'uno.uy',
              tld: 'uy',
              cuentaActual: { id: cuenta, nombre: expect.any(String), cuenta: ENTERA },
              estado: { nombreString: 'REGISTRADO' },
              fechaAlta: DIA,
              fechaVencimiento: DIA,
            },
            dominioBE: {
              nombre: 'uno.uy',
              alojado: false,
              titular: { nombre: 'Ana Píriz', emailPublico: expect.any(String) },
              tecnico: expect.anything(),
            },
          },
          esTitular: true,
        },
      ],
    }),
  },
  [`post ${base}/acceder-operacion`]: {
    ways: {
      'names as text': () => ({
        body: {
          permisosDominio: {},
          dominiosSeleccionados: ['uno.uy'],
          rolSeleccionado: 'TECNICO',
          operacion: 'EDITAR_CONTACTO',
        },
      }),
      'rows of the list': ({ dominio }) => ({
        body: {
          permisosDominio: { 'uno.uy': { puedeRenovar: true } },
          dominiosSeleccionados: [
            {
              dominio: {
                dominioCore: { id: dominio, nombre: 'uno.uy', tld: 'uy', cuentaActual: null },
                dominioBE: { nombre: 'uno.uy', alojado: false, uid: '' },
              },
              esTitular: true,
            },
          ],
          rolSeleccionado: 'ADMINISTRATIVO',
          operacion: 'EDITAR_CONTACTO',
        },
      }),
      'names in objects, nothing else': () => ({
        body: {
          permisosDominio: null,
          dominiosSeleccionados: [{ nombre: 'uno.uy' }],
          rolSeleccionado: '',
          operacion: 'ELIMINAR_CUENTA',
        },
      }),
    },
    says: () => ({ codigo: expect.any(String) }),
  },
  [`post ${base}/editar-contacto-dominios`]: {
    ways: {
      'as the portal calls it': () => ({
        body: {
          nombresDominio: ['uno.uy'],
          tipoContacto: 'ADMINISTRADOR',
          soloPublicos: true,
          contactoDTO: { ...APARTE, direccion: 'Rivera 9' },
        },
      }),
      'as section 3 writes it': () => ({
        body: {
          nombresDominio: ['uno.uy'],
          tipoContacto: 'ADMINISTRATIVO',
          soloPublicos: null,
          contactoDTO: { ...APARTE, email: null, direccion: 'Rivera 9' },
        },
      }),
    },
    says: () => ({ codigoRespuesta: 'OK' }),
    holds: async () => expect((await informacion()).administrador?.direccion).toBe('Rivera 9'),
  },
  [`post ${base}/editar-cuenta-dominios`]: {
    ways: {
      'one there is': ({ cuenta }) => ({
        body: { nombresDominio: ['uno.uy'], templateCuentaPagoDTO: { id: cuenta } },
      }),
      'one there is, in full': ({ cuenta }) => ({
        body: {
          nombresDominio: ['uno.uy'],
          templateCuentaPagoDTO: { id: String(cuenta), nombre: 'Casa', cuenta: ANIDADA },
        },
      }),
    },
    says: () => ({ codigo: 'OK' }),
    holds: async ({ cuenta }) => expect((await informacion()).cuentaPago?.id).toBe(cuenta),
  },
  [`post ${base}/eliminar-cuenta-dominios`]: {
    given: conCuenta,
    ways: only({ nombresDominio: ['uno.uy'] }),
    says: () => ({ codigo: 'OK' }),
    holds: async () => expect((await informacion()).cuentaPago).toBeNull(),
  },
  [`post ${base}/dominio/transferir-titular`]: {
    ways: {
      plainly: ({ dominio }) => ({
        body: {
          nombreDominio: 'uno.uy',
          idDominioCore: dominio,
          eliminarCuentaPago: true,
          modificarAdministrador: false,
          contactoDTO: { ...JUNTOS, nombreApellido: 'Olga Otra' },
          pagoVentaDTO: null,
          templateCuentaPagoDTO: null,
          medioPago: null,
        },
      }),
    },
    says: () => ({
      codigoRespuesta: 'OK',
      mensajeRespuesta: expect.any(String),
      uuidVenta: expect.any(String),
    }),
  },
  [`post ${base}/invitacion-cambiar-contacto`]: {
    ways: {
      plainly: () => ({
        body: { nombreDominio: 'uno.uy', correo: 'otra@correo.uy', tipoContacto: 'FINANCIERO' },
      }),
      'as section 3 writes it': () => ({
        body: { nombreDominio: 'uno.uy', correo: 'otra@correo.uy', tipoContacto: 'ADMINISTRATIVO' },
      }),
    },
    says: () => ({ codigoRespuesta: 'OK' }),
    holds: async () =>
      expect(
        (await ana().administracion.invitacionesEnviadas({ nombreDominio: 'uno.uy' })).invitaciones,
      ).toHaveLength(1),
  },
  [`post ${base}/obtener-invitacion-pendiente`]: {
    ways: { plainly: ({ invitacion }) => ({ body: { codigoInvitacion: invitacion } }) },
    says: ({ invitacion }) => ({
      codigoRespuesta: 'OK',
      codigoInvitacion: invitacion,
      nombreDominio: 'otro.uy',
      tipoContacto: 'TECNICO',
    }),
  },
  [`post ${base}/cancelar-invitacion-pendiente`]: {
    ways: { plainly: ({ invitacion }) => ({ body: { codigoInvitacion: invitacion } }) },
    says: () => ({ data: { codigoRespuesta: 'OK', mensajeRespuesta: expect.any(String) } }),
  },
  [`post ${base}/aceptar-invitacion-pendiente`]: {
    ways: { plainly: ({ invitacion }) => ({ body: { codigoInvitacion: invitacion } }) },
    says: () => ({ data: { codigoRespuesta: 'OK', mensajeRespuesta: expect.any(String) } }),
    holds: async () => expect((await informacion('otro.uy')).esTecnico).toBe(true),
  },
  [`post ${base}/obtener-historial-pagos-dominio`]: {
    ways: only({ nombreDominio: 'uno.uy' }),
    says: () => ({ codigo: 'OK', historialPagos: [] }),
  },
  [`get ${base}/mensajes-acciones`]: {
    ways: only(),
    says: () => ({
      mensajeConfirmarEliminar: expect.any(String),
      mensajeConfirmarLiberar: expect.any(String),
    }),
  },
  [`post ${base}/dominio/informacion`]: {
    given: conRegistro,
    ways: only({ nombreDominio: 'uno.uy' }),
    says: () => ({
      codigoRespuesta: 'OK',
      permisos: { puedeRenovar: true },
      dominioEliminado: false,
      renovacionManualHabilitada: true,
      cantMinimaNameservers: 2,
      nameservers: [],
      registros: [{ tipo: 'A', ttl: 3600, campos: [{ nombre: 'name', valor: 'www' }, { nombre: 'ip' }] }],
      registroWeb: null,
      registroMail: null,
      tiposRegistro: expect.arrayContaining(['A', 'CNAME', 'SRV']),
      estructurasRegistros: expect.arrayContaining([expect.objectContaining({ tipo: 'A' })]),
      cuentasContactos: { titular: { nombre: 'Ana Píriz' } },
    }),
  },
  [`post ${base}/dominio/informacion/registros`]: {
    given: conRegistro,
    ways: only({ nombreDominio: 'uno.uy' }),
    says: () => ({ registros: [{ tipo: 'A', ttl: 3600 }], registroWeb: null, registroMail: null }),
  },
  [`post ${base}/dominio/registro`]: {
    given: alojado,
    ways: {
      plainly: () => ({ body: { nombreDominio: 'uno.uy', agregarRegistro: true, registro: A } }),
      'beside the name': () => ({ body: { nombreDominio: 'uno.uy', agregarRegistro: true, ...A } }),
      'with its structure, and all as text': () => ({
        body: {
          nombreDominio: 'uno.uy',
          agregarRegistro: 'true',
          registro: {
            ...A,
            ttl: '3600',
            idInterno: '',
            estructura: { tipo: 'A', descripcion: '', estructuraCampos: [] },
          },
        },
      }),
    },
    says: () => ({
      respuestaOK: true,
      mensajeRespuesta: expect.any(String),
      camposConError: [],
      camposError: [],
    }),
    holds: async () => expect(await registros()).toMatchObject([{ tipo: 'A', ttl: 3600 }]),
  },
  [`post ${base}/dominio/eliminar-registro`]: {
    given: conRegistro,
    ways: {
      'its id': () => ({ body: { nombreDominio: 'uno.uy', idInterno: 'EL_REGISTRO' } }),
      'all of it': () => ({
        body: { nombreDominio: 'uno.uy', registro: { ...A, idInterno: 'EL_REGISTRO' } },
      }),
      'all of it, beside the name': () => ({
        body: { nombreDominio: 'uno.uy', ...A, idInterno: 'EL_REGISTRO' },
      }),
    },
    says: () => ({ respuestaOK: true }),
    holds: async () => expect(await registros()).toEqual([]),
  },
  [`get ${base}/is-transferencia-titular-enabled`]: { ways: only(), says: () => ({ code: 'true' }) },
  [`post ${reg}`]: {
    ways: {
      'as section 3 calls it': () => ({ body: { dominio: 'lejos.uy' } }),
      'as section 7 calls it': () => ({ body: { domain: 'lejos.uy' } }),
    },
    says: () => ({ ok: true, mensaje: expect.stringContaining('habilitado') }),
  },
  [`post ${reg}/solicitud/autorizacion`]: {
    ways: {
      'as section 7 calls it': () => ({ body: { domain: 'lejos.uy', code: CODIGO } }),
      'as codigo': () => ({ body: { dominio: 'lejos.uy', codigo: CODIGO } }),
      'as codigoAutorizacion': () => ({ body: { dominio: 'lejos.uy', codigoAutorizacion: CODIGO } }),
    },
    says: () => ({ ok: true }),
  },
  [`post ${reg}/solicitud`]: {
    ways: {
      'the account by its id': ({ cuenta }) => ({
        body: { dominio: 'lejos.uy', codigoAutorizacion: CODIGO, datosTitular: DATOS, cuentaPago: cuenta },
      }),
      'the account in full': ({ cuenta }) => ({
        body: {
          dominio: 'lejos.uy',
          codigoAutorizacion: CODIGO,
          datosTitular: DATOS,
          cuentaPago: { id: cuenta, nombre: 'Casa', cuenta: ANIDADA },
        },
      }),
    },
    says: () => ({ isOk: true, message: expect.any(String) }),
    holds: async () => expect((await solicitudDe('lejos.uy')).estado).toBe('PENDING'),
  },
  [`post ${reg}/solicitud/cancelar`]: {
    given: importada,
    ways: {
      'as section 7 calls it': () => ({ body: 'DOMAIN lejos.uy' }),
      'as codigo': () => ({ body: 'CODIGO lejos.uy' }),
      'as codigoAutorizacion': () => ({ body: 'AUTORIZACION lejos.uy' }),
    },
    says: () => ({ isOk: true, message: expect.any(String) }),
    holds: async () => expect((await solicitudDe('lejos.uy')).estado).toBe('CLIENT_CANCELLED'),
  },
  [`post ${reg}/solicitud/eliminar`]: {
    given: async () => {
      await importada();
      const { codigoAutorizacion: codigo } = await solicitudDe('lejos.uy');
      await ana().transferencia.cancelar({ dominio: 'lejos.uy', codigo });
    },
    ways: {
      'as section 7 calls it': () => ({ body: 'DOMAIN lejos.uy' }),
      'as codigo': () => ({ body: 'CODIGO lejos.uy' }),
      'as codigoAutorizacion': () => ({ body: 'AUTORIZACION lejos.uy' }),
    },
    says: () => ({ isOk: true }),
    holds: async () => expect((await ana().transferencia.deUsuario({})).solicitudes).toEqual([]),
  },
  [`post ${reg}/solicitud/aprobacion`]: {
    given: pedidaPorOtro,
    ways: {
      'as section 7 calls it': () => ({ body: 'DOMAIN uno.uy' }),
      'as codigo': () => ({ body: 'CODIGO uno.uy' }),
      'as codigoAutorizacion': () => ({ body: 'AUTORIZACION uno.uy' }),
    },
    says: () => ({ isOk: true }),
  },
  [`post ${reg}/solicitud/rechazar`]: {
    given: pedidaPorOtro,
    ways: {
      'as section 7 calls it': () => ({ body: 'DOMAIN uno.uy' }),
      'as codigo': () => ({ body: 'CODIGO uno.uy' }),
      'as codigoAutorizacion': () => ({ body: 'AUTORIZACION uno.uy' }),
    },
    says: () => ({ isOk: true }),
    holds: async () => expect((await solicitudDe('uno.uy')).estado).toBe('CLIENT_REJECTED'),
  },
  [`get ${reg}/solicitud/{}`]: {
    given: importada,
    ways: { plainly: () => ({ at: 'lejos.uy' }) },
    says: () => ({
      solicitud: { dominio: 'lejos.uy', estado: 'PENDING', fechaSolicitud: DIA, fechaVencSol: DIA },
    }),
  },
  [`get ${reg}/solicitud/{}/list`]: {
    given: importada,
    ways: { plainly: () => ({ at: 'lejos.uy' }) },
    says: () => ({ solicitudes: [{ dominio: 'lejos.uy', estado: 'PENDING' }] }),
  },
  [`get ${reg}/is-tar-enabled`]: { ways: only(), says: () => ({ code: 'true' }) },
  [`get ${reg}/datos/{}/{}`]: {
    given: importada,
    ways: { plainly: () => ({ at: 'REFERENCIA lejos.uy' }) },
    says: () => ({ solicitud: { dominio: 'lejos.uy' } }),
  },
  [`get ${reg}/datos/obtener-dominios-transferencia-x-usuario`]: {
    given: importada,
    ways: only(),
    says: () => ({ solicitudes: [{ dominio: 'lejos.uy', registros: expect.any(Array) }] }),
  },
  [`get ${reg}/datos/obtener-dominios-transferencia-x-usuario/cant`]: {
    given: importada,
    ways: only(),
    says: () => ({ cantidad: 1 }),
  },
  [`post ${reg}/esTransferible`]: {
    ways: {
      'with records': () => ({
        body: { dominio: 'lejos.uy', captcha: null, incluirConsultaRegistros: true },
      }),
      'flags as text': () => ({
        body: { dominio: 'LEJOS.uy.', captcha: '', incluirConsultaRegistros: 'true' },
      }),
      'as section 7 calls it': () => ({
        body: { domain: 'lejos.uy', captcha: '', incluirConsultaRegistros: true },
      }),
    },
    says: () => ({ ok: true, errorCaptcha: false, registros: [{ tipo: 'A', valor: '192.0.2.7' }, {}] }),
  },
  [`get ${reg}/solicitud/consultar/{}/{}`]: {
    ways: { plainly: () => ({ at: `lejos.uy/${CODIGO}` }) },
    says: () => ({ ok: true, mensaje: expect.any(String) }),
  },
  'post /ticket': {
    ways: {
      'the JSON as text, no file': () => ({ body: formWith(false, [new Blob([]), '']) }),
      'the JSON as a part of its own, an empty blob': () => ({
        body: formWith(true, [new Blob([]), 'blob']),
      }),
      'with a file': () => ({ body: formWith(true, [PNG, 'captura.png']) }),
    },
    says: () => ({ respuestaOK: true, mensajeRespuesta: expect.any(String), camposError: [] }),
    holds: async () => expect((await ana().ticket.propios()).tickets).toMatchObject([{ asunto: 'Hola' }]),
  },
};

/** What only the moment knows is put in its place. */
async function resolved(sent: unknown): Promise<unknown> {
  const [what, dominio] = String(sent).split(' ');
  if (what === 'DOMAIN' && dominio) return ofRequest(dominio)['as section 7 calls it']();
  if (what === 'CODIGO' && dominio) return ofRequest(dominio)['as codigo']();
  if (what === 'AUTORIZACION' && dominio) return ofRequest(dominio)['as codigoAutorizacion']();
  if (
    !JSON.stringify(sent ?? null).includes('EL_REGISTRO') &&
    !JSON.stringify(sent ?? null).includes('POR_CORREO')
  )
    return sent;
  const [first] = await registros().catch(() => []);
  const codigo = await codigoEnviado('avisos@correo.uy');
  return JSON.parse(
    JSON.stringify(sent).replace('"EL_REGISTRO"', String(first?.idInterno)).replace('POR_CORREO', codigo),
  );
}

async function placeOf(at = ''): Promise<string> {
  const [what, dominio = ''] = at.split(' ');
  return what === 'REFERENCIA' ? `${dominio}/${(await solicitudDe(dominio)).codigoAutorizacion}` : at;
}

/** Every field name in an answer; the keys of maps are data. */
const MAPS = new Set(['permisoDominioDTOMap', 'mapErrores', 'motivos', 'causas']);
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...(MAPS.has(name) ? [] : namesIn(each))]);
}

/** Names that a published operation marks as this project's own. */
function markedIn(schema: unknown, marked = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return marked;
  for (const [name, each] of Object.entries(schema)) {
    if (typeof each === 'object' && each !== null && 'x-propia' in each) marked.add(name);
    markedIn(each, marked);
  }
  return marked;
}

describe('/api, asked to the letter of the specification', () => {
  const edge = serving(edgeServer());
  const made = onPrepared(world);

  /** A person with a contact, an account, a name, a message, a cart that is ready and an invitation. */
  async function world(): Promise<World & { token: string }> {
    await createAccount(database(), {
      login: 'ana',
      oid: 'oid-ana',
      nombre: 'Ana',
      password: 'una clave larga',
    });
    await otroRegistrador();
    const dominio = await nombreDe('ana', 'uno.uy');
    await nombreDe('beto', 'otro.uy');
    await nombreDeOtro('lejos.uy');
    await ana().cuenta.crearContacto(PREDETERMINADO);
    const cuenta = await cuentaDe('ana');
    const { ventaDTO } = await ana().registro.agregar({
      dominios: [{ nombre: 'carro.uy' }],
      uuidVenta: null,
    });
    const uuid = ventaDTO?.uuidVenta ?? '';
    await ana().registro.asociarUsuarioVenta({ id: uuid });
    const linea = ventaDTO?.items[0]?.dominio.id ?? 0;
    const contactoDTO = { nombreApellido: 'Ana Píriz', ...PUBLICOS };
    await ana().cuenta.guardarContactoDominio({ dominiosIds: [linea], contactoDTO });
    await ana().cuenta.guardarCuentaPago({ uuidVenta: uuid, templateCuentaPagoDTO: { id: cuenta } });
    const invitacion = {
      nombreDominio: 'otro.uy',
      tipoContacto: 'TECNICO' as const,
      correo: 'invitada@correo.uy',
    };
    await ask({ login: 'beto', now: now() }).administracion.invitacionCambiarContacto(invitacion);
    const { texto } = await observe.lastMailWhere((mail) => mail.texto.includes('codigo='));
    const { mensajes } = await ana().mensajes.usuario({});
    const mensaje = mensajes[0]?.id ?? 0;
    const token = await accessTokenOf('oid-ana');
    return {
      token,
      uuid,
      linea,
      cuenta,
      dominio,
      mensaje,
      invitacion: /codigo=([\w-]+)/.exec(texto)?.[1] ?? '',
    };
  }

  const asked = async (operation: string, { at, body }: ReturnType<Way>, token: string) => {
    const [method = '', path = ''] = operation.split(' ');
    const place = await placeOf(at);
    const [first = '', second = ''] = place.split('/');
    const address = path.replace('{}', encodeURIComponent(first)).replace('{}', encodeURIComponent(second));
    const sent = body instanceof FormData ? body : await resolved(body);
    const json = sent !== undefined && !(sent instanceof FormData);
    return fetch(`${edge.url()}/api${address}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
      body: json ? JSON.stringify(sent) : (sent as FormData | undefined),
    });
  };

  it('has every operation of section 7 here', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...specifiedOperations].sort());
    for (const operation of Object.keys(OPERATIONS)) {
      const [method = '', path = ''] = operation.split(' ');
      expect(isSpecifiedPath(method, path), operation).toBe(true);
    }
  });

  describe.each(Object.entries(OPERATIONS))('%s', (operation, { ways, given, says, holds }) => {
    let all: World & { token: string };
    beforeEach(async () => {
      all = made();
      await given?.();
    });

    it.each(Object.entries(ways))('asked %s', async (_, way) => {
      const response = await asked(operation, way(all), all.token);
      const answer = await response.json();
      expect({ status: response.status, ...answer }).toMatchObject({ status: 200, ...says(all) });
      await holds?.(all);
      const document = await (await fetch(`${edge.url()}/api/openapi.json`)).json();
      const [method = '', path = ''] = operation.split(' ');
      const published = Object.entries(document.paths).find(
        ([each]) => each.replace(/\{\w+\}/g, '{}') === path,
      );
      const marked = markedIn((published?.[1] as Fields | undefined)?.[method]);
      expect([...new Set(namesIn(answer))].filter((name) => !isSpecified(name) && !marked.has(name))).toEqual(
        [],
      );
    });
  });
});
