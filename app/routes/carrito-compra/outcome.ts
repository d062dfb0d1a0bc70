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
  /** How long it is for, said when it was just done, with how the next ones are paid. */
  plazo?: string;
  /** What happens next with these names, and who acts. */
  despues: (nombres: readonly string[]) => readonly Paragraph[];
  /** It may still be to come when the receipt is looked up later. */
  sigueDespues?: boolean;
}

const quienResponde = ([first = '', ...others]: readonly string[]): Paragraph => ({
  texto: 'Para un sitio web o el correo, elija en ',
  enlace:
    others.length > 0
      ? { href: address.misDominios(), texto: 'Mis dominios' }
      : {
          href: address.placeOn(address.verDominio(first), 'servidores'),
          texto: `la página de ${first}`,
        },
  sigue: ` quién responde ${others.length > 0 ? 'el DNS de cada uno' : 'su DNS'}: el Registro .uy, incluido en el precio (alojar), o su proveedor (delegar).`,
});

export const OUTCOMES: readonly Outcome[] = [
  {
    tipo: 'REGISTRO',
    titulo: 'Dominios registrados',
    plazo:
      'El registro es por un año y se renueva automáticamente el día del vencimiento, salvo que antes desactive la renovación automática.',
    despues: (nombres) => [
      quienResponde(nombres),
      {
        enlace: {
          href: address.pregunta(16),
          texto: '¿Qué diferencia hay entre alojar y delegar un dominio?',
        },
      },
    ],
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
