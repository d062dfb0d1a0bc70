import dgram from 'node:dgram';
import net from 'node:net';

/*
 * Nobody is at the addresses that are kept for examples (RFC 5737, RFC 3849), where the name servers of tests and of the demo are.
 * Some networks say so at once and others drop what is sent there: then each look at a delegation takes its three seconds. What
 * comes of silence is tried with servers of this machine that are silent.
 */
const EXAMPLES = new net.BlockList();
EXAMPLES.addSubnet('192.0.2.0', 24, 'ipv4');
EXAMPLES.addSubnet('198.51.100.0', 24, 'ipv4');
EXAMPLES.addSubnet('203.0.113.0', 24, 'ipv4');
EXAMPLES.addSubnet('2001:db8::', 32, 'ipv6');

const isExample = (address: unknown): boolean =>
  typeof address === 'string' &&
  net.isIP(address) !== 0 &&
  EXAMPLES.check(address, net.isIP(address) === 6 ? 'ipv6' : 'ipv4');

const unreachable = (): Error =>
  Object.assign(new Error('unreachable: an example'), { code: 'EHOSTUNREACH' });

dgram.Socket.prototype.connect = new Proxy(dgram.Socket.prototype.connect, {
  apply(connect, socket: dgram.Socket, given: unknown[]) {
    const [, address] = given;
    if (!isExample(address)) return Reflect.apply(connect, socket, given);
    process.nextTick(() => socket.emit('error', unreachable()));
  },
});

const hostOf = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'host' in options ? options.host : undefined;

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
  apply(connect, socket: net.Socket, given: unknown[]) {
    if (!given.flat().some((each) => isExample(hostOf(each)))) return Reflect.apply(connect, socket, given);
    process.nextTick(() => socket.destroy(unreachable()));
    return socket;
  },
});
