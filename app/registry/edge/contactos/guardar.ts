import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import { postWelcome } from '../mensajes/post';
import { sendCode } from './codigos';
import { type DatosContacto, nicHandleOf, sameDatos } from './rules';
import { type Contacto, deleteIfUnused, findPredeterminado, insertPredeterminado } from './store';

/** A validated address stays validated while it is the same one. */
const validadoEn = (before: Contacto | undefined, email: string | null): string | null =>
  before && before.email === email ? before.email_validado_en : null;

/**
 * Saves the default contact in the transaction given, with its user locked. Saying again what is already in force changes nothing;
 * a new notification address gets its validation code.
 */
export async function guardarPredeterminado(
  trx: Connection,
  usuarioId: number,
  datos: DatosContacto,
  now: Temporal.Instant,
): Promise<Contacto> {
  const before = await findPredeterminado(trx, usuarioId);
  if (before && sameDatos(before, datos)) return before;
  const contacto = await insertPredeterminado(trx, {
    ...datos,
    usuario_id: usuarioId,
    nic_handle: before?.nic_handle ?? nicHandleOf(usuarioId),
    email_validado_en: validadoEn(before, datos.email),
    creado_en: stamp(now),
  });
  if (before) await deleteIfUnused(trx, before.id);
  if (!before) await postWelcome(trx, usuarioId, now);
  if (before?.email !== contacto.email) await sendCode(trx, contacto, now);
  return contacto;
}
