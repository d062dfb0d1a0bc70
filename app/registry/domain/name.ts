import { hasOnlyNameCharacters, toALabels, toULabels, withoutEnding } from './labels';
import { cleanNombre, MAX_ETIQUETA, sufijoDe } from './typed-name';

/** Names under .uy that are themselves endings of the registry or of somebody else's: never a person's. */
const RESERVED_ENDINGS = ['com', 'edu', 'gub', 'mil', 'net', 'org'];

/** A name as the registry reads it: the A-label is what is compared and stored, the U-label what is shown. */
export interface Nombre {
  ascii: string;
  unicode: string;
  /** First label, as shown. */
  etiqueta: string;
  sufijo: string;
}

/** Its first label, as it is stored. */
export const etiquetaDe = ({ ascii, sufijo }: Nombre): string => withoutEnding(ascii, sufijo);

/** Why something typed is not a name of this registry. */
export type Motivo = 'VACIO' | 'ESPACIOS' | 'HOST' | 'ETIQUETAS' | 'SUFIJO' | 'FORMATO' | 'NO_PERTENECE';

export type Lectura = { ok: true; nombre: Nombre } | { ok: false; motivo: Motivo };

/** The sentence of each refusal, to the letter (spec 5); the first and the last are the registry's own. */
export const MENSAJES: Record<Motivo, string> = {
  VACIO: 'Debe ingresar un dominio.',
  HOST: 'El dominio ingresado tiene formato inválido. Asegúrate de que esté en el formato correcto.',
  ETIQUETAS:
    'El dominio no tiene un formato válido. ' +
    'Asegúrate de que esté en el formato correcto (ejemplo: peñarol.com.uy).',
  SUFIJO: 'El dominio ingresado debe terminar en .com.uy o .uy',
  ESPACIOS: 'El dominio no debe contener espacios.',
  FORMATO: 'El dominio ingresado tiene formato inválido. Debe terminar en .com.uy o .uy',
  NO_PERTENECE: 'El dominio ingresado no pertenece a los que administra este registro.',
};

/** Letters, digits and hyphen, plus the letters of Spanish (decision a); a hyphen neither first nor last (RFC 1123). */
const LABEL = /^[a-z0-9áéíóúñü](?:[a-z0-9áéíóúñü-]*[a-z0-9áéíóúñü])?$/;

/** Third and fourth character '--' is kept for A-labels: not even one with accents has it as shown (RFC 5891 4.2.3.1). */
const isLabel = (unicode: string, ascii: string): boolean =>
  ascii.length <= MAX_ETIQUETA &&
  LABEL.test(unicode) &&
  unicode.slice(2, 4) !== '--' &&
  toALabels(`${unicode}.uy`) === `${ascii}.uy`;

function areLabels(ascii: string, unicode: string): boolean {
  const shown = unicode.split('.');
  return ascii.split('.').every((label, at) => isLabel(shown[at] ?? '', label));
}

function refusal(typed: string): Motivo | undefined {
  if (typed === '') return 'VACIO';
  if (/\s/.test(typed)) return 'ESPACIOS';
  if (!hasOnlyNameCharacters(typed) || typed.split('.').includes('')) return 'HOST';
  const count = typed.split('.').length;
  if (count < 2 || count > 3) return 'ETIQUETAS';
  if (!typed.endsWith('.uy')) return 'SUFIJO';
  return undefined;
}

function asRegistered(ascii: string, unicode: string, sufijos: readonly string[]): Lectura {
  const sufijo = sufijoDe(ascii, sufijos);
  const etiqueta = sufijo ? withoutEnding(unicode, sufijo) : '';
  const foreign = sufijo === undefined || etiqueta.includes('.');
  if (foreign || (sufijo === 'uy' && RESERVED_ENDINGS.includes(etiqueta)))
    return { ok: false, motivo: 'NO_PERTENECE' };
  return { ok: true, nombre: { ascii, unicode, etiqueta, sufijo } };
}

type Escrito = { ok: true; ascii: string; unicode: string } | { ok: false; motivo: Motivo };

/** What is typed, as a name under whatever suffix, or why it is none. The rules run in spec 5's order. */
function readLabels(texto: string): Escrito {
  const typed = cleanNombre(texto);
  const motivo = refusal(typed);
  if (motivo) return { ok: false, motivo };
  const ascii = toALabels(typed);
  if (ascii === '') return { ok: false, motivo: 'HOST' };
  const unicode = toULabels(ascii);
  if (!areLabels(ascii, unicode)) return { ok: false, motivo: 'FORMATO' };
  return { ok: true, ascii, unicode };
}

/** Reads a whole name under one of some suffixes in any of its spellings (decision a), or says why it is none. */
export function parseNombre(texto: string, sufijos: readonly string[]): Lectura {
  const read = readLabels(texto);
  return read.ok ? asRegistered(read.ascii, read.unicode, sufijos) : read;
}

/** A name as it would be stored, to look for it: whatever it ends in, for what is not there is not found. Undefined where it is none. */
export function readNombre(texto: string): string | undefined {
  const read = readLabels(texto);
  return read.ok ? read.ascii : undefined;
}

/** Several as they would be stored, each once; what is no name stays as it was typed, and is nobody's. */
export const readNombres = (textos: readonly string[]): string[] => [
  ...new Set(textos.map((texto) => readNombre(texto) ?? texto)),
];

/** Whether two texts are one name, in whatever form each is; what is no name is only itself. */
export function isSameNombre(uno: string, otro: string): boolean {
  const [a, b] = [uno, otro].map(cleanNombre).map((text) => toALabels(text) || text);
  return a === b;
}

const sinTildes = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What lists order and search a stored name by, where it is not the name itself: as shown, without accents. */
export function claveDe(ascii: string): string | null {
  const clave = sinTildes(toULabels(ascii));
  return clave === ascii ? null : clave;
}

/** Stored names in the order in which lists show them. */
export const enOrden = (nombres: readonly string[]): string[] =>
  nombres
    .map((ascii) => ({ ascii, clave: claveDe(ascii) ?? ascii }))
    .sort((uno, otro) => (uno.clave < otro.clave ? -1 : uno.clave > otro.clave ? 1 : 0))
    .map(({ ascii }) => ascii);

/** Part of a name as a person looks for it, in the form that `claveDe` gives: with or without accents, or pasted. */
export const claveBuscada = (texto: string): string => {
  const buscado = cleanNombre(texto).replace(/\s+/g, '');
  return sinTildes(buscado.startsWith('xn--') ? toULabels(buscado) : buscado);
};

const VARIANTS = [
  (label: string) => `${label}-uy`,
  (label: string) => `${label}uruguay`,
  (label: string) => `mi${label}`,
  (label: string) => `${label}online`,
];

/** Names near a taken one, to look for what is free: first the other suffixes, then a few variants of the label. */
export function variantes(nombre: Nombre, sufijos: readonly string[]): Nombre[] {
  const others = sufijos
    .filter((sufijo) => sufijo !== nombre.sufijo)
    .map((sufijo) => `${nombre.etiqueta}.${sufijo}`);
  const near = VARIANTS.map((variant) => `${variant(nombre.etiqueta)}.${nombre.sufijo}`);
  return [...others, ...near].flatMap((text) => {
    const read = parseNombre(text, sufijos);
    return read.ok ? [read.nombre] : [];
  });
}
