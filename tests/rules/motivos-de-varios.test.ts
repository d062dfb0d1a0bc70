import { expect, test } from 'vitest';
import { reasonOfMany, reasonsInWords } from '~/registry/domain/of-several';

const ELIMINADO = 'El dominio está eliminado: para ponerle candado, antes debe recuperarlo.';

test('a reason of several is told once, in the plural, with their names by the alphabet', () => {
  const reasons = reasonsInWords([
    { nombre: 'zeta.uy', motivo: ELIMINADO },
    { nombre: 'ñandú.uy', motivo: 'El dominio ñandú.uy no tiene forma de pago asociada.' },
    { nombre: 'alfa.uy', motivo: ELIMINADO },
    { nombre: 'nube.uy', motivo: 'El dominio nube.uy no tiene forma de pago asociada.' },
    { nombre: 'otro.uy', motivo: 'El dominio ya tiene candado: para cambiarlo, antes hay que abrirlo.' },
  ]);
  expect(reasons).toEqual([
    'Los dominios alfa.uy y zeta.uy están eliminados: para ponerles candado, antes debe recuperarlos.',
    'Los dominios nube.uy y ñandú.uy no tienen forma de pago asociada.',
    'El dominio otro.uy ya tiene candado: para cambiarlo, antes hay que abrirlo.',
  ]);
});

test('a reason that says nothing of the domain follows the names', () => {
  const motivo = 'Para editar sus contactos hay que ser titular; usted es contacto técnico.';
  expect(reasonsInWords(['b.uy', 'a.uy'].map((nombre) => ({ nombre, motivo })))).toEqual([
    'Los dominios a.uy y b.uy: para editar sus contactos hay que ser titular; usted es contacto técnico.',
  ]);
});

test('what is done with the domain is said of them all, and each reason begins alike', () => {
  const motivo = 'El dominio está eliminado: para renovar el dominio, antes debe recuperarlo.';
  const otro = 'Para renovar el dominio hay que ser titular.';
  const no = ['b.uy', 'a.uy'].map((nombre) => ({ nombre, motivo }));
  expect(reasonsInWords([...no, { nombre: 'c.uy', motivo: otro }])).toEqual([
    'Los dominios a.uy y b.uy están eliminados: para renovarlos, antes debe recuperarlos.',
    'El dominio c.uy: para renovar el dominio hay que ser titular.',
  ]);
});

test('a reason of a number of domains agrees with it', () => {
  expect(reasonOfMany(1, ELIMINADO)).toBe(
    '1\u00a0dominio está eliminado: para ponerle candado, antes debe recuperarlo.',
  );
  expect(reasonOfMany(3, ELIMINADO)).toBe(
    '3\u00a0dominios están eliminados: para ponerles candado, antes debe recuperarlos.',
  );
});
