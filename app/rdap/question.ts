import { domainToASCII } from 'node:url';

/** What is asked of RDAP (RFC 9082, 3). */
export type Question =
  | { kind: 'help' }
  | { kind: 'domain'; ascii: string }
  | { kind: 'nameserver'; ascii: string }
  | { kind: 'entity'; handle: string }
  /** Known to RDAP and not offered here. */
  | { kind: 'not implemented' }
  /** Nonsense. */
  | { kind: 'bad' };

const BAD = { kind: 'bad' } as const;

/** What this registry has no answer to: networks, autonomous systems, searches, reverse searches. */
const NOT_OFFERED = new Set(['ip', 'autnum', 'domains', 'nameservers', 'entities', 'ips', 'autnums']);

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_NAME = 253;
/** What domainToASCII would decode or cut instead of refusing. */
const NOT_IN_A_NAME = /[\s%/?#@\\[\]:<>^|]/;
const HANDLE = /^[\w.-]{1,80}$/;

/** A name in any of its forms (composed or not, A-label, capitals, with its last dot) as its one A-label; undefined where it is none. */
function nameOf(text: string): string | undefined {
  const typed = text.normalize('NFC');
  if (typed.length > MAX_NAME * 4 || NOT_IN_A_NAME.test(typed)) return undefined;
  const ascii = domainToASCII(typed).replace(/\.$/, '');
  if (ascii === '' || ascii.length > MAX_NAME) return undefined;
  return ascii.split('.').every((label) => LABEL.test(label)) && !/(^|\.)\d+$/.test(ascii)
    ? ascii
    : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function lookUp(kind: string, asked: string): Question {
  if (kind === 'entity') return HANDLE.test(asked) ? { kind, handle: asked.toUpperCase() } : BAD;
  const ascii = nameOf(asked);
  if (ascii === undefined) return BAD;
  return kind === 'domain' || kind === 'nameserver' ? { kind, ascii } : BAD;
}

/** Reads what comes after the address of the service. */
export function questionOf(path: string): Question {
  const [kind = '', part, ...others] = path.replace(/^\//, '').split('/');
  if (NOT_OFFERED.has(kind)) return { kind: 'not implemented' };
  if (kind === 'help') return part === undefined ? { kind } : BAD;
  if (part === undefined || others.length > 0) return BAD;
  const asked = decoded(part);
  return asked === undefined ? BAD : lookUp(kind, asked);
}
