import { describe, expect, it } from 'vitest';
import { cambiosEntre, palabrasEntre, renglonesDe } from '~/registry/domain/renglones';

const entre = (antes: string, despues: string) => cambiosEntre(antes.split(' '), despues.split(' '));

describe('the difference of two texts', () => {
  it('is nothing where they are the same', () => {
    expect(entre('a b c', 'a b c')).toEqual([]);
    expect(cambiosEntre([], [])).toEqual([]);
  });

  it('is each place where lines go, come, or both', () => {
    expect(entre('a b c d', 'a c d')).toEqual([{ antes: ['b'], despues: [] }]);
    expect(entre('a c', 'a b c')).toEqual([{ antes: [], despues: ['b'] }]);
    expect(entre('a b c d e', 'a X c d E f')).toEqual([
      { antes: ['b'], despues: ['X'] },
      { antes: ['e'], despues: ['E', 'f'] },
    ]);
    expect(cambiosEntre([], ['a', 'b'])).toEqual([{ antes: [], despues: ['a', 'b'] }]);
    expect(cambiosEntre(['a', 'b'], [])).toEqual([{ antes: ['a', 'b'], despues: [] }]);
  });

  it.each([
    ['a b a b c', 'b a b'],
    ['x y z x y', 'y z y x x'],
    ['a a a', 'a'],
    ['q', 'w e r'],
  ])('leads from one to the other, whatever they are: %s → %s', (one, other) => {
    const cambios = entre(one, other);
    const gone = cambios.flatMap(({ antes }) => antes);
    const come = cambios.flatMap(({ despues }) => despues);
    const rest = (all: string[], some: string[]) => {
      const left = [...all];
      for (const each of some) left.splice(left.indexOf(each), 1);
      return left.sort();
    };
    expect(rest(one.split(' '), gone)).toEqual(rest(other.split(' '), come));
  });

  it('is one place where hardly anything is the same, however long both are', () => {
    const lines = (word: string) => Array.from({ length: 25_000 }, (_, at) => `<p>${word} ${at}</p>`);
    const [antes, despues] = [lines('uno'), lines('otro')];
    expect(cambiosEntre(antes, despues)).toEqual([{ antes, despues }]);
    expect(cambiosEntre(antes, [...antes, '<p>más</p>'])).toEqual([{ antes: [], despues: ['<p>más</p>'] }]);
  });

  it('compares HTML by its blocks, however it was broken into lines', () => {
    expect(renglonesDe('<h2>Uno</h2><p>Dos\n tres</p>')).toEqual(['<h2>Uno</h2>', '<p>Dos tres</p>']);
    expect(renglonesDe('<ul><li>a</li>\n<li>b</li></ul>')).toEqual([
      '<ul>',
      '<li>a</li>',
      '<li>b</li>',
      '</ul>',
    ]);
  });
});

describe('the words in which the same lines differ', () => {
  const igual = (texto: string) => ({ texto, cambia: false });
  const otro = (texto: string) => ({ texto, cambia: true });

  it('are told apart from those that both texts have', () => {
    expect(palabrasEntre(['Hay treinta días.'], ['Hay sesenta días.'])).toEqual({
      antes: [[igual('Hay '), otro('treinta'), igual(' días.')]],
      despues: [[igual('Hay '), otro('sesenta'), igual(' días.')]],
    });
  });

  it('are all of a line that comes or goes, and none where nothing differs', () => {
    expect(palabrasEntre([], ['Uno dos.'])).toEqual({ antes: [], despues: [[otro('Uno dos.')]] });
    expect(palabrasEntre(['Uno.'], ['Uno.', 'Dos.']).despues).toEqual([[igual('Uno.')], [otro('Dos.')]]);
    expect(palabrasEntre(['Uno.'], ['Uno.'])).toEqual({
      antes: [[igual('Uno.')]],
      despues: [[igual('Uno.')]],
    });
  });
});
