import { inSavepoint, rehearsed } from '~/database/savepoint';
import { doKept, type Op } from '../cambio/cambio';
import { type Guardado, type Paso, PideAprobacion } from '../cambio/paso';

/** What somebody else has to approve is asked for as anybody would: tried, and kept. */
export async function pedirAprobacion(op: Op, guardado: Guardado): Promise<void> {
  const held = await inSavepoint<PideAprobacion | undefined>(
    op.trx,
    async () => {
      await doKept(op, guardado);
      return undefined;
    },
    (error) => {
      if (error instanceof PideAprobacion) return error;
      throw error;
    },
  );
  const paso: Paso = { tipo: 'ENSAYO', diferencias: [] };
  await rehearsed(op.trx, () => doKept({ ...op, paso }, guardado));
  if (held) await held.request(op, paso, guardado);
}
