import { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { MINUTOS_DE_MIRADA } from '../../../domain/oficina';
import { findActo } from '../historia-store';
import { MIRO } from './mirar';

interface QuienMira {
  connection: Connection;
  now: Temporal.Instant;
  usuario: { id: number };
}

/** Why somebody of the registry looks at a name, and until when they may: of the last half hour, and of the name as it is registered now. */
export async function miradaDe(
  { connection, now, usuario }: QuienMira,
  ascii: string,
  { creado_en }: { creado_en: string },
): Promise<{ motivo: string; hasta: string } | null> {
  const mirada = await findActo(connection, {
    usuarioId: usuario.id,
    clase: 'dominio',
    sobre: ascii,
    actos: [MIRO],
    desde: secondsBefore(now, MINUTOS_DE_MIRADA * 60),
  });
  // a name of before that had its text was another one
  if (!mirada || mirada.momento < creado_en) return null;
  const hasta = stamp(Temporal.Instant.from(mirada.momento).add({ minutes: MINUTOS_DE_MIRADA }));
  return { motivo: mirada.motivo, hasta };
}
