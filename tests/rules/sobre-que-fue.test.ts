import { describe, expect, it } from 'vitest';
import { CLASES_DE_CONTENIDO } from '~/registry/domain/contenidos';
import { ACTOS_DE_OFICINA } from '~/registry/domain/oficina';
import {
  contenidoDeHistoria,
  contenidoEnHistoria,
  cuentaDeHistoria,
  cuentaEnHistoria,
  nombreDeSobre,
  ventaDeHistoria,
  ventaEnHistoria,
} from '~/registry/domain/sobre';
import { subjectIn } from '~/routes/registro/subject-parts';

const ALL = ACTOS_DE_OFICINA;

describe('what the history of the desk names', () => {
  it('is read as it was written', () => {
    for (const clase of CLASES_DE_CONTENIDO)
      expect(contenidoDeHistoria(contenidoEnHistoria(clase, 12))).toEqual({ clase, id: 12 });
    expect(contenidoDeHistoria('Términos, versión 2')).toBeUndefined();
    expect(cuentaDeHistoria(cuentaEnHistoria(7))).toBe(7);
    const venta = ventaEnHistoria('C-000012', 'xn--and-6ma2c.uy');
    expect(ventaDeHistoria(venta)).toEqual({ numero: 'C-000012', nombre: 'ñandú.uy' });
    expect(nombreDeSobre({ clase: 'venta', sobre: venta })).toBe('xn--and-6ma2c.uy');
    expect(ventaDeHistoria('UY-2026-D3M0C0MP')).toEqual({ numero: 'UY-2026-D3M0C0MP', nombre: undefined });
  });
});

describe('what an act of the desk was over', () => {
  it.each([
    ['dominio', 'xn--and-6ma2c.uy', [['ñandú.uy', '/registro/dominios/%C3%B1and%C3%BA.uy']]],
    [
      'venta',
      'UY-2026-D3M0C0MP, ñandú.uy',
      [
        ['UY-2026-D3M0C0MP', '/registro/compras/UY-2026-D3M0C0MP'],
        ['ñandú.uy', '/registro/dominios/%C3%B1and%C3%BA.uy'],
      ],
    ],
    [
      'venta',
      'C-000012, uno.uy',
      [
        ['C-000012', '/registro/cobros/12'],
        ['uno.uy', '/registro/dominios/uno.uy'],
      ],
    ],
    ['consulta', '2026-000003', [['2026-000003', '/registro/consultas/3']]],
    ['persona', 'Cuenta 7', [['Cuenta 7', '/registro/cobros/de/7']]],
    ['pedido', 'ABCD1234', [['ABCD1234', '/registro/pedidos?numero=ABCD1234']]],
    ['funcionario', 'Irene', [['Irene', '/registro/personal']]],
    ['sufijo', '.com.uy', [['.com.uy', '/registro/precios']]],
    ['contenido', 'Pregunta de la ayuda 2', [['Pregunta de la ayuda 2', '/registro/contenidos/preguntas/2']]],
    ['contenido', 'Mensaje 4', [['Mensaje 4', '/registro/contenidos/mensajes/4']]],
    ['contenido', 'Términos, versión 2', [['Términos, versión 2', '/registro/terminos']]],
    ['busqueda', 'titular', [['titular', undefined]]],
    ['zona', 'uy', [['uy', undefined]]],
  ] as const)('%s «%s» leads to its page', (clase, sobre, expected) => {
    const parts = subjectIn({ clase, sobre, persona: null, nombreTomado: true }, ALL);
    expect(parts.map(({ words, href }) => [words, href])).toEqual(expected);
  });

  it('is called as its person is', () => {
    const parts = subjectIn(
      { clase: 'persona', sobre: 'Cuenta 7', persona: 'Ana (ana)', nombreTomado: false },
      ALL,
    );
    expect(parts).toEqual([{ words: 'Ana (ana)', href: '/registro/cobros/de/7' }]);
  });

  it('leads to no page of a name that nobody has any more', () => {
    const of = { clase: 'dominio', sobre: 'uno.uy', persona: null, nombreTomado: false } as const;
    expect(subjectIn(of, ALL)).toEqual([{ words: 'uno.uy' }]);
  });

  it('leads nowhere whoever may not go there', () => {
    const of = {
      clase: 'venta',
      sobre: 'UY-2026-D3M0C0MP, uno.uy',
      persona: null,
      nombreTomado: true,
    } as const;
    expect(subjectIn(of, ['entrar'])).toEqual([{ words: 'UY-2026-D3M0C0MP' }, { words: 'uno.uy' }]);
    expect(subjectIn(of, ['mirarDominio'])).toEqual([
      { words: 'UY-2026-D3M0C0MP' },
      { words: 'uno.uy', href: '/registro/dominios/uno.uy' },
    ]);
  });
});
