import type { Connection } from '~/database/connection.server';
import { primerActoRoto } from './historia';
import { listCadena, listCadenas } from './historia-store';

/** Looks through everything that the registry's people did: the first entry of each that was altered or taken out. */
export async function revisarOficina(
  connection: Connection,
): Promise<{ personas: number; faltas: string[] }> {
  const faltas: string[] = [];
  const cadenas = await listCadenas(connection);
  for (const cadena of cadenas) {
    const roto = primerActoRoto(await listCadena(connection, cadena));
    if (roto)
      faltas.push(
        `Oficina: el acto ${roto.lugar} de la cuenta ${cadena} no sigue al anterior o fue alterado`,
      );
  }
  return { personas: cadenas.length, faltas };
}
