import * as address from '~/addresses';
import type { Link, Notice } from './json';
import { LIMIT_TOLD } from './limit.server';
import { placeOf, RDAP_TYPE } from './place';

const link = (value: string, rel: string, href: string, type = 'text/html'): Link => ({
  value,
  rel,
  href,
  type,
});

/** Under which terms an answer may be used (RFC 9083, 4.3; ICANN's implementation guide, 3.3). */
const terms = (origin: string, place: string): Notice => ({
  title: 'Términos de uso',
  description: [
    'Estos datos se publican para saber quién tiene un dominio y cómo comunicarse con esa persona. No se permite usarlos para enviar publicidad ni copiarlos en masa.',
  ],
  links: [link(place, 'terms-of-service', `${origin}${address.terminos()}`)],
});

/** What the words of `status` mean: the profile has this notice to the letter (ICANN's response profile, 2.6.3). */
const statusCodes = (place: string): Notice => ({
  title: 'Status Codes',
  description: ['For more information on domain status codes, please visit https://icann.org/epp'],
  links: [link(place, 'glossary', 'https://icann.org/epp')],
});

/** Another edge says what its whois says. */
const SAYS_LESS: Notice = {
  title: 'Datos de otro registro',
  description: ['Se muestra lo que dice el whois de ese registro. Lo que no dice no aparece aquí.'],
};

/** What stands beside an answer about the object of an address. */
export const noticesOf = (
  origin: string,
  { place, isDomain, isOwn }: { place: string; isDomain: boolean; isOwn: boolean },
): Notice[] => [
  terms(origin, place),
  ...(isDomain ? [statusCodes(place)] : []),
  ...(isOwn ? [] : [SAYS_LESS]),
];

/** What `help` says (RFC 9082, 3.1.6). */
export function helpNotices(origin: string): Notice[] {
  const place = placeOf(origin, 'help');
  return [
    terms(origin, place),
    {
      title: 'Qué se puede preguntar',
      description: [
        'domain/NOMBRE, nameserver/SERVIDOR y entity/IDENTIFICADOR. Los nombres se escriben como se quiera: con ñ, en punycode, en mayúsculas o con punto final.',
        'No se ofrecen búsquedas, direcciones IP ni sistemas autónomos.',
      ],
      links: [link(place, 'about', `${origin}${address.rdap()}`)],
    },
    { title: 'Límites', description: [LIMIT_TOLD] },
    {
      title: 'Qué no se publica',
      description: [
        'El correo para notificaciones, y lo que cada contacto no hizo público. Cada respuesta dice qué se omitió, en «redacted».',
      ],
      links: [link(place, 'self', place, RDAP_TYPE)],
    },
  ];
}
