import { domainToASCII, domainToUnicode } from 'node:url';
import { MAX_ETIQUETA, MAX_NOMBRE } from './typed-name';

/**
 * Any name of DNS as text, whoever's it is: A-labels in lower case without the last dot, unless it is said otherwise.
 * Which of them are names of this registry, `name.ts` says.
 */

/** What no name holds, and what Node would decode or cut instead of refusing: `a/b.uy` is not `a`. */
const NOT_IN_A_NAME = /[\s%/?#@\\[\]:<>^|]/;

/** Labels of hosts (RFC 1123 2.1). */
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

export const isHostLabel = (label: string): boolean => HOST_LABEL.test(label);

export const hasOnlyNameCharacters = (text: string): boolean => !NOT_IN_A_NAME.test(text);

/** A name in A-labels, in whatever form it comes (RFC 5890); empty where it has none. */
export const toALabels = (text: string): string => (hasOnlyNameCharacters(text) ? domainToASCII(text) : '');

/** A name in letters of people. A label that has none of them stays as it is. */
export const toULabels = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split('.')
    .map((label) => (label.startsWith('xn--') ? domainToUnicode(label) || label : label))
    .join('.');

/** A name as it is kept: in lower case, without the dot of the root, with which DNS writes it whole. */
export const withoutDot = (name: string): string => name.replace(/\.$/, '').toLowerCase();

/** A whole name of hosts in any of its forms (composed or not, A-labels, capitals, with its last dot); undefined where it is none. */
export function readHost(text: string): string | undefined {
  const typed = text.normalize('NFC');
  if (typed.length > MAX_NOMBRE * 4) return undefined;
  const ascii = withoutDot(toALabels(typed));
  if (ascii === '' || ascii.length > MAX_NOMBRE) return undefined;
  // The last label of a name is no number: that is an address.
  const areLabels = ascii.split('.').every((label) => isHostLabel(label) && label.length <= MAX_ETIQUETA);
  return areLabels && !/(^|\.)\d+$/.test(ascii) ? ascii : undefined;
}

export const firstLabel = (name: string): string => name.split('.', 1)[0] ?? '';

/** The last labels of a name: of `www.pepe.com.uy`, with three, `pepe.com.uy`. Undefined where it has not as many. */
export function lastLabels(name: string, count: number): string | undefined {
  const labels = name.split('.');
  return labels.length >= count ? labels.slice(-count).join('.') : undefined;
}

/** The name above: of a name right under a suffix, the suffix, whose zone refers to it. */
export const padreDe = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Whether a name is below another, and whether it is that other or below it. */
export const isBelow = (name: string, zone: string): boolean => name.endsWith(`.${zone}`);
export const isIn = (name: string, zone: string): boolean => name === zone || isBelow(name, zone);

/** What is left of a name without the one that it is below. */
export const withoutEnding = (name: string, zone: string): string => name.slice(0, -zone.length - 1);
