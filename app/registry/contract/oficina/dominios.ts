import { z } from 'zod';
import { GRADOS } from '../../domain/candado';
import { TIPOS_CONTACTO } from '../../domain/roles';
import { fichaDeDominio } from '../administracion/ficha';
import { centesimos, fecha, id, instante, operacion, texto } from '../base';
import { parteDeRegistros } from '../dns';
import { parteDeHistoria } from '../historia';
import { deOficina, respuestaDeOficina } from './base';

/** What the desk's box finds, each of a kind. */
export const CLASES_DE_ENCONTRADO = [
  'DOMINIO',
  'PERSONA',
  'VENTA',
  'COBRO',
  'TRANSFERENCIA',
  'CONSULTA',
] as const;
export type ClaseDeEncontrado = (typeof CLASES_DE_ENCONTRADO)[number];

/** Whose a name is, until when, and the facts by which lists say its state and what holds it. */
const comoEsta = z.object({
  /** Its holder, as the desk calls them. */
  titular: z.string(),
  vence: fecha,
  preregistro: z.boolean(),
  error: z.boolean(),
  eliminado: z.boolean(),
  vencido: z.boolean(),
  tieneCuentaActual: z.boolean(),
  congelado: z.boolean(),
  retenido: z.boolean(),
  gradoDeCandado: z.enum(GRADOS).nullable(),
});
export type ComoEsta = z.output<typeof comoEsta>;

const encontrado = z.object({
  clase: z.enum(CLASES_DE_ENCONTRADO),
  /** It is what was typed; else it begins with it. */
  exacto: z.boolean(),
  /** As it is told from others of its kind: a name, what somebody is called, a number. */
  titulo: z.string(),
  /** What else is needed to choose, and no more. */
  detalle: z.string(),
  /** Names it leads to, as they are shown; of many the first ones. */
  nombres: z.array(z.string()),
  /** It has more than those. */
  masNombres: z.boolean(),
  /** How many it has in all, of an account. */
  cuantosNombres: z.number().optional(),
  /** Of how many of them an account is the holder, and of how many others a contact only: of those that are registered. */
  titularDe: z.number().optional(),
  contactoDe: z.number().optional(),
  /** How many of them are not: their registration failed, or is not done yet. Nobody has them. */
  sinRegistrar: z.number().optional(),
  /** Which of those that are shown are not. */
  noRegistrados: z.array(z.string()).optional(),
  /** What finds this person alone, with more of their names. */
  buscarSolo: z.string().optional(),
  /** How it stands, of a name. */
  dominio: comoEsta.optional(),
  /** Which question it is, of one. */
  consulta: id.optional(),
  /** The account of a person who has one. */
  persona: id.optional(),
  /** Which charge it is, of one. */
  cobro: id.optional(),
});
export type Encontrado = z.output<typeof encontrado>;

/** The holder's own detail, to which of its contacts mails do not arrive, and what was given back of its charges. */
const fichaDeOficina = fichaDeDominio.extend({
  vuelven: z.array(z.object({ tipo: z.enum(TIPOS_CONTACTO), desde: instante })),
  devueltos: z.array(z.object({ cobro: id, importe: centesimos })),
  /** The last purchase that has it, by its reference; of a name whose registration is done that is in its charges. */
  compra: z.string().nullable(),
});

/** Names and their people, as the registry's own people look for them. */
export const dominios = {
  /**
   * Finds names, people, mail addresses, sales, questions and transfers by what is typed: what is exactly that first, then
   * what begins with it, up to ten of each kind. Every search is kept with what was looked for.
   */
  buscar: deOficina('buscar', '/oficina/buscar', ['CAMPOS'])
    .input(z.object({ buscado: texto }))
    .output(
      respuestaDeOficina.extend({
        encontrados: z.array(encontrado).optional(),
        /** Of which kinds there are more that begin so: more has to be typed. */
        hayMas: z.array(z.enum(CLASES_DE_ENCONTRADO)).optional(),
      }),
    ),

  /**
   * Somebody of the registry will look at a name, and says why: written in their history and in the name's own, which its
   * holder reads, in one transaction. From then on `ficha` shows it to them for `MINUTOS_DE_MIRADA`. 404 of a name that nobody has.
   */
  mirar: deOficina('mirarDominio', '/oficina/dominios/mirar', ['CAMPOS'])
    .input(z.object({ nombreDominio: texto, motivo: texto, operacion }))
    .output(respuestaDeOficina),

  /**
   * A name as its holder sees it, read-only, to who said why in the last half hour: `mirada` and `ficha` are null to anybody
   * else. No transfer codes: they are secrets of the holder. Of accounts and documents the last digits alone: whole numbers are
   * for the holder (spec 6). 404 of a name that nobody has.
   */
  ficha: deOficina('mirarDominio', '/oficina/dominios/ficha')
    .input(z.object({ nombreDominio: texto, registros: parteDeRegistros, historia: parteDeHistoria }))
    .output(
      z.object({
        nombre: z.string(),
        /** It is somebody's: its registration did not fail, and is done. */
        registrado: z.boolean(),
        mirada: z.object({ motivo: z.string(), hasta: instante }).nullable(),
        ficha: fichaDeOficina.nullable(),
      }),
    ),
};
