import { isIPv4, isIPv6 } from 'node:net';
import type { Inputs } from '../contract';
import { camposDelFormulario, ESTRUCTURAS, esTipo } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import {
  CON_ERRORES,
  FALTAN,
  NO_ES_FQDN,
  noConviven,
  SERVIDOR_VACIO,
  SERVIDORES_DUPLICADOS,
} from '../contract/dns-textos';

/** Section 5's rules of delegations and records, to the letter: the portal holds them, whatever the edge holds. */

export interface Falta {
  mensaje: string;
  mapErrores: Record<string, string>;
}

const falta = (mensaje: string, ...campos: string[]): Falta => ({
  mensaje,
  mapErrores: Object.fromEntries(campos.map((campo) => [campo, mensaje])),
});

type Filas = Inputs['dns']['delegar']['nameservers'];

const keyOf = ({ nombre, tipoIP }: Filas[number]): string => `${nombre.trim().toLowerCase()} ${tipoIP ?? ''}`;

/** What is wrong with the rows of a delegation. */
export function faltaDeServidores(filas: Filas): Falta | null {
  const empty = filas.findIndex(({ nombre }) => nombre.trim() === '');
  if (empty >= 0) return falta(SERVIDOR_VACIO, `nameservers[${empty}].nombre`);
  const twice = filas.findIndex(
    (fila, place) => filas.findIndex((each) => keyOf(each) === keyOf(fila)) < place,
  );
  if (twice >= 0) return falta(SERVIDORES_DUPLICADOS.delegar, `nameservers[${twice}].nombre`);
  const isWrong = ({ subdominio, tipoIP, ip }: Filas[number]) =>
    subdominio && !(tipoIP === 'IPV6' ? isIPv6 : isIPv4)((ip ?? '').trim());
  const wrong = filas.findIndex(isWrong);
  return wrong < 0 ? null : falta(CON_ERRORES, `nameservers[${wrong}].ip`);
}

type Registro = Inputs['dns']['guardarRegistro']['registro'];

/** A name as it stands: without a dot at its end, the domain comes after it (spec 5). */
const absolute = (nombre: string, dominio: string): string => {
  const plain = nombre.trim().toLowerCase();
  if (plain === '' || plain === '@') return `${dominio}.`;
  return plain.endsWith('.') ? plain : `${plain}.${dominio}.`;
};

/** The record as it is sent: the name of the domain itself is written out, as every type has a name. */
export function registroWritten({ tipo, ttl, idInterno, campos }: Registro, dominio: string): Registro {
  const propietario = esTipo(tipo) ? ESTRUCTURAS[tipo].propietario.nombre : '';
  const whole = campos.map(({ nombre, valor }) => ({
    nombre,
    valor: nombre === propietario && valor.trim() === '' ? `${dominio}.` : valor.trim(),
  }));
  return { tipo, ttl: ttl === undefined || ttl === '' ? undefined : Number(ttl), idInterno, campos: whole };
}

/** What is wrong with a record, beside those that there are. */
export function faltaDeRegistro(
  { tipo, idInterno, campos }: Registro,
  dominio: string,
  others: readonly RegistroDns[],
): Falta | null {
  if (!esTipo(tipo)) return falta(CON_ERRORES, 'tipo');
  const valorDe = (nombre: string) => campos.find((each) => each.nombre === nombre)?.valor.trim() ?? '';
  const missing = camposDelFormulario(tipo).filter(
    ({ nombre, obligatorio }) => obligatorio && valorDe(nombre) === '',
  );
  if (missing.length > 0) return falta(FALTAN, ...missing.map(({ nombre }) => nombre));
  if (tipo === 'A' && !isIPv4(valorDe('ip'))) return falta(CON_ERRORES, 'ip');
  if (tipo === 'AAAA' && !isIPv6(valorDe('ipv6'))) return falta(CON_ERRORES, 'ipv6');
  if (tipo === 'SRV' && !valorDe('target').endsWith('.')) return falta(NO_ES_FQDN, 'target');
  const { nombre: field } = ESTRUCTURAS[tipo].propietario;
  const nombre = absolute(valorDe(field), dominio);
  const clash = others.find(
    (each) =>
      each.idInterno !== idInterno &&
      absolute(each.nombre, dominio) === nombre &&
      (each.tipo === 'CNAME') !== (tipo === 'CNAME'),
  );
  return clash ? falta(noConviven(tipo, clash.tipo, nombre), field) : null;
}
