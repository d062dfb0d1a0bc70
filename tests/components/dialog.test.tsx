import { Link, Outlet } from '@remix-run/react';
import { expect, test } from 'vitest';
import { CancelLink, Dialog } from '~/components/dialog';
import { press, settle, show, the } from './screen';

/** jsdom has the element without its behaviour. */
function stubDialog() {
  let opener: Element | null = null;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      opener = document.activeElement;
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      if (opener instanceof HTMLElement) opener.focus();
    },
  });
}

const Parent = () => (
  <>
    <Outlet />
    <Link to="/liberar">Liberar</Link>
  </>
);

const Child = () => (
  <Dialog title="Liberar pepe.uy" closeTo="/">
    <CancelLink />
  </Dialog>
);

const children = [{ path: 'liberar', Component: Child }];

test('the heading has the focus, and closing gives it back to the opener', async () => {
  stubDialog();
  await show(Parent, { children });
  const opener = the('a', HTMLAnchorElement);
  opener.focus();
  await press(opener);
  await settle();
  expect(document.activeElement?.textContent).toBe('Liberar pepe.uy');
  await press(the('dialog a', HTMLAnchorElement));
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the way out is a link to the parent screen', async () => {
  stubDialog();
  await show(Parent, { children }, '/liberar');
  expect(the('dialog a', HTMLAnchorElement).getAttribute('href')).toBe('/');
});
