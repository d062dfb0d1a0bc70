import type { Cola } from '~/registry/domain/consultas';

/** The lists of the desk, in their order, and what it is when there is nothing in one. */
export const COLA_EN_PALABRAS: Record<Cola, { words: string; empty: string }> = {
  mias: {
    words: 'Las que atiendo',
    empty: 'No hay ninguna consulta suya que espere respuesta.',
  },
  libres: {
    words: 'Sin quien las atienda',
    empty: 'Todas las consultas abiertas tienen quien las atienda.',
  },
  vencidas: {
    words: 'Atrasadas',
    empty: 'No hay consultas con la respuesta atrasada.',
  },
  todas: { words: 'Todas las abiertas', empty: 'No hay consultas que esperen respuesta.' },
  respondidas: { words: 'Respondidas', empty: 'No hay consultas respondidas.' },
  cerradas: { words: 'Cerradas', empty: 'No hay consultas cerradas.' },
};
