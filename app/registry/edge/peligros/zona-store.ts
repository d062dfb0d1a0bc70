import type { Connection } from '~/database/connection.server';

/** As many records of a zone are looked at. */
const REGISTROS = 500;

/** The records of a hosted name that lead somewhere, and the texts of the name itself. */
export async function listQueApuntan(connection: Connection, dominioId: number, nombre: string) {
  const registros = connection.selectFrom('dns_registros').select(['id', 'nombre', 'contenido']);
  const rows = await Promise.all(
    (['CNAME', 'MX', 'NS', 'TXT'] as const).map(async (tipo) => {
      const found = await registros
        .where('dominio_id', '=', dominioId)
        .where('tipo', '=', tipo)
        .$if(tipo === 'TXT', (all) => all.where('nombre', '=', nombre))
        .orderBy('nombre')
        .limit(REGISTROS)
        .execute();
      return found.map((registro) => ({ ...registro, tipo }));
    }),
  );
  return rows.flat();
}
