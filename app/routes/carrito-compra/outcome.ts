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
      'El registro es por un año. Para usar cada dominio, indique sus servidores de nombres (nameservers) o alójelo con nosotros.',
  },
  {
    tipo: 'RENOVACION',
    titulo: 'Dominios renovados',
    despues: 'La renovación ya está hecha: no tiene que hacer nada más.',
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
