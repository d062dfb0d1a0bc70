import type { Connection } from '~/database/connection.server';
import type { ActoDeDos } from '../../../domain/dos-personas';
import { permite } from '../../../domain/oficina';
import { listPersonal } from '../personal-store';

/** Everybody at the desk who has an act, but one of them. */
export async function otrosCon(connection: Connection, acto: ActoDeDos, menos: number): Promise<number[]> {
  const personal = await listPersonal(connection);
  return personal
    .filter(({ usuario_id, conjuntos }) => usuario_id !== menos && permite(conjuntos, acto))
    .map(({ usuario_id }) => usuario_id);
}

/** Everybody of direction, but one of them. */
export async function otrosDeDireccion(connection: Connection, menos: number): Promise<number[]> {
  const personal = await listPersonal(connection);
  return personal
    .filter(({ usuario_id, conjuntos }) => usuario_id !== menos && conjuntos.includes('direccion'))
    .map(({ usuario_id }) => usuario_id);
}
