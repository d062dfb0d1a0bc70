import { createSocket, type Socket } from 'node:dgram';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { observeAll } from '~/registry/edge/dns/comprobacion/comprobar';
import { falta } from '~/registry/edge/dns/comprobacion/rules';
import { onFreshDatabase } from '../../support/registry';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { alojado } from './alojado';

const fila = (nombre: string, ip: string) => ({
  nombre,
  tipo_ip: ip.includes(':') ? ('IPV6' as const) : ('IPV4' as const),
  ip,
});

describe('a delegation that is looked at before it is accepted', () => {
  let listener: Socket;
  let puerto: number;
  let heard: number;

  /** A server that hears every question and answers none. */
  beforeEach(async () => {
    heard = 0;
    listener = createSocket('udp4').on('message', () => {
      heard += 1;
    });
    await new Promise<void>((resolve) => listener.bind(0, '127.0.0.1', resolve));
    puerto = listener.address().port;
  });
  afterEach(() => void listener.close());

  it.each([
    ['of this machine', '127.0.0.1'],
    ['of a private network', '10.0.0.1'],
    ['of a private network', '172.31.0.1'],
    ['of a private network', '192.168.1.1'],
    ['of the link, where clouds keep their keys', '169.254.169.254'],
    ['shared by an operator', '100.64.0.1'],
    ['of nowhere', '0.0.0.0'],
    ['of this machine', '::1'],
    ['of a private network', 'fd00::1'],
    ['of the link', 'fe80::1'],
    ['of IPv4 written as IPv6', '::ffff:127.0.0.1'],
    ['of IPv4 written as IPv6', '::ffff:7f00:1'],
    ['of IPv4 behind NAT64', '64:ff9b::7f00:1'],
    ['of IPv4 behind 6to4', '2002:7f00:1::'],
  ])('never asks an address %s: %s', async (_, ip) => {
    const [visto] = await observeAll('uno.uy', [fila('ns1.uno.uy', ip)], { privadas: false, puerto });
    expect(visto && falta(visto)).toContain('no es de Internet');
    expect(visto?.soa).toBeUndefined();
    expect(heard).toBe(0);
  });

  it('asks no more than thirteen servers, whatever was written', async () => {
    const filas = Array.from({ length: 40 }, (_, n) => fila(`ns${n}.uno.uy`, '10.0.0.1'));
    expect(await observeAll('uno.uy', filas, { privadas: false, puerto })).toHaveLength(13);
  });

  it('takes no longer for thirteen servers that do not answer than for one', async () => {
    const timed = async (cuantos: number) => {
      const filas = Array.from({ length: cuantos }, (_, n) => fila(`ns${n}.uno.uy`, '127.0.0.1'));
      const start = performance.now();
      const vistos = await observeAll('uno.uy', filas, { privadas: true, puerto });
      expect(vistos.every((visto) => falta(visto)?.includes('no respondió'))).toBe(true);
      return performance.now() - start;
    };
    const [one, thirteen] = [await timed(1), await timed(13)];
    expect(thirteen / one).toBeLessThan(1.5);
    expect(heard).toBe(2 * 14);
  });
});

describe('whoever looks at delegations', () => {
  onFreshDatabase();
  const nameservers = [{ nombre: 'ns1.nadie.invalid' }, { nombre: 'ns2.nadie.invalid' }];

  it('is told to wait after ten in a minute, can save all the same, and holds up nobody else', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await nombreDe('beto', 'dos.uy');
    const look = () => dns.comprobarDelegacion({ nombreDominio: 'uno.uy', nameservers });
    const looks = await Promise.all(Array.from({ length: 10 }, look));
    expect(looks.map(({ servidores }) => servidores.length)).toEqual(Array(10).fill(2));
    expect(await look()).toEqual({ servidores: [], avisos: [expect.stringContaining('espere un minuto')] });
    expect(await dns.leerCds({ nombreDominio: 'uno.uy' })).toMatchObject({ esRespOK: false });
    const suya = registryAs('beto').dns.comprobarDelegacion({ nombreDominio: 'dos.uy', nameservers });
    expect((await suya).servidores).toHaveLength(2);
    expect(await dns.delegar({ nombreDominio: 'uno.uy', nameservers })).toMatchObject({ esRespOK: true });
  });
});
