import { channel } from 'node:diagnostics_channel';
import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { cleanProvider } from '~/identity/adapter.server';
import { cleanLimits } from '~/limits/store';
import { removeAnteriores } from '~/registry/edge/avisos/correos-store';
import { removeEnlaces } from '~/registry/edge/dominios/enlaces-store';
import { forgetStale } from '~/registry/edge/due/aside-store';
import { deleteForgottenSessions } from '~/session/store.server';
import { removeAbandoned } from '../support/due';
import { describeOnBothEngines } from '../support/registry';
import { idOf, START } from './caller';

const OLD = '2026-01-01T12:00:00.000Z';
const NEW = '2037-01-01T12:00:00.000Z';
const MANY = 2500;
/** Whoever writes meanwhile waits for so many rows at most. */
const AT_ONCE = 1000;

interface Cleaning<T extends keyof Tables> {
  table: T;
  /** A row of a number, as old as that. */
  row: (at: number, when: string, usuarioId: number) => Insertable<Tables[T]>;
  clean: () => Promise<unknown>;
}
const cleaning = <T extends keyof Tables>(one: Cleaning<T>) => ({
  table: one.table,
  clean: one.clean,
  async fill(usuarioId: number): Promise<void> {
    const old = Array.from({ length: MANY }, (_, at) => one.row(at, OLD, usuarioId));
    const rows = [...old, one.row(MANY, NEW, usuarioId)];
    for (let from = 0; from < rows.length; from += 500)
      await database()
        .insertInto(one.table)
        .values(rows.slice(from, from + 500))
        .execute();
  },
});

const CLEANINGS = [
  cleaning({
    table: 'sesiones',
    clean: () => deleteForgottenSessions(database(), START),
    row: (at, vista) => ({
      id: `s${at}`,
      publico: `p${at}`,
      oid: null,
      persona: null,
      credenciales: null,
      csrf_anterior: null,
      creada: vista,
      ingreso: null,
      confirmada: null,
      acr: null,
      vista,
      vence: null,
      terminada: null,
      agente: '',
    }),
  }),
  cleaning({
    table: 'limites',
    clean: cleanLimits,
    row: (at, vence) => ({ clave: `l${at}`, gastado: 1, vence }),
  }),
  cleaning({
    table: 'oidc_registros',
    clean: cleanProvider,
    row: (at, when) => ({
      modelo: 'Session',
      id: `r${at}`,
      contenido: '',
      vence: Date.parse(when) / 1000,
      concesion: null,
      uid: null,
      codigo_usuario: null,
      consumido: null,
    }),
  }),
  cleaning({
    table: 'congelar_enlaces',
    clean: () => removeEnlaces(database(), START),
    row: (at, vence_en) => ({
      codigo_hash: `e${at}`,
      dominio_id: 1,
      nombre: 'a.uy',
      vence_en,
      usado_en: null,
    }),
  }),
  cleaning({
    table: 'correos_anteriores',
    clean: () => removeAnteriores(database(), START),
    row: (at, hasta, usuario_id) => ({ usuario_id, correo: `a${at}@correo.uy`, validado_en: null, hasta }),
  }),
  cleaning({
    table: 'trabajos',
    clean: () => forgetStale(database(), START),
    row: (at, proximo_intento) => ({
      clase: 'vida',
      clave: `t${at}`,
      intentos: 1,
      proximo_intento,
      error: '',
      desde: OLD,
    }),
  }),
  cleaning({
    table: 'carrito_apartados',
    clean: () => removeAbandoned(database(), START),
    row: (at, apartado_en, usuario_id) => ({ usuario_id, nombre: `n${at}.uy`, apartado_en }),
  }),
  cleaning({
    table: 'operaciones',
    clean: () => removeAbandoned(database(), START),
    row: (at, creada_en, usuario_id) => ({
      clave: `o${at}`,
      usuario_id,
      huella: null,
      resultado: '{}',
      creada_en,
    }),
  }),
];

/** How many statements deleted from a table while something was done. */
async function deletions(table: string, work: () => Promise<unknown>): Promise<number> {
  const statements = channel('portal:statement');
  let seen = 0;
  const look = (sql: unknown) => void (String(sql).startsWith(`delete from "${table}"`) && seen++);
  statements.subscribe(look);
  await work().finally(() => statements.unsubscribe(look));
  return seen;
}

describeOnBothEngines('what is too old', () => {
  it.each(CLEANINGS)(
    'is forgotten a part at a time, and nothing else: $table',
    async ({ table, fill, clean }) => {
      await fill(await idOf('ana'));
      expect(await deletions(table, clean)).toBe(Math.ceil(MANY / AT_ONCE));
      const { left } = await database()
        .selectFrom(table)
        .select((all) => all.fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      expect(Number(left)).toBe(1);
    },
  );
});
