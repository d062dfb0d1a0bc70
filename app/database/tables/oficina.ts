import type { Generated, Selectable } from 'kysely';
import type { ActoDeDos } from '~/registry/domain/dos-personas';
import type { Conjunto } from '~/registry/domain/oficina';
import type { ClaseDeRetencion } from '~/registry/domain/retenciones';
import type { ClaseDeSobre } from '~/registry/domain/sobre';
import type { EstadoDeCambio } from './candado';
import type { Origen } from './historia';

/** Somebody who works at the registry. Their account is the one that they sign in to the portal with. */
export interface FuncionariosTable {
  id: Generated<number>;
  usuario_id: number;
  alta_en: string;
  /** Since when they do no longer; null while they do. */
  baja_en: string | null;
}

export interface FuncionarioConjuntosTable {
  funcionario_id: number;
  conjunto: Conjunto;
}

/** One act of the registry's people. Rows are added in the transaction of the act, never edited and never deleted. */
export interface OficinaHistoriaTable {
  id: Generated<number>;
  /** Who; null for whoever has the machine (`npm run staff`). */
  usuario_id: number | null;
  /** Entries follow one another by who did them: their account, which an act locks first; 0 of the machine. */
  cadena: number;
  /** The place in that chain, from 1. */
  lugar: number;
  momento: string;
  /** What was done, in words. */
  acto: string;
  /** What it was over: whose identifier `sobre` is. */
  clase: ClaseDeSobre;
  sobre: string;
  motivo: string;
  /** What there was and what there is, as JSON; null where an act only looks. */
  antes: string | null;
  despues: string | null;
  hash_anterior: string;
  hash: string;
}
export type ActoDeHistoria = Selectable<OficinaHistoriaTable>;

/** What the registry holds of a name by legal cause (decision 105). Rows are lifted, and never deleted. */
export interface RetencionesTable {
  id: Generated<number>;
  /** Of a row that may be gone by now. */
  dominio_id: number;
  nombre: string;
  clase: ClaseDeRetencion;
  /** The number of the document that orders it. */
  documento: string;
  motivo: string;
  /** What it keeps from happening: words of `EFECTOS`, in their order. */
  efectos: string;
  desde: string;
  /** Its last day; null where nobody said one. */
  hasta: string | null;
  /** The day on which the registry looks at it again. */
  revisar_el: string;
  puso_id: number;
  /** When it ended: lifted by somebody (`levanto_id`), or null there because its last day passed or the name was no more. */
  levantada_en: string | null;
  levanto_id: number | null;
  motivo_levantar: string | null;
}

/** An act that takes two people, and what became of it. */
export interface ActosPorAprobarTable {
  id: Generated<number>;
  /** Whose table of permissions says who may ask for it, and approve it. */
  acto: ActoDeDos;
  /** What it is about: of one thing one act waits at a time. */
  clave: string;
  /** The operation that does it, and its input as JSON: nothing in it is a secret. */
  operacion: string;
  entrada: string;
  /** What it is, over what, and what it would change: what is approved, and what has to come of it when it is done. */
  que: string;
  clase: ClaseDeSobre;
  sobre: string;
  motivo: string;
  diferencias: string;
  pidio_id: number;
  origen: Origen;
  pedido_en: string;
  vence_en: string;
  estado: EstadoDeCambio;
  /** Who ended it; null of what lapsed. */
  termino_id: number | null;
  terminado_en: string | null;
  motivo_fin: string | null;
  /** Why its person did it without waiting for another; null of what was not done so. */
  a_solas: string | null;
  reviso_id: number | null;
  revisado_en: string | null;
  nota: string | null;
}
export type ActoPorAprobar = Selectable<ActosPorAprobarTable>;

export interface OficinaTables {
  actos_por_aprobar: ActosPorAprobarTable;
  retenciones: RetencionesTable;
  funcionarios: FuncionariosTable;
  funcionario_conjuntos: FuncionarioConjuntosTable;
  oficina_historia: OficinaHistoriaTable;
}
