import { stamp } from '~/base/clock.server';
import type { Op } from '../cambio/cambio';
import { postWelcome } from '../mensajes/post';
import { sendCode } from './codigos';
import { cambiarCorreo, tellCambio } from './correo-de-avisos';
import { type DatosContacto, nicHandleOf, sameDatos } from './rules';
import { type Contacto, deleteIfUnused, findPredeterminado, insertPredeterminado } from './store';

/**
 * Saves the default contact in the transaction given, with its user locked. Saying again what is already in force changes nothing;
 * a new notification address gets its validation code, and takes nobody's place before that came back.
 */
export async function guardarPredeterminado(op: Op, datos: DatosContacto): Promise<Contacto> {
  const { trx, now } = op;
  const usuarioId = op.usuario.id;
  const before = await findPredeterminado(trx, usuarioId);
  if (before && sameDatos(before, datos)) return before;
  const contacto = await insertPredeterminado(trx, {
    ...datos,
    usuario_id: usuarioId,
    nic_handle: before?.nic_handle ?? nicHandleOf(usuarioId),
    email_validado_en: before ? await cambiarCorreo(op, before, datos.email) : null,
    creado_en: stamp(now),
  });
  if (before) await deleteIfUnused(trx, before.id);
  if (!before) await postWelcome(trx, usuarioId, now);
  if (before?.email === contacto.email || contacto.email_validado_en !== null) return contacto;
  if (before) await tellCambio(op, contacto);
  await sendCode(trx, contacto, now);
  return contacto;
}
