import * as address from '~/addresses';
import type { ItemVenta, TipoItemVenta } from '~/registry/contract/formas';

/** A paragraph: what is said, with the way to what it is about, and what is said after that. */
export interface Paragraph {
  texto?: string;
  enlace?: { href: string; texto: string };
  sigue?: string;
}

/** What the confirmation says of one kind of line (spec 2, step 5). */
export interface Outcome {
  tipo: TipoItemVenta;
  /** What was done. */
  titulo: string;
  /** How it goes on, said when it was just done, with how the next ones are paid. */
  plazo?: (varios: boolean) => string;
  /** What happens next with these names, and who acts. */
  despues: (varios: boolean) => readonly Paragraph[];
  /** It may still be to come when the receipt is looked up later. */
  sigueDespues?: boolean;
}

/** What is left to choose; the names above lead to where that is done. */
const quienResponde = (varios: boolean): Paragraph => ({
  texto: `Para un sitio web o el correo, elija en la página ${varios ? 'de cada uno' : 'del dominio'} quién responde su DNS: el Registro .uy, incluido en el precio (alojar), o su proveedor (delegar). `,
  enlace: {
    href: address.pregunta(16),
    texto: '¿Qué diferencia hay entre alojar y delegar un dominio?',
  },
});

export const OUTCOMES: readonly Outcome[] = [
  {
    tipo: 'REGISTRO',
    titulo: 'Dominios registrados',
    plazo: (varios) =>
      `${varios ? 'Se renuevan' : 'Se renueva'} automáticamente el día del vencimiento, salvo que antes desactive la renovación automática.`,
    despues: (varios) => [quienResponde(varios)],
  },
  {
    tipo: 'RENOVACION',
    titulo: 'Dominios renovados',
    despues: () => [],
  },
  {
    tipo: 'TRANSFERENCIA',
    titulo: 'Titulares transferidos',
    sigueDespues: true,
    despues: () => [
      {
        texto:
          'El nuevo titular ya figura en la consulta whois. Le enviamos un correo con un enlace: cuando lo acepte, administra el dominio.',
      },
      {
        texto:
          'Hasta entonces usted puede corregir el correo del nuevo titular o deshacer la transferencia: ',
        enlace: { href: address.entregas(), texto: 'ver los dominios que transfirió' },
        sigue: '.',
      },
    ],
  },
];

export const doneOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'HECHO');

export const rejectedOf = (items: readonly ItemVenta[]): ItemVenta[] =>
  items.filter(({ estado }) => estado === 'RECHAZADO');
