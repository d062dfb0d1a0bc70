import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { defectsOf } from '../support/portal/sound-html';
import { withoutData } from '../support/portal/without-data';

const page = (main: string): string =>
  `<!DOCTYPE html><html lang="es"><head><title>Dominio</title></head><body><main><h1>Dominio</h1>${main}</main></body></html>`;

const defects = (html: string): string[] => defectsOf(load(html), html);

test('two answers with the same page differ by data alone: when, how much, of which name, as React writes it', () => {
  const told = (when: string, name: string, price: string) =>
    withoutData(
      `<p><time dateTime="${when}">${when}</time> <a href="/x?dominio=${name}">${name}</a> $ ${price}</p>`,
    );
  expect(told('2026-11-28T00:18:51.878Z', 'titular.uy', '889')).toBe(
    told('2026-11-28T00:18:49.471Z', 'otro.com.uy', '1.389'),
  );
});

test('what is wrong in a page is found, also where one with other words was sound before', () => {
  const sound = page('<p>Vence <em>mañana</em>.</p>');
  expect(defects(sound)).toEqual([]);
  for (const wrong of [
    '<p>Vence <em>hoy</p>',
    '<p id="uno">Vence</p><p id="uno">hoy</p>',
    '<p>Vence & termina</p>',
    '<button>Renovar</button>',
    '<h2></h2>',
    '<section aria-label="DNS"><p>Uno</p></section><section aria-label="DNS"><p>Dos</p></section>',
  ])
    expect(defects(page(wrong)), wrong).not.toEqual([]);
});

test('what a refused form says comes before the heading of its page, or in the part it is of', () => {
  const errors = '<div class="errors"><h2>Errores encontrados:</h2></div>';
  const refused = (main: string) =>
    page('<p>Uno</p>').replace('<h1>Dominio</h1><p>Uno</p>', main.replace('ERRORS', errors));
  for (const right of [
    'ERRORS<h1>Dominio</h1>',
    '<p class="back"><a href="/uno">Volver</a></p>ERRORS<h1>Dominio</h1>',
    '<h1>Dominio</h1><dialog open>ERRORS</dialog>',
  ])
    expect(defects(refused(right)), right).toEqual([]);
  for (const wrong of ['<h1>Dominio</h1>ERRORS', '<p>Paso dos</p>ERRORS<h1>Dominio</h1>'])
    expect(defects(refused(wrong)), wrong).not.toEqual([]);
});

test('two parts of a page may not have one name, also where they had two before', () => {
  const parts = (one: string, other: string) =>
    page(
      `<nav aria-labelledby="a"><h2 id="a">${one}</h2><a href="/uno">Uno</a></nav><nav aria-labelledby="b"><h2 id="b">${other}</h2><a href="/dos">Dos</a></nav>`,
    );
  expect(defects(parts('Dominios', 'Compras'))).toEqual([]);
  expect(defects(parts('Dominios', 'Dominios'))).not.toEqual([]);
});
