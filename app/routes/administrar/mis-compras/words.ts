import type { Movimiento } from '~/registry/contract/carrito';

/** What each kind of line is called. */
export const TIPOS: Record<Movimiento['tipo'], string> = {
  COMPRA: 'Compra',
  RENOVACION_AUTOMATICA: 'Renovación automática',
  RENOVACION_DE_OTRO: 'Renovación hecha por otra persona',
  IMPORTACION: 'Importación de otro registrador',
  DEVOLUCION: 'Devolución',
  OTRO: 'Otro cargo',
};

export const ESTADOS: Record<Movimiento['estado'], string> = {
  REALIZADA: 'Realizada',
  EN_PARTE: 'Realizada en parte',
  NO_REALIZADA: 'No se realizó: no se cobró',
};
