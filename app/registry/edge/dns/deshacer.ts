import type { Connection } from '~/database/connection.server';
import type { Inputs } from '../../contract';
import { sinCambio } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { enVersion } from './en-version';
import { conMotivos, imposible, type Propuesta } from './propuesta';
import { findVersion, findZona } from './zona-store';

/** As many as are shown can be put back; history tells how the records were at any moment. */
export const VERSIONES_A_LA_VISTA = 50;
const MUY_ATRAS = `Solo se puede volver a una de las últimas ${VERSIONES_A_LA_VISTA} versiones. Cómo eran los registros antes lo dice el historial del dominio.`;

const CAMBIO_DESPUES =
  'Lo que puso este cambio se cambió después. Deshaga primero aquel cambio, o vuelva a como estaba antes de este.';

type Deshacer = Extract<Inputs['dns']['compararZona']['cambio'], { tipo: 'DESHACER' }>;

/** Which change is taken back, or the first of those that are; undefined where there is none. */
export async function elDeshecho(connection: Connection, dominioId: number, { version }: Deshacer) {
  const { version: last = 0 } = (await findZona(connection, dominioId)) ?? {};
  if (version < 0 || version >= last) return undefined;
  const found = await findVersion(connection, dominioId, version + 1);
  return found && { ...found, esElUltimo: version + 1 === last };
}

/** The records without what one change did, or as they were before it. */
export async function deshacer(
  connection: Connection,
  dominio: { id: number; nombre: string },
  actuales: Registro[],
  pedido: Deshacer,
): Promise<Propuesta> {
  const { version: last = 0 } = (await findZona(connection, dominio.id)) ?? {};
  if (pedido.version < last - VERSIONES_A_LA_VISTA) return imposible(MUY_ATRAS);
  const solo = pedido.solo ? await elDeshecho(connection, dominio.id, pedido) : undefined;
  const despues = solo
    ? sinCambio(actuales, solo)
    : await enVersion(connection, dominio.id, pedido.version, actuales);
  return despues ? conMotivos(actuales, despues, dominio.nombre) : imposible(CAMBIO_DESPUES);
}
