import { stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { cambio } from '../cambio/cambio';
import { persona } from '../implement';
import { estaVencida, findDescarga, insertDescarga, removeDescarga } from './store';

const PEDIDA = 'Recibimos su pedido. Estamos preparando sus datos.';
const YA_ESTA = 'Sus datos ya están prontos: descárguelos aquí.';

/** Has the caller's file made. Whoever asks again, or twice at once, is told of the one there is. */
export const pedir = cambio(
  persona.descarga.pedir,
  async ({ trx, usuario, now }) => {
    const kept = await findDescarga(trx, usuario.id);
    const isOver = kept !== undefined && estaVencida(kept, now);
    if (isOver) await removeDescarga(trx, kept.codigo); // its file has no row then, and is swept up
    const found = isOver ? undefined : kept;
    if (!found)
      await insertDescarga(trx, { usuario_id: usuario.id, codigo: randomId(), pedida_en: stamp(now) });
    return { mensaje: found?.hecha_en ? YA_ESTA : PEDIDA };
  },
  { repetible: true },
);
