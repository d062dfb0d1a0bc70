import { readHost } from '~/registry/domain/labels';

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

const HANDLE = /^[\w.-]{1,80}$/;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function lookUp(kind: string, asked: string): Question {
  if (kind === 'entity') return HANDLE.test(asked) ? { kind, handle: asked.toUpperCase() } : BAD;
  const ascii = readHost(asked);
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
