/** What RDAP answers are made of (RFC 9083, 4). */

export interface Link {
  value: string;
  rel: string;
  href: string;
  type?: string;
  hreflang?: string;
}

export interface Notice {
  title: string;
  description: string[];
  links?: Link[];
}

export interface Event {
  eventAction: 'registration' | 'expiration' | 'last changed' | 'last update of RDAP database';
  eventDate: string;
}

/** A property of a jCard (RFC 7095): its name, parameters, type and value. */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: 'text',
  value: string | string[],
];

export interface Entity {
  objectClassName: 'entity';
  handle?: string;
  roles?: string[];
  vcardArray: ['vcard', Property[]];
  links?: Link[];
}

export interface Nameserver {
  objectClassName: 'nameserver';
  ldhName: string;
  unicodeName?: string;
  ipAddresses?: { v4?: string[]; v6?: string[] };
  links?: Link[];
}

/** A field that was left out, and how (RFC 9537, 4.2). */
export interface Redacted {
  name: { type: string } | { description: string };
  prePath?: string;
  postPath?: string;
  pathLang: 'jsonpath';
  method: 'removal' | 'emptyValue';
  reason: { description: string };
}

export interface Domain {
  objectClassName: 'domain';
  ldhName: string;
  unicodeName?: string;
  status?: string[];
  events: Event[];
  nameservers: Nameserver[];
  secureDNS?: {
    delegationSigned: boolean;
    dsData?: { keyTag: number; algorithm: number; digestType: number; digest: string }[];
  };
  entities: Entity[];
  links: Link[];
  remarks?: Notice[];
  redacted?: Redacted[];
}
