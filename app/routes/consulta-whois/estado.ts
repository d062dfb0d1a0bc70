import type { Tone } from '~/components/tag';

interface Estado {
  palabra: string;
  tono: Tone;
  /** What it means for who asks; nothing in the normal case. */
  significa?: string;
}

/** The states of a name in words: REGISTRADO is shown as ACTIVO (spec 2). */
const ESTADOS: Readonly<Record<string, Estado>> = {
  REGISTRADO: { palabra: 'ACTIVO', tono: 'ok' },
  PREREGISTRO: {
    palabra: 'PENDIENTE',
    tono: 'aviso',
    significa: 'Su registro se está completando.',
  },
  VENCIDO: {
    palabra: 'VENCIDO',
    tono: 'aviso',
    significa: 'Sigue siendo de su titular, que todavía puede renovarlo.',
  },
  ELIMINADO: {
    palabra: 'ELIMINADO',
    tono: 'aviso',
    significa: 'Su titular todavía puede recuperarlo; si no lo hace, queda libre.',
  },
};

/** What a state is called; another edge's own word is shown as it is. */
export const estadoDe = (estado: string | null): Estado =>
  ESTADOS[estado ?? ''] ?? { palabra: estado ?? 'Sin datos', tono: 'neutro' };
