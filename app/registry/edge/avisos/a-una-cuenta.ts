import { now } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { onBehalfOf } from '~/database/replica/asking';
import { mailAddress } from '../mail/rules';
import { avisar, avisarA } from './avisar';
import type { Aviso } from './aviso';
import { findDirecciones, findUsuarioDe } from './store';

/** An account of the provider, as far as it is told something. */
type Cuenta = { oid: string; correo?: string };

/** Tells the person of an account at every address there is of them: among their messages, for notices, and the provider's. */
export async function avisarCuenta(trx: Connection, { oid, correo }: Cuenta, aviso: Aviso): Promise<void> {
  const en = { trx, now: now() };
  onBehalfOf(oid);
  const usuarioId = await findUsuarioDe(trx, oid);
  if (aviso.soloMensaje) {
    if (usuarioId !== undefined) await avisarA(en, { usuarioId, direccion: null }, aviso);
    return;
  }
  if (usuarioId !== undefined) await avisar(en, usuarioId, aviso);
  const known = usuarioId === undefined ? undefined : await findDirecciones(trx, usuarioId);
  // An address that was not validated silences none: then that of the provider was told already.
  const told = known?.email_validado_en ? [known.email] : [known?.email, known?.correo];
  const isTold = told.some((each) => mailAddress(each ?? '') === mailAddress(correo ?? ''));
  if (correo && !isTold) await avisarA(en, { usuarioId: null, direccion: correo }, aviso);
}
