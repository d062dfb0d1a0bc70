import type { Temporal } from 'temporal-polyfill';
import { count, dateTime, dateTimeInList } from '~/format';
import type { Outputs } from '~/registry/contract';
import { isHeldBack } from '../served-by.server';

type Served = Pick<Outputs['dns']['estado'], 'alojado' | 'publicacion'>;
type Named = Pick<Outputs['administracion']['informacion'], 'eliminado' | 'nameservers' | 'retenciones'>;

/** Whether the servers have it, in a sentence: the truth, never a hope. Empty where there is nothing to say. */
export function publicationInWords(
  { alojado, publicacion: { estado, en } }: Served,
  { eliminado, nameservers, retenciones }: Named,
  ahora: Temporal.Instant,
): string {
  // Of what nobody serves nothing is anywhere, whatever of the zone above was published since.
  if (!alojado && nameservers.length === 0) return '';
  if (estado === 'FALLA')
    return `No se pudo publicar: se reintenta. Sus cambios están guardados.${en === null ? '' : ` Antes, en los servidores desde el ${dateTime(en)}.`}`;
  // True from the hold on, also while it is on its way out of the servers.
  if (!eliminado && isHeldBack({ retenciones }))
    return 'Una retención impide que se publique; al levantarse vuelve a publicarse así.';
  if (estado === 'PUBLICANDO') return 'Publicando… Los cambios llegan a los servidores en unos segundos.';
  // It is in no zone, whatever else of the zone above was published since: its state says that it does not work.
  if (eliminado) return 'Si se recupera, vuelve a publicarse así.';
  if (estado === 'SIN_PUBLICAR') return '';
  return en === null ? 'En los servidores.' : `En los servidores ${since(en, ahora)}.`;
}

/** Minutes while they say something, with the date and hour, which are what is asked about afterwards. */
function since(en: string, ahora: Temporal.Instant): string {
  const minutes = Math.floor((ahora.epochMilliseconds - Date.parse(en)) / 60_000);
  if (minutes > 59) return `desde el ${dateTime(en)}`;
  const ago = minutes < 1 ? 'menos de un minuto' : count(minutes, 'minuto', 'minutos');
  return `desde hace ${ago} (${dateTimeInList(en)}, hora de Uruguay)`;
}

/** That the servers do not take so many records, and what to do about it. */
export const notTakenInWords = ({ length }: readonly unknown[]): string =>
  length === 1
    ? `${count(length, 'registro', 'registros')} no está publicado: los servidores de nombres no lo toman. Corríjalo o elimínelo; lo demás está publicado.`
    : `${count(length, 'registro', 'registros')} no están publicados: los servidores de nombres no los toman. Corríjalos o elimínelos; lo demás está publicado.`;
