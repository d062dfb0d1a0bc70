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

/** Whether it is still to be done, was done, or was not. */
type Tiempo = 'va' | 'fue' | 'iba';
type EnTiempo = Record<Tiempo, string>;

/** What is said by the name of its field and what there is then. */
const POR_SU_NOMBRE: Record<string, EnTiempo> = {
  'Lo recibe': { va: 'Lo recibe', fue: 'Lo recibió', iba: 'Lo iba a recibir' },
  'Se renueva': { va: 'Se renueva', fue: 'Se renovó', iba: 'Se iba a renovar' },
  'Lo tiene': { va: 'Lo tiene', fue: 'Pasó a tenerlo', iba: 'Lo iba a tener' },
  'Lo administra': { va: 'Lo administra', fue: 'Pasó a administrarlo', iba: 'Lo iba a administrar' },
};

const DEJA: EnTiempo = { va: 'Deja de', fue: 'Dejó de', iba: 'Iba a dejar de' };
const AGREGA: EnTiempo = { va: 'Se agrega', fue: 'Se agregó', iba: 'Se iba a agregar' };
const PASA: EnTiempo = { va: 'pasa', fue: 'pasó', iba: 'iba a pasar' };
const ES: EnTiempo = { va: 'es', fue: 'era', iba: 'era' };
const ESTA: EnTiempo = { va: 'lo está', fue: 'lo estaba', iba: 'lo estaba' };
/** How a name that was in force is told not to work any more, or still not to. */
const NO_FUNCIONA: Record<string, EnTiempo> = {
  'no funciona': { va: 'deja de funcionar', fue: 'dejó de funcionar', iba: 'iba a dejar de funcionar' },
  'sigue sin funcionar': {
    va: 'sigue sin funcionar',
    fue: 'siguió sin funcionar',
    iba: 'iba a seguir sin funcionar',
  },
};

const minuscula = (campo: string): string => campo.charAt(0).toLowerCase() + campo.slice(1);

/** What is no more: a day with its article, and what lasts until a day by what it was. */
function dejaDe({ campo, antes }: Cambio, tiempo: Tiempo): string {
  const hasta = /^(.+) hasta$/.exec(campo)?.[1];
  if (hasta) return `${DEJA[tiempo]} estar ${minuscula(hasta)} (${ESTA[tiempo]} hasta el ${antes}).`;
  if (campo === 'Qué no se puede') return `${DEJA[tiempo]} estar impedido: ${antes}.`;
  const el = /^\d\d\/\d\d\//.test(antes) ? 'el ' : '';
  return `${DEJA[tiempo]} tener ${minuscula(campo)} (${ES[tiempo]} ${el}${antes}).`;
}

/** What becomes of the name on the Internet, with what follows. */
function enInternet(despues: string, tiempo: Tiempo): string {
  const [que = ''] = despues.split(',');
  return `El dominio ${NO_FUNCIONA[que]?.[tiempo] ?? que}${despues.slice(que.length)}.`;
}

/** What an act changes of one field, as a sentence. */
function frase(cambio: Cambio, tiempo: Tiempo): string {
  const { campo, antes, despues } = cambio;
  const porSuNombre = POR_SU_NOMBRE[campo]?.[tiempo];
  if (porSuNombre) return `${porSuNombre} ${despues}${antes && `, en lugar de ${antes}`}.`;
  if (campo === 'En internet') return enInternet(despues, tiempo);
  if (!antes) return `${AGREGA[tiempo]} ${minuscula(campo)}: ${despues}.`;
  if (!despues) return dejaDe(cambio, tiempo);
  // what becomes of it says itself how it ends
  return /^(se|ya|queda|no) /.test(despues)
    ? `${campo} (${antes}): ${despues}.`
    : `${campo}: ${PASA[tiempo]} de ${antes} a ${despues}.`;
}

/** Fields that what was asked says already, or another field with more words: of a name that comes back, until when it is renewed. */
const YA_DICHOS: Partial<Record<ActoDeDos, readonly string[]>> = {
  levantarRetencion: ['Retención', 'Causa', 'Hasta'],
  devolverDominio: ['Vencimiento', 'Fecha de eliminación'],
};

/** What of an act that was done is said where no field says more. */
const YA_HECHO: Partial<Record<ActoDeDos, string>> = {
  levantarRetencion: 'La retención se levantó.',
};

/** What of an act that was not done is said instead of what it would have changed. */
const SIN_HACER: Partial<Record<ActoDeDos, string>> = {
  levantarRetencion: 'No se levantó.',
  devolver: 'No se devolvió nada.',
};

const TITULOS: EnTiempo = { va: 'Qué cambia', fue: 'Qué cambió', iba: 'Qué iba a cambiar' };

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
  if (noSeHizo && sinHacer) return { titulo: TITULOS.fue, frases: [sinHacer] };
  const tiempo: Tiempo = noSeHizo ? 'iba' : estado === 'HECHO' ? 'fue' : 'va';
  const dichas = diferencias.filter(({ campo }) => !YA_DICHOS[acto]?.includes(campo));
  const frases = dichas.map((cambio) => frase(cambio, tiempo));
  const hecho = tiempo === 'fue' && frases.length === 0 ? YA_HECHO[acto] : undefined;
  if (hecho) return { titulo: TITULOS.fue, frases: [hecho] };
  return frases.length === 0 ? null : { titulo: TITULOS[tiempo], frases };
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
    porque: `Cuando se apruebe queda eliminado; si nadie lo recupera, ${PLAZOS.eliminado} días después lo puede registrar cualquiera.`,
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
