import { createSocket } from 'node:dgram';

/**
 * A line that takes its time: what comes in as a datagram goes back a while later, and some of it never. `socat` makes packets of a
 * network into datagrams; a kernel that has `netem` would need neither. Given: its port, the other one, milliseconds, lost of a thousand.
 */
const [own = 0, other = 0, delayMs = 0, lost = 0] = process.argv.slice(2).map(Number);
const BUFFER = 4 * 1024 * 1024;

const socket = createSocket('udp4');
socket.on('message', (packet) => {
  if (Math.random() * 1000 < lost) return;
  setTimeout(() => socket.send(packet, other, '127.0.0.1'), delayMs);
});
socket.bind(own, '127.0.0.1', () => {
  socket.setRecvBufferSize(BUFFER);
  process.stdout.write('listens\n');
});
