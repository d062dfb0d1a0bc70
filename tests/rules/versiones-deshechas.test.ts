import { expect, test } from 'vitest';
import type { Registro } from '~/registry/dns/registro';
import { deshechas, huellaDe, vuelvenAtras } from '~/registry/edge/dns/deshechas';

const A = (nombre: string): Registro => ({ nombre, tipo: 'A', ttl: 60, contenido: '192.0.2.1' });

const NADA_GUARDADO = { deshizo_desde: null, deshizo_hasta: null, rehace: null };

/** Versions in the order in which they were made: each what it adds ('+a') or takes away ('-a'), `!` where it took something back. */
const made = (...words: string[]) =>
  words
    .map((word, at) => {
      const registros = [...word.replace(/[!+-]/g, '')].map((letter) => A(`${letter}.uno.uy`));
      const nada: Registro[] = [];
      const cambio = word.includes('-')
        ? { quitados: registros, agregados: nada }
        : { quitados: nada, agregados: registros };
      const motivo = word.startsWith('!') ? ('DESHACER' as const) : ('ALTA' as const);
      return { version: at + 1, motivo, huella: huellaDe(cambio), ...NADA_GUARDADO };
    })
    .reverse();

test.each([
  { what: 'nothing was taken back', versions: ['+a', '+b'], undone: {} },
  { what: 'an edit that does the opposite takes nothing back', versions: ['+a', '-a'], undone: {} },
  { what: 'the last one', versions: ['+a', '+b', '!-b'], undone: { 2: 3 } },
  { what: 'an older one alone', versions: ['+a', '+b', '!-a'], undone: { 1: 3 } },
  { what: 'the last ones together', versions: ['+a', '+b', '+c', '!-bc'], undone: { 2: 4, 3: 4 } },
  { what: 'what was taken back came again', versions: ['+a', '!-a', '!+a'], undone: { 2: 3 } },
  { what: 'and was taken back once more', versions: ['+a', '!-a', '!+a', '!-a'], undone: { 3: 4, 1: 2 } },
])('$what', ({ versions, undone }) => {
  expect(Object.fromEntries(deshechas(made(...versions)))).toEqual(undone);
});

test('what is kept with a version counts, and not what it looks like', () => {
  const [last, ...others] = made('+a', '-a', '+a', '!-a');
  const kept = last && { ...last, deshizo_desde: 1, deshizo_hasta: 1 };
  expect(Object.fromEntries(deshechas(kept ? [kept, ...others] : []))).toEqual({ 1: 4 });
  const many = last && { ...last, deshizo_desde: 2, deshizo_hasta: 3 };
  expect(Object.fromEntries(deshechas(many ? [many, ...others] : []))).toEqual({ 2: 4, 3: 4 });
});

test('going back with all that came after changes nothing where what came after took it back', () => {
  expect(vuelvenAtras(made('+a', '+b', '!-b'))).toEqual([true, false, true]);
});
