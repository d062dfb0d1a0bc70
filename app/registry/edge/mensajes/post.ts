import type { Temporal } from 'temporal-polyfill';
import { now as currentInstant } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Prioridad } from '~/database/tables/mensajes';

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
  await trx
    .insertInto('mensajes_usuario')
    .values({
      usuario_id: usuarioId,
      clave,
      titulo,
      mensaje,
      prioridad,
      creado_en: now.toString({ fractionalSecondDigits: 3 }),
    })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'clave']).doNothing())
    .execute();
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

/** A sale was confirmed. */
export const postPurchase = (
  trx: Connection,
  usuarioId: number,
  { referencia, nombres, total }: { referencia: string; nombres: string[]; total: string },
  now?: Temporal.Instant,
): Promise<void> =>
  postMessage(
    trx,
    usuarioId,
    {
      clave: `compra:${referencia}`,
      titulo: `Compra ${referencia} confirmada`,
      mensaje: [
        'Tu compra se realizó con éxito.',
        nombres.join('\n'),
        `Total: ${total} (IVA incluido). El importe figurará en la factura del período siguiente.`,
      ].join('\n\n'),
      prioridad: 'MEDIA',
    },
    now,
  );
