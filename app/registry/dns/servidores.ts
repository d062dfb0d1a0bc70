import { BlockList, isIP } from 'node:net';
import { FILAS_DE_SERVIDORES, SERVIDORES } from '../contract/dns-limites';
import { isBelow, isIn, toULabels, withoutDot } from '../domain/labels';
import { canonicaIPv6, esIPv4, esIPv6 } from './ip';
import { type Lectura, leido, rechazado } from './lectura';
import { readDestino } from './nombre';

/** The rows of a delegation (spec 2, Nameserver configuration; decision f). */

export type TipoIP = 'IPV4' | 'IPV6';

/** A row as typed. `nombre` is relative to the domain where `subdominio` is set. */
export interface Fila {
  nombre: string;
  subdominio?: boolean | undefined;
  tipoIP?: TipoIP | null | undefined;
  ip?: string | null | undefined;
}

/** A row as stored: the name absolute, without the last dot. */
export interface Servidor {
  nombre: string;
  tipo_ip: TipoIP | null;
  ip: string | null;
}

/** To the letter (spec 5). */
const VACIO = 'El nombre del servidor de nombres no puede ser vacío.';
export const DUPLICADOS = {
  delegar: 'No se puede delegar un dominio con nombres duplicados.',
  nameserver: 'No se puede agregar un nameserver con nombres duplicados.',
} as const;

/** Networks where no server of the Internet is: nobody else could ask it (RFC 6890). */
/** A list for each family: in one, a mapped network would catch all of IPv4. */
const SIN_IPV4 = new BlockList();
const SIN_IPV6 = new BlockList();
for (const [red, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  SIN_IPV4.addSubnet(red, bits, 'ipv4');
for (const [red, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  SIN_IPV6.addSubnet(red, bits, 'ipv6');

/** Whether an address is one that the whole Internet can ask. */
export function esPublica(ip: string): boolean {
  const familia = isIP(ip);
  if (familia === 4) return !SIN_IPV4.check(ip, 'ipv4');
  return familia === 6 && !SIN_IPV6.check(ip, 'ipv6');
}

export type Errores = Record<string, string>;

function readIp({ tipoIP, ip }: Fila): Lectura<Pick<Servidor, 'tipo_ip' | 'ip'>> {
  const limpia = (ip ?? '').trim();
  if (limpia === '')
    return rechazado(
      'Escriba la dirección IP: el servidor está dentro del dominio y sin ella nadie lo encuentra.',
    );
  const esValida = tipoIP === 'IPV6' ? esIPv6(limpia) : esIPv4(limpia);
  if (!esValida)
    return rechazado(
      `«${limpia}» no es una dirección ${tipoIP === 'IPV6' ? 'IPv6, como 2001:db8::1' : 'IPv4, como 192.0.2.1'}.`,
    );
  if (!esPublica(limpia))
    return rechazado(`${limpia} es de una red privada o reservada: desde Internet no se llega a ella.`);
  return leido({ tipo_ip: tipoIP ?? 'IPV4', ip: tipoIP === 'IPV6' ? canonicaIPv6(limpia) : limpia });
}

/** A whole name; without its dot it is whole too, unless the row says that it is below the domain. */
function readNombre({ nombre, subdominio }: Fila, dominio: string): Lectura<string> {
  const escrito = withoutDot(nombre.trim());
  if (escrito === '') return rechazado(VACIO);
  if (isIP(escrito) !== 0) return rechazado('Es una dirección IP: escriba el nombre del servidor.');
  const absoluto = subdominio && !isBelow(escrito, dominio) ? `${escrito}.${dominio}.` : `${escrito}.`;
  const leida = readDestino(absoluto, dominio);
  if (!leida.ok) return leida;
  if (!leida.valor.slice(0, -1).includes('.'))
    return rechazado('Escriba el nombre completo del servidor, como ns1.ejemplo.com.');
  return leido(leida.valor.slice(0, -1));
}

/** One row, with its own refusals by field. Glue stands exactly where it is needed: below the domain (RFC 1034 4.2.1). */
function readFila(fila: Fila, dominio: string): { servidor: Servidor } | { errores: Errores } {
  const nombre = readNombre(fila, dominio);
  if (!nombre.ok) return { errores: { nombre: nombre.motivo } };
  if (!isIn(nombre.valor, dominio)) {
    if (!fila.subdominio && (fila.ip ?? '').trim() !== '')
      return { errores: { ip: 'La dirección solo se escribe para servidores dentro del dominio.' } };
    return { servidor: { nombre: nombre.valor, tipo_ip: null, ip: null } };
  }
  const ip = readIp(fila);
  return ip.ok ? { servidor: { nombre: nombre.valor, ...ip.valor } } : { errores: { ip: ip.motivo } };
}

/** Two rows of one name are its two addresses, one of each type; anything else is the same server twice. */
const esRepetido = (uno: Servidor, otro: Servidor): boolean =>
  uno.nombre === otro.nombre && (uno.tipo_ip === null || uno.tipo_ip === otro.tipo_ip);

function repetidos(servidores: readonly (Servidor | undefined)[], mensaje: string): Errores {
  const errores: Errores = {};
  for (const [lugar, servidor] of servidores.entries())
    if (servidor && servidores.slice(0, lugar).some((otro) => otro && esRepetido(otro, servidor)))
      errores[`nameservers[${lugar}].nombre`] = mensaje;
  return errores;
}

const cuantos = (servidores: readonly Servidor[]): number =>
  new Set(servidores.map(({ nombre }) => nombre)).size;

/** All rows of a delegation, or a message by field: `nameservers[1].ip`. */
export function readServidores(
  filas: readonly Fila[],
  dominio: string,
  duplicados: string,
): { ok: true; servidores: Servidor[] } | { ok: false; errores: Errores } {
  const leidas = filas.map((fila) => readFila(fila, dominio));
  const errores: Errores = {};
  for (const [lugar, fila] of leidas.entries())
    if ('errores' in fila)
      for (const [campo, motivo] of Object.entries(fila.errores))
        errores[`nameservers[${lugar}].${campo}`] = motivo;
  const posibles = leidas.map((fila) => ('servidor' in fila ? fila.servidor : undefined));
  Object.assign(errores, repetidos(posibles, duplicados));
  const servidores = posibles.filter((servidor) => servidor !== undefined);
  const total = cuantos(servidores);
  if (Object.keys(errores).length === 0 && total < SERVIDORES.min)
    errores.general = `Un dominio tiene al menos ${SERVIDORES.min} servidores de nombres distintos.`;
  if (total > SERVIDORES.max || filas.length > FILAS_DE_SERVIDORES.max)
    errores.general = `Un dominio tiene como máximo ${SERVIDORES.max} servidores de nombres.`;
  return Object.keys(errores).length === 0 ? { ok: true, servidores } : { ok: false, errores };
}

/** Servers of a domain's own, which others may be using. */
export const propios = (servidores: readonly Servidor[], dominio: string): Set<string> =>
  new Set(servidores.map(({ nombre }) => nombre).filter((nombre) => isIn(nombre, dominio)));

/** The refusal for a server that others need: says which ones. */
export function loUsan(servidor: string, dominios: readonly string[]): string {
  const nombres = dominios.slice(0, 3).map(toULabels);
  const mas = dominios.length > 3 ? ' y otros' : '';
  return `No se puede quitar ${toULabels(servidor)}: lo usan como servidor de nombres ${nombres.join(', ')}${mas}. Primero deben cambiarlo.`;
}
