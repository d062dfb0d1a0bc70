import type { Tone } from '~/components/tag';
import type { ClaseDeReservado } from '~/registry/domain/reservados';

/** What a kept name is, in words. */
export const CLASE_EN_PALABRAS: Record<ClaseDeReservado, { words: string; hint: string; tone: Tone }> = {
  RESERVADO: {
    words: 'Reservado',
    hint: 'Solo lo registra la persona que se diga, o nadie por ahora.',
    tone: 'info',
  },
  PROHIBIDO: { words: 'Prohibido', hint: 'No lo registra nadie.', tone: 'error' },
};
