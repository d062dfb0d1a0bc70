import { sql } from 'kysely';
import type { Database } from '~/database/connection.server';
import { ROLES } from '~/registry/domain/roles';

/** What must hold in the registry whatever happened to the processes around it: each query finds the offenders. */
const INVARIANTS: Record<string, string> = {
  'a line that was done has its charge':
    "select i.id from venta_items i left join cargos c on c.venta_item_id = i.id where i.estado = 'HECHO' and c.id is null",
  'a charge has its line, done, at the price charged':
    "select c.id from cargos c left join venta_items i on i.id = c.venta_item_id where c.venta_item_id is not null and (i.id is null or i.estado <> 'HECHO' or i.precio <> c.importe)",
  'nothing is charged twice': 'select clave from cargos group by clave having count(*) > 1',
  'a sale with a reference is finished and has something done':
    "select v.id from ventas v where v.referencia is not null and (v.estado <> 'FINALIZADA' or not exists (select 1 from venta_items i where i.venta_id = v.id and i.estado = 'HECHO'))",
  'a reference is one sale':
    'select referencia from ventas where referencia is not null group by referencia having count(*) > 1',
  'a registered line has its name':
    "select i.id from venta_items i left join dominios d on d.id = i.dominio_id where i.estado = 'HECHO' and i.tipo = 'REGISTRO' and d.id is null",
  'a name is registered once': 'select nombre from dominios group by nombre having count(*) > 1',
  'an operation makes one ticket': 'select operacion from tickets group by operacion having count(*) > 1',
  'a ticket is confirmed by a mail':
    "select t.id from tickets t where t.operacion not like 'demo:%' and (select count(*) from correos_salientes) = 0",
  'a mail is told once': 'select clave from correos_salientes group by clave having count(*) > 1',
  'roles point to names that exist':
    'select u.dominio_id from dominio_usuarios u left join dominios d on d.id = u.dominio_id where d.id is null',
  ...Object.fromEntries(
    ROLES.map((rol) => [
      `the ${rol} in the lists is that of the name`,
      `select d.id from dominios d left join contactos c on c.id = d.${rol}_id left join dominio_usuarios u on u.dominio_id = d.id and u.${rol} = 1 where coalesce(c.usuario_id, 0) <> coalesce(u.usuario_id, 0)`,
    ]),
  ),
  'a list has as many names as it says':
    'select l.usuario_id from dominio_listas l where l.total <> (select count(*) from dominio_usuarios u where u.usuario_id = l.usuario_id)',
  'history has one chain for a name':
    'select dominio_id, version from dominio_historia group by dominio_id, version having count(*) > 1',
};

/** The invariants that do not hold; empty where all is well. */
export async function broken(database: Database): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql.raw(query).execute(database);
    if (rows.length > 0) failed.push(`${name}: ${rows.length}`);
  }
  return failed;
}
