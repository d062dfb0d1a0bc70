import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { dateTime } from '~/format';
import { correoDe } from '../mail/compose';
import { enqueueMail } from '../mail/outbox';
import { mailAddress } from '../mail/rules';
import { postMessage } from '../mensajes/post';
import { type Aviso, absoluto, conDominio, palabrasDe, sinRepetir } from './aviso';
import { listAnteriores } from './correos-store';
import { keepDelDia } from './del-dia-store';
import { findContacto, findDirecciones, quiereMenos } from './store';

/** The transaction of what is told: both happen or neither. */
interface En {
  trx: Connection;
  now: Temporal.Instant;
}

async function send({ trx, now }: En, direccion: string | null, clave: string, aviso: Aviso): Promise<void> {
  const para = mailAddress(direccion ?? '');
  if (!para) return;
  if (aviso.puedeEsperar) await keepDelDia(trx, { clave, para, aviso }, now);
  else await enqueueMail(trx, correoDe({ clave, para, ...palabrasDe(absoluto(aviso)) }), now);
}

/** What a message is made of, and when it is left: its title and its hour are read over it. */
type Dicho = Pick<Aviso, 'titulo' | 'porQue' | 'parrafos' | 'datos' | 'enlace'>;

/** A notice as it is read among the messages: nothing that its title or its hour says; in its last paragraph, where it leads. */
export function mensajeDe(
  { titulo, porQue = '', parrafos, datos, enlace: camino }: Dicho,
  now: Temporal.Instant,
): string {
  const facts = sinRepetir(`${titulo}\n${dateTime(stamp(now))}`, datos)
    .map(([nombre, valor]) => `${nombre}: ${valor}`)
    .join('\n');
  const enlace = camino && conDominio(camino);
  const why = parrafos.length === 0 && facts === '' ? porQue : '';
  return [why, ...parrafos, facts, enlace ? `${enlace.texto}: ${enlace.direccion}` : '']
    .filter(Boolean)
    .join('\n\n');
}

/** Somebody to tell, at an address: with an account they read it among their messages too. */
interface Destinatario {
  usuarioId: number | null;
  direccion: string | null;
}

/** Tells somebody who gave an address for this very matter. */
export async function avisarA(en: En, { usuarioId, direccion }: Destinatario, aviso: Aviso): Promise<void> {
  const { clave, titulo } = aviso;
  const prioridad = aviso.prioridad === 'ALTA' && aviso.hizo === usuarioId ? 'MEDIA' : aviso.prioridad;
  if (usuarioId !== null)
    await postMessage(
      en.trx,
      usuarioId,
      { clave, titulo, mensaje: mensajeDe(aviso, en.now), prioridad },
      en.now,
    );
  await send(en, direccion, `${clave}:${usuarioId ?? direccion}`, aviso);
}

/**
 * Where somebody is told besides their address for notices: at the former ones, and at the provider's while it is not
 * validated. An address that nobody proved to read silences none (decision 051).
 */
async function otrasDe({ trx, now }: En, usuarioId: number, found: Direcciones): Promise<string[]> {
  const anteriores = await listAnteriores(trx, usuarioId, now);
  const others = anteriores.map(({ correo }) => correo);
  if (found?.email && !found.email_validado_en && found.correo) others.push(found.correo);
  const own = mailAddress(found?.email ?? '')?.toLowerCase();
  return [...new Set(others)].filter((other) => mailAddress(other)?.toLowerCase() !== own);
}
type Direcciones = Awaited<ReturnType<typeof findDirecciones>>;

/** Tells a user something, by message and, where they have an address, by mail. */
export async function avisar(en: En, usuarioId: number, aviso: Aviso): Promise<void> {
  if (aviso.prescindible && (await quiereMenos(en.trx, usuarioId))) return;
  const found = await findDirecciones(en.trx, usuarioId);
  await avisarA(en, { usuarioId, direccion: found?.email ?? found?.correo ?? null }, aviso);
  for (const otra of await otrasDe(en, usuarioId, found))
    await send(en, otra, `${aviso.clave}:${usuarioId}:${otra}`, aviso);
}

/** Tells whoever a contact is of: its account where it has one, or else its address, by mail alone. */
export async function avisarContacto(en: En, contactoId: number, aviso: Aviso): Promise<void> {
  const contacto = await findContacto(en.trx, contactoId);
  if (!contacto) return;
  if (contacto.usuario_id !== null) return avisar(en, contacto.usuario_id, aviso);
  await avisarA(en, { usuarioId: null, direccion: contacto.email ?? contacto.email_publico }, aviso);
}
