import { MAX_BYTES } from '../../contract/archivos';

/** What may be kept for one session while its form is being corrected. */
export const GUARDADO = { archivos: 60, bytes: 3 * MAX_BYTES, horas: 24 } as const;

/** What may be kept for everybody; who signed in has room that nobody else can take. */
const DE_TODOS = 100 * MAX_BYTES;
const SIN_INGRESAR = 60 * MAX_BYTES;
const POR_RED = 6 * MAX_BYTES;

/** Bytes kept: for this session, for its network by people who did not sign in, by all of these, and altogether. */
export interface Guardados {
  propios: number;
  red: number;
  sinIngresar: number;
  todos: number;
}

/**
 * How many bytes of people who did not sign in have to go before so many more may be kept; null where there is no room at
 * all. A session and a network make no room for themselves; what a refused form left goes before anybody is refused.
 */
export function bytesDeMas(guardados: Guardados, nuevos: number, ingresado: boolean): number | null {
  const { propios, red, sinIngresar, todos } = guardados;
  if (propios + nuevos > GUARDADO.bytes) return null;
  if (!ingresado && red + nuevos > POR_RED) return null;
  const deMas = Math.max(0, todos + nuevos - DE_TODOS, ingresado ? 0 : sinIngresar + nuevos - SIN_INGRESAR);
  return deMas > sinIngresar ? null : deMas;
}

/** What one person sends in a day: each consultation mails an address that they typed, each line the registry's. */
export const POR_DIA = { consultas: 20, mensajes: 50 } as const;
