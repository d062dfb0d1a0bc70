import { z } from 'zod';
import { instante, privada, respuestaCodigo, texto } from '../base';
import { candadoConCambio } from '../candado';
import { registroDns } from '../dns-formas';
import { contactoPublico, fechaOpcional, nameserver, templateCuentaPago } from '../formas';
import { dominioWrapper, filtroDominios, permisoDominio, retencionDeDominio } from './formas';

const tags = ['Administración'];

/** A domain as its detail shows it. */
export const informacionDominio = z.object({
  codigoRespuesta: z.enum(['OK', 'ERROR']),
  mensajeRespuesta: z.string(),
  ...dominioWrapper.shape,
  permisos: permisoDominio,
  /** Why not, by action, of what the caller may not do now; what is missing may be done (this project's own). */
  motivos: z.record(z.string(), z.string()).optional(),
  /** The same without naming the action: several that have one sentence here are kept from by one cause (this project's own). */
  causas: z.record(z.string(), z.string()).optional(),
  /** What a change of it says it was made from (this project's own). */
  version: z.number().int().optional(),
  /** Until when changes that could take it away are refused (decision w; this project's own). */
  congeladoHasta: instante.nullish(),
  /** What the registry holds of it, each for its own cause (decision 105; this project's own). */
  retenciones: z.array(retencionDeDominio).nullish(),
  /** Its lock, where it has one (decision 088; this project's own). */
  candado: candadoConCambio.nullish(),
  dominioEliminado: z.boolean(),
  dominioVencido: z.boolean(),
  /** The day `tiempoAntesEliminacion` counts to. */
  fechaEliminacion: fechaOpcional,
  /** Whether its payment account renews it by itself on the expiry date. */
  renovacionAutomatica: z.boolean(),
  /** Whether it was turned off, so that an account alone renews nothing; absent where that is not known (this project's own). */
  renovacionDesactivada: z.boolean().optional(),
  renovacionManualHabilitada: z.boolean(),
  cantMinimaNameservers: z.number().int(),
  nameservers: z.array(nameserver.extend({ subdominio: z.boolean() })),
  /** Of a hosted name, for who sees them. */
  registros: z.array(registroDns).optional(),
  registroWeb: registroDns.nullish(),
  registroMail: registroDns.nullish(),
  titular: contactoPublico.nullable(),
  administrador: contactoPublico.nullable(),
  tecnico: contactoPublico.nullable(),
  financiero: contactoPublico.nullable(),
  cuentaPago: templateCuentaPago.nullable(),
});

/** The lists of the caller and one domain of theirs. */
export const dominios = {
  /** A part of the caller's domains, whatever the role, with what may be done with each. */
  obtenerDominios: privada({
    method: 'POST',
    path: '/usuario/administracion/obtener-dominios',
    summary: 'Dominios del usuario',
    tags,
  })
    .input(
      filtroDominios.extend({
        primerResultado: z.number().int().min(0).max(2_000_000_000).default(0),
        cantResultados: z.number().int().min(1).max(50).default(10),
      }),
    )
    .output(
      respuestaCodigo.extend({
        dominioWrapperDTOList: z.array(dominioWrapper),
        /** By the name shown in the list. */
        permisoDominioDTOMap: z.record(z.string(), permisoDominio),
        /** How many the filter finds, whatever the part asked for. */
        totalDominiosFiltro: z.number().int().nonnegative(),
        /** How many of those can be opened and changed, where it is known (this project's own). */
        totalAdministrables: z.number().int().nonnegative().optional(),
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
    .input(
      z.object({
        nombreDominio: texto,
        /** A portal that asks for the records where it shows them says no (this project's own). */
        conRegistros: z.boolean().default(true),
      }),
    )
    .output(informacionDominio),
};
