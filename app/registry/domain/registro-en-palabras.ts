import { toULabels } from './labels';
import { enTiempo } from './ttl-en-palabras';

/** A line of a zone file as its people read it: names as they are written, what is quoted as it is. A file that is taken has it as it is served. */
export const readableLine = (line: string): string =>
  line
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part.replace(/xn--[a-z0-9-]+/gi, toULabels) : part))
    .join('"');

/** A line of a zone file (RFC 1035, 5.1) as a history keeps it: whose it is, for how many seconds it is remembered, type and content. */
const LINEA = /^(\S+)\.\s+(\d+)\s+IN\s+(\S+)\s+(.*)$/s;

/** A day, which every record has where nobody chose another time (spec 9). */
const TTL_DE_SIEMPRE = 86_400;

/** What a list of records says of those that it leaves out. */
const Y_MAS = /^y (\d+) más$/;

/** Whose a line of a zone is, its type and its content; undefined of anything else. */
export function leerLinea(linea: string): { nombre: string; tipo: string; contenido: string } | undefined {
  const [, nombre, , tipo, contenido = ''] = LINEA.exec(linea) ?? [];
  return nombre && tipo ? { nombre, tipo, contenido } : undefined;
}

/** 'A de blog.uy', of a line of a zone; undefined of anything else. */
export function cualRegistro(linea: string): string | undefined {
  const { nombre, tipo } = leerLinea(linea) ?? {};
  return nombre && tipo ? `${tipo} de ${toULabels(nombre)}` : undefined;
}

/** 'A de blog.uy: 192.0.2.1', with its TTL where that is not the usual one; what is no line of a zone stays as it is. */
export function registroEnPalabras(linea: string): string {
  const [, , ttl, , contenido = ''] = LINEA.exec(linea) ?? [];
  const cual = cualRegistro(linea);
  if (!cual || !ttl) return linea;
  const tiempo = Number(ttl) === TTL_DE_SIEMPRE ? '' : ` (TTL: ${enTiempo(Number(ttl))})`;
  return `${cual}: ${readableLine(contenido)}${tiempo}`;
}

/** How many records such a list has, with those that it leaves out. */
export const cuantosSon = (lineas: readonly string[]): number =>
  lineas.reduce((sum, linea) => sum + Number(Y_MAS.exec(linea)?.[1] ?? 1), 0);

/** Between two records of a text: what is within the content of one, as of a DMARC, is not followed by another. */
const ENTRE_DOS = /; (?=[A-Z0-9]+ de \S+: )|; (?=y \d+ más)/;

function seguido(verbo: readonly [string, string], texto: string): string {
  if (texto === '') return '';
  const partes = texto.split(ENTRE_DOS);
  const dichas = partes.map((parte) => (Y_MAS.test(parte) ? parte : `el ${parte}`));
  return `${verbo[partes.length === 1 ? 0 : 1]} ${dichas.join('; ')}`;
}

/** What went and what came, as words that follow a name or begin a sentence. */
export const registrosQueCambiaron = (quitados: string, agregados: string): string =>
  [seguido(['se quitó', 'se quitaron'], quitados), seguido(['se agregó', 'se agregaron'], agregados)]
    .filter(Boolean)
    .join('; ');
