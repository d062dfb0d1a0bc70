import { isIPv4, isIPv6 } from 'node:net';

/** Addresses of four decimal numbers and nothing else: `1.2.3`, `0x7f.1` and `010.0.0.1` are none. */
export const esIPv4 = (texto: string): boolean => isIPv4(texto);

/** Without the `%zone` that only means something on one machine. */
export const esIPv6 = (texto: string): boolean => isIPv6(texto) && !texto.includes('%');

const deIPv4 = (texto: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = texto.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

const grupos = (texto: string): number[] =>
  texto === ''
    ? []
    : texto
        .split(':')
        .flatMap((grupo) => (grupo.includes('.') ? deIPv4(grupo) : [Number.parseInt(grupo, 16)]));

/** The eight groups of a valid address. */
function gruposDe(ipv6: string): number[] {
  const [antes = '', despues] = ipv6.split('::');
  const primeros = grupos(antes);
  if (despues === undefined) return primeros;
  const ultimos = grupos(despues);
  return [...primeros, ...Array<number>(8 - primeros.length - ultimos.length).fill(0), ...ultimos];
}

/** Where the first of the longest runs of at least two zero groups is (RFC 5952 4.2). */
function ceros(ocho: number[]): { desde: number; largo: number } {
  let mejor = { desde: 0, largo: 1 };
  for (let desde = 0; desde < 8; desde += 1) {
    let largo = 0;
    while (ocho[desde + largo] === 0) largo += 1;
    if (largo > mejor.largo) mejor = { desde, largo };
  }
  return mejor;
}

/** How every address of IPv4 begins that is written as one of IPv6 (RFC 4291 2.5.5.2). */
const IPV4_EN_IPV6 = '::ffff:';

/** The address of IPv4 that a canonical one of IPv6 stands for (`::ffff:0:0/96`), if it does. */
export const ipv4Dentro = (canonica: string): string | undefined =>
  canonica.startsWith(IPV4_EN_IPV6) && canonica.includes('.')
    ? canonica.slice(IPV4_EN_IPV6.length)
    : undefined;

/** A valid address in its one written form (RFC 5952), which is also the one that servers answer. */
export function canonicaIPv6(texto: string): string {
  const ocho = gruposDe(texto.toLowerCase());
  const [alto = 0, bajo = 0] = ocho.slice(6);
  if (ocho.slice(0, 5).every((grupo) => grupo === 0) && ocho[5] === 0xffff)
    return `${IPV4_EN_IPV6}${alto >> 8}.${alto & 255}.${bajo >> 8}.${bajo & 255}`;
  const hex = ocho.map((grupo) => grupo.toString(16));
  const { desde, largo } = ceros(ocho);
  if (largo < 2) return hex.join(':');
  return `${hex.slice(0, desde).join(':')}::${hex.slice(desde + largo).join(':')}`;
}
