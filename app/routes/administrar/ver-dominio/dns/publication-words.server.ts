import type { Temporal } from 'temporal-polyfill';
import { count, dateTime } from '~/format';
import type { Outputs } from '~/registry/contract';

interface Published {
  publicacion: Pick<Outputs['dns']['estado']['publicacion'], 'estado' | 'en'>;
  /** Deleted: it is in no zone, whatever else of that zone was published since. */
  isGone: boolean | undefined;
  /** It has records or servers. */
  hasWhat: boolean;
}

/** Whether the servers have it, in a sentence: the truth, never a hope. Empty where there is nothing to say. */
export function publicationInWords(
  { publicacion: { estado, en }, isGone, hasWhat }: Published,
  ahora: Temporal.Instant,
): string {
  const desde = en === null ? '' : ` ${since(en, ahora)}`;
  if (estado === 'FALLA')
    return `No se pudo publicar: se reintenta. Sus cambios están guardados.${desde && ` Antes, en los servidores${desde}.`}`;
  if (estado === 'PUBLICANDO')
    return 'Publicando… Los cambios llegan a los servidores en unos segundos. Vuelva a cargar la página para verlo.';
  if (isGone) return 'Ya no está en los servidores: vuelve si se recupera.';
  if (estado === 'SIN_PUBLICAR')
    return hasWhat ? '' : 'El dominio todavía no responde en Internet: aloje el dominio o deléguelo.';
  return `En los servidores${desde}.`;
}

/** Minutes while they say something, with the date and hour, which are what is asked about afterwards. */
function since(en: string, ahora: Temporal.Instant): string {
  const minutes = Math.floor((ahora.epochMilliseconds - Date.parse(en)) / 60_000);
  const at = `el ${dateTime(en)}`;
  if (minutes > 59) return `desde ${at}`;
  return `desde hace ${minutes < 1 ? 'menos de un minuto' : count(minutes, 'minuto', 'minutos')}, ${at}`;
}
