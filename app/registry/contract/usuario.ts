import { z } from 'zod';
import { ACRS, STEP_UP_ACTS } from '../domain/step-up';
import {
  id,
  instante,
  mapErrores,
  operacion,
  privada,
  publica,
  respuestaCodigo,
  respuestaCuenta,
  texto,
} from './base';
import { CODIGOS_IDENTIDAD } from './codigos';
import { contactoDTO, contactoEntrada } from './formas';
import { mensajeUsuario } from './mensajes';
import { listaDePeligros } from './peligros';

const tags = ['Usuario'];

const usuarioDTO = z.object({
  id,
  oid: z.string(),
  login: z.string(),
  nombre: z.string().nullable(),
  correo: z.string().nullable(),
  /** Null until the first-login form is saved. */
  contactoPredeterminado: contactoDTO.nullable(),
});

/** A name that needs attention; the specification names it only, and another edge may say no date. */
const dominioImportante = z.object({
  nombre: z.string(),
  fechaVencimiento: z.string().nullable(),
  /** Days until an expired name is deleted, or a deleted one is free for anyone (this and what follows: our own). */
  tiempoAntesEliminacion: z.number().int().nonnegative().nullish(),
  /** Its payment account renews it by itself: nobody has to do anything. */
  renovacionAutomatica: z.boolean().optional(),
  puedeRenovar: z.boolean().optional(),
  puedeRecuperar: z.boolean().optional(),
  puedeCambiarCuenta: z.boolean().optional(),
  /** No account pays for it, and the caller may say which. */
  leFaltaCuenta: z.boolean().optional(),
  /** By whose order the registry holds it, and until when, in a sentence. */
  retencion: z.string().optional(),
});

/** A name of the caller's that another registrar asks for. */
const transferenciaPedida = z.object({
  nombre: z.string(),
  nuevoRegistrador: z.string(),
  fechaVencSol: instante,
});

/** Names of the caller's domains that need attention, of one kind. */
const grupoDominios = z.object({
  tipo: z.enum(['VENCIDO', 'RETENIDO', 'PROXIMO_A_VENCER', 'SIN_CUENTA_PAGO', 'ELIMINADO']),
  titulo: z.string(),
  total: z.number().int(),
  dominios: z.array(dominioImportante),
});

/** Null where the registry does not say it. */
const cuantos = z.number().int().nullable();

const resumen = z.object({
  cantDomRegistrados: cuantos,
  cantDomAlojados: cuantos,
  /** All of the caller's names, those that are not in force or not registered yet among them (this project's own). */
  cantDominios: z.number().int().nullish(),
  /** Names that expire within 20 days (spec 9). */
  cantDomVencProximos: cuantos,
  cantFormasPago: cuantos,
  mostrarMensajes: z.boolean(),
  mensajes: z.array(mensajeUsuario),
  mostrarDominiosImportantes: z.boolean(),
  dominiosImportantes: z.array(grupoDominios),
  mostrarSugerencias: z.boolean(),
  itemsSuggested: z.array(z.string()),
  /** The first findings about how names are served, and how many there are (this project's own); null where nobody looks, and where it is among `caidas`. */
  peligros: listaDePeligros.nullable().default(null),
  /** What could not be read now: it fails alone, and the rest stands (this project's own). */
  caidas: z.array(z.enum(['peligros', 'mensajes', 'cambiosPorAprobar', 'transferenciasPedidas'])).optional(),
  /** Changes of locked names that wait for the caller as a custodian (decision 088; this project's own). */
  cambiosPorAprobar: z.number().int().nullish(),
  /** The first of the caller's names that other registrars ask for, the first to end first (this project's own). */
  transferenciasPedidas: z.array(transferenciaPedida).nullish(),
});

/** A code is six digits; what was typed is cleaned before comparing. */
const codigoValidacion = z.object({ codigo: texto });

const respuestaValidacion = z.object({
  respuestaOK: z.boolean(),
  codigo: z.enum([
    'OK',
    'YA_VALIDADO',
    'SIN_CONTACTO',
    'CODIGO_INVALIDO',
    'CODIGO_VENCIDO',
    'DEMASIADOS_INTENTOS',
    'DEMASIADOS_ENVIOS',
  ]),
  mensaje: z.string(),
});

/** A name on which somebody's data is not their default one: what it says and what it would say. */
const diferenciaDeContacto = z.object({
  nombre: z.string(),
  campos: z.array(
    z.object({
      campo: z.enum(['nombre', 'apellido', 'direccion', 'telefono', 'emailPublico']),
      tiene: z.string(),
      tendria: z.string(),
    }),
  ),
});

const actualizables = z.object({
  cantidadContactosActualizables: z.number().int(),
  /** What differs in the first of them, by name. This project's own: without it nothing is shown. */
  diferencias: z.array(diferenciaDeContacto).default([]),
});

const porValidar = z.object({ ok: z.boolean(), email: z.string().nullable() });

const preferencias = z.object({ menosAvisos: z.boolean() });

/** The signed-in person and the first visit's checks (spec 7, User). */
export const usuario = {
  /** Who the token says the caller is, with the default contact. Makes the account at the first call. */
  actual: privada({ method: 'GET', path: '/usuario', summary: 'Datos del usuario', tags }).output(
    z.object({ respuestaOK: z.boolean(), usuarioDTO }),
  ),

  /** How many domains still carry other data than the caller's default contact. */
  contactosActualizables: privada({
    method: 'GET',
    path: '/usuario/contactos-actualizables',
    summary: 'Cantidad de dominios a los que se pueden aplicar los datos predeterminados',
    tags,
  }).output(actualizables),

  /** Applies the default contact to the administrative, technical and financial contacts of those domains. */
  actualizarContactosBe: privada(
    {
      method: 'POST',
      path: '/usuario/actualizar-contactos-be',
      summary: 'Aplicar los datos predeterminados a los dominios',
      tags,
    },
    { otros: ['CAMPOS', ...CODIGOS_IDENTIDAD] },
  )
    .input(z.object({ contacto: contactoEntrada.optional(), operacion }))
    .output(respuestaCuenta.extend({ cantidad: z.number().int(), mapErrores: mapErrores.optional() })),

  /** Mails a new six-digit code to the notification address of the default contact. */
  nuevoCodigoValidacion: privada({
    method: 'GET',
    path: '/usuario/nuevo-codigo-validacion-contacto',
    summary: 'Enviar un código nuevo al correo de notificaciones',
    tags,
  }).output(respuestaValidacion),

  /** Whether the notification address still waits for its code; `email` is that address. */
  debeValidarDatos: privada({
    method: 'GET',
    path: '/usuario/debe-validar-datos-contacto',
    summary: 'Saber si falta validar el correo de notificaciones',
    tags,
  }).output(porValidar),

  /** Checks the code that came by mail: five tries, thirty minutes. */
  validarDatos: privada({
    method: 'POST',
    path: '/usuario/validar-datos-contacto',
    summary: 'Validar el correo con el código recibido',
    tags,
  })
    .input(codigoValidacion)
    .output(respuestaValidacion),

  /** Confirms that the token is good, and says what the first visit still asks for. */
  validarLogin: privada({
    method: 'GET',
    path: '/usuario/validar-login',
    summary: 'Comprobar el ingreso',
    tags,
  }).output(
    z.object({ respuestaOK: z.boolean(), login: z.string(), tieneContactoPredeterminado: z.boolean() }),
  ),

  /** The caller's contact data and what hangs on them, asked at once: each part is what its own operation answers (this project's own). */
  misDatos: privada({ method: 'GET', path: '/usuario/mis-datos', summary: 'Mis datos', tags }).output(
    z.object({
      contactoDTO: contactoDTO.nullable(),
      validacion: porValidar,
      /** Former addresses for notices that are told too; `hasta` is null while the new one is not validated. */
      tambienAvisamosA: z.array(z.object({ correo: z.string(), hasta: instante.nullable() })),
      /** Addresses of the contact whose server takes no mail for them, and since when. */
      vuelven: z.array(z.object({ correo: z.string(), desde: instante })),
      actualizables,
    }),
  ),

  /**
   * Whether a form of this key was done, for who lost its answer: it is theirs alone; null where nobody can say (this project's
   * own).
   */
  operacionHecha: publica({
    method: 'GET',
    path: '/usuario/operacion/{operacion}',
    summary: 'Saber si una operación se realizó',
    tags,
  })
    .input(z.object({ operacion: texto }))
    .output(z.object({ hecha: z.boolean().nullable() })),

  /**
   * What an act asks of the caller's sign-in beyond what it was, null where it is enough; whether they have a second factor; and
   * until when nothing delicate is done because it was taken away, null where that is not so (this project's own).
   */
  confirmacion: privada({
    method: 'GET',
    path: '/usuario/confirmacion/{acto}',
    summary: 'Saber si hay que ingresar otra vez para hacer algo',
    tags,
  })
    .input(z.object({ acto: z.enum(STEP_UP_ACTS) }))
    .output(
      z.object({
        conFactor: z.boolean(),
        pide: z.object({ acr: z.enum(ACRS), maxAgeSeconds: z.number().int() }).nullable(),
        retenidoHasta: instante.nullish(),
      }),
    ),

  /** What the caller prefers (this project's own). */
  preferencias: privada({
    method: 'GET',
    path: '/usuario/preferencias',
    summary: 'Preferencias del usuario',
    tags,
  }).output(preferencias),

  /** Fewer notices of expiry dates; those that keep a domain from being lost come all the same. */
  guardarPreferencias: privada({
    method: 'POST',
    path: '/usuario/preferencias',
    summary: 'Guardar las preferencias del usuario',
    tags,
  })
    .input(z.object({ menosAvisos: z.boolean() }))
    .output(respuestaCodigo),

  /** The dashboard: counts, domains that need attention, latest messages (spec 2). */
  resumen: privada({
    method: 'GET',
    path: '/usuario/administracion/resumen',
    summary: 'Resumen de la administración',
    tags,
  }).output(respuestaCodigo.extend({ resumen })),
};
