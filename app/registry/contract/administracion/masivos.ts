import { z } from 'zod';
import { id, instante, operacion, privada, texto } from '../base';
import { contactoEntrada, templateEntrada } from '../formas';
import { noAplica } from './ediciones';
import { dominioWrapper, filtroDominios, nombresDominio, respuestaCambio, tipoContacto } from './formas';

const tags = ['Administración'];

/** The bulk buttons of the list (spec 2). */
const operacionMasiva = z.enum(['EDITAR_CONTACTO', 'EDITAR_CUENTA', 'ELIMINAR_CUENTA']);

/** The same, and what is done name by name: closing locks (`candado.cerrar`) and renewing (`renovar`); this project's own. */
const operacionConsultada = z.enum([...operacionMasiva.options, 'CERRAR_CANDADO', 'RENOVAR']);

/** Names one by one, or all that a filter finds (decision x); exactly one of them. */
const seleccion = {
  dominiosSeleccionados: nombresDominio.optional(),
  filtro: filtroDominios.optional(),
};

const estado = z.enum(['EN_CURSO', 'TERMINADO']);

/** A bulk change as its page shows it. */
const cambioMasivo = z.object({
  id,
  accion: operacionMasiva,
  /** Of a contact: which. */
  tipoContacto: tipoContacto.nullable(),
  /** What is put: the account by its name, or who is the contact; nothing where something is taken away, or it is not there any more. */
  pone: z.string().default(''),
  estado,
  total: z.number().int(),
  /** Names looked at so far, and of them those changed and those left as they were. */
  procesados: z.number().int(),
  cambiados: z.number().int(),
  noCambiados: z.number().int(),
  /** Of those left as they were, the ones that somebody else had changed meanwhile. */
  conflictos: z.number().int().default(0),
  creadoEn: instante,
  terminadoEn: instante.nullable(),
});
export type CambioMasivo = z.output<typeof cambioMasivo>;

const resultadoDominio = z.object({
  /** Where it stands in the change: `despuesDe` of the part that follows. */
  orden: z.number().int(),
  nombre: z.string(),
  /** CONFLICTO: somebody else changed meanwhile what it changes, and it was left so. */
  resultado: z.enum(['PENDIENTE', 'HECHO', 'SIN_CAMBIOS', 'NO_APLICA', 'CONFLICTO']),
  mensaje: z.string(),
});

/** Changes of many domains: said first, confirmed once, carried out in batches, each domain once. */
export const masivos = {
  /** Splits a selection into the names a change applies to and those it does not, and why. Nothing changes. */
  accederOperacion: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/acceder-operacion',
      summary: 'A qué dominios se aplica un cambio',
      tags,
    },
    { otros: ['CAMPOS', 'SIN_PERMISO'] },
  )
    .input(
      z.object({
        ...seleccion,
        operacion: operacionConsultada,
        /** The contact to edit. */
        rolSeleccionado: tipoContacto.nullish(),
        /** What the client read of them; the registry reads again. */
        permisosDominio: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .output(
      respuestaCambio.extend({
        /** All that were named; of a filter's, the first hundred of each, or as many as can be locked at once. */
        dominiosAplicaAccion: z.array(z.string()),
        dominiosNoAplicaAccion: z.array(noAplica),
        totalAplica: z.number().int(),
        totalNoAplica: z.number().int(),
        /** Of those that it applies to, the expired ones: they renew no more by themselves; and how many. */
        dominiosVencidos: z.array(z.string()).optional(),
        totalVencidos: z.number().int().optional(),
      }),
    ),

  /**
   * Begins the change (this project's own). Up to fifty names are done when it answers; more are done by the registry,
   * and `verCambioMasivo` tells how far it is. Of a filter, `total` is how many the person confirmed: another number by
   * now is told, and nothing begins. Names that somebody else changed after `vistoEn`, when the person saw them, are left as
   * they are and told; `insistirEn` is the change that left them, to make it in them all the same. `cambioMasivo` is null where `mensaje` already says what became of each name.
   */
  iniciarCambioMasivo: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/cambios-masivos',
      summary: 'Cambiar muchos dominios',
      tags,
    },
    { otros: ['CAMPOS', 'DEMASIADAS', 'OTRA_CANTIDAD'] },
  )
    .input(
      z.object({
        ...seleccion,
        total: z.number().int().optional(),
        accion: operacionMasiva,
        rolSeleccionado: tipoContacto.nullish(),
        contactoDTO: contactoEntrada.nullish(),
        templateCuentaPagoDTO: templateEntrada.nullish(),
        vistoEn: instante.nullish(),
        insistirEn: id.nullish(),
        operacion,
      }),
    )
    .output(respuestaCambio.extend({ cambioMasivo: cambioMasivo.nullable() })),

  /** How far a bulk change of the caller's is; 404 for another's (this project's own). */
  verCambioMasivo: privada({
    method: 'GET',
    path: '/usuario/administracion/cambios-masivos/{id}',
    summary: 'Avance de un cambio masivo',
    tags,
  })
    .input(z.object({ id: id }))
    .output(z.object({ cambioMasivo })),

  /** What became of each name, in order, a part at a time (this project's own). */
  resultadoCambioMasivo: privada({
    method: 'POST',
    path: '/usuario/administracion/cambios-masivos/{id}/resultado',
    summary: 'Resultado de un cambio masivo, por dominio',
    tags,
  })
    .input(
      z.object({
        id: id,
        /** Only those left as they were. */
        soloNoCambiados: z.boolean().default(false),
        despuesDe: z.number().int().min(0).default(0),
        cantResultados: z.number().int().min(1).max(500).default(50),
      }),
    )
    .output(z.object({ resultados: z.array(resultadoDominio) })),

  /**
   * The filtered list a part at a time, each from where the one before ended: for a file of all of it, at the same cost
   * for the last part as for the first (this project's own).
   */
  recorrerDominios: privada({
    method: 'POST',
    path: '/usuario/administracion/recorrer-dominios',
    summary: 'Recorrer los dominios que cumplen un filtro',
    tags,
  })
    .input(
      filtroDominios.extend({
        /** `siguiente` of the part before; nothing for the first one. */
        despuesDe: texto.nullish(),
        cantResultados: z.number().int().min(1).max(1000).default(500),
      }),
    )
    .output(
      z.object({
        dominioWrapperDTOList: z.array(dominioWrapper),
        /** Null where this was the last part. */
        siguiente: z.string().nullable(),
      }),
    ),
};
