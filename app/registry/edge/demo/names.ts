import type { EstadoDominio } from '../../domain/lifecycle';

/**
 * Whose a demo name is: `titular` and the three who help with its names; two of them with two roles each (mixto); `otro`,
 * or `otro` with each combination of roles in turn (combinado); or people without an account.
 */
export type Duenio = 'equipo' | 'mixto' | 'otro' | 'combinado' | 'ajeno';

/** The endings of the demo's names. */
export const TERMINACIONES = ['uy', 'com.uy'];

/** Names of the demo that are in the same situation. Days count from the day of loading. */
export interface Grupo {
  duenio: Duenio;
  estado: EstadoDominio;
  /** Expiry date of the first name; the following ones expire `cada` days apart. */
  vence: number;
  cada?: number;
  /** Day on which they were deleted. */
  eliminado?: number;
  cuenta?: boolean;
  alojado?: boolean;
  /** Its holder froze it at the moment of loading: for as long as a freeze lasts nobody can take it away. */
  congelado?: boolean;
  nombres: string;
}

const ROLES = ['titular', 'administrativo', 'tecnico', 'financiero'];

/** Each combination of roles, as a name of whoever has them: the bits of its place, from 1. */
const COMBINACIONES = Array.from({ length: 15 }, (_, at) =>
  ['rol', ...ROLES.filter((_rol, bit) => (at + 1) & (1 << bit))].join('-'),
);

/** About eighty names, in every state of spec 4. */
export const GRUPOS: readonly Grupo[] = [
  {
    duenio: 'equipo',
    estado: 'REGISTRADO',
    vence: 4,
    cada: 6,
    cuenta: true,
    nombres: 'panaderialasierra.com.uy yerbaelceibo.uy canelones-turismo.uy',
  },
  {
    duenio: 'equipo',
    estado: 'REGISTRADO',
    vence: 35,
    cada: 23,
    cuenta: true,
    nombres:
      'ñandú.uy peñarrola.com.uy cigüeña.uy tambor.com.uy candombe-sur.uy mateamargo.com.uy rioarriba.uy ' +
      'lacosta.com.uy elmirador.uy farodelcabo.com.uy cerrochato.uy ombu.com.uy',
  },
  {
    duenio: 'equipo',
    estado: 'REGISTRADO',
    vence: 60,
    cada: 31,
    cuenta: true,
    alojado: true,
    nombres: 'titular.uy bodegalosteros.com.uy heladeriapolar.uy quintadelnorte.com.uy camión.uy',
  },
  {
    duenio: 'equipo',
    estado: 'REGISTRADO',
    vence: 12,
    cada: 40,
    nombres: 'sinformadepago.uy pendientedepago.com.uy barriosur.uy lenguaespañola.com.uy',
  },
  {
    duenio: 'equipo',
    estado: 'REGISTRADO',
    vence: 95,
    cuenta: true,
    congelado: true,
    nombres: 'congelado.uy',
  },
  {
    duenio: 'equipo',
    estado: 'VENCIDO',
    vence: -3,
    cada: -9,
    cuenta: true,
    nombres: 'vencido.uy otoño.com.uy',
  },
  {
    duenio: 'equipo',
    estado: 'VENCIDO',
    vence: -5,
    cada: -8,
    nombres: 'vencidosincuenta.uy mercadito.com.uy vereda.uy',
  },
  {
    duenio: 'equipo',
    estado: 'ELIMINADO',
    vence: -36,
    cada: -7,
    eliminado: -5,
    nombres: 'eliminado.uy recuperable.com.uy',
  },
  { duenio: 'equipo', estado: 'ELIMINADO', vence: 90, eliminado: -2, cuenta: true, nombres: 'liberado.uy' },
  {
    duenio: 'equipo',
    estado: 'PREREGISTRO',
    vence: 363,
    cada: -2,
    nombres: 'preregistro.uy pendiente.com.uy montaña.uy',
  },
  { duenio: 'equipo', estado: 'ERROR', vence: 364, cada: -3, nombres: 'error.uy conerror.com.uy' },
  { duenio: 'mixto', estado: 'REGISTRADO', vence: 81, cuenta: true, nombres: 'zorrilla.com.uy' },
  // Renewed by itself on that day: its charge is told in compras.ts.
  { duenio: 'mixto', estado: 'REGISTRADO', vence: -9, cuenta: true, nombres: 'zitarrosa.uy' },
  {
    duenio: 'otro',
    estado: 'REGISTRADO',
    vence: 50,
    cada: 45,
    cuenta: true,
    nombres: 'otro.uy otraempresa.com.uy federico.uy laotraorilla.com.uy',
  },
  { duenio: 'otro', estado: 'REGISTRADO', vence: 15, alojado: true, nombres: 'otroalojado.uy' },
  {
    duenio: 'combinado',
    estado: 'REGISTRADO',
    vence: 120,
    nombres: COMBINACIONES.map((roles) => `${roles}.uy`).join(' '),
  },
  { duenio: 'otro', estado: 'VENCIDO', vence: -10, nombres: 'otrovencido.uy' },
  {
    duenio: 'ajeno',
    estado: 'REGISTRADO',
    vence: 20,
    cada: 27,
    nombres:
      'pepe.com.uy pepe.uy tienda.uy café.uy libreria.com.uy ferreteria.com.uy farmacia.uy hotel.com.uy taxi.uy ' +
      // the last one has a name server of every delegated name of the demo
      'futbol.com.uy música.uy playa.com.uy proveedor.com.uy',
  },
  { duenio: 'ajeno', estado: 'VENCIDO', vence: -20, nombres: 'viejocomercio.com.uy' },
  { duenio: 'ajeno', estado: 'ELIMINADO', vence: -50, eliminado: -19, nombres: 'cerrado.uy' },
  // Past every term: free, though its row is still here.
  { duenio: 'ajeno', estado: 'ELIMINADO', vence: -100, eliminado: -69, nombres: 'olvidado.uy' },
];

/** In how many days one of a group expires, by its place. */
export const venceEn = ({ vence, cada = 1 }: Grupo, at: number): number => vence + at * cada;

/** In how many days a name of the demo expires. */
export function diasHastaVencer(nombre: string): number {
  for (const grupo of GRUPOS) {
    const at = grupo.nombres.split(' ').indexOf(nombre);
    if (at >= 0) return venceEn(grupo, at);
  }
  throw new Error(`${nombre} is not in the demo`);
}
