import { PLAZOS } from './lifecycle';
import type { ActoDeOficina } from './oficina';

/** How long an act waits for a second person. */
export const HORAS_PARA_APROBAR = 72;

/**
 * What one person gives back alone in a day, in centésimos: what a name costs for a year, and something besides. A mistake of that size is mended by
 * whoever finds it; more, or the same many times, is looked at by a second person before it leaves.
 */
export const DEVOLUCION_A_SOLAS = 200_000;

/** One field that an act changes. */
interface Cambio {
  campo: string;
  antes: string;
  despues: string;
}

/** What is said by the name of its field and what there is then. */
const POR_SU_NOMBRE = ['Lo recibe', 'Se renueva', 'Lo tiene', 'Lo administra'];

const minuscula = (campo: string): string => campo.charAt(0).toLowerCase() + campo.slice(1);

/** What is no more: a day with its article, and what lasts until a day by what it was. */
function dejaDe({ campo, antes }: Cambio): string {
  const hasta = /^(.+) hasta$/.exec(campo)?.[1];
  if (hasta) return `Deja de estar ${minuscula(hasta)} (lo estaba hasta el ${antes}).`;
  if (campo === 'Qué no se puede') return `Deja de estar impedido: ${antes}.`;
  return `Deja de tener ${minuscula(campo)} (era ${/^\d\d\/\d\d\//.test(antes) ? 'el ' : ''}${antes}).`;
}

/** What an act changes of one field, as a sentence. */
function frase(cambio: Cambio): string {
  const { campo, antes, despues } = cambio;
  if (POR_SU_NOMBRE.includes(campo)) return `${campo} ${despues}${antes && `, en lugar de ${antes}`}.`;
  // what is called 'registrado' before is what that means for who looks for the name
  if (campo === 'En internet') return `El dominio ya ${despues}.`;
  if (!antes) return `Se agrega ${minuscula(campo)}: ${despues}.`;
  if (!despues) return dejaDe(cambio);
  // what becomes of it says itself how it ends
  return /^(se|ya|queda|no) /.test(despues)
    ? `${campo} (${antes}): ${despues}.`
    : `${campo}: pasa de ${antes} a ${despues}.`;
}

/** Fields that what was asked says already. */
const YA_DICHOS: Partial<Record<ActoDeDos, readonly string[]>> = {
  levantarRetencion: ['Retención', 'Causa', 'Hasta'],
};

/** What of an act that was not done is said instead of what it would have changed. */
const SIN_HACER: Partial<Record<ActoDeDos, string>> = {
  levantarRetencion: 'No se levantó.',
  devolver: 'No se devolvió nada.',
};

interface Pedido {
  acto: ActoDeDos;
  estado: string;
  diferencias: readonly Cambio[];
}

/** What an act changes or changed, in sentences under their name; of one that was not done, that it did not. Null where what was asked says all of it. */
export function loQueCambia({
  acto,
  estado,
  diferencias,
}: Pedido): { titulo: string; frases: string[] } | null {
  const noSeHizo = estado !== 'ESPERA' && estado !== 'HECHO';
  const sinHacer = SIN_HACER[acto];
  if (noSeHizo && sinHacer) return { titulo: 'Qué cambió', frases: [sinHacer] };
  const frases = diferencias.filter(({ campo }) => !YA_DICHOS[acto]?.includes(campo)).map(frase);
  if (frases.length === 0) return null;
  if (noSeHizo) return { titulo: 'Qué iba a cambiar', frases };
  return { titulo: estado === 'ESPERA' ? 'Qué cambia' : 'Qué cambió', frases };
}

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
    porque: 'Lo que una retención impide, como transferir el dominio, puede no tener vuelta.',
  },
  sacarCustodio: {
    pide: () => true,
    porque: 'Quien queda decide con menos gente, o el candado se abre.',
    nuncaASolas: true,
  },
  liberarDominio: {
    pide: () => true,
    porque: `Cuando se apruebe deja de funcionar; ${PLAZOS.eliminado} días después lo puede registrar cualquiera.`,
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
