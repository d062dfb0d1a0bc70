import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PatientPool } from '../postgres-pool.server';
import { asking } from './asking';
import type { Replica } from './replica';

/** Said as the last thing of a change, so that it is there as soon as the change is. */
const ONE_MORE =
  'insert into escrituras (oid, veces) values ($1, 1) on conflict (oid) do update set veces = escrituras.veces + 1';

const BEGINS = /^(begin|start transaction)\b/i;
const COMMITS = /^commit\b/i;
const ENDS = /^(commit|rollback)\s*$/i;
const READS = /^\s*(select|with)\b/i;
/** A reading that takes something: a row to change it, a number, a turn. */
const TAKES = /\bfor (update|share|no key update)\b|\bnextval\(|\bpg_\w*advisory\w*\(/i;
/** Tables of how much somebody asked for: it is counted where every machine counts, and is nobody's change. */
export const CONTADAS = ['limites', 'consultas', 'captcha_usados'];
const COUNTED = new RegExp(`"?\\b(${CONTADAS.join('|')})\\b`, 'i');
/** Tables of whether something was done already, who somebody is, and what is taken in turns: what they say must be of now. */
export const DE_AHORA = [
  'operaciones',
  'operaciones_afuera',
  'sesiones',
  'sesion_valores',
  'ingresos_en_curso',
  'oidc_registros',
  'cuentas_acceso',
  'factores',
  'funcionarios',
  'funcionario_conjuntos',
  'retos_llave',
  'instalacion',
  'trabajos',
  'archivos_guardados',
  'archivo_partes',
];
const OF_NOW = new RegExp(`"(${DE_AHORA.join('|')})"`);

/** One that is lent: what only reads goes to the replica where it may, the rest to a connection that is taken when it is needed. */
class Split implements PostgresPoolClient {
  readonly #pool: PatientPool;
  readonly #replica: Replica;
  #lent: PostgresPoolClient | undefined;
  #inTransaction = false;
  #changed = false;

  constructor(pool: PatientPool, replica: Replica) {
    this.#pool = pool;
    this.#replica = replica;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  async query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    const { reads } = asking() ?? {};
    if (!reads || this.#inTransaction || COUNTED.test(sql)) return this.#change(sql, parameters);
    if (!READS.test(sql) || TAKES.test(sql) || OF_NOW.test(sql)) {
      reads.changed();
      return this.#change(sql, parameters);
    }
    if (!(await reads.mayBeRead())) return this.#ask(sql, parameters);
    try {
      const answer = await this.#replica.read<R>(sql, parameters);
      reads.wasRead();
      return answer;
    } catch {
      reads.failed();
      return this.#ask(sql, parameters);
    }
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#lent ??= await this.#pool.connect();
    return this.#lent.query<R>(sql, parameters);
  }

  /** A change of a person is written down with it: in its transaction, or right after it. */
  async #change<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const about = asking();
    const oid = about?.oid;
    if (BEGINS.test(sql)) this.#inTransaction = true;
    if (this.#changed && oid !== undefined && COMMITS.test(sql)) await this.#ask(ONE_MORE, [oid]);
    if (ENDS.test(sql)) this.#inTransaction = this.#changed = false;
    const answer = await this.#ask<R>(sql, parameters);
    if (READS.test(sql) || BEGINS.test(sql) || ENDS.test(sql)) return answer;
    if (about) about.changed = true;
    if (COUNTED.test(sql)) return answer;
    if (this.#inTransaction) this.#changed = true;
    else if (oid !== undefined) await this.#ask(ONE_MORE, [oid]);
    return answer;
  }

  release(): void {
    this.#lent?.release();
  }
}

/** Connections for who asks a database that has a replica. */
export class SplitPool implements PostgresPool {
  readonly #pool: PatientPool;
  readonly #replica: Replica;

  constructor(pool: PatientPool, replica: Replica) {
    this.#pool = pool;
    this.#replica = replica;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Split(this.#pool, this.#replica);
  }

  async end(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#replica.end()]);
  }
}
