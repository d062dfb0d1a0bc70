import type { Tone } from '~/components/tag';

const TONOS: Readonly<Record<string, Tone>> = {
  REGISTRADO: 'ok',
  PREREGISTRO: 'aviso',
  VENCIDO: 'aviso',
  ELIMINADO: 'aviso',
};

/** How a state stands out; another edge's own word does not. */
export const tonoDe = (estado: string | null): Tone => TONOS[estado ?? ''] ?? 'neutro';
