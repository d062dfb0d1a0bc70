import { Form, Link, Outlet } from '@remix-run/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { UnderWay } from '~/components/frame/under-way';
import { press, show, the } from './screen';

const Parent = () => (
  <>
    <Link to="/lenta">Abrir</Link>
    <Form method="post" action="/lenta">
      <button type="submit">Guardar</button>
    </Form>
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

test('of what is sent its button says so: here it is only heard', async () => {
  const action = () => new Promise<null>(() => {});
  await show(Parent, { children: [{ path: 'lenta', action, Component: () => null }] });
  await press(the('button', HTMLButtonElement));
  await pass(600);
  expect(said()).toBe('Cargando...');
  expect(the('[role=status]', HTMLElement).className).toBe('sr');
});
