import { esTipo, TIPOS } from '../contract/dns-estructuras';
import { inWords } from '../domain/roles';
import { type Lectura, leido, rechazado } from './lectura';
import { type Linea, lineasDe } from './lineas';
import { readDestino, readPropietario } from './nombre';
import { motivoDelNombre, type Pieza, type Registro, readPiezas, readTtl, TTL } from './registro';
import { tipoParecido } from './tipo-parecido';

/** A line that was not taken, and why. */
export interface Rechazada {
  linea: number;
  texto: string;
  motivo: string;
}

export interface Archivo {
  registros: { linea: number; texto: string; registro: Registro }[];
  /** What is wrong: with any of these nothing of the file is applied. */
  errores: Rechazada[];
  /** What the registry itself writes in every zone: left out, and said so. */
  omitidas: Rechazada[];
}

/** What the lines above one decide for it. */
interface Estado {
  origen: string;
  ttl: number | undefined;
  propietario: string | undefined;
}

const UNIDADES: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

/** A time in seconds, or in BIND's units: `3600`, `1h30m`. */
function tiempo(texto: string): number | undefined {
  if (/^\d+$/.test(texto)) return Number(texto);
  if (!/^(?:\d+[smhdw])+$/i.test(texto)) return undefined;
  return [...texto.matchAll(/(\d+)([smhdw])/gi)].reduce(
    (total, [, cuantos, unidad = '']) => total + Number(cuantos) * (UNIDADES[unidad.toLowerCase()] ?? 0),
    0,
  );
}

/** Directives change what follows; the others would read files of the server or write lines by themselves. */
function directiva([orden, dato]: Pieza[], estado: Estado): Lectura<Estado> {
  const nombre = orden?.crudo.toUpperCase();
  if (nombre === '$ORIGIN') {
    const origen = readDestino(dato?.crudo ?? '', estado.origen, true);
    return origen.ok ? leido({ ...estado, origen: origen.valor.slice(0, -1) }) : origen;
  }
  const segundos = nombre === '$TTL' ? tiempo(dato?.crudo ?? '') : undefined;
  if (segundos !== undefined) return leido({ ...estado, ttl: segundos });
  return rechazado(`No se puede usar ${orden?.crudo} aquí.`);
}

/** Class and time may come in either order, both may be missing (RFC 1035 5.1). */
function cabecera(piezas: Pieza[]): {
  ttl?: number;
  tipo: string;
  datos: Pieza[];
  clase: string;
  isMeant: boolean;
} {
  let ttl: number | undefined;
  let clase = 'IN';
  let lugar = 0;
  for (; lugar < 2; lugar += 1) {
    const texto = piezas[lugar]?.crudo ?? '';
    if (/^(?:IN|CH|HS)$/i.test(texto)) clase = texto.toUpperCase();
    else if (ttl === undefined && tiempo(texto) !== undefined) ttl = tiempo(texto);
    else break;
  }
  const crudo = piezas[lugar]?.crudo ?? '';
  const tipo = crudo.toUpperCase();
  return { ttl, clase, tipo, datos: piezas.slice(lugar + 1), isMeant: lugar > 0 || crudo === tipo };
}

/** Of each zone the registry writes these; the keys and signatures its servers make. */
const PROPIOS = /^(?:SOA|RRSIG|NSEC|NSEC3|NSEC3PARAM|DNSKEY|CDS|CDNSKEY)$/;

const esPropio = (tipo: string, nombre: string, zona: string): boolean =>
  PROPIOS.test(tipo) || (tipo === 'NS' && nombre === zona);

const LO_PONE_EL_REGISTRO = 'Lo pone el Registro .uy en cada zona alojada.';

/** Types that other servers have (IANA, DNS parameters). What is none of them was not written as a record at all. */
const DE_OTROS =
  /^(?:AFSDB|ALIAS|ANAME|APL|CERT|DHCID|DLV|DNAME|DS|EUI48|EUI64|HINFO|HIP|HTTPS|IPSECKEY|KEY|KX|LOC|MB|MD|MF|MG|MINFO|MR|NAPTR|NID|NSAP|NULL|NXT|OPENPGPKEY|PTR|RP|SIG|SMIMEA|SPF|SSHFP|SVCB|TLSA|TYPE\d+|URI|WKS|X25|ZONEMD)$/;

const NO_ES_REGISTRO =
  'No es un registro DNS. Cada uno se escribe «nombre TTL IN tipo contenido», como «www 3600 IN A 192.0.2.1».';
const ADMITIDOS = `Se admiten ${inWords(TIPOS, 'y')}.`;

/** What is in the place of a type, written as types are. */
const PARECE_TIPO = /^[A-Z][A-Z0-9]{1,9}$/;

/** `isMeant`: the line says how long or in which class it is kept, or it was written in capitals; what is not was no record. */
function tipoAjeno(tipo: string, isMeant: boolean): string {
  if (DE_OTROS.test(tipo)) return `El tipo ${tipo} no se admite. ${ADMITIDOS}`;
  if (!isMeant || !PARECE_TIPO.test(tipo)) return NO_ES_REGISTRO;
  const parecido = tipoParecido(tipo);
  return `${tipo} no es un tipo de registro. ${parecido ? `¿Quiso decir ${parecido}? ` : ''}${ADMITIDOS}`;
}

type Leida = { registro: Registro } | { motivo: string } | { omitida: true };

function readLinea(piezas: Pieza[], nombre: string, estado: Estado, zona: string): Leida {
  const { ttl = estado.ttl ?? TTL.normal, clase, tipo, datos, isMeant } = cabecera(piezas);
  if (tipo === '') return { motivo: 'Falta el tipo de registro.' };
  if (clase !== 'IN') return { motivo: `La clase ${clase} no se usa: solo IN.` };
  if (esPropio(tipo, nombre, zona)) return { omitida: true };
  if (!esTipo(tipo)) return { motivo: tipoAjeno(tipo, isMeant) };
  const delNombre = motivoDelNombre(tipo, nombre, zona);
  if (delNombre) return { motivo: delNombre };
  const contenido = readPiezas(tipo, datos, estado.origen);
  if (!contenido.ok) return { motivo: contenido.motivo };
  const segundos = readTtl(String(ttl));
  if (!segundos.ok) return { motivo: segundos.motivo };
  return { registro: { nombre, tipo, ttl: segundos.valor, contenido: contenido.valor } };
}

function propietarioDe({ heredada, piezas }: Linea, estado: Estado, zona: string): Lectura<string> {
  if (!heredada) return readPropietario(piezas[0]?.crudo ?? '', zona, estado.origen);
  return estado.propietario === undefined
    ? rechazado('La línea empieza con un espacio y no hay un nombre antes.')
    : leido(estado.propietario);
}

/** One line into what it adds to the file; answers what the next line inherits. */
function take(linea: Linea, estado: Estado, zona: string, archivo: Archivo): Estado {
  const { numero, texto, piezas, heredada } = linea;
  const error = (motivo: string) => archivo.errores.push({ linea: numero, texto, motivo });
  if (linea.motivo) {
    error(linea.motivo);
    return estado;
  }
  if (piezas[0]?.crudo.startsWith('$') && !piezas[0].citada) {
    const siguiente = directiva(piezas, estado);
    if (!siguiente.ok) error(siguiente.motivo);
    return siguiente.ok ? siguiente.valor : estado;
  }
  const propietario = propietarioDe(linea, estado, zona);
  if (!propietario.ok) {
    error(propietario.motivo);
    return { ...estado, propietario: undefined };
  }
  const leida = readLinea(heredada ? piezas : piezas.slice(1), propietario.valor, estado, zona);
  if ('motivo' in leida) error(leida.motivo);
  else if ('omitida' in leida) archivo.omitidas.push({ linea: numero, texto, motivo: LO_PONE_EL_REGISTRO });
  else archivo.registros.push({ linea: numero, texto, registro: leida.registro });
  return { ...estado, propietario: propietario.valor };
}

/** Reads a zone file of a domain, every line of it: what each says, or why it cannot be taken. */
export function readArchivo(texto: string, zona: string): Archivo {
  const archivo: Archivo = { registros: [], errores: [], omitidas: [] };
  let estado: Estado = { origen: zona, ttl: undefined, propietario: undefined };
  for (const linea of lineasDe(texto)) estado = take(linea, estado, zona, archivo);
  return archivo;
}

/** A name and a type and something of it, at least: what is shorter was not meant for a line. */
const ES_LINEA = /^\s*\S+\s+\S+\s+\S/;

/** A whole line pasted where a form asks for a name (`www 3600 IN A 192.0.2.1`); undefined where it is none. */
export function readLineaPegada(texto: string, zona: string): Lectura<Registro> | undefined {
  if (!ES_LINEA.test(texto)) return undefined;
  const { registros, errores, omitidas } = readArchivo(texto.trim(), zona);
  const [unico, otro] = registros;
  const [malo] = [...errores, ...omitidas];
  if (malo) return rechazado(malo.motivo);
  return unico && !otro
    ? leido(unico.registro)
    : rechazado('Pegue una sola línea; para varias, importe la zona.');
}

/** A record as a line of a zone file. */
export const writeLinea = ({
  nombre,
  ttl,
  tipo,
  contenido,
}: Omit<Registro, 'tipo'> & { tipo: string }): string => `${nombre}. ${ttl} IN ${tipo} ${contenido}`;
