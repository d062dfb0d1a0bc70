import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a page that tells under its heading what was done is found: the others tell it first, or in the part where it was done', () => {
  const told = '<div id="aviso" tabindex="-1"><p>Sus datos se guardaron.</p></div>';
  const first = page('').replace('<main>', `<main>${told}`);
  expect(defects(first)).toEqual([]);
  expect(defects(page(`<section aria-label="Contactos">${told}</section>`))).toEqual([]);
  expect(defects(page(told))).not.toEqual([]);
  expect(defects(page(`<p>Paso 2</p>${told}`))).not.toEqual([]);
});

test('no screen has a place of its own for it but a part of the page, under the ways of the desk, or with what a step of the purchase lacks', () => {
  const using = (words: string) =>
    readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && readFileSync(join('app', file), 'utf8').includes(words))
      .sort();
  expect(using('<ToldHere')).toEqual(['routes/carrito-compra/paso-dos.tsx', 'routes/registro/desk.tsx']);
  expect(using('<MessageBox')).toEqual([
    'components/frame/message-box.tsx',
    'components/frame/page-frame.tsx',
    'components/frame/told-here.tsx',
  ]);
});
