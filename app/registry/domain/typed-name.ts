import { inWords } from './roles';

/**
 * What a person types where a name is asked, before the registry reads it (spec 5, decision a).
 * Text only: no I/O, so that screens and the registry clean and split names in the same way.
 */

/** Longest text of a search box, counted after trimming (spec 5, decision e). */
export const MAX_CAJA = 50;
/** Longest whole name there can be (RFC 1035, 2.3.4, without the last dot). */
export const MAX_NOMBRE = 253;
/** What a form's own box adds to its address: what is typed there is counted, an address that somebody was sent is not. */
export const CAJA = 'caja';
/** Longest label of a name, as stored (spec 9). */
export const MAX_ETIQUETA = 63;

/** What is said where the name that was typed again to confirm is another one (decision z). */
export const confirmeCon = (nombre: string): string =>
  `Para confirmar escriba el nombre del dominio, ${nombre}, tal como es.`;

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const DOTS = /[\u3002\uff0e\uff61]/g;

/** Drops what surrounds a name in a pasted address: scheme, credentials, path, query and port. */
function hostOf(text: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0] ?? '';
  const host = text.slice(scheme.length).replace(/[/?#].*$/s, '');
  return (scheme ? host.replace(/^.*@/s, '') : host).replace(/:\d+$/, '');
}

/** 'www.' is dropped only where a whole name remains: `www.uy` and `www.com.uy` are names themselves. */
const withoutWww = (host: string): string =>
  /^www\.(?!com\.uy$)[^.]+\..+/i.test(host) ? host.slice('www.'.length) : host;

/**
 * The name in what was typed or pasted: trimmed, composed, in lower case, without the parts of an address around it.
 * Spaces inside a label stay: whois tells them, availability removes them (spec 5).
 */
export function cleanNombre(texto: string): string {
  const text = texto.normalize('NFC').replace(INVISIBLE, '').replace(DOTS, '.').trim();
  const host = hostOf(text)
    .split('.')
    .map((label) => label.trim())
    .join('.');
  return withoutWww(host.toLowerCase().replace(/\.$/, ''));
}

/** Why a name is too long to be looked for, told instead of cutting it: 50 in the box, as the registry by address (decision e). */
export function largoDe(nombre: string, enCaja: boolean): string | undefined {
  const most = enCaja ? MAX_CAJA : MAX_NOMBRE;
  if ([...nombre].length <= most) return undefined;
  const limit = enCaja ? `los ${most} caracteres que admite la búsqueda` : `${most} caracteres`;
  return `El nombre «${[...nombre].slice(0, 20).join('')}…» tiene más de ${limit}. Escriba uno más corto.`;
}

const NOT_IN_LABELS = /[^a-z0-9áéíóúñü-]/gu;
/** Of more, one who reads learns no more. */
const MOST_NAMED = 5;

/** Kept for labels in ASCII form (RFC 5891, 4.2.3.1). */
const HYPHENS_KEPT = /^(?!xn)..--/u;

/** What is wrong in a label, all of it named: characters, hyphens where none may be, and its length (spec 5, decision a); '' for nothing. */
export function motivoDeEtiqueta(etiqueta: string): string {
  const wrong = [...new Set(etiqueta.match(NOT_IN_LABELS))].slice(0, MOST_NAMED);
  const [chars, hyphen] = [wrong.length > 0, /^-|-$/.test(etiqueta)];
  const [kept, long] = [HYPHENS_KEPT.test(etiqueta), etiqueta.length > MAX_ETIQUETA];
  if (!chars && !hyphen && !kept && !long) return '';
  const named = inWords(
    wrong.map((each) => `«${each}»`),
    'y',
  );
  const reasons = [
    chars && `tiene ${named}, que no se ${wrong.length > 1 ? 'pueden' : 'puede'} usar`,
    hyphen && 'no puede empezar ni terminar con guion',
    kept && 'no puede tener guiones en el tercer y el cuarto lugar',
    long && `tiene más de ${MAX_ETIQUETA} caracteres`,
  ];
  const rule = chars ? ' Un nombre lleva letras, números y guiones.' : '';
  return `${reasons.filter(Boolean).join(', y ')}.${rule}`;
}

/** Why a label cannot be one, where it is not beside it already. */
export function etiquetaMala(etiqueta: string): string | undefined {
  const motivo = motivoDeEtiqueta(etiqueta);
  const which = etiqueta.length > MAX_ETIQUETA ? `${etiqueta.slice(0, 20)}…` : etiqueta;
  return motivo ? `El nombre «${which}» ${motivo}` : undefined;
}

/** Why a name under one of some endings cannot be one, where that is for its label. */
export function nombreMalo(nombre: string, sufijos: readonly string[]): string | undefined {
  const etiqueta = etiquetaEn(nombre, sufijos);
  return etiqueta.includes('.') || etiqueta === '' ? undefined : etiquetaMala(etiqueta);
}

/** Of a mail address that was typed for a name: that it is one, and which part of it can be looked for. */
export function correoEscrito(nombre: string, sufijos: readonly string[]): string | undefined {
  const [local = '', host = '', ...others] = nombre.split('@');
  if (!local || !host || others.length > 0) return undefined;
  const after = sufijoDe(host, sufijos) ? host : (host.split('.')[0] ?? '');
  const parts = [local, after].filter((part) => motivoDeEtiqueta(etiquetaEn(part, sufijos)) === '');
  const rest = inWords(
    parts.map((part) => `«${part}»`),
    'o',
  );
  return `Es una dirección de correo, no un nombre de dominio.${rest && ` Puede buscar ${rest}.`}`;
}

const isWhole = (piece: string): boolean => /.\.uy\.?$/i.test(hostOf(piece));

/**
 * The names of an availability search, each once and in the order typed. Commas, semicolons and new lines separate;
 * spaces are removed (spec 5) unless they separate whole names, as in 'uno.uy dos.com.uy'.
 */
export function splitNombres(texto: string): string[] {
  const pieces = texto.split(/[,;\r\n]+/).flatMap((piece) => {
    const words = piece.trim().split(/\s+/);
    return words.every(isWhole) ? words : [words.join('')];
  });
  return [...new Set(pieces.map(cleanNombre).filter((name) => name !== ''))];
}

/** The ending of a name among the enabled ones, longest first: `pepe.com.uy` ends in `com.uy`, not in `uy`. */
export const sufijoDe = (nombre: string, sufijos: readonly string[]): string | undefined =>
  [...sufijos].sort((a, b) => b.length - a.length).find((sufijo) => nombre.endsWith(`.${sufijo}`));

/** A name without such an ending, where it has one. */
export function etiquetaEn(nombre: string, sufijos: readonly string[]): string {
  const sufijo = sufijoDe(nombre, sufijos);
  return sufijo ? nombre.slice(0, -sufijo.length - 1) : nombre;
}

/**
 * The whole names to look for: what was typed with an ending is looked for as it is; a bare label gets each chosen
 * suffix. A typed ending wins over the checkboxes, which then add the same label under the other suffixes.
 */
export function candidates(
  texto: string,
  elegidos: readonly string[],
  habilitados: readonly string[],
): string[] {
  const names = splitNombres(texto).flatMap((name) => {
    const typed = sufijoDe(name, habilitados);
    const label = etiquetaEn(name, habilitados);
    if (name.includes('@') || (!typed && name.includes('.'))) return [name];
    const suffixes = typed ? [typed, ...elegidos] : elegidos;
    return suffixes.map((suffix) => `${label}.${suffix}`);
  });
  return [...new Set(names)];
}
