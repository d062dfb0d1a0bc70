import { z } from 'zod';
import { GRADOS } from '../../domain/candado';
import { CLASES_DE_RETENCION, EFECTOS } from '../../domain/retenciones';
import { TIPOS_CONTACTO } from '../../domain/roles';
import { fecha, id, instante, mapErrores, respuesta, texto } from '../base';
import { CODIGOS_ADMINISTRACION, CODIGOS_CAMBIO, CODIGOS_DOMINIO } from '../codigos';
import { contactoPublico, templateCuentaPago } from '../formas';

/** The shapes that the operations of the administration share, with the names of spec 3. */

/** Every role is TITULAR, ADMINISTRADOR, TECNICO or FINANCIERO; TODOS is any of them (spec 3). */
export const tipoContacto = z.enum(TIPOS_CONTACTO);

/** Most names that one request may carry; a change of more than a page of them is carried out in batches. */
const MAXIMO_DOMINIOS = 10_000;
export const nombresDominio = z.array(texto).min(1).max(MAXIMO_DOMINIOS);

/** A name's version as the form was made from it: an older one is told instead of overwritten (this project's own). */
export const version = z.number().int().nonnegative().optional();

/** Done, or why not; an edge that knows the specification only says OK or ERROR. */
const codigo = z.enum(['OK', 'ERROR', ...CODIGOS_DOMINIO, ...CODIGOS_CAMBIO, ...CODIGOS_ADMINISTRACION]);

/** Answers of changes that the specification gives `codigo` and `mensaje`. */
export const respuestaCambio = z.object({ codigo, mensaje: z.string(), mapErrores: mapErrores.optional() });

/** Answers of changes that it gives `codigoRespuesta` and `mensajeRespuesta`. */
export const respuestaEdicion = respuesta.extend({
  codigoRespuesta: codigo,
  mapErrores: mapErrores.optional(),
});

/**
 * The states that a list can be narrowed to, every one that a row of it shows; EN_VIGOR is registered or expired, what the dashboard
 * counts. Frozen and held names are in one of the others too.
 */
export const estadoBuscado = z.enum([
  'EN_VIGOR',
  'REGISTRADO',
  'VENCIDO',
  'ELIMINADO',
  'PREREGISTRO',
  'ERROR',
  'CONGELADO',
  'RETENIDO',
]);

/** What the screen filters the caller's domains by (spec 3, Domain filter); from `estado` to `conCandado` it is ours. */
export const filtroDominios = z.object({
  /** Any part of the name; accents make no difference. */
  nombre: texto.nullish(),
  tipoRelacionUsuDom: z.enum(['TODOS', ...TIPOS_CONTACTO]).default('TODOS'),
  /** Both days included. With either, the list is by expiry date instead of by name. */
  fechaVencimientoDesde: fecha.nullish(),
  fechaVencimientoHasta: fecha.nullish(),
  /** Domains charged to this account, among those whose payments the caller sees. */
  cuentaPago: id.nullish(),
  /** The same by the account's name; with both, both have to fit. */
  cuentaPagoNombre: texto.nullish(),
  /** Only the domains in force whose records the registry serves. */
  dominiosAlojados: z.boolean().default(false),
  /** One state or any of several, as of today, by their dates; an empty list does not narrow. */
  estado: z.union([estadoBuscado, z.array(estadoBuscado).max(estadoBuscado.options.length)]).nullish(),
  /** Domains in force whose records somebody else serves, or nobody. */
  delegacion: z.enum(['CON_SERVIDORES', 'SIN_SERVIDORES']).nullish(),
  /** Part of the name of a server that a domain in force is delegated to. */
  servidor: texto.nullish(),
  /** By expiry date, also without dates in the filter (this project's own). */
  porVencimiento: z.boolean().default(false),
  /** False finds those that nothing pays for. */
  conCuentaPago: z.boolean().nullish(),
  /** Whether they have a lock, of whichever grade. */
  conCandado: z.boolean().nullish(),
  /** Which screen asks; every one gets the same answer. */
  modulo: texto.default('FRONTEND'),
});

/** What the caller may do with a domain, by role and state (spec 3, 6). */
export const permisoDominio = z.object({
  puedeRenovar: z.boolean(),
  puedeDelegarAlojar: z.boolean(),
  puedeEditarTitular: z.boolean(),
  puedeEditarAdmin: z.boolean(),
  puedeEditarTecnico: z.boolean(),
  puedeEditarFinanciero: z.boolean(),
  puedeInvitarAdmin: z.boolean(),
  puedeInvitarTecnico: z.boolean(),
  puedeInvitarFinanciero: z.boolean(),
  puedeTransferirTitular: z.boolean(),
  /** Sections of the detail (spec 6); these two are this project's own. */
  puedeVerServidores: z.boolean(),
  puedeVerPagos: z.boolean(),
  /** What a row of the list offers besides (decision l); this project's own. */
  puedeLiberar: z.boolean().optional(),
  puedeEliminar: z.boolean().optional(),
  puedeRecuperar: z.boolean().optional(),
});
export type PermisoDominio = z.output<typeof permisoDominio>;

/** The account a domain is charged to, as a list shows it; null for who does not see payments. */
const cuentaActual = z.object({
  id,
  nombre: z.string(),
  /** The account number: masked unless the caller is the holder. */
  cuenta: z.string(),
});

export const dominioWrapper = z.object({
  dominio: z.object({
    dominioCore: z.object({
      id,
      /** U-label. */
      nombre: z.string(),
      tld: z.string(),
      cuentaActual: cuentaActual.nullable(),
      /** The same in full, as a program is told it under that name (spec 3). */
      cuentaCompleta: templateCuentaPago.optional(),
      estado: z.object({
        /** PREREGISTRO, REGISTRADO, VENCIDO, ELIMINADO or ERROR; another edge may have more, shown as they are. */
        nombreString: z.string(),
        renovable: z.boolean(),
        /** False while the registration is pending or failed: there is no detail. */
        administrable: z.boolean(),
      }),
      /** Null where the registry does not say it: a pending registration may have neither. */
      fechaAlta: fecha.nullable(),
      fechaVencimiento: fecha.nullable(),
    }),
    dominioBE: z.object({
      nombre: z.string(),
      alojado: z.boolean(),
      uid: z.string(),
      /** Its contacts, which screens have in the detail and a program in the list too (spec 3). */
      titular: contactoPublico.nullish(),
      administrador: contactoPublico.nullish(),
      tecnico: contactoPublico.nullish(),
      financiero: contactoPublico.nullish(),
    }),
  }),
  /** Whether anything pays for it, said to every role. */
  tieneCuentaActual: z.boolean(),
  preregistro: z.boolean(),
  error: z.boolean(),
  eliminado: z.boolean(),
  vencido: z.boolean(),
  /** Deleted, and already free for anyone to register. */
  esEliminadoBE: z.boolean(),
  /** Days until an expired name is deleted, or a deleted one is free for anyone (in the list this project's own). */
  tiempoAntesEliminacion: z.number().int().nonnegative().nullish(),
  /** Whether its account is charged for another year by itself; unknown where the edge does not say. */
  renovacionAutomatica: z.boolean().nullish(),
  /** What its lock holds; nothing where it has none (decision 088; this project's own). */
  gradoDeCandado: z.enum(GRADOS).nullish(),
  /** Whether the registry holds something of it by legal cause (decision 105; this project's own). */
  retenido: z.boolean().nullish(),
  /** Whether it is frozen: for a while nobody can take it away (decision w; in the list this project's own). */
  congelado: z.boolean().nullish(),
  /** Whether its examination found something that is to be told to the caller (in the list this project's own). */
  conAvisos: z.boolean().nullish(),
  esTitular: z.boolean(),
  esAdministrativo: z.boolean(),
  esTecnico: z.boolean(),
  esFinanciero: z.boolean(),
});
/** What the registry holds of a name by legal cause, for the people of the name (decision 105; this project's own). */
export const retencionDeDominio = z.object({
  clase: z.enum(CLASES_DE_RETENCION),
  documento: z.string(),
  motivo: z.string(),
  desde: instante,
  /** Its last day; null where there is none. */
  hasta: fecha.nullable(),
  efectos: z.array(z.enum(EFECTOS)),
});
export type RetencionDeDominio = z.output<typeof retencionDeDominio>;

export type DominioWrapper = z.output<typeof dominioWrapper>;
