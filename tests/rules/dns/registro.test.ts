import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIPOS, type Tipo } from '~/registry/contract/dns-estructuras';
import { readArchivo, readLineaPegada, writeLinea } from '~/registry/dns/archivo';
import { canonicaIPv6, esIPv6 } from '~/registry/dns/ip';
import { readDestino } from '~/registry/dns/nombre';
import { conPlantilla } from '~/registry/dns/plantillas';
import { type Campos, CON_ERRORES, FALTAN, readFormulario, showCampos } from '~/registry/dns/registro';
import { formulario, ZONA } from './arbitrarios';

const read = (tipo: Tipo, campos: Campos) => readFormulario(tipo, 3600, campos, 'pepe.uy');

describe('a record out of its form', () => {
  it.each<[Tipo, Campos, string, string]>([
    ['A', { name: '', ip: '192.0.2.1' }, 'pepe.uy', '192.0.2.1'],
    ['A', { name: 'WWW', ip: ' 192.0.2.1 ' }, 'www.pepe.uy', '192.0.2.1'],
    ['A', { name: 'ñandú', ip: '192.0.2.1' }, 'xn--and-6ma2c.pepe.uy', '192.0.2.1'],
    ['AAAA', { name: '@', ipv6: '2001:DB8:0:0:0:0:0:1' }, 'pepe.uy', '2001:db8::1'],
    ['CNAME', { cname: 'www', cannonical_name: 'web' }, 'www.pepe.uy', 'web.pepe.uy.'],
    ['CNAME', { cname: 'www.pepe.uy.', cannonical_name: 'peñarol.uy.' }, 'www.pepe.uy', 'xn--pearol-xwa.uy.'],
    ['MX', { name: '', pri: '010', mail_server: 'mail' }, 'pepe.uy', '10 mail.pepe.uy.'],
    ['NS', { name: 'sub', target: 'ns1.otro.com.' }, 'sub.pepe.uy', 'ns1.otro.com.'],
    ['TXT', { txt_name: '_dmarc', text: 'v=DMARC1; p="none"' }, '_dmarc.pepe.uy', '"v=DMARC1; p=\\"none\\""'],
    [
      'SRV',
      {
        srv_name: '',
        service: '_sip',
        protocol: '_tcp',
        target: 'sip.otro.com.',
        pri: '1',
        weight: '2',
        port: '5060',
      },
      '_sip._tcp.pepe.uy',
      '1 2 5060 sip.otro.com.',
    ],
    ['CAA', { caa_name: '', tag: 'issue', value: 'letsencrypt.org' }, 'pepe.uy', '0 issue "letsencrypt.org"'],
  ])('%s %j is %s %s', (tipo, campos, nombre, contenido) => {
    expect(read(tipo, campos)).toEqual({ ok: true, registro: { nombre, tipo, ttl: 3600, contenido } });
  });

  it.each<[Tipo, Campos, string]>([
    ['A', { name: 'www', ip: '192.0.2' }, 'ip'],
    ['A', { name: 'www', ip: '0x7f.0.0.1' }, 'ip'],
    ['A', { name: 'www', ip: '192.0.2.256' }, 'ip'],
    ['A', { name: '_sip', ip: '192.0.2.1' }, 'name'],
    ['A', { name: 'www.otro.uy.', ip: '192.0.2.1' }, 'name'],
    ['A', { name: `${'a'.repeat(64)}`, ip: '192.0.2.1' }, 'name'],
    ['NS', { name: '*.dev', target: 'ns1.otro.com.' }, 'name'],
    ['NS', { name: 'dev', target: '.' }, 'target'],
    ['AAAA', { name: 'www', ipv6: '2001:db8::1%eth0' }, 'ipv6'],
    ['AAAA', { name: 'www', ipv6: '192.0.2.1' }, 'ipv6'],
    ['MX', { name: '', pri: '65536', mail_server: 'mail' }, 'pri'],
    ['MX', { name: '', pri: '-1', mail_server: 'mail' }, 'pri'],
    ['MX', { name: '', pri: '10', mail_server: 'ma il' }, 'mail_server'],
    ['TXT', { txt_name: '', text: 'ñ'.repeat(251) }, 'text'],
    [
      'SRV',
      { srv_name: '', service: '_sip', protocol: '_tcp', target: 'sip', pri: '1', weight: '2', port: '3' },
      'target',
    ],
    [
      'SRV',
      { srv_name: '', service: 'sip', protocol: '_tcp', target: 'a.b.', pri: '1', weight: '2', port: '3' },
      'service',
    ],
    ['CAA', { caa_name: '', tag: 'is sue', value: 'x' }, 'tag'],
  ])('%s %j is refused beside %s', (tipo, campos, campo) => {
    expect(read(tipo, campos)).toMatchObject({
      ok: false,
      mensaje: CON_ERRORES,
      errores: { [campo]: expect.any(String) },
    });
  });

  it('asks for every field that is needed, and only for those', () => {
    expect(read('MX', { name: '' })).toEqual({
      ok: false,
      mensaje: FALTAN,
      errores: { pri: 'Ingrese la prioridad.', mail_server: 'Ingrese el servidor de correo.' },
    });
  });

  it.each(TIPOS)('of type %s survives form, zone file and form again without a byte changed', (tipo) => {
    fc.assert(
      fc.property(formulario(tipo), fc.integer({ min: 60, max: 604_800 }), (campos, ttl) => {
        const leido = readFormulario(tipo, ttl, campos, ZONA);
        if (!leido.ok) return expect(leido.errores).toEqual({});
        const { registro } = leido;
        if (registro.nombre === ZONA && tipo === 'NS') return;
        const archivo = readArchivo(writeLinea(registro), ZONA);
        expect(archivo.errores).toEqual([]);
        expect(archivo.registros.map((linea) => linea.registro)).toEqual([registro]);
        expect(readFormulario(tipo, ttl, showCampos(registro, ZONA), ZONA)).toEqual(leido);
        if (tipo === 'TXT') expect(showCampos(registro, ZONA).text).toBe((campos.text ?? '').trim());
      }),
    );
  });

  it('is understood where a whole line of a zone file was pasted', () => {
    expect(readLineaPegada('www 3600 IN A 192.0.2.1', 'pepe.uy')).toEqual({
      ok: true,
      valor: { nombre: 'www.pepe.uy', tipo: 'A', ttl: 3600, contenido: '192.0.2.1' },
    });
    expect(readLineaPegada('www IN A 192.0.2.999', 'pepe.uy')).toMatchObject({
      ok: false,
      motivo: expect.stringContaining('IPv4'),
    });
    expect(readLineaPegada('a A 192.0.2.1\nb A 192.0.2.1', 'pepe.uy')).toMatchObject({ ok: false });
    expect(readLineaPegada('www', 'pepe.uy')).toBeUndefined();
    expect(readLineaPegada('192.0.2.1', 'pepe.uy')).toBeUndefined();
  });
});

describe('a name with what nobody sees in it', () => {
  it.each([
    'ns1\t.ejemplo.com.',
    'ns1\n.ejemplo.com.',
    'ns\0 1.ejemplo.com.',
    'ns1.ejem\0plo.com.',
    'n\u0007s.ñ.com.',
  ])('%j is refused, and not read as another name', (escrito) => {
    expect(readDestino(escrito, 'pepe.uy')).toMatchObject({ ok: false });
    expect(read('A', { name: escrito.replace('ejemplo.com.', 'x'), ip: '192.0.2.1' })).toMatchObject({
      ok: false,
      errores: { name: expect.any(String) },
    });
  });

  it('in a text is refused too: no form could show it', () => {
    for (const text of ['a\tb', 'a\nb', 'a\0b'])
      expect(read('TXT', { txt_name: '', text })).toMatchObject({
        ok: false,
        errores: { text: expect.any(String) },
      });
  });
});

describe('what name servers do not take', () => {
  const leer = (tipo: 'AAAA' | 'CAA', campos: Record<string, string>) =>
    readFormulario(tipo, 3600, campos, 'pepe.uy');

  it.each(['::ffff:192.0.2.1', '::FFFF:C000:201', '0:0:0:0:0:ffff:c000:0201'])(
    '%s is an address of IPv4: it is refused beside its field, with the way to write it',
    (ipv6) => {
      expect(leer('AAAA', { name: 'www', ipv6 })).toMatchObject({
        ok: false,
        errores: { ipv6: expect.stringContaining('IPv4 192.0.2.1') },
      });
    },
  );

  it('the flags of a CAA are one octet', () => {
    const con = (flags: string) => leer('CAA', { caa_name: '', flags, tag: 'issue', value: 'ca.uy' });
    expect(con('255')).toMatchObject({ ok: true });
    expect(con('256')).toMatchObject({
      ok: false,
      errores: { flags: 'Debe ser un número entero de 0 a 255.' },
    });
  });

  it('is refused in a zone file and in a template too, with its line', () => {
    const { errores } = readArchivo('a AAAA ::ffff:192.0.2.1\n@ CAA 256 issue "ca.uy"', 'pepe.uy');
    expect(errores.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [1, expect.stringContaining('como registro A')],
      [2, 'Debe ser un número entero de 0 a 255.'],
    ]);
    expect(conPlantilla([], 'WEB', '::ffff:192.0.2.1', 'pepe.uy')).toMatchObject({ ok: false });
  });
});

describe('an IPv6 address', () => {
  it.each([
    ['::', '::'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
    ['2001:0db8::0001:0000', '2001:db8::1:0'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::ffff:C000:0201', '::ffff:192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ])('%s is written %s (RFC 5952)', (escrita, canonica) => {
    expect(canonicaIPv6(escrita)).toBe(canonica);
  });

  it('has one form, which is an address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const canonica = canonicaIPv6(ip);
        expect(esIPv6(canonica)).toBe(true);
        expect(canonicaIPv6(canonica)).toBe(canonica);
      }),
    );
  });
});
