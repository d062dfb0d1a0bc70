import { expect, test } from 'vitest';
import { enPalabras } from '~/routes/administrar/ver-dominio/dns/in-words';
import { asForm, dotlessOf } from '~/routes/administrar/ver-dominio/dns/record-words.server';

const campo = (nombre: string, etiqueta = nombre) => ({
  nombre,
  etiqueta,
  descripcion: '',
  obligatorio: true,
  opciones: [],
});

const said = (tipo: 'A' | 'AAAA', where: string, ip: string): string | undefined => {
  const estructura = { tipo, descripcion: '', estructuraCampos: [campo('name', 'Nombre'), campo(where)] };
  return enPalabras(
    { ...asForm(estructura, false), sinPunto: dotlessOf('titular.uy'), usual: {} },
    { name: 'blog', [where]: ip },
    'titular.uy',
  )[0];
};

test.each(['300.1.1.1', '192.0.2', '192.0.2.1.', '1.2.3.4.5', 'casa'])(
  'an address that is none is not shown as if it would be one: %s',
  (ip) => expect(said('A', 'ip', ip)).toBe('todavía no se puede decir: falta completar o corregir «ip».'),
);

test.each(['192.0.2.1', '255.255.255.255', '0.0.0.0'])('one that is, is: %s', (ip) =>
  expect(said('A', 'ip', ip)).toBe(`blog.titular.uy está en la dirección ${ip}.`),
);

test('an address of IPv6 has its colons', () => {
  expect(said('AAAA', 'ipv6', '2001:db8::1')).toContain('2001:db8::1');
  expect(said('AAAA', 'ipv6', '192.0.2.1')).toMatch(/^todavía/);
});
