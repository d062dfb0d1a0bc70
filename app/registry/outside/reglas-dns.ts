import { isIPv4, isIPv6 } from 'node:net';
import type { Inputs } from '../contract';
import { camposDelFormulario, ESTRUCTURAS, esTipo } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';

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
  if (empty >= 0)
    return falta('El nombre del servidor de nombres no puede ser vacío.', `nameservers[${empty}].nombre`);
  const twice = filas.findIndex(
    (fila, place) => filas.findIndex((each) => keyOf(each) === keyOf(fila)) < place,
  );
  if (twice >= 0)
    return falta('No se puede delegar un dominio con nombres duplicados.', `nameservers[${twice}].nombre`);
  const isWrong = ({ subdominio, tipoIP, ip }: Filas[number]) =>
    subdominio && !(tipoIP === 'IPV6' ? isIPv6 : isIPv4)((ip ?? '').trim());
  const wrong = filas.findIndex(isWrong);
  return wrong < 0 ? null : falta(ERRONEOS, `nameservers[${wrong}].ip`);
}

const OBLIGATORIOS = 'Debe completar todos los campos obligatorios.';
const ERRONEOS = 'Existen errores en los campos. Verifiquelos e intente nuevamente.';
const FQDN = 'El nombre del servidor del registro SRV debe ser FQDN y deben finalizar con un punto.';

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
  if (!esTipo(tipo)) return falta(ERRONEOS, 'tipo');
  const valorDe = (nombre: string) => campos.find((each) => each.nombre === nombre)?.valor.trim() ?? '';
  const missing = camposDelFormulario(tipo).filter(
    ({ nombre, obligatorio }) => obligatorio && valorDe(nombre) === '',
  );
  if (missing.length > 0) return falta(OBLIGATORIOS, ...missing.map(({ nombre }) => nombre));
  if (tipo === 'A' && !isIPv4(valorDe('ip'))) return falta(ERRONEOS, 'ip');
  if (tipo === 'AAAA' && !isIPv6(valorDe('ipv6'))) return falta(ERRONEOS, 'ipv6');
  if (tipo === 'SRV' && !valorDe('target').endsWith('.')) return falta(FQDN, 'target');
  const { nombre: field } = ESTRUCTURAS[tipo].propietario;
  const nombre = absolute(valorDe(field), dominio);
  const clash = others.find(
    (each) =>
      each.idInterno !== idInterno &&
      absolute(each.nombre, dominio) === nombre &&
      (each.tipo === 'CNAME') !== (tipo === 'CNAME'),
  );
  return clash
    ? falta(
        `No se puede agregar un registro ${tipo} porque ya existe un ${clash.tipo} con el mismo nombre (${nombre}).`,
        field,
      )
    : null;
}
