import { type Dato, ESTRUCTURAS, type Estructura, type Tipo } from '../contract/dns-estructuras';
import { inWords } from '../domain/roles';
import { OBLIGATORIOS } from '../domain/words/portal';
import { LECTORES, MAX_CONTENIDO } from './datos';
import { type Lectura, leido, rechazado } from './lectura';
import { esDeHost, readPropietario, relativo } from './nombre';
import { octetos, readCadenas } from './texto';

/** A record as it is stored: its owner absolute without the last dot, its data in canonical presentation format. */
export interface Registro {
  nombre: string;
  tipo: Tipo;
  ttl: number;
  contenido: string;
}

/** Texts of a form by field name. */
export type Campos = Record<string, string>;

/** To the letter (spec 5). */
export const FALTAN = `${OBLIGATORIOS}.`;
export const CON_ERRORES = 'Existen errores en los campos. Verifiquelos e intente nuevamente.';

/** RFC 2181 8 gives 31 bits; under a minute a change costs more than it helps, over a week it cannot be taken back. */
export const TTL = { minimo: 60, maximo: 604_800, normal: 86_400 } as const;

export function readTtl(escrito: string): Lectura<number> {
  const ttl = escrito.trim() === '' ? TTL.normal : Number(escrito);
  return /^\d*$/.test(escrito.trim()) && ttl >= TTL.minimo && ttl <= TTL.maximo
    ? leido(ttl)
    : rechazado(`El TTL va de ${TTL.minimo} segundos a ${TTL.maximo} (una semana).`);
}

export type Formulario = { ok: true; registro: Registro } | { ok: false; errores: Campos; mensaje: string };

/** Every owner but a service's or a key's is a host's (RFC 1123): BIND refuses zones where it is not. */
const CON_HOST: readonly Tipo[] = ['A', 'AAAA', 'MX'];

/** The label of a service or protocol: its underscore, then a host's label (RFC 2782). */
const PREFIJO = /^_[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?$/;

/** Why a name cannot be the owner of a type of record, or undefined. */
export function motivoDelNombre(tipo: Tipo, nombre: string, zona: string): string | undefined {
  if (CON_HOST.includes(tipo) && !esDeHost(nombre))
    return 'Este nombre no puede tener guion bajo (_): es el de un equipo.';
  if (tipo === 'NS' && nombre.startsWith('*.'))
    return 'Un comodín (*) no puede quedar a cargo de otros servidores: escriba el subdominio (RFC 4592).';
  const { prefijos } = ESTRUCTURAS[tipo];
  const etiquetas = nombre.slice(0, -zona.length).split('.');
  return prefijos.some((_, lugar) => !PREFIJO.test(etiquetas[lugar] ?? ''))
    ? 'El nombre de un SRV empieza con su servicio y su protocolo, como _sip._tcp.'
    : undefined;
}

/** Whose record it will be, out of the fields of its form. */
export function readNombre(estructura: Estructura, campos: Campos, zona: string): Lectura<string> {
  const escrito = campos[estructura.propietario.nombre] ?? '';
  const prefijos = estructura.prefijos.map(({ nombre }) => (campos[nombre] ?? '').trim().toLowerCase());
  const base = readPropietario(escrito, zona);
  if (!base.ok) return base;
  const nombre = readPropietario([...prefijos, base.valor, ''].join('.'), zona);
  const motivo = nombre.ok ? motivoDelNombre(estructura.tipo, nombre.valor, zona) : undefined;
  return motivo ? rechazado(motivo) : nombre;
}

function readDatos(estructura: Estructura, campos: Campos, zona: string) {
  const errores: Campos = {};
  const partes = estructura.datos.map(({ nombre, clase, sinEscribir }) => {
    const dato = LECTORES[clase].read((campos[nombre] ?? '').trim() || (sinEscribir ?? ''), zona);
    if (!dato.ok) errores[nombre] = dato.motivo;
    return dato.ok ? dato.valor : '';
  });
  const contenido = partes.join(' ');
  const ultimo = estructura.datos.at(-1);
  if (ultimo && estructura.tipo !== 'TXT' && octetos(contenido) > MAX_CONTENIDO)
    errores[ultimo.nombre] ??= `El contenido del registro tiene más de ${MAX_CONTENIDO} caracteres.`;
  return { contenido, errores };
}

const faltantes = (estructura: Estructura, campos: Campos): string[] => {
  const obligatorios = [
    ...(estructura.propietario.obligatorio ? [estructura.propietario] : []),
    ...estructura.prefijos,
    ...estructura.datos.filter(({ sinEscribir }) => sinEscribir === undefined),
  ];
  return obligatorios.map(({ nombre }) => nombre).filter((nombre) => (campos[nombre] ?? '').trim() === '');
};

function erroresDePrefijos(estructura: Estructura, campos: Campos): Campos {
  const malos = estructura.prefijos.filter(
    ({ nombre }) => !PREFIJO.test((campos[nombre] ?? '').trim().toLowerCase()),
  );
  return Object.fromEntries(
    malos.map(({ nombre }) => [nombre, 'Empieza con un guion bajo, como _sip o _tcp.']),
  );
}

const FEMENINAS = new Set(['Prioridad', 'Dirección IPv4', 'Dirección IPv6', 'Propiedad']);

/** A label within a sentence: IPv4 is written so there too. */
const enFrase = (etiqueta: string): string => etiqueta.charAt(0).toLowerCase() + etiqueta.slice(1);

/** Which field is missing, in a sentence: several may be. */
function ingrese({ propietario, prefijos, datos }: Estructura, nombre: string): string {
  const campo = [propietario, ...prefijos, ...datos].find((each) => each.nombre === nombre);
  const { etiqueta } = campo ?? propietario;
  const articulo = FEMENINAS.has(etiqueta) ? 'la' : 'el';
  return `Ingrese ${articulo} ${enFrase(etiqueta)}.`;
}

/** A record out of the fields of its form, or a message for each field that is wrong (spec 5). */
export function readFormulario(tipo: Tipo, ttl: number, campos: Campos, zona: string): Formulario {
  const estructura = ESTRUCTURAS[tipo];
  const faltan = faltantes(estructura, campos);
  if (faltan.length > 0)
    return {
      ok: false,
      mensaje: FALTAN,
      errores: Object.fromEntries(faltan.map((nombre) => [nombre, ingrese(estructura, nombre)])),
    };
  const nombre = readNombre(estructura, campos, zona);
  const { contenido, errores } = readDatos(estructura, campos, zona);
  Object.assign(errores, erroresDePrefijos(estructura, campos));
  if (!nombre.ok && !estructura.prefijos.some((prefijo) => errores[prefijo.nombre]))
    errores[estructura.propietario.nombre] = nombre.motivo;
  if (nombre.ok && Object.keys(errores).length === 0)
    return { ok: true, registro: { nombre: nombre.valor, tipo, ttl, contenido } };
  return { ok: false, mensaje: CON_ERRORES, errores };
}

/** One field of presentation format: as it stood, its quotes gone. */
export interface Pieza {
  crudo: string;
  citada: boolean;
}

function readPieza({ clase }: Dato, piezas: Pieza[], origen: string): Lectura<string> {
  if (clase !== 'texto' && clase !== 'valorCaa') return LECTORES[clase].read(piezas[0]?.crudo ?? '', origen);
  const texto = readCadenas(piezas.map(({ crudo }) => crudo));
  return texto.ok ? LECTORES[clase].read(texto.valor, origen) : texto;
}

/** The canonical data of a line of a zone file. Strings of a TXT are one text; every other field is one piece. */
export function readPiezas(tipo: Tipo, piezas: Pieza[], origen: string): Lectura<string> {
  const { datos } = ESTRUCTURAS[tipo];
  const esTexto = tipo === 'TXT';
  if (esTexto ? piezas.length === 0 : piezas.length !== datos.length)
    return rechazado(
      `Un registro ${tipo} lleva ${inWords(
        datos.map(({ etiqueta }) => enFrase(etiqueta)),
        'y',
      )}.`,
    );
  const partes = [];
  for (const [lugar, dato] of datos.entries()) {
    const parte = readPieza(dato, esTexto ? piezas : piezas.slice(lugar, lugar + 1), origen);
    if (!parte.ok) return parte;
    partes.push(parte.valor);
  }
  return leido(partes.join(' '));
}

function datosDe({ tipo, contenido }: Pick<Registro, 'tipo' | 'contenido'>): string[] {
  const { datos } = ESTRUCTURAS[tipo];
  if (tipo === 'TXT') return [contenido];
  const partes = contenido.split(' ');
  return [...partes.slice(0, datos.length - 1), partes.slice(datos.length - 1).join(' ')];
}

/** The fields of a stored record's form: what `leerFormulario` reads back to the same record. */
export function showCampos(registro: Registro, zona: string): Campos {
  const estructura = ESTRUCTURAS[registro.tipo];
  const etiquetas = registro.nombre.split('.');
  const prefijos = estructura.prefijos.map(({ nombre }, lugar) => [nombre, etiquetas[lugar] ?? '']);
  const base = etiquetas.slice(estructura.prefijos.length).join('.');
  const datos = datosDe(registro).map((dato, lugar) => {
    const suyo = estructura.datos[lugar];
    return suyo ? [suyo.nombre, LECTORES[suyo.clase].show(dato)] : ['', ''];
  });
  return Object.fromEntries([[estructura.propietario.nombre, relativo(base, zona)], ...prefijos, ...datos]);
}

/** The data of a record as a list shows it: texts without quotes, names in letters of people. */
export const showContenido = (registro: Registro): string =>
  Object.values(
    datosDe(registro).map((dato, lugar) => {
      const suyo = ESTRUCTURAS[registro.tipo].datos[lugar];
      return suyo ? LECTORES[suyo.clase].show(dato) : dato;
    }),
  ).join(' ');
