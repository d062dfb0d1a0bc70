import { sql } from 'kysely';
import { randomId } from '~/base/config.server';
import { database } from '~/database/connection.server';

const PART = 500;

/** Gives somebody as many names, `como` and a number, which they hold, each with one entry in its history and a server. */
export async function manyDomains(usuarioId: number, many: number, como = 'muchos'): Promise<void> {
  for (let at = 0; at < many; at += PART) {
    const names = Array.from({ length: Math.min(PART, many - at) }, (_, n) => `${como}-${at + n}.uy`);
    const common = { tld: 'uy', estado: 'REGISTRADO' as const, alojado: 0 as const, version: 1 };
    const dates = {
      fecha_alta: '2026-05-01',
      fecha_vencimiento: '2027-05-01',
      creado_en: '2026-05-01T12:00:00Z',
    };
    const rows = await database()
      .insertInto('dominios')
      .values(names.map((nombre) => ({ ...common, ...dates, nombre, renovacion_automatica: 1 as const })))
      .returning(['id', 'nombre', 'fecha_vencimiento'])
      .execute();
    const roles = { titular: 1, administrador: 0, tecnico: 0, financiero: 0 } as const;
    await database()
      .insertInto('dominio_usuarios')
      .values(
        rows.map(({ id, nombre, fecha_vencimiento }) => ({
          usuario_id: usuarioId,
          dominio_id: id,
          nombre,
          fecha_vencimiento,
          ...roles,
        })),
      )
      .execute();
    await database()
      .insertInto('dominio_historia')
      .values(
        rows.map(({ id, nombre }) => ({
          dominio_id: id,
          nombre,
          version: 1,
          suceso: 'REGISTRO',
          como: '',
          origen: 'WEB' as const,
          momento: '2026-05-01T12:00:00Z',
          hash_anterior: '',
          hash: nombre,
        })),
      )
      .execute();
    await database()
      .insertInto('nameservers')
      .values(rows.map(({ id }) => ({ dominio_id: id, orden: 1, nombre: 'ns1.ejemplo.uy' })))
      .execute();
  }
  await listed(usuarioId, many);
  await statisticsOfNow();
}

/** Somebody's list counts so many names more, as it does of each that is registered. */
async function listed(usuario_id: number, many: number): Promise<void> {
  const counts = { total: many, titular: many, administrador: 0, tecnico: 0, financiero: 0 };
  await database()
    .insertInto('dominio_listas')
    .values({ usuario_id, sello: randomId(), ...counts })
    .onConflict((conflict) =>
      conflict.column('usuario_id').doUpdateSet({
        sello: randomId(),
        total: sql`dominio_listas.total + excluded.total`,
        titular: sql`dominio_listas.titular + excluded.titular`,
      }),
    )
    .execute();
}

/** Every name has two servers below it, at two of these addresses: a pair of neighbours in this list, by its id. */
export async function twoServersEach(ips: readonly string[]): Promise<void> {
  await database().deleteFrom('nameservers').execute();
  const addresses = sql.join(ips.map((ip, at) => sql`(${sql.lit(at)}, ${ip})`));
  for (const orden of [1, 2])
    await sql`with direcciones(lugar, ip) as (values ${addresses})
      insert into nameservers (dominio_id, orden, nombre, tipo_ip, ip)
      select dominios.id, ${sql.lit(orden)}, ${`ns${orden}.`} || dominios.nombre, 'IPV4', direcciones.ip
      from dominios inner join direcciones
        on direcciones.lugar = (dominios.id + ${sql.lit(orden)}) % ${sql.lit(ips.length)}`.execute(
      database(),
    );
}

/** The database knows how much there is of what, as it does of itself some time after much was written. */
export const statisticsOfNow = () => sql`analyze`.execute(database());
