import { z } from 'zod';
import { ROLES } from '../domain/roles';
import { centesimos, fecha, instante } from './base';
import { diferencia } from './diferencia';
import { estadoTransferencia } from './transferencias-formas';

/** What comes of an act, as its rehearsal tells it. */

/** Somebody who would be told, and how. Their address is theirs: it is not said. */
export const avisado = z.object({
  /** Empty where it is an address that no contact of the name has, or whose name is not for who asks. */
  quien: z.string(),
  esUsted: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  esCustodio: z.boolean(),
  mensaje: z.boolean(),
  correos: z.number().int(),
  /** All of their mails go with the one of that day. */
  puedeEsperar: z.boolean(),
  titulos: z.array(z.string()),
});
export type Avisado = z.output<typeof avisado>;

/** What a zone loses and gets: lines of a zone file. */
const lineas = z.object({ quitados: z.array(z.string()), agregados: z.array(z.string()) });
const antesYDespues = <S extends z.ZodType>(de: S) => z.object({ antes: de, despues: de });
const segundos = z.number().int().nullable();

/** What the servers of the registry answer after it, and what is remembered of before. */
export const zona = z.object({
  /** Of the name in the zone above it: its servers, their addresses, its keys. */
  arriba: lineas,
  /** Its own records, where the registry serves them. */
  propia: lineas,
  alojado: antesYDespues(z.boolean()),
  servidores: antesYDespues(z.array(z.string())),
  firma: z.enum(['SIN_FIRMA', 'SIGUE', 'LLEGA', 'SE_VA', 'CAMBIA']),
  /** In seconds, at most: of what the zone above said, of its records, and of what was not there; null: nothing of that changes. */
  recuerdo: z.object({ delegacion: segundos, registros: segundos, noHabia: segundos }),
});

const cuantos = z.number().int();

/** Names, and on which day each expires: how many, and the first fifty by that day. */
const porVencimiento = z.object({
  cuantos,
  nombres: z.array(z.object({ nombre: z.string(), vence: fecha })),
});

/** What becomes of many names. Counts are of the names that were tried: the first `probados`, in their order. */
export const varios = z.object({
  total: cuantos,
  /** Fewer than `total` where there was no time for the others. */
  probados: cuantos,
  hechos: cuantos,
  /** Those that are so already. */
  sinCambios: cuantos,
  noAplica: cuantos,
  /** What changes, said once of all the names that change alike: most names first, fifty at most, and the first fifty names of each. None where the edge does not say it. */
  cambios: z
    .array(z.object({ diferencias: z.array(diferencia), cuantos, nombres: z.array(z.string()) }))
    .default([]),
  /** The first fifty of those that are so already. */
  yaEstaban: z.array(z.string()).default([]),
  /** Those that renew by themselves from then on and did not before, on the day that they expire; and the other way round. */
  empiezanARenovarse: porVencimiento.default({ cuantos: 0, nombres: [] }),
  dejanDeRenovarse: porVencimiento.default({ cuantos: 0, nombres: [] }),
  /** Why it is not done, the most frequent reason first, fifty at most; a reason is told without the name. */
  motivos: z.array(z.object({ motivo: z.string(), cuantos })),
  /** The first fifty that it is not done to, with the reason. */
  noHechos: z.array(z.object({ nombre: z.string(), motivo: z.string() })),
  /** How many people or addresses are told of it, and how many mails leave at once. */
  personas: cuantos,
  correos: cuantos,
  /** Addresses that read of it in their mail of the day. */
  delDia: cuantos,
  /** Names of which the servers answer something else then. */
  zonas: cuantos,
});
export type Varios = z.output<typeof varios>;

/** How a request for a name may end. */
const final = z.object({
  estado: estadoTransferencia,
  /** When the name expires then; null where that does not change. */
  vencimiento: fecha.nullable(),
  /** What is charged with it. */
  cobrado: centesimos,
  avisados: z.array(avisado),
});

/** What follows from asking another registrar for a name. */
export const importacion = z.object({
  /** Who has to answer, and until when. */
  registrador: z.string(),
  hasta: instante,
  /** What is charged when it is asked for. */
  cobradoAlPedir: centesimos,
  aprobada: final.extend({ zona }),
  sinRespuesta: final,
});
export type Importacion = z.output<typeof importacion>;
