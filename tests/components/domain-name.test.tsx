import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DomainName } from '~/components/domain-name';

const drawn = (nombre: string) => load(renderToStaticMarkup(<DomainName nombre={nombre} />));
const isSmaller = (nombre: string) => drawn(nombre)('.domain').hasClass('long');

test('a name whose words fit a line of a phone has the letters of a heading, a longer one smaller ones', () => {
  expect(isSmaller('titular.uy')).toBe(false);
  expect(isSmaller('cooperativa-agraria.com.uy'), 'it goes on after its hyphen').toBe(false);
  expect(isSmaller('cooperativaagrariadesanjose.uy')).toBe(true);
  expect(isSmaller(`${'a'.repeat(63)}.uy`)).toBe(true);
});

test('its ending is one piece, with its dot, and what is heard is the name', () => {
  const $ = drawn('cooperativa-agraria.com.uy');
  expect($('.suffix').text()).toBe('.com.uy');
  expect($.text()).toBe('cooperativa-agraria.com.uy');
});
