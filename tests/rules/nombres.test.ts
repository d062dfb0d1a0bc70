import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toALabels, toULabels } from '~/registry/domain/labels';
import {
  claveBuscada,
  claveDe,
  isSameNombre,
  MENSAJES,
  parseNombre,
  variantes,
} from '~/registry/domain/name';
import { candidates, cleanNombre, etiquetaMala, largoDe, splitNombres } from '~/registry/domain/typed-name';
import { worked } from '../support/worked';

const SUFIJOS = ['uy', 'com.uy'];
const parse = (texto: string) => parseNombre(texto, SUFIJOS);

const asciiOf = (texto: string): string | undefined => {
  const read = parse(texto);
  return read.ok ? read.nombre.ascii : undefined;
};
const messageOf = (texto: string): string | undefined => {
  const read = parse(texto);
  return read.ok ? undefined : MENSAJES[read.motivo];
};

const ends = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789áéíóúñü');
const label = fc
  .tuple(ends, fc.array(ends, { maxLength: 20 }), ends)
  .map(([first, middle, last]) => `${first}${middle.join('')}${last}`);
const name = fc.tuple(label, fc.constantFrom('uy', 'com.uy')).map(([text, suffix]) => `${text}.${suffix}`);
const registrable = name.filter((text) => parse(text).ok);

describe('a name as it is typed', () => {
  it.each([' ', ' .', '.', ':1', '@', 'a.', '/'])('costs no more than its length, made of %j', (texto) => {
    const long = `a${texto.repeat(1_000_000)}b`;
    expect(worked(() => cleanNombre(long))).toMatch(/^a/);
  });

  it.each([
    'peñarol.com.uy',
    'PEÑAROL.COM.UY',
    'peñarol.com.uy'.normalize('NFD'),
    '  peñarol.com.uy ',
    'https://www.peñarol.com.uy/plantel?x=1#y',
    'http://usuario:clave@peñarol.com.uy:8080',
    'www.peñarol.com.uy',
    'peñarol.com.uy.',
    'peñarol . com . uy',
    'pe\u200bñarol.com.uy',
    'ｐｅñarol。com。uy',
    'xn--pearol-xwa.com.uy',
    'XN--PEAROL-XWA.com.uy',
  ])('finds peñarol.com.uy when %j is typed', (typed) => {
    expect(asciiOf(typed)).toBe('xn--pearol-xwa.com.uy');
  });

  it('finds the same name in every spelling', () => {
    fc.assert(
      fc.property(registrable, (text) => {
        const expected = asciiOf(text);
        const spellings = [
          text.toUpperCase(),
          text.normalize('NFD'),
          `https://www.${text}/`,
          `${text}.`,
          ` ${text} `,
        ];
        for (const spelling of [...spellings, expected ?? '']) expect(asciiOf(spelling)).toBe(expected);
      }),
    );
  });

  it('cleans once and for all', () => {
    fc.assert(fc.property(registrable, (text) => cleanNombre(cleanNombre(text)) === cleanNombre(text)));
    fc.assert(
      fc.property(registrable, (text) => {
        const read = parse(text);
        return read.ok && asciiOf(read.nombre.unicode) === read.nombre.ascii;
      }),
    );
  });

  it('answers whatever is typed, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = parse(`${text}.uy`);
        return read.ok ? /^[a-z0-9.-]+$/.test(read.nombre.ascii) : MENSAJES[read.motivo].length > 0;
      }),
    );
  });

  it.each(['www.uy', 'www.com.uy'])('takes %s for a name and not for an address', (typed) => {
    expect(asciiOf(typed)).toBe(typed);
  });
});

describe('a name that is refused', () => {
  const HOST = 'El dominio ingresado tiene formato inválido. Asegúrate de que esté en el formato correcto.';
  const ETIQUETAS =
    'El dominio no tiene un formato válido. Asegúrate de que esté en el formato correcto (ejemplo: peñarol.com.uy).';
  const SUFIJO = 'El dominio ingresado debe terminar en .com.uy o .uy';
  const ESPACIOS = 'El dominio no debe contener espacios.';
  const FORMATO = 'El dominio ingresado tiene formato inválido. Debe terminar en .com.uy o .uy';
  const AJENO = 'El dominio ingresado no pertenece a los que administra este registro.';

  it.each([
    ['pepe..uy', HOST],
    ['[::1]', HOST],
    ['pe%70e.uy', HOST],
    ['pepe@correo.uy', HOST],
    ['http://', MENSAJES.VACIO],
    ['pepe', ETIQUETAS],
    ['a.b.com.uy', ETIQUETAS],
    ['pepe.com', SUFIJO],
    ['pepe.com.ar', SUFIJO],
    ['pepeuy.', ETIQUETAS],
    ['pe pe.com.uy', ESPACIOS],
    ['-pepe.uy', FORMATO],
    ['pepe-.com.uy', FORMATO],
    ['pe_pe.uy', FORMATO],
    ['日本.uy', FORMATO],
    ['faß.uy', FORMATO],
    ['xn--zzzzzzz--.uy', FORMATO],
    ['xn--ls8h.uy', FORMATO],
    ['xn--abc-.uy', FORMATO],
    ['xn--a.uy', HOST],
    ['ab--cd.uy', FORMATO],
    ['ñá--cd.uy', FORMATO],
    [`${'a'.repeat(64)}.uy`, FORMATO],
    ...['com', 'edu', 'gub', 'mil', 'net', 'org'].map((one) => [`${one}.uy`, AJENO]),
    ['pepe.gub.uy', AJENO],
    ['', 'Debe ingresar un dominio.'],
  ])('tells why %j is no name of the registry', (typed, message) => {
    expect(messageOf(typed)).toBe(message);
  });

  it('knows no ending that is not sold, and no reserved one below another', () => {
    expect(parseNombre('pepe.uy', ['com.uy'])).toEqual({ ok: false, motivo: 'NO_PERTENECE' });
    expect(asciiOf('edu.com.uy')).toBe('edu.com.uy');
  });

  it.each(['a.uy', 'ñ.com.uy', '7.uy', 'a-b.uy', 'a--b.uy', 'abc--d.uy'])('takes %s', (typed) => {
    expect(asciiOf(typed)).toBeDefined();
  });

  it('takes a label of 63 letters, and counts an accented one as it is stored', () => {
    expect(asciiOf(`${'a'.repeat(63)}.uy`)).toBeDefined();
    expect(messageOf(`${'ñ'.repeat(63)}.uy`)).toBe(FORMATO);
  });
});

describe('what an availability search looks for', () => {
  const enabled = ['com.uy', 'uy'];

  it('splits names at commas, semicolons and lines, each once', () => {
    expect(splitNombres('uno, dos;tres\ncuatro.uy , UNO')).toEqual(['uno', 'dos', 'tres', 'cuatro.uy']);
  });

  it('removes the spaces inside a single name', () => {
    expect(splitNombres(' mi  tienda ')).toEqual(['mitienda']);
    expect(splitNombres('mi tienda.uy')).toEqual(['mitienda.uy']);
  });

  it('takes whole names with a space between them for several', () => {
    expect(splitNombres('uno.uy dos.com.uy')).toEqual(['uno.uy', 'dos.com.uy']);
  });

  it('puts every chosen suffix on a bare name', () => {
    expect(candidates('pepe', enabled, enabled)).toEqual(['pepe.com.uy', 'pepe.uy']);
    expect(candidates('pepe', ['uy'], enabled)).toEqual(['pepe.uy']);
  });

  it('looks first for the ending that was typed', () => {
    expect(candidates('pepe.uy', enabled, enabled)).toEqual(['pepe.uy', 'pepe.com.uy']);
    expect(candidates('www.pepe.com.uy', [], enabled)).toEqual(['pepe.com.uy']);
  });

  it('keeps a foreign ending, so that it can be told', () => {
    expect(candidates('pepe.com', enabled, enabled)).toEqual(['pepe.com']);
  });

  it('offers the other suffix first when a name is taken', () => {
    const read = parse('ñandú.uy');
    const near = read.ok ? variantes(read.nombre, SUFIJOS).map((one) => one.unicode) : [];
    expect(near).toEqual(['ñandú.com.uy', 'ñandú-uy.uy', 'ñandúuruguay.uy', 'miñandú.uy', 'ñandúonline.uy']);
  });

  it('finds one name in lines, tabs and separators that say nothing', () => {
    expect(splitNombres(',;\r\n uno \t\r\n\r\n;uno;')).toEqual(['uno']);
    expect(splitNombres(' uno.uy   dos.com.uy. ')).toEqual(['uno.uy', 'dos.com.uy']);
    expect(splitNombres('uno.uyu dos.uy')).toEqual(['uno.uyudos.uy']);
    expect(splitNombres('')).toEqual([]);
  });

  it.each([
    ['https://ana:clave@pepe.uy:8080/a?b#c', 'pepe.uy'],
    ['http://a@b@pepe.uy', 'pepe.uy'],
    ['pepe.uy:8080x', 'pepe.uy:8080x'],
    ['pepe.uy/a\nb', 'pepe.uy'],
    ['awww.pepe.uy', 'awww.pepe.uy'],
    ['www.com.uy', 'www.com.uy'],
    ['www.uy', 'www.uy'],
    ['www.com.uyu.uy', 'com.uyu.uy'],
    ['www.pepe.uy', 'pepe.uy'],
  ])('cleans %j to %j', (typed, name) => {
    expect(cleanNombre(typed)).toBe(name);
  });

  it.each([
    [
      'pe_pe',
      'El nombre «pe_pe» tiene «_», que no se puede usar. Un nombre lleva letras, números y guiones.',
    ],
    [
      '日本',
      'El nombre «日本» tiene «日» y «本», que no se pueden usar. Un nombre lleva letras, números y guiones.',
    ],
    [
      '-café_x',
      'El nombre «-café_x» tiene «_», que no se puede usar, y no puede empezar ni terminar con guion. ' +
        'Un nombre lleva letras, números y guiones.',
    ],
    ['-pepe', 'El nombre «-pepe» no puede empezar ni terminar con guion.'],
    ['pepe-', 'El nombre «pepe-» no puede empezar ni terminar con guion.'],
    ['áéíóúñü-09-az', undefined],
  ])('says what is wrong in a label as it is typed: %s', (etiqueta, motivo) => {
    expect(etiquetaMala(etiqueta)).toBe(motivo);
  });

  it('counts fifty letters in the box and a whole name by address, and says which is too long', () => {
    const [fits, long] = ['ñ'.repeat(50), 'ñ'.repeat(51)];
    expect([largoDe(fits, true), largoDe(long, false)]).toEqual([undefined, undefined]);
    expect(largoDe(long, true)).toBe(
      `El nombre «${'ñ'.repeat(20)}…» tiene más de los 50 caracteres que admite la búsqueda. Escriba uno más corto.`,
    );
    expect(largoDe('a'.repeat(253), false)).toBeUndefined();
    expect(largoDe('a'.repeat(254), false)).toContain('más de 253 caracteres');
  });
});

describe('any name of DNS', () => {
  it('is not cut where it holds what no name holds', () => {
    expect(['a/b.uy', 'a%41.uy', 'a b.uy', 'a@b.uy'].map(toALabels)).toEqual(['', '', '', '']);
    expect(toALabels('PEÑAROL.uy')).toBe('xn--pearol-xwa.uy');
  });

  it('is shown in letters of people, label by label, and a number stays a number', () => {
    expect(['XN--AND-6MA2C.uy', '_dmarc.xn--and-6ma2c.uy', 'xn--a.uy', '10'].map(toULabels)).toEqual([
      'ñandú.uy',
      '_dmarc.ñandú.uy',
      'xn--a.uy',
      '10',
    ]);
  });

  it('is one name in all its forms', () => {
    expect(isSameNombre(' www.ÑANDÚ.uy/ ', 'xn--and-6ma2c.uy')).toBe(true);
    expect(isSameNombre('a b.uy', 'a%.uy')).toBe(false);
  });
});

describe('what a list is ordered and searched by', () => {
  it('is the name as shown without its accents, where that is not the name itself', () => {
    expect(claveDe('xn--and-6ma2c.uy')).toBe('nandu.uy');
    expect(claveDe('pepe.uy')).toBeNull();
  });

  it.each([
    [' Ñan dú ', 'nandu'],
    ['xn--and-6ma2c.uy', 'nandu.uy'],
    ['https://www.ñandú.uy/', 'nandu.uy'],
    ['xn--', 'xn--'],
  ])('finds it by %j', (typed, clave) => {
    expect(claveBuscada(typed)).toBe(clave);
  });
});
