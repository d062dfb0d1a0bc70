import { inSavepoint } from '~/database/savepoint';
import type { Origen } from '~/database/tables/historia';
import type { Diferencia } from '../../contract/diferencia';
import { rechazoDe, type Sobre } from '../../contract/rechazo';
import { findUsuario } from '../quien/account-store';
import { doKept } from './cambio';
import { takeKey } from './claves-store';
import type { Op, Paso } from './paso';
import { Rechazo } from './rechazo';

/** A change that was kept until it was approved, as it was kept. */
export interface Kept {
  id: number;
  pidio_id: number;
  operacion: string;
  /** Its input and what it would change, as JSON. */
  entrada: string;
  diferencias: string;
  origen: Origen;
}

/** What is done under: a key of its own, and what is said where it would do something else by now. */
interface Under {
  key: string;
  yaNoEsEso: string;
  paso: Omit<Paso, 'tipo' | 'diferencias'>;
}

/** What the day says of it is not what was approved. */
const DEL_DIA = ['Fecha de eliminación', 'Vencimiento'];
const sinElDia = (diferencias: readonly Diferencia[]): string =>
  JSON.stringify(diferencias.filter(({ campo }) => !DEL_DIA.includes(campo)));

/**
 * Does what was approved, as who asked for it and by what would have done it, once; answers why it could not be done. What it wrote is then undone, and the
 * rest of the transaction stands.
 */
export async function doApproved(op: Op, kept: Kept, { key, yaNoEsEso, paso: of }: Under) {
  const usuario = await findUsuario(op.trx, kept.pidio_id);
  const paso: Paso = { ...of, tipo: 'APROBADO', diferencias: [] };
  await takeKey(op.trx, key, op.now);
  return inSavepoint<string | undefined>(
    op.trx,
    async () => {
      const guardado = { operacion: kept.operacion, entrada: JSON.parse(kept.entrada) };
      const answer: Sobre = Object(await doKept({ ...op, usuario, origen: kept.origen, paso }, guardado));
      const refusal = rechazoDe(answer);
      if (refusal) throw new Rechazo('ESTADO', refusal.mensaje);
      if (sinElDia(paso.diferencias) !== sinElDia(JSON.parse(kept.diferencias)))
        throw new Rechazo('VERSION', yaNoEsEso);
      return undefined;
    },
    (error) => {
      if (error instanceof Rechazo) return error.message;
      throw error;
    },
  );
}
