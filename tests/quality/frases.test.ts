import { expect, test } from 'vitest';
import { FRASES } from '../support/frases';
import { placesOf, writtenTexts } from '../support/frases-escritas';

test('every sentence that the specification quotes is written in the product once, to the letter', () => {
  const written = writtenTexts();
  const places = FRASES.map((frase) => ({ frase, places: placesOf(written, frase) }));
  expect(places.filter((each) => each.places.length !== 1)).toEqual([]);
});
