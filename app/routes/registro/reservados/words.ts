import type { Tone } from '~/components/tag';
import type { ClaseDeReservado } from '~/registry/domain/reservados';

/** What a kept name is, in words. */
export const CLASE_EN_PALABRAS: Record<ClaseDeReservado, { words: string; hint: string; tone: Tone }> = {
  RESERVADO: {
    words: 'Reservado',
    hint: 'Solo lo puede registrar la persona que usted indique; si no indica ninguna, nadie.',
    tone: 'info',
  },
  PROHIBIDO: { words: 'Prohibido', hint: 'No lo registra nadie.', tone: 'error' },
};
