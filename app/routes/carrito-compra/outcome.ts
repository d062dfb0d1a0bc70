import type { ItemVenta, TipoItemVenta } from '~/registry/contract/formas';

/** What the confirmation says of one kind of line (spec 2, step 5). */
export interface Outcome {
  tipo: TipoItemVenta;
  /** What was done. */
  titulo: string;
  /** What happens next, and who acts. */
  despues: string;
}

export const OUTCOMES: readonly Outcome[] = [
  {
    tipo: 'REGISTRO',
    titulo: 'Dominios registrados',
    despues:
      'Ya son suyos por un año. Para usarlos, indique sus servidores de nombres (nameservers) o alójelos con nosotros.',
  },
  {
    tipo: 'RENOVACION',
    titulo: 'Dominios renovados',
    despues: 'Siguen funcionando: no tiene que hacer nada más.',
  },
  {
    tipo: 'TRANSFERENCIA',
    titulo: 'Titulares transferidos',
    despues: 'El nuevo titular ya figura en la consulta whois y administra el dominio desde ahora.',
  },
];

export const doneOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'HECHO');

export const rejectedOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'RECHAZADO');
