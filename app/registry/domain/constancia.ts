import { date, dateTime } from '~/format';
import { toULabels } from './labels';
import { type EstadoVigente, estadoAl, type Vida } from './lifecycle';
import { nombreApellido } from './nombre-apellido';
import type { Retenible } from './retenciones';

/** What a certificate states of a name at a moment. */
export interface Hechos {
  /** A-label. */
  nombre: string;
  estado: EstadoVigente;
  titular: string;
  /** YYYY-MM-DD, both. */
  fechaAlta: string;
  fechaVencimiento: string;
  /** A-labels, in their order. */
  servidores: readonly string[];
}

/** What of a name's history counts here; what else there is, is not read. */
export interface FotoDeNombre extends Retenible {
  estado: Vida['estado'];
  fechaAlta: string;
  fechaVencimiento: string;
  fechaEliminacion: string | null;
  renovacionAutomatica: boolean;
  cuentaPago: object | null;
  titular: { nombre: string; apellido: string } | null;
  alojado: boolean;
  servidores: readonly { nombre: string }[];
}

const vidaDe = (foto: FotoDeNombre): Vida => ({
  estado: foto.estado,
  fecha_vencimiento: foto.fechaVencimiento,
  fecha_eliminacion: foto.fechaEliminacion,
  renovacion_automatica: foto.renovacionAutomatica ? 1 : 0,
  cuenta_pago_id: foto.cuentaPago === null ? null : 0,
  retenciones: foto.retenciones,
});

/** What people call themselves must not look like another line of what is signed. */
const enUnaLinea = (texto: string): string => texto.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The facts of a name out of its history, as they were on a day; `propios` are the servers that a hosted name has. */
export function hechosDe(
  nombre: string,
  foto: FotoDeNombre,
  dia: Parameters<typeof estadoAl>[1],
  propios: readonly string[],
): Hechos {
  const { titular, fechaAlta, fechaVencimiento } = foto;
  return {
    nombre,
    estado: estadoAl(vidaDe(foto), dia),
    titular: titular ? enUnaLinea(nombreApellido(titular)) : '',
    fechaAlta,
    fechaVencimiento,
    servidores: foto.alojado ? propios : [...new Set(foto.servidores.map((each) => each.nombre))],
  };
}

/** Only of a name that somebody has can it be certified that it is registered. */
export const estaRegistrado = ({ estado }: Hechos): boolean =>
  estado === 'REGISTRADO' || estado === 'VENCIDO';

/** Whether its day is over: a name is in force through it. One that a certificate said expired is so still, and nothing of it changed. */
export const yaVencio = (hechos: Hechos, hoy: { toString(): string }): boolean =>
  estaRegistrado(hechos) && hechos.fechaVencimiento < hoy.toString();

const ESTADO: Partial<Record<EstadoVigente, string>> = {
  REGISTRADO: 'Registrado',
  VENCIDO: 'Registrado, vencido y todavía renovable',
  ELIMINADO: 'Eliminado, todavía recuperable',
  LIBRE: 'Libre',
};

const nombreCompleto = (nombre: string): string =>
  toULabels(nombre) === nombre ? nombre : `${toULabels(nombre)} (${nombre})`;

/** The facts as lines, each with what it is called. */
export const lineasDe = (hechos: Hechos): readonly (readonly [string, string])[] => [
  ['Dominio', nombreCompleto(hechos.nombre)],
  ['Estado', ESTADO[hechos.estado] ?? hechos.estado],
  ['Titular', hechos.titular || 'No se informa'],
  ['Registrado desde', date(hechos.fechaAlta)],
  ['Vence el', date(hechos.fechaVencimiento)],
  ['Servidores de nombres', hechos.servidores.join(', ') || 'No tiene'],
];

/** What a certificate says besides its facts. */
export interface Datos {
  numero: string;
  /** UTC instants: when it was given, and of which moment it speaks. */
  emitidaEn: string;
  momento: string;
  /** Which key signed it. */
  clave: string;
  /** Where anybody checks it. */
  direccion: string;
}

/**
 * The text that is signed, to the byte: UTF-8, lines ended by a line feed, the last one too. A certificate keeps its text
 * for good, so that words may change here and what was signed stays.
 */
export const textoDe = (hechos: Hechos, { numero, emitidaEn, momento, clave, direccion }: Datos): string =>
  [
    'CONSTANCIA DE REGISTRO DE UN DOMINIO',
    'Registro .uy',
    '',
    `Número: ${numero}`,
    `Emitida el: ${dateTime(emitidaEn)}`,
    `Situación al: ${dateTime(momento)}`,
    '',
    ...lineasDe(hechos).map(([campo, valor]) => `${campo}: ${valor}`),
    '',
    `Se comprueba en: ${direccion}`,
    `Firmada con la clave: ${clave} (Ed25519)`,
    '',
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');

/** What is no longer so, as it was and as it is; a name that is gone has nothing. */
export function cambiosDesde(antes: Hechos, ahora: Hechos | null) {
  if (!ahora)
    return [{ campo: 'Estado', antes: ESTADO[antes.estado] ?? antes.estado, ahora: 'Ya no está registrado' }];
  const hoy = new Map(lineasDe(ahora));
  return lineasDe(antes)
    .map(([campo, valor]) => ({ campo, antes: valor, ahora: hoy.get(campo) ?? '' }))
    .filter((each) => each.antes !== each.ahora);
}
