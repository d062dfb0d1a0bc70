import type { Connection } from '~/database/connection.server';
import type { Inputs } from '../../contract';
import { sinCambio } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';
import { soloDeshizo } from './deshechas';
import { enVersion } from './en-version';
import { conMotivos, imposible, type Propuesta } from './propuesta';
import { findVersion } from './versiones-store';
import { findZona } from './zona-store';

/** As many as are shown can be put back; history tells how the records were at any moment. */
export const VERSIONES_A_LA_VISTA = 50;
const MUY_ATRAS = `Solo se puede volver a una de las últimas ${VERSIONES_A_LA_VISTA} versiones. Cómo eran los registros antes lo dice el historial del dominio.`;

const CAMBIO_DESPUES =
  'Lo que puso este cambio se cambió después. Deshaga primero aquel cambio, o vuelva a como estaba antes de este.';

const loDeshecho = (primera: Parameters<typeof soloDeshizo>[0] & { version: number }, hasta: number) => ({
  desde: primera.version,
  hasta,
  deNuevo: primera.version === hasta && soloDeshizo(primera),
});

type Deshacer = Extract<Inputs['dns']['compararZona']['cambio'], { tipo: 'DESHACER' }>;

/** The records without what one change did, or as they were before it. */
export async function deshacer(
  connection: Connection,
  dominio: { id: number; nombre: string },
  actuales: Registro[],
  { version, solo }: Deshacer,
): Promise<Propuesta> {
  const { version: last = 0 } = (await findZona(connection, dominio.id)) ?? {};
  if (version < last - VERSIONES_A_LA_VISTA) return imposible(MUY_ATRAS);
  // Also a number that no column holds: PostgreSQL refuses to compare with it.
  const isThere = version >= 0 && version < last;
  const found = isThere ? await findVersion(connection, dominio.id, version + 1) : undefined;
  const without = () => (found ? sinCambio(actuales, found) : actuales);
  const despues = solo ? without() : await enVersion(connection, dominio.id, version, actuales);
  if (!despues) return imposible(CAMBIO_DESPUES);
  return {
    ...conMotivos(actuales, despues, dominio.nombre),
    ...(found && {
      deshecho: {
        ...found,
        ...loDeshecho(found, solo ? found.version : last),
        esElUltimo: version + 1 === last,
      },
    }),
  };
}
