import { expect, test } from 'vitest';
import { PageSize } from '~/components/page-size';
import { Pagination, pageWindow } from '~/components/pagination';
import { show, the } from './screen';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i shows at most five links', (page, pages, links) =>
  expect(pageWindow(page, pages)).toEqual(links),
);

const place = { pathname: '/lista', search: '?nombre=a+b&pagina=4&cantidad=10' };

test('links keep the filters and lead to the first and last page', async () => {
  await show(() => <Pagination page={4} pages={9} place={place} />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(7);
  expect(links[0]).toBe('/lista?nombre=a+b&pagina=1&cantidad=10');
  expect(links.at(-1)).toBe('/lista?nombre=a+b&pagina=9&cantidad=10');
  expect(the('[aria-current=page]', HTMLAnchorElement).textContent).toBe('Página 4');
});

test('a list within a longer page is led to, not the top of the page', async () => {
  await show(() => <Pagination page={1} pages={2} place={place} param="paginaHistorial" hash="#historial" />);
  expect(the('nav.pages li:last-child a', HTMLAnchorElement).getAttribute('href')).toBe(
    '/lista?nombre=a+b&pagina=4&cantidad=10&paginaHistorial=2#historial',
  );
});

test('another page size keeps the filters and starts at the first page', async () => {
  await show(() => <PageSize total={11} size={10} sizes={[5, 10, 25]} place={place} />);
  const sent = [...new FormData(the('form', HTMLFormElement))];
  expect(sent).toEqual([
    ['nombre', 'a b'],
    ['cantidad', '10'],
  ]);
});

test.each([
  [7, 10, false],
  [10, 25, false],
  [7, 5, true],
  [11, 10, true],
  [11, 25, true],
])('of %i rows, shown by %i, another size is offered: %s', async (total, size, isOffered) => {
  await show(() => <PageSize {...{ total, size, place }} sizes={[5, 10, 25]} />);
  expect(document.body.textContent?.includes('Filas por página')).toBe(isOffered);
});
