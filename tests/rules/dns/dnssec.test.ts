import { describe, expect, it } from 'vitest';
import { readFirmantes, writeDs } from '~/registry/dns/dnssec';

const read = (texto: string, dominio = 'example.com') => {
  const leidos = readFirmantes(texto, dominio);
  return leidos.ok ? leidos.valor.map(writeDs) : leidos.motivo;
};

/** RFC 6605 section 6.1. */
const CLAVE =
  '257 3 13 GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA==';
const DS = '55648 13 2 B4C8C1FE2E7477127B27115656AD6256F424625BF5C1E2770CE6D6E37DF61D17';

describe('the key of a signed domain', () => {
  it.each([
    ['a DNSKEY', CLAVE, 'example.net'],
    ['a DNSKEY as dig answers it', `example.net. 3600 IN DNSKEY ${CLAVE} ; KSK`, 'example.net'],
    ['a DS', DS, 'example.net'],
    [
      'a DS with spaces in its digest',
      `example.net. IN DS ${DS.slice(0, 30)} ( ${DS.slice(30)} )`,
      'example.net',
    ],
    ['both of the same', `${CLAVE}\n${DS.toLowerCase()}`, 'example.net'],
  ])('is read from %s', (_, texto, dominio) => {
    expect(read(texto, dominio)).toEqual([DS]);
  });

  it('says of several which one is wrong', () => {
    expect(read(`${DS}\n\n${DS.slice(0, -2)}`, 'example.net')).toMatch(
      /^Línea 3: El digest SHA-256 tiene 64/,
    );
    expect(read(DS.slice(0, -2), 'example.net')).toMatch(/^El digest/);
  });

  it('says of several all that are wrong, those with one reason together', () => {
    const said = read(`hola\n${DS}\n${DS.slice(0, -2)}\nchau`, 'example.net');
    expect(said).toMatch(/^Líneas 1 y 4: No es un registro DS ni DNSKEY\..* Línea 3: El digest SHA-256/);
  });

  it.each([
    ['', 'Pegue el registro'],
    ['hola', 'No es un registro DS'],
    [DS.replace(' 13 2 ', ' 13 1 '), 'SHA-1'],
    [DS.replace(' 13 2 ', ' 5 2 '), 'SHA-1'],
    [DS.replace(' 13 2 ', ' 7 2 '), 'SHA-1'],
    [DS.replace(' 13 2 ', ' 12 2 '), 'no se admite'],
    [DS.replace(' 13 2 ', ' 13 3 '), 'no se admite'],
    [DS.slice(0, -2), '64 dígitos'],
    [DS.replace('55648', '70000'), 'No es un registro DS'],
    [`otro.com. IN DS ${DS}`, 'y no de example.com'],
    [CLAVE.replace('257', '1'), 'no es de una zona'],
    [CLAVE.replace('257', '385'), 'revocada'],
    [CLAVE.replace(' 13 ', ' 14 '), 'largo'],
    ['257 3 8 AwEAAQ==', 'largo'],
    [Array.from({ length: 9 }, (_, n) => DS.replace('55648', String(n))).join('\n'), 'hasta 8'],
  ])('%j is refused with its reason', (texto, motivo) => {
    expect(read(texto)).toContain(motivo);
  });
});
