import { describe, expect, it } from 'vitest';
import { porTcp, porUdp } from '~/registry/edge/dns/comprobacion/consulta';

/** The system refuses these at once, as it refuses every address on a machine that has no network at that moment. */
const REFUSED = [
  ['IPv4', '255.255.255.255'],
  ['IPv6', 'fe80::1'],
] as const;

describe.each(REFUSED)('a name server that this machine has no way to (%s)', (_, ip) => {
  const pregunta = { ip, puerto: 53, nombre: 'a.uy', tipo: 'SOA' } as const;

  it.each([
    ['UDP', porUdp],
    ['TCP', porTcp],
  ] as const)('did not answer over %s, and the portal goes on', async (_, ask) => {
    expect(await ask(pregunta, AbortSignal.timeout(3000))).toBeUndefined();
  });
});
