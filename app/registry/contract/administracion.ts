import { z } from 'zod';
import { fecha, id, privada, respuestaCodigo, texto } from './base';
import { contactoPublico, fechaOpcional, nameserver, templateCuentaPago } from './formas';

const tags = ['Administración'];

/** Every role is TITULAR, ADMINISTRADOR, TECNICO or FINANCIERO; TODOS is any of them (spec 3). */
export const ROLES = ['TITULAR', 'ADMINISTRADOR', 'TECNICO', 'FINANCIERO'] as const;

/** Which of the caller's domains, and which part of the list (spec 3, Domain filter). */
const filtro = z.object({
  /** Any part of the name; accents make no difference. */
  nombre: texto.nullish(),
  tipoRelacionUsuDom: z.enum(['TODOS', ...ROLES]).default('TODOS'),
  /** Both days included. With either, the list is by expiry date instead of by name. */
  fechaVencimientoDesde: fecha.nullish(),
  fechaVencimientoHasta: fecha.nullish(),
  /** Domains charged to this account, among those whose payments the caller sees. */
  cuentaPago: id.nullish(),
  /** Only the domains in force whose records the registry serves. */
  dominiosAlojados: z.boolean().default(false),
  primerResultado: z.number().int().min(0).max(2_000_000_000).default(0),
  cantResultados: z.number().int().min(1).max(50).default(10),
});

/** What the caller may do with a domain, by role and state (spec 3, 6). */
const permisoDominio = z.object({
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
});
export type PermisoDominio = z.output<typeof permisoDominio>;

/** The account a domain is charged to, as a list shows it; null for who does not see payments. */
const cuentaActual = z.object({
  id,
  nombre: z.string(),
  /** The account number: masked unless the caller is the holder. */
  cuenta: z.string(),
});

const dominioWrapper = z.object({
  dominio: z.object({
    dominioCore: z.object({
      id,
      /** U-label. */
      nombre: z.string(),
      tld: z.string(),
      cuentaActual: cuentaActual.nullable(),
      estado: z.object({
        nombreString: z.enum(['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR']),
        renovable: z.boolean(),
        /** False while the registration is pending or failed: there is no detail. */
        administrable: z.boolean(),
      }),
      fechaAlta: fecha,
      fechaVencimiento: fecha,
    }),
    /** Its contacts are in the detail. */
    dominioBE: z.object({ nombre: z.string(), alojado: z.boolean(), uid: z.string() }),
  }),
  /** Whether anything pays for it, said to every role. */
  tieneCuentaActual: z.boolean(),
  preregistro: z.boolean(),
  error: z.boolean(),
  eliminado: z.boolean(),
  vencido: z.boolean(),
  /** Deleted, and already free for anyone to register. */
  esEliminadoBE: z.boolean(),
  esTitular: z.boolean(),
  esAdministrativo: z.boolean(),
  esTecnico: z.boolean(),
  esFinanciero: z.boolean(),
});
export type DominioWrapper = z.output<typeof dominioWrapper>;

/** What the caller may do with the domains of any of their roles (spec 7, Administration). */
export const administracion = {
  /** A part of the caller's domains, whatever the role, with what may be done with each. */
  obtenerDominios: privada({
    method: 'POST',
    path: '/usuario/administracion/obtener-dominios',
    summary: 'Dominios del usuario',
    tags,
  })
    .input(filtro)
    .output(
      respuestaCodigo.extend({
        dominioWrapperDTOList: z.array(dominioWrapper),
        /** By the name shown in the list. */
        permisoDominioDTOMap: z.record(z.string(), permisoDominio),
        /** How many the filter finds, whatever the part asked for. */
        totalDominiosFiltro: z.number().int().nonnegative(),
      }),
    ),

  /**
   * A domain of the caller's: 404 where the caller has no role on it. Pending and failed registrations answer ERROR, and
   * only what the list says of them. Sections the role does not see come empty.
   */
  informacion: privada({
    method: 'POST',
    path: '/usuario/administracion/dominio/informacion',
    summary: 'Información de un dominio del usuario',
    tags,
  })
    .input(z.object({ nombreDominio: texto }))
    .output(
      z.object({
        codigoRespuesta: z.enum(['OK', 'ERROR']),
        mensajeRespuesta: z.string(),
        ...dominioWrapper.shape,
        permisos: permisoDominio,
        dominioEliminado: z.boolean(),
        dominioVencido: z.boolean(),
        /** Days until an expired name is deleted, or a deleted one is free for anyone; null otherwise. */
        tiempoAntesEliminacion: z.number().int().nonnegative().nullable(),
        /** The day `tiempoAntesEliminacion` counts to. */
        fechaEliminacion: fechaOpcional,
        /** Whether its payment account renews it by itself on the expiry date. */
        renovacionAutomatica: z.boolean(),
        renovacionManualHabilitada: z.boolean(),
        cantMinimaNameservers: z.number().int(),
        nameservers: z.array(nameserver.extend({ subdominio: z.boolean() })),
        titular: contactoPublico.nullable(),
        administrador: contactoPublico.nullable(),
        tecnico: contactoPublico.nullable(),
        financiero: contactoPublico.nullable(),
        cuentaPago: templateCuentaPago.nullable(),
      }),
    ),
};
