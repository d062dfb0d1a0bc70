import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Tables } from './tables';

/** Until when nothing can be changed, where that was said. */
export interface ReadOnly {
  hasta: string | null;
}

/** Something would have been changed while nothing can be (decision 097). Nothing was. */
export class ReadOnlyNow extends Error {
  override name = 'ReadOnlyNow';
  readonly hasta: string | null;

  constructor({ hasta }: ReadOnly) {
    super('nothing can be changed now');
    this.hasta = hasta;
  }
}

/** After how many seconds it is worth asking again; a while where nobody said when. */
export function secondsUntil(hasta: string | null, now: Temporal.Instant): number {
  if (hasta === null) return 300;
  return Math.max(5, Math.ceil(now.until(Temporal.Instant.from(hasta)).total('seconds')));
}

/**
 * What pages write that only show something: who looks at them, how much they looked, and the switch itself. A device of the second step
 * notes the code that it was shown with; to add or remove one, the history of its account is written too, and refused.
 */
const BY_LOOKING: ReadonlySet<string> = new Set<keyof Tables>([
  'instalacion',
  'sesiones',
  'sesion_valores',
  'ingresos_en_curso',
  'oidc_registros',
  'retos_llave',
  'factores',
  'limites',
  'captcha_usados',
  'consultas',
  'usuarios',
]);

/** Whether a table changes also while nothing can be changed. */
export const isByLooking = (table: string): boolean => BY_LOOKING.has(table);

const CHANGES = /^\s*(insert|update|delete)\b/i;

const namesOf = (nodes: readonly (OperationNode | undefined)[]): string[] =>
  nodes.flatMap((node) => (node && TableNode.is(node) ? [node.table.identifier.name] : ['?']));

/** The table that `sql.table` put into a statement: a piece of SQL of its own. */
function tableIn(parameter: OperationNode): TableNode | undefined {
  const inner = RawNode.is(parameter) ? parameter.parameters[0] : parameter;
  return inner && TableNode.is(inner) ? inner : undefined;
}

/** The tables that a statement changes; '?' for one that cannot be told. */
function changedBy(node: OperationNode): string[] {
  if (InsertQueryNode.is(node)) return namesOf([node.into]);
  if (UpdateQueryNode.is(node)) return namesOf([node.table]);
  if (DeleteQueryNode.is(node)) return namesOf(node.from.froms);
  if (!RawNode.is(node) || !CHANGES.test(node.sqlFragments[0] ?? '')) return [];
  return namesOf([node.parameters.map(tableIn).find((table) => table !== undefined)]);
}

const finishing = new AsyncLocalStorage<true>();

/** Ends what was begun before nothing could be changed any more, and is half done elsewhere: a mail that was handed over. */
export const untilDone = <T>(work: () => Promise<T>): Promise<T> => finishing.run(true, work);

/** Stands before every statement of a database: while it is read-only, those that change the registry are refused. */
export class ReadOnlyGuard implements KyselyPlugin {
  mode: ReadOnly | undefined;

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (!this.mode || finishing.getStore()) return node;
    if (changedBy(node).some((table) => !isByLooking(table))) throw new ReadOnlyNow(this.mode);
    return node;
  }

  transformResult = async <R>({ result }: { result: R }): Promise<R> => result;
}
