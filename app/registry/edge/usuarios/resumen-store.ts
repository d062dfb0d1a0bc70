import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';

/** The user's names, whatever the role. */
const ownDominios = (connection: Connection, usuarioId: number) =>
  connection
    .selectFrom('dominio_usuarios')
    .innerJoin('dominios', 'dominios.id', 'dominio_usuarios.dominio_id')
    .where('dominio_usuarios.usuario_id', '=', usuarioId);

const count = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

const inForce = sql<boolean>`dominios.estado in ('REGISTRADO', 'VENCIDO')`;

/** Names whose records the registry serves, as the dashboard counts them and the list filters them. */
const isHosted = sql<boolean>`${inForce} and dominios.alojado = 1`;

/** The three counts of the dashboard in one pass over the user's names. */
export async function countDominios(connection: Connection, usuarioId: number, hasta: string) {
  const found = await ownDominios(connection, usuarioId)
    .select([
      count(inForce).as('registrados'),
      count(isHosted).as('alojados'),
      count(sql<boolean>`dominios.estado = 'REGISTRADO' and dominios.fecha_vencimiento <= ${hasta}`).as(
        'proximos',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    cantDomRegistrados: Number(found.registrados),
    cantDomAlojados: Number(found.alojados),
    cantDomVencProximos: Number(found.proximos),
  };
}

export interface Grupo {
  tipo: 'VENCIDO' | 'PROXIMO_A_VENCER' | 'SIN_CUENTA_PAGO' | 'ELIMINADO';
  total: number;
  dominios: { nombre: string; fecha_vencimiento: string }[];
}

/** Names shown of each kind; the rest is in the list. */
const MUESTRA = 5;

const conditions = (hasta: string): Record<Grupo['tipo'], ReturnType<typeof sql<boolean>>> => ({
  VENCIDO: sql<boolean>`dominios.estado = 'VENCIDO'`,
  PROXIMO_A_VENCER: sql<boolean>`dominios.estado = 'REGISTRADO' and dominios.fecha_vencimiento <= ${hasta}`,
  SIN_CUENTA_PAGO: sql<boolean>`dominios.estado = 'REGISTRADO' and dominios.cuenta_pago_id is null`,
  ELIMINADO: sql<boolean>`dominios.estado = 'ELIMINADO'`,
});

/** Names that need attention, by kind, the first to expire first. */
export async function listImportantes(connection: Connection, usuarioId: number, hasta: string) {
  const kinds = conditions(hasta);
  const grupos: Grupo[] = [];
  for (const tipo of ['VENCIDO', 'PROXIMO_A_VENCER', 'SIN_CUENTA_PAGO', 'ELIMINADO'] as const) {
    const found = ownDominios(connection, usuarioId).where(kinds[tipo]);
    const { total } = await found.select((is) => is.fn.countAll().as('total')).executeTakeFirstOrThrow();
    const dominios = await found
      .select(['dominios.nombre', 'dominios.fecha_vencimiento'])
      .orderBy('dominio_usuarios.fecha_vencimiento')
      .orderBy('dominio_usuarios.nombre')
      .limit(MUESTRA)
      .execute();
    grupos.push({ tipo, total: Number(total), dominios });
  }
  return grupos;
}
