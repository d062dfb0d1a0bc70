import type { Temporal } from 'temporal-polyfill';
import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import type { ContenidoEnLista, ContenidoEscrito } from '../../../contract/oficina/contenidos';
import { partesDe } from '../../../contract/oficina/partes-de-contenido';
import { diaDe, estadoDeContenido, SIN_FECHA } from '../../../domain/contenidos';
import { preguntaDTO } from '../../ayuda/present';
import { bannerDTO, globalDTO } from '../../mensajes/present';
import type { Contenido } from './store';

/** The instant at which something is over: that of its minute, or the end of its day. */
function finDe(hasta: string): Temporal.Instant {
  const at = instantOf(hasta);
  return hasta === diaDe(hasta) ? at.add({ hours: 24 }) : at;
}

/** A draft, or one that was left. */
const isNeverShown = (row: Contenido): boolean => row.fecha_desde === SIN_FECHA;

/** `valen`: of the help, the texts that their questions have now. */
export function contenidoEnLista(
  row: Contenido,
  now: Temporal.Instant,
  valen: ReadonlySet<number>,
): ContenidoEnLista {
  const { clase, id, titulo, publico, fecha_desde: desde, fecha_hasta: hasta } = row;
  const vida = estadoDeContenido({ estado: row.estado, desde, hasta }, minuteOf(now));
  const isReplaced = clase === 'PREGUNTA' && vida === 'VIGENTE' && !valen.has(id);
  return {
    clase,
    id,
    titulo,
    estado: isReplaced ? 'REEMPLAZADO' : vida,
    publico,
    desde: isNeverShown(row) ? null : stamp(instantOf(desde)),
    hasta: hasta === null ? null : stamp(finDe(hasta)),
  };
}

/** As it was written. */
export function escritoDe(row: Contenido): ContenidoEscrito {
  const { clase, titulo, publico } = row;
  if (clase === 'MENSAJE') return { clase, titulo, publico, mensaje: row.mensaje, prioridad: row.prioridad };
  if (clase === 'PREGUNTA') {
    const { sobre, tema, respuesta, visible } = row;
    return { clase, titulo, sobre, tema, orden: String(row.orden), respuesta, visible };
  }
  const { texto, enlace, enlace_texto: enlaceTexto, orden } = row;
  return { clase, titulo, publico, texto, enlace, enlaceTexto, orden: String(orden) };
}

/** As a person sees it: what was never published, as if it were now. */
export function comoSeVe(row: Contenido, now: Temporal.Instant) {
  if (row.clase === 'PREGUNTA') return { pregunta: preguntaDTO(row) };
  if (row.clase === 'DESTACADO') return { banner: bannerDTO(row) };
  const fecha_desde = isNeverShown(row) ? minuteOf(now) : row.fecha_desde;
  return { mensaje: globalDTO({ ...row, fecha_desde }) };
}

/** The same for the history of the desk, in words, as its other entries have theirs. */
export const fotoDe = (row: Contenido): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partesDe(escritoDe(row))).map(([parte, dice]) => [parte.toLowerCase(), dice]),
  );
