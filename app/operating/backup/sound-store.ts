import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';

/** What must hold of money, and the query that finds what does not. */
const MONEY: Record<string, RawBuilder<unknown>> = {
  'líneas hechas sin su cargo': sql`select i.id from venta_items i left join cargos c on c.venta_item_id = i.id
    where i.estado = 'HECHO' and c.id is null`,
  'cargos sin su línea hecha, o por otro importe': sql`select c.id from cargos c
    left join venta_items i on i.id = c.venta_item_id
    where c.venta_item_id is not null and (i.id is null or i.estado <> 'HECHO' or i.precio <> c.importe)`,
  'cosas cobradas dos veces': sql`select clave from cargos group by clave having count(*) > 1`,
  'devoluciones por más de lo que se cobró': sql`select d.cargo_id from devoluciones d
    inner join cargos c on c.id = d.cargo_id group by d.cargo_id, c.importe
    having sum(d.importe) > c.importe or min(d.importe) <= 0`,
  'compras con referencia que no terminaron': sql`select id from ventas
    where referencia is not null and estado <> 'FINALIZADA'`,
};

/** What is wrong with the ledger. */
export async function moneyFaults(connection: Connection): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(MONEY)) {
    const { rows } = await query.execute(connection);
    if (rows.length > 0) found.push(`${what}: ${rows.length}`);
  }
  return found;
}

/** How many charges there are, and what they come to, in centésimos. */
export async function ledger(connection: Connection): Promise<{ cargos: number; importe: number }> {
  const { cargos, importe } = await connection
    .selectFrom('cargos')
    .select((is) => [is.fn.countAll().as('cargos'), is.fn.sum('importe').as('importe')])
    .executeTakeFirstOrThrow();
  return { cargos: Number(cargos), importe: Number(importe ?? 0) };
}

/** The files that rows name, with their sizes. */
export async function namedFiles(
  connection: Connection,
): Promise<{ guardado_como: string; tamano: number }[]> {
  const kept = await connection.selectFrom('ticket_archivos').select(['guardado_como', 'tamano']).execute();
  const chosen = await connection
    .selectFrom('archivos_temporales')
    .select(['guardado_como', 'tamano'])
    .execute();
  const made = await connection
    .selectFrom('descargas')
    .select(['guardado_como', 'tamano'])
    .where('guardado_como', 'is not', null)
    .where('tamano', 'is not', null)
    .$narrowType<{ guardado_como: string; tamano: number }>()
    .execute();
  return [...kept, ...chosen, ...made];
}

/** Whether something waited to be published, and the serial that each zone had at the servers. */
export async function publishedState(connection: Connection) {
  const waiting = await connection
    .selectNoFrom((is) => [
      is.exists(is.selectFrom('dns_cola').select('zona')).as('zonas'),
      is.exists(is.selectFrom('dominio_publicaciones').select('nombre')).as('nombres'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await connection.selectFrom('dns_publicadas').select(['zona', 'serie_publicada']).execute();
  return {
    isWaiting: Boolean(waiting.zonas) || Boolean(waiting.nombres),
    series: new Map(rows.map(({ zona, serie_publicada }) => [zona, serie_publicada])),
  };
}
