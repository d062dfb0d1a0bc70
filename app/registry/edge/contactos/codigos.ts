import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { onceForSettings, randomId } from '~/base/config.server';
import { derivedSecret, secretsThatCount } from '~/base/secrets.server';
import type { Connection } from '~/database/connection.server';
import { endAnteriores } from '../avisos/correos-store';
import { correoDe } from '../mail/compose';
import { type Correo, enqueueMail } from '../mail/outbox';
import { type Codigo, judge, MINUTOS_DE_CODIGO, maySend, type Veredicto } from './codigos-rules';
import { countTry, expireCodigo, findCodigo, saveCodigo } from './codigos-store';
import { DIAS_DE_AVISO } from './correo-de-avisos';
import { type Contacto, markValidated } from './store';

const keys = onceForSettings((settings) =>
  secretsThatCount(settings).map((secret) => derivedSecret(secret, 'codigo-validacion')),
);

/** Six digits are few: they are kept under a key, for one user and one address. The first is by the secret in force. */
const hashesOf = (usuarioId: number, correo: string, codigo: string): string[] =>
  keys().map((key) =>
    createHmac('sha256', key).update(`${usuarioId}:${correo}:${codigo}`).digest('base64url'),
  );

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function nextSends(before: Codigo | undefined, now: Temporal.Instant) {
  const recent = before && Temporal.Instant.from(before.primer_envio_en).add({ hours: 1 });
  const counting = recent && Temporal.Instant.compare(now, recent) < 0;
  return counting
    ? { envios: before.envios + 1, primer_envio_en: before.primer_envio_en }
    : { envios: 1, primer_envio_en: stamp(now) };
}

/** The code that proves that a mail address is read by its owner. */
const codeMail = (clave: string, para: string, codigo: string): Correo =>
  correoDe({
    clave,
    para,
    asunto: 'Su código de validación',
    urgente: true,
    titulo: 'Código de validación',
    parrafos: [
      'Ingrese este código en Mis datos para validar su correo electrónico.',
      `Vence en ${MINUTOS_DE_CODIGO} minutos y puede usarse una sola vez. Si usted no lo pidió, ignore este correo.`,
    ],
    codigo,
  });

/** Mails a new code to the contact's notification address; false where too many were sent already. */
export async function sendCode(trx: Connection, contacto: Contacto, now: Temporal.Instant): Promise<boolean> {
  const { usuario_id, email } = contacto;
  if (usuario_id === null || email === null) return false;
  const before = await findCodigo(trx, usuario_id);
  if (!maySend(before, now)) return false;
  const codigo = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    correo: email,
    codigo_hash: hashesOf(usuario_id, email, codigo)[0] ?? '',
    vence_en: stamp(now.add({ minutes: MINUTOS_DE_CODIGO })),
    intentos: 0,
    ...nextSends(before, now),
    enviado_en: stamp(now),
  };
  await saveCodigo(trx, { usuario_id, ...values });
  const clave = `codigo-validacion:${usuario_id}:${randomId()}`;
  await enqueueMail(trx, codeMail(clave, email, codigo), now);
  return true;
}

/** Tries a code for the contact's address: every try counts, a right one validates the address. */
export async function tryCode(
  trx: Connection,
  contacto: Contacto,
  codigo: string,
  now: Temporal.Instant,
): Promise<Veredicto> {
  const usuarioId = contacto.usuario_id ?? 0;
  const kept = await findCodigo(trx, usuarioId);
  const correo = contacto.email ?? '';
  const isRight =
    kept !== undefined && hashesOf(usuarioId, correo, codigo).some((hash) => same(kept.codigo_hash, hash));
  const veredicto = judge(kept, correo, isRight, now);
  if (veredicto.codigo === 'CODIGO_INVALIDO') await countTry(trx, usuarioId);
  if (veredicto.codigo !== 'OK') return veredicto;
  await markValidated(trx, contacto.id, stamp(now));
  await endAnteriores(trx, usuarioId, stamp(now.add({ hours: 24 * DIAS_DE_AVISO })));
  await expireCodigo(trx, usuarioId, stamp(now)); // used once
  return veredicto;
}
