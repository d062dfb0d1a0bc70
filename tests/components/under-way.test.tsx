import { Link, Outlet } from '@remix-run/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { UnderWay } from '~/components/frame/under-way';
import { press, show, the } from './screen';

const Parent = () => (
  <>
    <Link to="/lenta">Abrir</Link>
    <Outlet />
    <UnderWay />
  </>
);

const pass = (ms: number) => act(async () => new Promise((done) => setTimeout(done, ms)));
const said = () => the('[role=status]', HTMLElement).textContent;

test('a page that lets wait says so, after a moment and until it is there', async () => {
  let answer = () => {};
  const loader = () =>
    new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
  await show(Parent, { children: [{ path: 'lenta', loader, Component: () => <p>Aquí está</p> }] });
  expect(said()).toBe('');
  await press(the('a', HTMLAnchorElement));
  expect(said(), 'a quick page does not flicker').toBe('');
  await pass(600);
  expect(said()).toBe('Cargando...');
  answer();
  await pass(50);
  expect(document.body.textContent).toContain('Aquí está');
  expect(said()).toBe('');
});
