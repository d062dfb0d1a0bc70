import { whole } from '~/format';
import type { FilaDeLista, FilaVista } from '~/registry/contract/oficina/lista-de-reservados';
import { FILAS_DE_LISTA } from '~/registry/domain/lista-de-reservados';
import { CLASES_DE_RESERVADO } from '~/registry/domain/reservados';
import { type CsvRow, readCsv } from '~/serving/csv-read';
import { CLASE_EN_PALABRAS } from './words';

/** What the columns of a list are called, in the order in which they go out; the last one only goes out. */
export const COLUMNAS = {
  nombre: 'Nombre',
  clase: 'Clase',
  para: 'Para',
  motivo: 'Motivo',
  cambiado: 'Último cambio (hora de Uruguay)',
} as const;
type Columna = keyof typeof COLUMNAS;
const isColumna = (name: string): name is Columna => Object.hasOwn(COLUMNAS, name);
const TODAS = Object.keys(COLUMNAS).filter(isColumna);
const PEDIDAS = TODAS.filter((each) => each !== 'cambiado');

/** As many columns as a list has at most: a spreadsheet adds empty ones. */
const COLUMNS = 50;
/** As much of a cell as the registry reads: more than any field takes, so that it is refused there. */
const CELL = 4000;

/** A list as it is asked of the registry, and the lines that cannot be; or why it is none. */
type Leida = { filas: FilaDeLista[]; ilegibles: FilaVista[] } | { mal: string };

const listado = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
const PRIMERA = `La primera línea tiene que decir ${listado(PEDIDAS.map((each) => COLUMNAS[each]))}. Lo más fácil: descargue la lista, cámbiela y cárguela.`;
const VACIA = 'Pegue la lista, o elija el archivo.';
const SOLO_TITULOS = 'Debajo de la primera línea no hay ningún nombre. Agregue una línea por cada uno.';
const DEMASIADAS = `Tiene más de ${whole(FILAS_DE_LISTA)} nombres. Parta la lista: los que no están en ella quedan como están.`;

const sinAcentos = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Which column each cell of the first line names; a sentence where one is unknown, missing or there twice. */
function columnasDe({ cells }: CsvRow): (Columna | null)[] | string {
  if (cells.length > COLUMNS) return `Tiene más de ${COLUMNS} columnas. ${PRIMERA}`;
  const columnas = cells.map((cell) => {
    if (cell.trim() === '') return null;
    return TODAS.find((each) => sinAcentos(COLUMNAS[each]) === sinAcentos(cell)) ?? cell.trim().slice(0, 40);
  });
  const found = columnas.filter((each): each is Columna => each !== null && isColumna(each));
  const unknown = columnas.find((each) => each !== null && !isColumna(each));
  if (unknown !== undefined) return `No se conoce la columna «${unknown}». ${PRIMERA}`;
  if (new Set(found).size < found.length) return `Hay una columna dos veces. ${PRIMERA}`;
  const missing = PEDIDAS.find((each) => !found.includes(each));
  return missing
    ? `Falta la columna ${COLUMNAS[missing]}. ${PRIMERA}`
    : columnas.map((each) => (each && isColumna(each) ? each : null));
}

/** A kind as the list has it, as the registry knows it; any other is the registry's to refuse. */
const claseDe = (cell: string): string =>
  CLASES_DE_RESERVADO.find((each) => sinAcentos(CLASE_EN_PALABRAS[each].words) === sinAcentos(cell)) ?? cell;

/** A line under those columns; what a spreadsheet leaves out at its end is empty. */
function filaDe(
  { line: linea, cells }: CsvRow,
  columnas: readonly (Columna | null)[],
): FilaDeLista | FilaVista {
  const cell = (columna: Columna): string => (cells[columnas.indexOf(columna)] ?? '').slice(0, CELL);
  const nombre = cell('nombre');
  if (cells.some((each, at) => each.trim() !== '' && !columnas[at])) {
    const detalle =
      'Tiene más columnas que la primera línea. Si un texto lleva el separador, póngalo entre comillas.';
    return { linea, nombre, resultado: 'SE_RECHAZA', detalle };
  }
  return { linea, nombre, clase: claseDe(cell('clase')), para: cell('para'), motivo: cell('motivo') };
}

/** Reads a list of kept names out of a file of a spreadsheet. */
export function leerLista(text: string): Leida {
  if (text.trim() === '') return { mal: VACIA };
  const read = readCsv(text);
  if (!read.ok)
    return {
      mal: `En la línea ${read.line} hay comillas sueltas, y desde ahí no se sabe qué es cada columna. Ponga todo el texto entre comillas, y dos ("") por cada una de adentro.`,
    };
  const [head, ...rows] = read.rows;
  const columnas = head ? columnasDe(head) : PRIMERA;
  if (typeof columnas === 'string') return { mal: columnas };
  if (rows.length === 0) return { mal: SOLO_TITULOS };
  if (rows.length > FILAS_DE_LISTA) return { mal: DEMASIADAS };
  const all = rows.map((row) => filaDe(row, columnas));
  return {
    filas: all.filter((each): each is FilaDeLista => 'clase' in each),
    ilegibles: all.filter((each): each is FilaVista => 'resultado' in each),
  };
}
