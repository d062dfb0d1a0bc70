import type { ActoDeOficina } from './oficina';

/** How long an act waits for a second person. */
export const HORAS_PARA_APROBAR = 72;

/**
 * What one person gives back alone in a day, in centésimos: what a name costs for a year, and something besides. A mistake of that size is mended by
 * whoever finds it; more, or the same many times, is looked at by a second person before it leaves.
 */
export const DEVOLUCION_A_SOLAS = 200_000;

/** What is said by the name of its field and what there is then: there was nothing of it before. */
const SIN_ANTES = ['Lo recibe', 'Se renueva'];

/** Where there is nothing of a field, in the gender of its name. */
function ninguno(campo: string): string {
  if (/hasta$/i.test(campo)) return 'ya no';
  return /^(Fecha|Forma|Claves|Versión|Causa)/.test(campo) ? 'ninguna' : 'ninguno';
}

/** One field that an act changes. */
interface Cambio {
  campo: string;
  antes: string;
  despues: string;
}

/**
 * What an act changes of one field, in words that are as true before it is done as after; and last the new value by itself. Of one that was not
 * done, what would have been: who reads it has to know that it is not so.
 */
export function partesDelCambio(
  { campo, antes, despues }: Cambio,
  noSeHizo: boolean,
): [lead: string, value: string] {
  if (SIN_ANTES.includes(campo)) return [noSeHizo ? 'no se hizo; era:' : '', despues];
  if (!antes) return [noSeHizo ? 'se iba a agregar' : 'se agrega', despues];
  if (!despues)
    return noSeHizo ? [`antes ${antes}; se iba a quitar`, ''] : [`antes ${antes}; con esto,`, ninguno(campo)];
  return [`antes ${antes}; ${noSeHizo ? 'iba a quedar así:' : 'con esto'}`, despues];
}

/** The same in one text. */
export const cambioDelActo = (cambio: Cambio, noSeHizo: boolean): string =>
  partesDelCambio(cambio, noSeHizo).join(' ').trim();

/** Whether what became of an act is that it was not done. */
export const noSeHizo = (estado: string): boolean => estado !== 'ESPERA' && estado !== 'HECHO';

/** What is known of an act when it is asked. */
export interface Hecho {
  /** What its person gave back within a day, this time included: centésimos. */
  importeDelDia?: number;
  /** It gives somebody permissions that they did not have. */
  daPermisos?: boolean;
}

interface Regla {
  /** Whether a second person has to approve it. */
  pide: (hecho: Hecho) => boolean;
  /** Why, as the desk says it. */
  porque: string;
  /** It is never urgent: nobody does it without a second person. */
  nuncaASolas?: true;
}

/**
 * The one table of which acts of the desk take two people: what cannot be taken back, what gives somebody power at the desk, and money above an amount.
 * What takes power away from somebody, or keeps a name from moving, is done by one: it may have to be at once, and can be undone.
 */
const TABLA = {
  devolver: {
    pide: ({ importeDelDia = 0 }) => importeDelDia > DEVOLUCION_A_SOLAS,
    porque: 'Con esto pasaría de lo que una sola persona devuelve en un día.',
  },
  levantarRetencion: {
    pide: () => true,
    porque: 'Sin la retención el dominio se puede ir el mismo día, y no vuelve.',
  },
  sacarCustodio: {
    pide: () => true,
    porque: 'Quien queda decide con menos gente, o el candado se abre.',
    nuncaASolas: true,
  },
  liberarDominio: {
    pide: () => true,
    porque: 'El dominio deja de funcionar en el momento, y a los días lo puede registrar cualquiera.',
    nuncaASolas: true,
  },
  // who waits for it has a name that does not work: that may be urgent, and it takes nothing from anybody
  devolverDominio: {
    pide: () => true,
    porque: 'Quien lo recibe lo tiene desde ese momento, con lo que se publica en él.',
  },
  corregirTitular: {
    pide: () => true,
    porque: 'Quien era su titular lo pierde, y quien lo recibe lo puede transferir ese mismo día.',
    nuncaASolas: true,
  },
  // refusing one takes nothing from anybody, and the other registrar may ask again: that is done by one
  aprobarTransferencia: {
    pide: () => true,
    porque: 'El dominio pasa a otro registrador, y este registro no lo puede traer de vuelta.',
    nuncaASolas: true,
  },
  publicarTerminos: {
    pide: () => true,
    porque: 'Una versión que rige no se retira: la tienen que aceptar todas las personas.',
  },
  cambiarPersonal: {
    pide: ({ daPermisos = false }) => daPermisos,
    porque: 'Da a alguien permisos que no tenía.',
  },
} satisfies Partial<Record<ActoDeOficina, Regla>>;

export type ActoDeDos = keyof typeof TABLA;
const isActo = (name: string): name is ActoDeDos => Object.hasOwn(TABLA, name);
export const ACTOS_DE_DOS = Object.keys(TABLA).filter(isActo);

/** Whether an act waits for a second person. */
export const pideDosPersonas = (acto: ActoDeDos, hecho: Hecho): boolean => TABLA[acto].pide(hecho);

/** Whether who asked may do it at once, alone, and be looked at later. */
export const seHaceASolas = (acto: ActoDeDos): boolean => {
  const regla: Regla = TABLA[acto];
  return regla.nuncaASolas !== true;
};

/** Why it does, in a sentence. */
export const porquePide = (acto: ActoDeDos): string => TABLA[acto].porque;
