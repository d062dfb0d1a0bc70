import { expect, it } from 'vitest';
import type { Registro } from '~/registry/dns/registro';
import { dejanDeServir } from '~/registry/dns/servicios';

const uno = (nombre: string, tipo: Registro['tipo'], contenido = 'x'): Registro => ({
  nombre,
  tipo,
  ttl: 600,
  contenido,
});
const CORREO = { que: 'CORREO', nombre: 'a.uy' };
const WEB = { que: 'WEB', nombre: 'a.uy' };
const WWW = { que: 'WEB', nombre: 'www.a.uy' };

it.each([
  ['the last server of mail', [uno('a.uy', 'MX', '10 m.a.uy.')], [], [CORREO]],
  ['one of two', [uno('a.uy', 'MX', '10 m.'), uno('a.uy', 'MX', '20 n.')], [uno('a.uy', 'MX', '20 n.')], []],
  ['that there is none, in its place', [uno('a.uy', 'MX', '10 m.')], [uno('a.uy', 'MX', '0 .')], [CORREO]],
  ['mail of another name', [uno('b.a.uy', 'MX', '10 m.')], [], []],
  ['the web, while its IPv6 stays', [uno('a.uy', 'A'), uno('a.uy', 'AAAA')], [uno('a.uy', 'AAAA')], []],
  ['both webs', [uno('a.uy', 'A'), uno('www.a.uy', 'CNAME')], [uno('blog.a.uy', 'A')], [WEB, WWW]],
  ['www, for which all names stand', [uno('www.a.uy', 'A')], [uno('*.a.uy', 'A')], []],
  ['a text', [uno('a.uy', 'TXT')], [], []],
] as const)('what stops without %s', (_, antes, despues, dejan) => {
  expect(dejanDeServir(antes, despues, 'a.uy')).toEqual(dejan);
});
