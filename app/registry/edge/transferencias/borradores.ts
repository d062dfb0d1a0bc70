import { stamp } from '~/base/clock.server';
import { seal, unseal } from '~/base/secrets.server';
import { cambio } from '../cambio/cambio';
import { deleteBorrador, findBorrador, saveBorrador } from './borradores-store';
import { deLaPersona } from './implement';

export const borrador = deLaPersona.transferencia.borrador.handler(async ({ context }) => {
  const sellado = await findBorrador(context.connection, context.usuario.id);
  return { borrador: sellado === undefined ? null : unseal(sellado) };
});

export const guardarBorrador = cambio(deLaPersona.transferencia.guardarBorrador, async (op, input) => {
  const { trx, usuario, now } = op;
  if (input.borrador === null) await deleteBorrador(trx, usuario.id);
  else await saveBorrador(trx, usuario.id, seal(input.borrador), stamp(now));
  return { ok: true };
});
