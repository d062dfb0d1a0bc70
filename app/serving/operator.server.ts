import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { settings } from '../base/config.server';
import { sameText } from '../base/secrets.server';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether who asks runs this portal: from the machine itself, or with the operator's token. */
export function isOperator({ ip, headers }: Request): boolean {
  const { OPERATOR_TOKEN } = settings();
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return (
    isLoopback(ip) || (OPERATOR_TOKEN !== undefined && given !== undefined && sameText(given, OPERATOR_TOKEN))
  );
}
