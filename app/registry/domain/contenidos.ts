/**
 * What the registry tells everybody, and its life: written as a draft, shown from a minute, perhaps until another, or withdrawn. A minute is
 * one of Uruguay as text, AAAA-MM-DDTHH:MM; a day alone (AAAA-MM-DD) stands for its beginning, and at the end of a time for all of it.
 */
export const CLASES_DE_CONTENIDO = ['MENSAJE', 'DESTACADO', 'PREGUNTA'] as const;
export type ClaseDeContenido = (typeof CLASES_DE_CONTENIDO)[number];

/** What agrees with a class in a sentence: a question is 'retirada', and 'la' lee quien mira. */
export const generoDe = (clase: ClaseDeContenido) =>
  clase === 'PREGUNTA' ? ({ lo: 'la', o: 'a' } as const) : ({ lo: 'lo', o: 'o' } as const);

/** Who something is shown to. */
export const PUBLICOS = ['TODOS', 'CON_CUENTA', 'CON_DOMINIOS'] as const;
export type Publico = (typeof PUBLICOS)[number];

export const PUBLICO_EN_PALABRAS: Record<Publico, string> = {
  TODOS: 'Todas las personas que entran al portal',
  CON_CUENTA: 'Quienes ingresaron con su cuenta',
  CON_DOMINIOS: 'Quienes ingresaron con su cuenta y tienen dominios',
};

/** The same in a list, where the column says what it is. */
export const PUBLICO_BREVE: Record<Publico, string> = {
  TODOS: 'Todos',
  CON_CUENTA: 'Con cuenta',
  CON_DOMINIOS: 'Con dominios',
};

/** Of what is told to everybody and to one person. */
export const PRIORIDADES = ['ALTA', 'MEDIA', 'BAJA'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];

/** Whether a question of the help is shown. */
export const SI_O_NO = ['SI', 'NO'] as const;
export type SiONo = (typeof SI_O_NO)[number];

/** As it is kept. */
export type Guardado = 'BORRADOR' | 'PUBLICADO' | 'RETIRADO';

/** As it stands at a moment. */
type EstadoDeContenido = 'BORRADOR' | 'PROGRAMADO' | 'VIGENTE' | 'TERMINADO' | 'RETIRADO';

/** Where a draft has its day: later than any, so that no code shows it. */
export const SIN_FECHA = '9999-12-31';

interface Vida {
  estado: Guardado;
  desde: string;
  hasta: string | null;
}

/** The day of a minute. */
export const diaDe = (minuto: string): string => minuto.slice(0, 'AAAA-MM-DD'.length);

const haTerminado = (hasta: string | null, minuto: string): boolean =>
  hasta !== null && hasta <= minuto && hasta !== diaDe(minuto);

/** How something stands at a minute. */
export function estadoDeContenido({ estado, desde, hasta }: Vida, minuto: string): EstadoDeContenido {
  if (estado !== 'PUBLICADO') return estado;
  if (desde > minuto) return 'PROGRAMADO';
  return haTerminado(hasta, minuto) ? 'TERMINADO' : 'VIGENTE';
}
