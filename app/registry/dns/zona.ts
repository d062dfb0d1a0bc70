import { REGISTROS_POR_ZONA } from '../contract/dns-limites';
import { isIn, padreDe, toULabels } from '../domain/labels';
import type { Registro } from './registro';

/** What the records of a zone may be together: each rule says which record it refuses, and why. */

/** A set of more could not be answered in one message of 64 KB (RFC 1035 4.2.2). */
const MAX_POR_CONJUNTO = 100;

export const DEMASIADOS = `Una zona alojada tiene como máximo ${REGISTROS_POR_ZONA} registros. Para más, delegue el dominio en otros servidores.`;
const YA_EXISTE = 'Ya existe un registro igual.';
export const CON_OTRO_TTL = 'Ya existe un registro igual con otro TTL';
const conOtroTtl = (ttl: number): string =>
  `${CON_OTRO_TTL} (${ttl}). Para cambiar el TTL, edite ese registro.`;
const CNAME_EN_LA_RAIZ =
  'El dominio mismo no puede ser un alias (CNAME), porque tiene sus servidores de nombres. Use registros A o AAAA.';
const NS_EN_LA_RAIZ =
  'Los servidores de nombres del dominio mismo los pone el Registro .uy. Para usar otros, delegue el dominio.';

/** To the letter (spec 5). */
const choque = (nuevo: string, existente: string, nombre: string): string =>
  `No se puede agregar un registro ${nuevo} porque ya existe un ${existente} con el mismo nombre (${toULabels(nombre)}).`;

const esDireccion = ({ tipo }: Registro): boolean => tipo === 'A' || tipo === 'AAAA';

/** Refusals that a record earns by itself. */
function porSuNombre({ nombre, tipo }: Registro, zona: string): string | undefined {
  if (nombre !== zona) return undefined;
  if (tipo === 'CNAME') return CNAME_EN_LA_RAIZ;
  return tipo === 'NS' ? NS_EN_LA_RAIZ : undefined;
}

/** The address of a server that a cut names may stand at the cut itself. */
const esPegamento = (registro: Registro, cortes: readonly Registro[]): boolean =>
  esDireccion(registro) && cortes.some(({ contenido }) => contenido === `${registro.nombre}.`);

/** Of a name with an alias there is nothing else (RFC 1034 3.6.2); of a subdomain that others serve, only its NS. */
function porSusHermanos(nuevo: Registro, hermanos: readonly Registro[]): string | undefined {
  const igual = hermanos.find(({ tipo, contenido }) => tipo === nuevo.tipo && contenido === nuevo.contenido);
  if (igual) return igual.ttl === nuevo.ttl ? YA_EXISTE : conOtroTtl(igual.ttl);
  const alias = hermanos.find(({ tipo }) => tipo === 'CNAME' || nuevo.tipo === 'CNAME');
  if (alias) return choque(nuevo.tipo, alias.tipo, nuevo.nombre);
  const cortes = [...hermanos, nuevo].filter(({ tipo }) => tipo === 'NS');
  if (cortes.length === 0) return undefined;
  const ajeno = hermanos.find((otro) => (otro.tipo === 'NS') !== (nuevo.tipo === 'NS'));
  if (ajeno && !esPegamento(nuevo, cortes) && !esPegamento(ajeno, cortes))
    return choque(nuevo.tipo, ajeno.tipo, nuevo.nombre);
  return undefined;
}

function porSuConjunto(nuevo: Registro, hermanos: readonly Registro[]): string | undefined {
  const conjunto = hermanos.filter(({ tipo }) => tipo === nuevo.tipo);
  if (conjunto.length >= MAX_POR_CONJUNTO)
    return `Un nombre tiene como máximo ${MAX_POR_CONJUNTO} registros ${nuevo.tipo}.`;
  const otro = conjunto.find(({ ttl }) => ttl !== nuevo.ttl);
  return otro
    ? `Los registros ${nuevo.tipo} de un mismo nombre tienen un mismo TTL (RFC 2181). Ponga ${otro.ttl}, como el que ya hay.`
    : undefined;
}

/** The subdomain above a name that other servers answer for, if any. */
function corteSobre(nombre: string, zona: string, cortes: ReadonlySet<string>): string | undefined {
  for (let padre = padreDe(nombre); padre !== zona && isIn(padre, zona); padre = padreDe(padre))
    if (cortes.has(padre)) return padre;
  return undefined;
}

const ocultoBajo = (corte: string): string =>
  `El nombre está dentro de ${corte}, que atienden otros servidores: agréguelo en ellos.`;

/** The records of a zone that cannot be in it, with the reason of each; earlier ones win over later ones. */
export function check(registros: readonly Registro[], zona: string): Map<Registro, string> {
  const motivos = new Map<Registro, string>();
  const porNombre = new Map<string, Registro[]>();
  const cortes = new Set(
    registros.filter(({ tipo, nombre }) => tipo === 'NS' && nombre !== zona).map((ns) => ns.nombre),
  );
  for (const registro of registros) {
    const hermanos = porNombre.get(registro.nombre) ?? [];
    const corte =
      cortes.size > 0 && !esDireccion(registro) ? corteSobre(registro.nombre, zona, cortes) : undefined;
    const motivo =
      porSuNombre(registro, zona) ??
      porSusHermanos(registro, hermanos) ??
      porSuConjunto(registro, hermanos) ??
      (corte && ocultoBajo(corte));
    if (motivo) motivos.set(registro, motivo);
    else porNombre.set(registro.nombre, [...hermanos, registro]);
  }
  return motivos;
}

/** Why a record cannot join others, or undefined. Its TTL is no reason: the set takes the new one's (RFC 2181 5.2). */
export function motivoContra(nuevo: Registro, otros: readonly Registro[], zona: string): string | undefined {
  const mismoTtl = otros.map((otro) =>
    otro.nombre === nuevo.nombre && otro.tipo === nuevo.tipo && otro.contenido !== nuevo.contenido
      ? { ...otro, ttl: nuevo.ttl }
      : otro,
  );
  const motivos = check([...mismoTtl, nuevo], zona);
  return motivos.get(nuevo) ?? motivos.values().next().value;
}
