import { Temporal } from 'temporal-polyfill';
import type { Foto, Suceso } from './history';

/** How long what was done to a name can be taken back, as one act, by who was its holder before it (decision 118). */
export const HORAS_PARA_PENSAR = 72;

/** What can be taken back: whose it is, and how it is served. Nothing of its life, its payments or its locks. */
export const SE_DESHACE: readonly Suceso[] = [
  'TRANSFERENCIA_TITULAR',
  'CONTACTOS',
  'DELEGACION',
  'ALOJAMIENTO',
  'REGISTROS',
  'ZONA',
  'FIRMA',
  'FIN_DE_FIRMA',
  'CLAVES',
];

export const seDeshace = (suceso: Suceso): boolean => SE_DESHACE.includes(suceso);

/** Nobody goes back behind these: the name began, came from elsewhere or left, or the registry's people did what a document says (decision 114). */
const SIN_VUELTA: readonly Suceso[] = [
  'INICIO',
  'REGISTRO',
  'INGRESO_DE_OTRO_REGISTRADOR',
  'SALIDA_A_OTRO_REGISTRADOR',
  'LIBERADO_POR_EL_REGISTRO',
  'DEVUELTO_POR_EL_REGISTRO',
  'TITULAR_CORREGIDO',
];

/** Of records one by one there may be thousands: they are one point, where the same person changed them one after the other. */
const SEGUIDOS: readonly Suceso[] = ['REGISTROS'];

/** An entry of a name's history, as much of it as is gone through. */
export interface Hecho {
  version: number;
  momento: string;
  suceso: Suceso;
  antes: Foto;
  despues: Foto;
  quien: string;
}

/** Before what a name can be put back to, and until when. */
export interface Punto {
  /** Of the first entry that is taken back. */
  version: number;
  momento: string;
  suceso: Suceso;
  quien: string;
  /** How many entries it stands for. */
  cuantos: number;
  hasta: string;
}

/** Who asks, when, and whose account a contact is: null for nobody's. */
interface Quien {
  usuarioId: number;
  now: Temporal.Instant;
  duenio: (contactoId: number | null) => number | null;
}

/** What is known once the newest entries of a name were gone through, newest first. Points are added to it as they are found. */
export interface Recorrido {
  puntos: Punto[];
  /** The name as it was before the last entry gone through, of what changed since. */
  foto: Foto;
  /** The holder's contact then. */
  titular: number | null;
  /** When whoever was given the name took it, where the entry that gave it is not reached yet. */
  recibidoEn: string | null;
  /** The gift that was gone through last, and when it was taken: what was done just before it can be taken back as long as it can. */
  entrega: { momento: string; recibidoEn: string } | null;
  /** What was put back already is over: entries from this version on are passed by. */
  salta: number | null;
  /** Nothing older can be taken back. */
  termino: boolean;
}

export const comienzo = (titular: number | null): Recorrido => ({
  puntos: [],
  foto: {},
  titular,
  recibidoEn: null,
  entrega: null,
  salta: null,
  termino: false,
});

/** The contact that an entry names in a role; undefined where it says nothing of it. */
export function contactoEn(foto: Foto, rol: string): number | null | undefined {
  const contacto = foto[rol];
  if (contacto === null) return null;
  return typeof contacto === 'object' && 'id' in contacto && typeof contacto.id === 'number'
    ? contacto.id
    : undefined;
}

const finDe = (momento: string): Temporal.Instant =>
  Temporal.Instant.from(momento).add({ hours: HORAS_PARA_PENSAR });
/** Until when what was done at a moment is thought over, an instant in ISO. */
export const sePiensaHasta = (momento: string): string =>
  finDe(momento).toString({ smallestUnit: 'millisecond' });
const seguimos = (momento: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(finDe(momento), now) > 0;

/** Whether an entry gave the name to somebody who then took it: its time runs from that moment. */
const esEntrega = ({ suceso }: Hecho, { recibidoEn }: Recorrido): boolean =>
  suceso === 'TRANSFERENCIA_TITULAR' && recibidoEn !== null;

/** A sale is thought over before it is taken, and stands once it was. */
const esVentaCumplida = (hecho: Hecho, antes: Recorrido): boolean =>
  esEntrega(hecho, antes) && hecho.despues.venta === true;

function addPunto(puntos: Punto[], { suceso, quien, version, momento }: Hecho, desde: string): void {
  const punto = { version, momento, suceso, quien, cuantos: 1, hasta: finDe(desde).toString() };
  const last = puntos.at(-1);
  if (last?.suceso === suceso && last.quien === quien && SEGUIDOS.includes(suceso))
    puntos[puntos.length - 1] = { ...punto, cuantos: last.cuantos + 1 };
  else puntos.push(punto);
}

/** From when the time of an entry runs: its own moment; that of the taking, of a gift and of what was done in as long before it. */
function desdeCuando({ momento }: Hecho, { entrega }: Recorrido, now: Temporal.Instant): string {
  if (!entrega || seguimos(momento, now)) return momento;
  return seguimos(momento, Temporal.Instant.from(entrega.momento)) ? entrega.recibidoEn : momento;
}

/** A version that an entry says that the name was put back to; undefined where it does not say. */
const vueltaA = ({ despues }: Hecho): number | undefined =>
  typeof despues.volvioA === 'number' ? despues.volvioA : undefined;

/** Passes by what was put back: the name was then as it is before that. What nobody knows the end of ends it. */
function pasarDeLargo(recorrido: Recorrido, hecho: Hecho): Recorrido {
  const salta = vueltaA(hecho);
  return salta === undefined ? { ...recorrido, termino: true } : { ...recorrido, salta };
}

/**
 * Goes one entry further back. Who was the holder before it, by their account, can take it back with all that came after, while its time
 * runs: from its moment, or from when the name was taken by who was given it. What was put back once is final, and takes nothing from who was
 * its holder before that.
 */
export function unaMas(recorrido: Recorrido, hecho: Hecho, { usuarioId, now, duenio }: Quien): Recorrido {
  if (recorrido.salta !== null && hecho.version >= recorrido.salta) return recorrido;
  if (hecho.suceso === 'VUELTA_ATRAS') return pasarDeLargo(recorrido, hecho);
  if (SIN_VUELTA.includes(hecho.suceso) || esVentaCumplida(hecho, recorrido))
    return { ...recorrido, termino: true };
  const despues = recorrido.titular;
  const antes = contactoEn(hecho.antes, 'titular');
  const titular = antes === undefined ? despues : antes;
  // Who takes back what they gave changes the holder by a transfer too: that is nobody's taking it.
  const seRecibio =
    hecho.suceso === 'CONTACTOS' &&
    duenio(titular) === null &&
    duenio(despues) !== null &&
    seguimos(hecho.momento, now);
  const recibido = esEntrega(hecho, recorrido) ? recorrido.recibidoEn : null;
  const entrega = recibido ? { momento: hecho.momento, recibidoEn: recibido } : recorrido.entrega;
  const recibidoEn = recibido ? null : seRecibio ? hecho.momento : recorrido.recibidoEn;
  const desde = recibido ?? desdeCuando(hecho, { ...recorrido, entrega }, now);
  if (seDeshace(hecho.suceso) && duenio(titular) === usuarioId && seguimos(desde, now))
    addPunto(recorrido.puntos, hecho, desde);
  return {
    ...recorrido,
    foto: Object.assign(recorrido.foto, hecho.antes),
    titular,
    entrega,
    recibidoEn,
    termino: recibidoEn === null && !seguimos(desde, now),
  };
}

/** Until when who gave a name can take it back, where they still can: `recibidoEn` is when it was taken. */
export function hastaCuandoVuelve(recibidoEn: string | null, now: Temporal.Instant): string | null {
  return recibidoEn !== null && seguimos(recibidoEn, now) ? finDe(recibidoEn).toString() : null;
}
