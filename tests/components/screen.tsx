import { createRemixStub } from '@remix-run/testing';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

type Route = Omit<Extract<Parameters<typeof createRemixStub>[0][number], { index?: false }>, 'Component'>;

/** Shows a screen in a router, at `/` unless told otherwise. */
export async function show(Component: () => ReactElement, route: Route = {}, at = '/') {
  const Stub = createRemixStub([{ path: '/', Component, ...route }]);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    root = createRoot(place);
    root.render(<Stub initialEntries={[at]} />);
  });
}

/** The one element a selector finds. */
export function the<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${kind.name} at ${selector}`);
  return found;
}

/** Presses something and waits for what follows. */
export const press = (element: HTMLElement) => act(async () => element.click());

/** Lets pending promises and effects finish. */
export const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));
