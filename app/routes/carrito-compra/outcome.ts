import * as address from '~/addresses';
import type { ItemVenta, TipoItemVenta } from '~/registry/contract/formas';

/** What the confirmation says of one kind of line (spec 2, step 5). */
export interface Outcome {
  tipo: TipoItemVenta;
  /** What was done. */
  titulo: string;
  /** What happens next, and who acts: a paragraph each. */
  despues: readonly string[];
  /** Where the next step is explained or done. */
  enlaces: readonly { href: string; texto: string }[];
}

export const OUTCOMES: readonly Outcome[] = [
  {
    tipo: 'REGISTRO',
    titulo: 'Dominios registrados',
    despues: [
      'El registro es por un año y se renueva automáticamente el día del vencimiento, salvo que antes desactive la renovación automática.',
      'Para un sitio web o el correo, elija en Mis dominios quién responde su DNS: el registro, incluido en el precio (alojar), o su proveedor (delegar).',
    ],
    enlaces: [
      {
        href: address.pregunta(16),
        texto: '¿Qué diferencia hay entre alojar y delegar un dominio?',
      },
    ],
  },
  {
    tipo: 'RENOVACION',
    titulo: 'Dominios renovados',
    despues: ['Ya quedó hecho: no tiene que hacer nada más.'],
    enlaces: [],
  },
  {
    tipo: 'TRANSFERENCIA',
    titulo: 'Titulares transferidos',
    despues: [
      'El nuevo titular ya figura en la consulta whois. Le enviamos un correo con un enlace: cuando lo acepte, administra el dominio.',
    ],
    enlaces: [
      {
        href: address.entregas(),
        texto:
          'Hasta entonces: corregir el correo del nuevo titular, enviárselo de nuevo o deshacer la transferencia',
      },
    ],
  },
];

export const doneOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'HECHO');

export const rejectedOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'RECHAZADO');
