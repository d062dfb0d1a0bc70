import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const octets = (group: string): string => {
  const number = Number.parseInt(group, 16);
  return `${number >> 8}.${number & 255}`;
};

/** The one way to write an IPv6 address (RFC 5952), without the name of an interface. */
const canonical = (address: string): string =>
  new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);

/** The 64-bit network of an IPv6 address: whoever has one address of it has them all. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** What counts as one origin in every limit: an IPv4 address, or a /64 of IPv6. */
export function originOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = canonical(address);
  const [, high, low] = MAPPED.exec(plain) ?? [];
  return high && low ? `${octets(high)}.${octets(low)}` : network(plain);
}
