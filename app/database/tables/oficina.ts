import type { Generated, Selectable } from 'kysely';
import type { Conjunto } from '~/registry/domain/oficina';
import type { ClaseDeRetencion } from '~/registry/domain/retenciones';

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

/** What an act was over: whose identifier `sobre` is. */
export type ClaseDeSobre =
  | 'dominio'
  | 'funcionario'
  | 'consulta'
  | 'busqueda'
  | 'trabajo'
  | 'contenido'
  | 'venta';

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

export interface OficinaTables {
  retenciones: RetencionesTable;
  funcionarios: FuncionariosTable;
  funcionario_conjuntos: FuncionarioConjuntosTable;
  oficina_historia: OficinaHistoriaTable;
}
