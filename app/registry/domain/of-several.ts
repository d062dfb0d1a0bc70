import { count } from '~/format';
import { afterColon, alphabetical } from './in-sentences';
import { inWords } from './roles';

/** A reason that says of the domain how it is, which alone is said of several in the plural. */
const OF_THE_DOMAIN = /^El dominio (?=(?:ya )?(?:no )?(?:está|tiene)[ ,.:])/u;

/** What such a reason says of several: how they are, and what is done with them ('recuperarlo', 'ponerle', 'renovar el dominio'). */
const inPlural = (said: string): string =>
  said
    .replace(/\b(está|tiene)(?=[ ,.:])/u, '$1n')
    .replace(/^((?:ya )?están \p{L}+o)\b/u, '$1s')
    .replace(/(?<=\p{L}[aei]r) el dominio(?!\p{L})/gu, 'lo')
    .replace(/(?<=\p{L}[aei]r)l[oe](?!\p{L})/gu, '$&s')
    .replace(' o no tiene permisos', ' o usted no tiene permisos');

/** A reason as it is told of several: without the name, where it says one. */
const withoutName = (motivo: string, nombre: string): string =>
  motivo.replace(`El dominio ${nombre} `, 'El dominio ');

/** A reason of some domains, as it is told of them; of one in its own words. `them`: how they are named, in a sentence of theirs and before one that says nothing of them. */
function said(motivo: string, areSeveral: boolean, them: string): string {
  if (!OF_THE_DOMAIN.test(motivo)) return `${them}: ${afterColon(motivo)}`;
  const rest = motivo.replace(OF_THE_DOMAIN, '');
  return `${them} ${areSeveral ? inPlural(rest) : rest}`;
}

/** A reason of so many domains. */
export function reasonOfMany(n: number, motivo: string): string {
  return said(motivo, n > 1, count(n, 'dominio', 'dominios'));
}

/** A reason of domains by their names. */
function reasonOf(nombres: readonly string[], motivo: string): string {
  const which = inWords(nombres, 'y');
  const areSeveral = nombres.length > 1;
  return said(motivo, areSeveral, `${areSeveral ? 'Los dominios' : 'El dominio'} ${which}`);
}

/** Why something is not done to some domains: each reason once, with the names that it is of, by the first of them. */
export function reasonsInWords(no: readonly { nombre: string; motivo: string }[]): string[] {
  const byReason = new Map<string, string[]>();
  const why = new Map(no.map(({ nombre, motivo }) => [nombre, withoutName(motivo, nombre)]));
  for (const nombre of alphabetical([...why.keys()])) {
    const reason = why.get(nombre) ?? '';
    byReason.set(reason, [...(byReason.get(reason) ?? []), nombre]);
  }
  return [...byReason].map(([motivo, nombres]) => reasonOf(nombres, motivo));
}
