import type { TipoItemVenta } from '~/registry/contract/formas';

/** What was bought of a name, before it. */
export const COMPRADO: Record<TipoItemVenta, string> = {
  REGISTRO: 'Registro',
  RENOVACION: 'Renovación',
  TRANSFERENCIA: 'Transferencia de titular',
};
