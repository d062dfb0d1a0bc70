import { describe, expect, it } from 'vitest';
import { readArchivo } from '~/registry/dns/archivo';

const read = (texto: string) => readArchivo(texto, 'pepe.uy');
const lineas = (texto: string) =>
  read(texto).registros.map(({ linea, registro: { nombre, ttl, tipo, contenido } }) =>
    [linea, nombre, ttl, tipo, contenido].join(' '),
  );

describe('a zone file (RFC 1035 5)', () => {
  it('is read with its directives, parentheses, quotes, escapes, comments and inherited names', () => {
    const texto = `; de otro proveedor
$ORIGIN pepe.uy.
$TTL 1h30m
@   IN SOA ns1.otro.com. hostmaster ( 2026112101 ; serie
        7200 3600 1209600 3600 )
    IN NS ns1.otro.com.
www 600 IN A 192.0.2.1
        AAAA 2001:db8::1
IN  A 192.0.2.2
mail IN 3600 MX 10 @
txt TXT ( "uno; dos" ; comentario
   "\\"tres\\" \\195\\177" )
$ORIGIN dev.pepe.uy.
api CNAME www
`;
    expect(lineas(texto)).toEqual([
      '7 www.pepe.uy 600 A 192.0.2.1',
      '8 www.pepe.uy 5400 AAAA 2001:db8::1',
      '9 in.pepe.uy 5400 A 192.0.2.2',
      '10 mail.pepe.uy 3600 MX 10 pepe.uy.',
      '11 txt.pepe.uy 5400 TXT "uno; dos\\"tres\\" \\195\\177"',
      '14 api.dev.pepe.uy 5400 CNAME www.dev.pepe.uy.',
    ]);
    expect(read(texto).omitidas.map(({ linea }) => linea)).toEqual([4, 6]);
    expect(read(texto).errores).toEqual([]);
  });

  it.each([
    ['www IN A 192.0.2.999', 1, 'IPv4'],
    ['\nwww.otro.uy. IN A 192.0.2.1', 2, 'fuera del dominio'],
    ['www IN HINFO a b', 1, 'El tipo HINFO no se admite'],
    [
      'esto no es un registro',
      1,
      'No es un registro DNS. Cada uno se escribe «nombre TTL IN tipo contenido»',
    ],
    ['www IN CNAM pepe.uy.', 1, 'CNAM no es un tipo de registro. ¿Quiso decir CNAME? Se admiten A, AAAA,'],
    ['www 3600 txtt hola', 1, 'TXTT no es un tipo de registro. ¿Quiso decir TXT?'],
    ['www XM 10 mail', 1, 'XM no es un tipo de registro. ¿Quiso decir MX?'],
    ['www IN COSA algo', 1, 'COSA no es un tipo de registro. Se admiten A, AAAA,'],
    ['www casa 1', 1, 'No es un registro DNS.'],
    ['www CH A 192.0.2.1', 1, 'clase'],
    ['  IN A 192.0.2.1', 1, 'no hay un nombre antes'],
    ['www A', 1, 'Un registro A lleva'],
    ['www A 192.0.2.1 192.0.2.2', 1, 'Un registro A lleva'],
    ['www 5 A 192.0.2.1', 1, 'TTL'],
    ['$INCLUDE /etc/passwd', 1, '$INCLUDE'],
    ['$GENERATE 1-9999999 h$ A 192.0.2.1', 1, '$GENERATE'],
    ['txt TXT "sin cerrar', 1, 'cerrar'],
    ['txt TXT "\\300"', 1, 'barra'],
    ['txt TXT "\\255"', 1, 'UTF-8'],
    ['sip SRV 1 2 3 a.b.', 1, '_sip._tcp'],
    ['_sip A 192.0.2.1', 1, 'guion bajo'],
    ['www', 1, 'Falta el tipo'],
    ['a A ( 192.0.2.1', 1, 'cerrar'],
  ])('says what is wrong with %j, by line', (texto, linea, motivo) => {
    expect(read(texto)).toMatchObject({
      registros: [],
      errores: [{ linea, motivo: expect.stringContaining(motivo) }],
    });
  });

  it('goes on after a line that is wrong', () => {
    expect(lineas('a A )\nb A 192.0.2.1\n"c\nd A 192.0.2.2')).toEqual([
      '2 b.pepe.uy 86400 A 192.0.2.1',
      '4 d.pepe.uy 86400 A 192.0.2.2',
    ]);
  });

  it('of ten thousand lines is read in the time of a request', () => {
    const texto = Array.from({ length: 10_000 }, (_, n) => `h${n} 3600 IN A 192.0.2.${n % 250}`).join('\n');
    expect(read(texto).registros).toHaveLength(10_000);
  });
});
