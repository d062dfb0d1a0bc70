import type { Temporal } from 'temporal-polyfill';
import { count, dateTime } from '~/format';

/**
 * Since when the servers have what is published: minutes while they say something, with the date and hour, which are what is asked about afterwards.
 * Said on the server, so that it is the same for a browser, which may read it later.
 */
export function publishedSince(en: string | null, ahora: Temporal.Instant): string {
  if (en === null) return '';
  const minutes = Math.floor((ahora.epochMilliseconds - Date.parse(en)) / 60_000);
  const at = `el ${dateTime(en)}`;
  if (minutes > 59) return `desde ${at}`;
  return `desde hace ${minutes < 1 ? 'menos de un minuto' : count(minutes, 'minuto', 'minutos')}, ${at}`;
}
