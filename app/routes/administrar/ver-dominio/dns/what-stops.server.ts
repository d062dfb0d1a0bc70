import type { Servicio } from '~/registry/contract/dns-formas';
import { toULabels } from '~/registry/domain/labels';
import { inWords } from '~/registry/domain/roles';

/** What stops with a change of the records, in a sentence without its end; empty where nothing does. `besides`: what else is lost with it. */
export function whatStops(dejan: readonly Servicio[] = [], besides: readonly string[] = []): string {
  const mails = dejan.filter(({ que }) => que === 'CORREO').map(({ nombre }) => toULabels(nombre));
  const webs = dejan.filter(({ que }) => que === 'WEB').map(({ nombre }) => toULabels(nombre));
  return inWords(
    [
      ...(mails.length > 0 ? [`deja de llegar el correo de ${inWords(mails, 'y')}`] : []),
      ...(webs.length > 0 ? [`deja de responder la web de ${inWords(webs, 'y')}`] : []),
      ...besides,
    ],
    'y',
  );
}
