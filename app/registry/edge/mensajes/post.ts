import type { Temporal } from 'temporal-polyfill';
import { now as currentInstant, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Prioridad } from '../../domain/contenidos';
import { insertMensaje } from './store';

export interface MensajeNuevo {
  /** Names the event; a user is told of an event once. */
  clave: string;
  titulo: string;
  /** Plain text; an empty line separates paragraphs. */
  mensaje: string;
  prioridad?: Prioridad;
}

/** Leaves a message to a user, in the transaction of what it tells. */
export async function postMessage(
  trx: Connection,
  usuarioId: number,
  { clave, titulo, mensaje, prioridad = 'BAJA' }: MensajeNuevo,
  now: Temporal.Instant = currentInstant(),
): Promise<void> {
  await insertMensaje(trx, {
    usuario_id: usuarioId,
    clave,
    titulo,
    mensaje,
    prioridad,
    creado_en: stamp(now),
  });
}

/** What somebody finds who arrives for the first time; safe to repeat. */
export const postWelcome = (trx: Connection, usuarioId: number, now?: Temporal.Instant): Promise<void> =>
  postMessage(
    trx,
    usuarioId,
    {
      clave: 'bienvenida',
      titulo: 'Le damos la bienvenida',
      mensaje: [
        'En Administrar encuentra sus dominios, sus mensajes y sus datos de contacto.',
        'Le avisaremos aquí de sus compras, de los vencimientos y de los cambios en sus dominios.',
        'Si necesita ayuda, las preguntas frecuentes y el formulario de consultas están en Ayuda y en Contáctenos.',
      ].join('\n\n'),
    },
    now,
  );
