import { persona } from '../implement';
import { estaVencida, findDescarga } from './store';

/** How the caller's file stands. One whose time is over is not there, also before it is removed. */
export const ver = persona.descarga.ver.handler(async ({ context: { connection, now, usuario } }) => {
  const found = await findDescarga(connection, usuario.id);
  if (!found || estaVencida(found, now)) return { descarga: null };
  const { codigo, pedida_en: pedidaEn, vence_en: hastaEn, tamano: tamanio } = found;
  const lista = hastaEn !== null && tamanio !== null ? { hastaEn, tamanio } : null;
  return { descarga: { codigo, pedidaEn, lista } };
});
