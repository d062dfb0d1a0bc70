import { Temporal } from 'temporal-polyfill';
import { ZONA } from '~/base/clock.server';
import type { NombrePublico } from '~/registry/public-registry';
import type { Event } from './json';

/** A moment of a day in Uruguay, with its offset (RFC 3339). */
const at = (day: string, plainTime: string): string =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: ZONA, plainTime })
    .toString({ timeZoneName: 'never' });

/** What happened to a name, and when it expires: it is good through that day. */
export const eventsOf = ({ fechaAlta, fechaVencimiento, actualizado }: NombrePublico): Event[] => [
  ...(fechaAlta ? [{ eventAction: 'registration' as const, eventDate: at(fechaAlta, '00:00:00') }] : []),
  ...(fechaVencimiento
    ? [{ eventAction: 'expiration' as const, eventDate: at(fechaVencimiento, '23:59:59') }]
    : []),
  ...(actualizado ? [{ eventAction: 'last changed' as const, eventDate: actualizado }] : []),
];
