import { z } from 'zod';
import { retencionDeDominio } from '../administracion/formas';
import { fecha, id, instante, operacion, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const retencion = retencionDeDominio.extend({
  id,
  /** As it is shown. */
  nombre: z.string(),
  /** The day on which the registry looks at it again. */
  revisarEl: fecha,
  puso: z.string(),
  /** Nobody lifted it and its last day did not pass. */
  rige: z.boolean(),
  /** How it ended, of one that did; nobody lifted what ended by its date or with the name. */
  fin: z.object({ en: instante, quien: z.string().nullable(), motivo: z.string() }).nullable(),
});
export type RetencionDeOficina = z.output<typeof retencion>;

/** From where the list goes on: the last of what was shown. */
const desde = z.object({ revisar: fecha, id: z.number().int() });

/** What the registry holds of names by legal cause (decision 105). */
export const retenciones = {
  /** A part of those that nobody lifted, by the day on which they are to be looked at again. Nothing of whose the names are. */
  listar: deOficina('verRetenciones', '/oficina/retenciones')
    .input(z.object({ desde: desde.optional() }))
    .output(z.object({ retenciones: z.array(retencion), sigue: desde.nullable() })),

  /** Everything that was ever held of a name, the last first, to who said why they look at it (`dominios.mirar`); null to anybody else. */
  deDominio: deOficina('verRetenciones', '/oficina/retenciones/dominio')
    .input(z.object({ nombreDominio: texto }))
    .output(z.object({ nombre: z.string(), retenciones: z.array(retencion).nullable() })),

  /**
   * Holds a name from now on: `efectos` do not happen until its last day (`hasta`, '' for none) or until it is lifted. Written in the name's
   * history, and its people are told. Refused to who did not say why they look at the name, and of a document that holds it already. 404
   * of a name that nobody has.
   */
  retener: deOficina('retenerDominio', '/oficina/retenciones/retener', ['CAMPOS', 'ESTADO'])
    .input(
      z.object({
        nombreDominio: texto,
        clase: texto,
        documento: texto,
        motivo: texto,
        efectos: z.array(texto).max(10),
        hasta: texto,
        revisarEl: texto,
        operacion,
      }),
    )
    .output(respuestaDeOficina),

  /**
   * Ends a hold: what other holds keep from happening still does not. A name that only it kept from being deleted has its term to be
   * recovered from now on. Refused to who did not say why they look at the name, and where it ended before.
   */
  levantar: deOficina('levantarRetencion', '/oficina/retenciones/levantar', [
    'CAMPOS',
    'ESTADO',
    'POR_APROBAR',
  ])
    .input(z.object({ nombreDominio: texto, id, motivo: texto, operacion }))
    .output(respuestaDeOficina),
};
