import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { SIN_FECHA } from '../../domain/contenidos';
import { loadPreguntas } from './preguntas-de-ayuda';

/** What the desk of the demo has besides what is shown: of messages, of banners and of the help a draft, one that waits for its day, one that was withdrawn. */
export async function loadContenidos(
  connection: Connection,
  usuarioId: number | null,
  now: Temporal.Instant,
): Promise<void> {
  const dia = (days: number): string => dayOf(now).add({ days }).toString();
  const hecho = {
    hecho_por: usuarioId,
    cambiado_en: stamp(now),
    publico: 'TODOS',
    estado: 'PUBLICADO',
  } as const;
  const borrador = { ...hecho, estado: 'BORRADOR', fecha_desde: SIN_FECHA } as const;
  const retirado = (motivo_retiro: string) =>
    ({ ...hecho, estado: 'RETIRADO', fecha_desde: dia(-3), fecha_hasta: dia(-2), motivo_retiro }) as const;
  await connection
    .insertInto('mensajes_globales')
    .values([
      {
        titulo: 'Atención presencial con cita',
        mensaje: 'La atención presencial es con cita previa.\n\nPídala desde «Contáctenos».',
        prioridad: 'BAJA',
        ...retirado('La cita previa todavía no empezó.'),
      },
      {
        titulo: 'Horario de fin de año',
        mensaje: 'El 24 y el 31 de diciembre respondemos consultas hasta el mediodía.',
        prioridad: 'MEDIA',
        ...hecho,
        fecha_desde: dia(10),
        fecha_hasta: dia(40),
      },
      {
        titulo: 'Encuesta sobre el portal',
        mensaje: 'Queremos saber qué le resulta difícil. Son cinco preguntas.',
        prioridad: 'BAJA',
        ...borrador,
        publico: 'CON_DOMINIOS',
      },
    ])
    .execute();
  const ayuda = { enlace: address.ayuda(), enlace_texto: 'Leer la ayuda', orden: 3 };
  await connection
    .insertInto('banners')
    .values([
      {
        titulo: 'Su correo, con su nombre',
        texto: 'Configure el correo de su dominio.',
        ...ayuda,
        ...retirado('Repetía la ayuda.'),
      },
      {
        titulo: '¿Vence en el verano?',
        texto: 'Renueve antes de irse de vacaciones.',
        ...ayuda,
        ...hecho,
        fecha_desde: dia(20),
      },
      {
        titulo: 'Proteja su cuenta',
        texto: 'Agregue un segundo paso a su ingreso.',
        ...ayuda,
        ...borrador,
        publico: 'CON_CUENTA',
      },
    ])
    .execute();
  await loadPreguntas(connection, {
    cambiada: { ...hecho, fecha_desde: dia(-1) },
    proxima: { ...hecho, fecha_desde: dia(5) },
    borrador,
    retirada: retirado('El horario cambió antes de empezar.'),
  });
}
