import type { Temporal } from 'temporal-polyfill';
import { now as currentInstant, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { hostOf, mailAddress, messageId, oneLine } from './rules';
import { insertCorreo } from './store';

export interface Correo {
  /** Names the event it tells; a second mail with the same key is never sent. */
  clave: string;
  para: string;
  asunto: string;
  texto: string;
  html: string;
  /** Somebody waits for it (a code, a link), or has to know at once: it goes before the others. */
  urgente?: boolean;
}

/** The host that our Message-IDs and sender carry. */
const mailHost = (): string => new URL(settings().PUBLIC_URL).hostname;

/**
 * Writes a mail to the outbox. Give it the transaction of what it tells: both happen or neither.
 * Throws when `para` is not one mail address; the field rules have refused such a one before.
 */
export async function enqueueMail(
  connection: Connection,
  correo: Correo,
  now: Temporal.Instant = currentInstant(),
): Promise<void> {
  const para = mailAddress(correo.para);
  if (!para) throw new Error('A mail needs exactly one address');
  const { clave, texto, html } = correo;
  await insertCorreo(connection, {
    clave,
    para,
    destino: hostOf(para),
    urgente: correo.urgente ? 1 : 0,
    asunto: oneLine(correo.asunto),
    texto,
    html,
    id_mensaje: messageId(clave, mailHost()),
    estado: 'pendiente',
    creado_en: stamp(now),
  });
}
