import { z } from 'zod';

/**
 * RDAP as RFC 9083 writes it, read strictly: a member that is not of the protocol, or of another form, is a fault. It shares
 * nothing with what writes the answers.
 */

const link = z.strictObject({
  value: z.url(),
  rel: z.enum(['self', 'related', 'about', 'glossary', 'terms-of-service']),
  href: z.url(),
  type: z
    .string()
    .regex(/^[a-z]+\/[a-z+]+$/)
    .optional(),
});
const notice = z.strictObject({
  title: z.string().min(1),
  description: z.array(z.string().min(1)).min(1),
  links: z.array(link).min(1).optional(),
});
const event = z.strictObject({
  eventAction: z.enum(['registration', 'expiration', 'last changed', 'last update of RDAP database']),
  eventDate: z.iso.datetime({ offset: true }),
});
const ldhName = z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/);
const unicodeName = z.string().regex(/[^\x20-\x7e]/);
const status = z
  .array(z.enum(['active', 'inactive', 'pending create', 'pending delete', 'redemption period']))
  .min(1)
  .refine((words) => new Set(words).size === words.length, 'a word twice');

const text = z.literal('text');
const property = z.union([
  z.tuple([z.literal('version'), z.strictObject({}), text, z.literal('4.0')]),
  z.tuple([z.literal('fn'), z.strictObject({}), text, z.string()]),
  z.tuple([z.literal('n'), z.strictObject({}), text, z.array(z.string()).length(5)]),
  z.tuple([z.literal('adr'), z.strictObject({}), text, z.array(z.string()).length(7)]),
  z.tuple([z.literal('tel'), z.strictObject({ type: z.literal('voice') }), text, z.string().min(1)]),
  z.tuple([z.literal('email'), z.strictObject({ pref: z.literal('1') }), text, z.string().min(1)]),
]);
const vcardArray = z.tuple([z.literal('vcard'), z.array(property).min(2)]);
const role = z.enum(['registrant', 'administrative', 'technical', 'billing']);
const entityMembers = {
  objectClassName: z.literal('entity'),
  handle: z.string().min(1),
  vcardArray,
  links: z.array(link).min(1),
};
const nameserverMembers = {
  objectClassName: z.literal('nameserver'),
  ldhName,
  unicodeName: unicodeName.optional(),
  ipAddresses: z
    .strictObject({ v4: z.array(z.ipv4()).min(1).optional(), v6: z.array(z.ipv6()).min(1).optional() })
    .optional(),
};
const dsData = z.strictObject({
  keyTag: z.number().int().min(0).max(65535),
  algorithm: z.number().int().min(1).max(255),
  digestType: z.number().int().min(1).max(255),
  digest: z.string().regex(/^[0-9A-F]+$/),
});
const redacted = z.union([
  z.strictObject({
    name: z.union([z.strictObject({ type: z.string() }), z.strictObject({ description: z.string() })]),
    prePath: z.string().startsWith('$'),
    pathLang: z.literal('jsonpath'),
    method: z.literal('removal'),
    reason: z.strictObject({ description: z.string() }),
  }),
  z.strictObject({
    name: z.union([z.strictObject({ type: z.string() }), z.strictObject({ description: z.string() })]),
    postPath: z.string().startsWith('$'),
    pathLang: z.literal('jsonpath'),
    method: z.literal('emptyValue'),
    reason: z.strictObject({ description: z.string() }),
  }),
]);
const top = {
  rdapConformance: z.array(z.enum(['rdap_level_0', 'redacted'])).min(1),
  lang: z.literal('es'),
  notices: z.array(notice).min(1),
};

/** Each kind of answer. */
export const STRICT = {
  domain: z.strictObject({
    ...top,
    objectClassName: z.literal('domain'),
    ldhName,
    unicodeName: unicodeName.optional(),
    status,
    events: z
      .array(event)
      .min(1)
      .refine(
        (all) => new Set(all.map(({ eventAction }) => eventAction)).size === all.length,
        'an event twice',
      ),
    nameservers: z.array(z.strictObject(nameserverMembers)),
    secureDNS: z.union([
      z.strictObject({ delegationSigned: z.literal(false) }),
      z.strictObject({ delegationSigned: z.literal(true), dsData: z.array(dsData).min(1) }),
    ]),
    entities: z.array(z.strictObject({ ...entityMembers, roles: z.array(role).min(1) })),
    links: z.array(link).min(1),
    remarks: z.array(notice).min(1).optional(),
    redacted: z.array(redacted).min(1),
  }),
  nameserver: z.strictObject({
    ...top,
    ...nameserverMembers,
    links: z.array(link).min(1),
    events: z.array(event).min(1),
  }),
  entity: z.strictObject({
    ...top,
    ...entityMembers,
    events: z.array(event).min(1),
    redacted: z.array(redacted).min(1),
  }),
  help: z.strictObject(top),
  error: z.strictObject({
    rdapConformance: z.tuple([z.literal('rdap_level_0')]),
    lang: z.literal('es'),
    errorCode: z.number().int().min(400).max(599),
    title: z.string().min(1),
    description: z.array(z.string().min(1)).min(1),
    notices: z.array(notice).optional(),
  }),
};
