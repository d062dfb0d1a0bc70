import { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import { MINUTOS_DE_MIRADA } from '../../domain/oficina';
import type { ContextoPersona } from '../context';
import { findActo } from './historia-store';

/** Who of the registry looks. */
export type QuienMira = Pick<ContextoPersona, 'connection' | 'now'> & { usuario: { id: number } };

type Buscado = Pick<Parameters<typeof findActo>[1], 'clase' | 'sobre'> & {
  acto: string;
  /** A look of before was at another thing that is called the same. */
  desde?: string;
};

/** Why somebody of the registry looks at something, and until when they may: of the last half hour. */
export async function ultimaMirada(
  { connection, now, usuario }: QuienMira,
  { acto, desde = '', ...de }: Buscado,
): Promise<{ motivo: string; hasta: string } | null> {
  const desdeHace = secondsBefore(now, MINUTOS_DE_MIRADA * 60);
  const mirada = await findActo(connection, {
    usuarioId: usuario.id,
    ...de,
    actos: [acto],
    desde: desdeHace,
  });
  if (!mirada || mirada.momento < desde) return null;
  const hasta = stamp(Temporal.Instant.from(mirada.momento).add({ minutes: MINUTOS_DE_MIRADA }));
  return { motivo: mirada.motivo, hasta };
}
