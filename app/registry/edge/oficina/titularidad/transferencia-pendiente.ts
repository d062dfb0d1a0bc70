import type { Dominio } from '~/database/tables/registro';
import type { Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { anularCodigo } from '../../transferencias/codigos';
import { findEnUso } from '../../transferencias/codigos-store';
import { resolveTransfer } from '../../transferencias/resolve-transfer';
import { findPendiente } from '../../transferencias/store';
import { REGISTRO } from '../../transferencias/task';

/** What its holder had on its way to another registrar, as who approves reads it. */
export async function addEnCamino(op: Op, { id, nombre }: Dominio): Promise<void> {
  const codigo = await findEnUso(op.trx, id);
  if (codigo?.estado === 'ACTIVE') addDiferencia(op, 'Código de transferencia', 'anulado', 'vigente');
  if (await findPendiente(op.trx, nombre))
    addDiferencia(op, 'Transferencia a otro registrador', 'se cancela', 'pedida');
}

/** Ends it: the code and the request were of who had the name. It has another holder by now. */
export async function endEnCamino(op: Op, dominio: Dominio): Promise<void> {
  await anularCodigo(op, dominio);
  if (await findPendiente(op.trx, dominio.nombre))
    await resolveTransfer({ ...op, usuario: null, registrador: REGISTRO }, dominio.nombre, 'PERDER');
}
