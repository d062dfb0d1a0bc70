import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Domain, Entity, Event, Nameserver, Notice, Redacted } from './json';

/** What is answered to a question: an object, or an error that says why there is none (RFC 9083, 6). */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  /** Seconds until it may be asked again. */
  wait?: number;
}

/** Exactly what is true of an answer (RFC 9083, 4.1): a profile that does not hold as a whole is not named. */
const conformance = (redacted: readonly Redacted[] | undefined) =>
  redacted ? ['rdap_level_0', 'redacted'] : ['rdap_level_0'];

const LANGUAGE = 'es';

/** An answer with an object in it. */
export const found = (
  object: (Domain | Entity | Nameserver) & { redacted?: Redacted[]; events?: Event[] },
  notices: readonly Notice[],
): Reply => ({
  status: 200,
  body: { rdapConformance: conformance(object.redacted), lang: LANGUAGE, ...object, notices },
});

/** The same with the moment at which the data are as they are said to be. */
export const asOf = (reply: Reply, now: Temporal.Instant): Record<string, unknown> => {
  if (reply.status !== 200 || !('objectClassName' in reply.body)) return reply.body;
  const { events } = reply.body;
  const update = { eventAction: 'last update of RDAP database', eventDate: stamp(now) };
  return { ...reply.body, events: [...(Array.isArray(events) ? events : []), update] };
};

/** Help has no object, only what there is to say. */
export const help = (notices: readonly Notice[]): Reply => ({
  status: 200,
  body: { rdapConformance: ['rdap_level_0', 'redacted'], lang: LANGUAGE, notices },
});

/** An error says its own status again (RFC 9083, 6). */
export const refusal = (
  status: number,
  title: string,
  description: string,
  { wait, notices }: { wait?: number; notices?: readonly Notice[] } = {},
): Reply => ({
  status,
  body: {
    rdapConformance: ['rdap_level_0'],
    lang: LANGUAGE,
    errorCode: status,
    title,
    description: [description],
    ...(notices && { notices }),
  },
  ...(wait !== undefined && { wait }),
});
