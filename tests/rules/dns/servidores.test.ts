import { describe, expect, it } from 'vitest';
import { DUPLICADOS, esPublica, type Fila, readServidores } from '~/registry/dns/servidores';
import { delegacion, pegamento } from '~/registry/edge/dns/publicacion/delegacion';

const fuera = (nombre: string): Fila => ({ nombre, subdominio: false, tipoIP: null, ip: null });
const dentro = (nombre: string, ip: string, tipoIP: Fila['tipoIP'] = 'IPV4'): Fila => ({
  nombre,
  subdominio: true,
  tipoIP,
  ip,
});
const read = (...filas: Fila[]) => readServidores(filas, 'pepe.uy', DUPLICADOS.delegar);

describe('the servers of a delegation', () => {
  it('are whole names; those below the domain have their addresses, of either type', () => {
    const leidos = read(
      dentro('NS1', '192.0.2.1'),
      dentro('ns1', '2001:DB8:0::1', 'IPV6'),
      fuera('ns.ñandú.uy.'),
    );
    if (!leidos.ok) throw new Error(JSON.stringify(leidos.errores));
    expect(leidos.servidores).toEqual([
      { nombre: 'ns1.pepe.uy', tipo_ip: 'IPV4', ip: '192.0.2.1' },
      { nombre: 'ns1.pepe.uy', tipo_ip: 'IPV6', ip: '2001:db8::1' },
      { nombre: 'ns.xn--and-6ma2c.uy', tipo_ip: null, ip: null },
    ]);
    expect(
      pegamento('ns1.pepe.uy', leidos.servidores).map(({ tipo, contenidos }) => [tipo, ...contenidos]),
    ).toEqual([
      ['A', '192.0.2.1'],
      ['AAAA', '2001:db8::1'],
    ]);
    const nombres = leidos.servidores.map(({ nombre }) => nombre);
    expect(delegacion('pepe.uy', nombres, [])).toMatchObject([
      { tipo: 'NS', contenidos: ['ns1.pepe.uy.', 'ns.xn--and-6ma2c.uy.'] },
    ]);
  });

  it.each<[string, Fila[], string, string]>([
    [
      'an empty name',
      [fuera(' '), fuera('b.com')],
      'nameservers[0].nombre',
      'El nombre del servidor de nombres no puede ser vacío.',
    ],
    [
      'the same name twice',
      [fuera('a.com'), fuera('A.com.')],
      'nameservers[1].nombre',
      'No se puede delegar un dominio con nombres duplicados.',
    ],
    [
      'the same address type twice',
      [dentro('a', '192.0.2.1'), dentro('a', '192.0.2.2')],
      'nameservers[1].nombre',
      'duplicados',
    ],
    [
      'a server below without address',
      [dentro('a', ''), fuera('b.com')],
      'nameservers[0].ip',
      'sin ella nadie lo encuentra',
    ],
    [
      'one below written whole, without address',
      [fuera('a.pepe.uy'), fuera('b.com')],
      'nameservers[0].ip',
      'sin ella nadie lo encuentra',
    ],
    [
      'an address that is not needed',
      [{ ...fuera('a.com'), ip: '192.0.2.1' }, fuera('b.com')],
      'nameservers[0].ip',
      'solo se escribe',
    ],
    [
      'an address of the other type',
      [dentro('a', '192.0.2.1', 'IPV6'), fuera('b.com')],
      'nameservers[0].ip',
      'IPv6',
    ],
    ['a private address', [dentro('a', '192.168.1.1'), fuera('b.com')], 'nameservers[0].ip', 'privada'],
    ['an address as a name', [fuera('192.0.2.1'), fuera('b.com')], 'nameservers[0].nombre', 'dirección IP'],
    ['a single label', [fuera('ns1'), fuera('b.com')], 'nameservers[0].nombre', 'completo'],
    ['only one', [fuera('a.com')], 'general', 'al menos 2'],
    [
      'one with both addresses',
      [dentro('a', '192.0.2.1'), dentro('a', '2001:db8::1', 'IPV6')],
      'general',
      'al menos 2',
    ],
    ['fourteen', Array.from({ length: 14 }, (_, n) => fuera(`ns${n}.com`)), 'general', 'como máximo 13'],
  ])('refuse %s', (_, filas, campo, motivo) => {
    expect(read(...filas)).toMatchObject({
      ok: false,
      errores: { [campo]: expect.stringContaining(motivo) },
    });
  });

  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '224.0.0.1',
    '0.0.0.0',
    '::',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '100.64.0.1',
  ])('are never asked at %s', (ip) => expect(esPublica(ip)).toBe(false));

  it.each(['192.0.2.1', '8.8.8.8', '2001:db8::1', '2800:a4::53'])('may be asked at %s', (ip) =>
    expect(esPublica(ip)).toBe(true),
  );
});
