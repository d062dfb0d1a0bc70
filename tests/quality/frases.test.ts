import { expect, test } from 'vitest';
import { FRASES } from '../support/frases';
import { placesOf, writtenTexts } from '../support/frases-escritas';

test('every sentence that the specification quotes is written in the product once, to the letter', () => {
  const written = writtenTexts();
  const places = FRASES.map((frase) => ({ frase, places: placesOf(written, frase) }));
  expect(places.filter((each) => each.places.length !== 1)).toEqual([]);
});

test('that something is charged is told in one way: debited from an account, and in the bill that follows', () => {
  const otherwise =
    /\bse carg(?:a|an|ó|aron) (?:a|en) |\bdebit\w+ (?:de|en) (?:su|la) factura|\bcobr\w+ en (?:su|la|esa|esta)\b.*cuenta/i;
  expect(writtenTexts().filter(({ text }) => otherwise.test(text))).toEqual([]);
});

test('the registry is called Registro .uy where its people and visitors read, and never as a record is', () => {
  const read = /^app\/(routes\/(?!registro\/)|components|session|identity)/;
  const unclear =
    /(?<!completar )\b(el|del|al) registro\b(?! (?:DNS|del dominio|de\b|es por|se |SPF|\.uy|. de ))/i;
  const found = writtenTexts().filter(({ place, text }) => read.test(place) && unclear.test(text));
  expect(found).toEqual([]);
});
