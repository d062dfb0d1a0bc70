import { describe, expect, it } from 'vitest';
import { MAX_BYTES as FIVE } from '~/registry/contract/archivos';
import { bytesDeMas } from '~/registry/edge/tickets/rules';

const nothing = { propios: 0, red: 0, sinIngresar: 0, todos: 0 };

describe('room for files of refused forms', () => {
  it.each<[string, Partial<typeof nothing>, boolean, number | null]>([
    ['there is, at first', {}, false, 0],
    ['a session has its part', { propios: 3 * FIVE }, true, null],
    ['a network of people who did not sign in has its part', { red: 6 * FIVE }, false, null],
    ['who signed in is not counted with the network', { red: 6 * FIVE }, true, 0],
    [
      'all who did not sign in have their part; what was left longest ago goes first',
      { sinIngresar: 60 * FIVE, todos: 60 * FIVE },
      false,
      FIVE,
    ],
    [
      'they take nothing of the reserve of who signed in',
      { sinIngresar: 60 * FIVE, todos: 60 * FIVE },
      true,
      0,
    ],
    [
      'who signed in takes the room of who did not',
      { sinIngresar: 60 * FIVE, todos: 100 * FIVE },
      true,
      FIVE,
    ],
    ['there is none where only people who signed in keep files', { todos: 100 * FIVE }, true, null],
  ])('%s', (_, given, ingresado, deMas) => {
    expect(bytesDeMas({ ...nothing, ...given }, FIVE, ingresado)).toBe(deMas);
  });
});
