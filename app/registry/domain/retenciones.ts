import type { Temporal } from 'temporal-polyfill';
import { capital, date } from '~/format';
import { daysAfter, textOf } from './days';
import type { Suceso } from './history';
import { dioSuMotivo } from './words/motivo';

/** Why the registry holds a name: by whose order, or over what (decision 105). */
export const CLASES_DE_RETENCION = ['ORDEN_JUDICIAL', 'MEDIDA_ADMINISTRATIVA', 'DISPUTA'] as const;
export type ClaseDeRetencion = (typeof CLASES_DE_RETENCION)[number];

export const CLASE_DE_RETENCION_EN_PALABRAS: Record<ClaseDeRetencion, string> = {
  ORDEN_JUDICIAL: 'Orden judicial',
  MEDIDA_ADMINISTRATIVA: 'Medida administrativa',
  DISPUTA: 'Disputa por el nombre',
};

/** What a hold keeps from happening, in the order in which it is told. */
export const EFECTOS = ['ZONA', 'TRANSFERENCIA', 'CAMBIOS', 'ELIMINACION', 'RENOVACION'] as const;
export type Efecto = (typeof EFECTOS)[number];

/** What each comes to, as a sentence without its stop. */
export const EFECTO_EN_PALABRAS: Record<Efecto, string> = {
  ZONA: 'no funciona: no se publica en internet, y su sitio y su correo no responden',
  TRANSFERENCIA: 'no se puede transferir a otro titular ni a otro registrador',
  CAMBIOS: 'no admite cambios de sus contactos, sus servidores ni sus registros',
  ELIMINACION: 'no se puede liberar ni eliminar, y tampoco se elimina por vencido',
  RENOVACION: 'no se puede renovar ni recuperar, y tampoco se renueva por sí solo',
};

/** What is so again once nothing holds it, as a sentence without its stop: it stands beside what each comes to. */
export const SIN_EFECTO_EN_PALABRAS: Record<Efecto, string> = {
  ZONA: 'se publica otra vez en internet, si está en vigor',
  TRANSFERENCIA: 'se puede transferir a otro titular y a otro registrador',
  CAMBIOS: 'admite cambios de sus contactos, sus servidores y sus registros',
  ELIMINACION: 'se puede liberar y eliminar, y se elimina si está vencido y no se renueva',
  RENOVACION: 'se puede renovar y recuperar, y se renueva por sí solo si así está elegido',
};

/** A hold that nobody lifted. */
export interface Retencion {
  id: number;
  clase: ClaseDeRetencion;
  documento: string;
  motivo: string;
  /** UTC instant. */
  desde: string;
  /** Its last day; null where nobody said one. */
  hasta: string | null;
  efectos: readonly Efecto[];
}

/** A name with its holds that nobody lifted, as they are read with its row: JSON, null where there are none. */
export interface Retenible {
  retenciones: string | null;
}

interface Escrita extends Omit<Retencion, 'efectos'> {
  efectos: string;
}

/** Effects as a column keeps them. */
export const escribirEfectos = (efectos: readonly Efecto[]): string =>
  EFECTOS.filter((each) => efectos.includes(each)).join(' ');
export const leerEfectos = (escritos: string): Efecto[] => {
  const words = escritos.split(' ');
  return EFECTOS.filter((each) => words.includes(each));
};

function abiertas({ retenciones }: Retenible): Retencion[] {
  const escritas: Escrita[] = retenciones === null ? [] : JSON.parse(retenciones);
  return escritas
    .map((each) => ({ ...each, efectos: leerEfectos(each.efectos) }))
    .sort((one, other) => one.id - other.id);
}

/** Whether a hold that nobody lifted still applies on a day. */
export const rige = ({ hasta }: Pick<Retencion, 'hasta'>, hoy: Temporal.PlainDate): boolean =>
  hasta === null || textOf(hoy) <= hasta;

/** The holds of a name that apply on a day: there may be several, each for its own cause. */
export const retencionesAl = (retenible: Retenible, hoy: Temporal.PlainDate): Retencion[] =>
  abiertas(retenible).filter((each) => rige(each, hoy));

/** What some holds come to, together. */
export const efectosDe = (retenciones: readonly Pick<Retencion, 'efectos'>[]): Efecto[] =>
  EFECTOS.filter((each) => retenciones.some(({ efectos }) => efectos.includes(each)));

/** Whether something is held of a name on a day. */
export const retiene = (retenible: Retenible, efecto: Efecto, hoy: Temporal.PlainDate): boolean =>
  retencionesAl(retenible, hoy).some(({ efectos }) => efectos.includes(efecto));

/** After every day. */
const SIN_FIN = '9000-01-01';

/**
 * The first day on which no hold keeps a name from being deleted, in ISO: '' where none does. Days that it was held do not count:
 * its term begins with this one.
 */
export function diaSinGuarda(retenible: Retenible): string {
  const dias = abiertas(retenible)
    .filter(({ efectos }) => efectos.includes('ELIMINACION'))
    .map(({ hasta }) => (hasta === null ? SIN_FIN : daysAfter(hasta, 1)));
  return dias.sort().at(-1) ?? '';
}

const OTRO_TITULAR: readonly Efecto[] = ['TRANSFERENCIA', 'CAMBIOS'];

/** What each thing that can happen to a name is held by: the last guard, where it is written. */
const SUCESOS_RETENIDOS: Partial<Record<Suceso, readonly Efecto[]>> = {
  RENOVACION: ['RENOVACION'],
  RENOVACION_AUTOMATICA: ['RENOVACION'],
  RECUPERACION: ['RENOVACION'],
  LIBERACION: ['ELIMINACION'],
  BAJA: ['ELIMINACION'],
  TRANSFERENCIA_TITULAR: OTRO_TITULAR,
  SALIDA_A_OTRO_REGISTRADOR: ['TRANSFERENCIA'],
  CONTACTOS: ['CAMBIOS'],
  DELEGACION: ['CAMBIOS'],
  ALOJAMIENTO: ['CAMBIOS'],
  REGISTROS: ['CAMBIOS'],
  ZONA: ['CAMBIOS'],
  FIRMA: ['CAMBIOS'],
  FIN_DE_FIRMA: ['CAMBIOS'],
  CLAVES: ['CAMBIOS'],
  VUELTA_ATRAS: OTRO_TITULAR,
};

/** The hold that keeps any of some effects from a name: of several the one that ends last. */
export const retencionCon = (
  retenciones: readonly Retencion[],
  efectos: readonly Efecto[] | undefined,
): Retencion | undefined =>
  retenciones
    .filter((each) => efectos?.some((efecto) => each.efectos.includes(efecto)))
    .sort((one, other) => ((one.hasta ?? SIN_FIN) < (other.hasta ?? SIN_FIN) ? -1 : 1))
    .at(-1);

/** The hold that does not let something happen to a name on a day. */
export const retencionContra = (
  retenible: Retenible,
  suceso: Suceso,
  hoy: Temporal.PlainDate,
): Retencion | undefined => retencionCon(retencionesAl(retenible, hoy), SUCESOS_RETENIDOS[suceso]);

/** By whose order, with its number. */
export const causaDe = ({ clase, documento }: Pick<Retencion, 'clase' | 'documento'>): string =>
  `${CLASE_DE_RETENCION_EN_PALABRAS[clase].toLowerCase()}, documento ${documento}`;

const plazoDe = ({ hasta }: Pick<Retencion, 'hasta'>): string =>
  hasta === null ? 'No tiene fecha de fin' : `Termina el ${date(hasta)}`;

const elRegistroLoRetuvo = (retencion: Pick<Retencion, 'clase' | 'documento'>): string =>
  `El registro retuvo este dominio (${causaDe(retencion)})`;

/** That a name is held, and by whose order: what all that it keeps from has in common. */
export const porRetencion = (retencion: Pick<Retencion, 'clase' | 'documento'>): string =>
  `${elRegistroLoRetuvo(retencion)}.`;

/** That a hold stays where another one is lifted, and until when: for who works with both. */
export const quedaRetenido = (retencion: Pick<Retencion, 'clase' | 'documento' | 'hasta'>): string =>
  `Sigue retenido por ${causaDe(retencion)}, ${retencion.hasta === null ? 'sin fecha: hasta que se levante' : `cuyo último día es el ${date(retencion.hasta)}`}.`;

/** Why something of a held name is refused, and what to do; `que` stands after 'para'. */
export const impideLaRetencion = (que: string, retencion: Retencion): string =>
  `${elRegistroLoRetuvo(retencion)}: mientras tanto no es posible ${que}. ${plazoDe(retencion)}; por dudas, escríbanos desde Contáctenos.`;

/** What some effects come to, one after the other in a sentence; `antes` stands before it. */
export const queNoSePuede = (efectos: readonly Efecto[], antes = 'El'): string =>
  `${antes} dominio ${efectos.map((efecto) => EFECTO_EN_PALABRAS[efecto]).join('; ')}.`;

type Contada = Pick<Retencion, 'clase' | 'documento' | 'hasta' | 'efectos'>;

/** A hold for who reads it over its name: by whose order and until when; then why, and what is not possible, one by one. */
export const vistaDe = (
  retencion: Contada & Pick<Retencion, 'motivo'>,
): { resumen: string; detalle: string[] } => ({
  resumen: `El registro retuvo este dominio por ${causaDe(retencion)}. ${plazoDe(retencion)}.`,
  detalle: [
    `El registro ${dioSuMotivo(retencion.motivo)}.`,
    ...retencion.efectos.map((efecto) => `${capital(EFECTO_EN_PALABRAS[efecto])}.`),
  ],
});

/** A hold in sentences: what is not possible, until when, and by whose order. */
export const relatoDe = (retencion: Contada): string =>
  `${queNoSePuede(retencion.efectos)} ${plazoDe(retencion)}. Es por ${causaDe(retencion)}.`;
