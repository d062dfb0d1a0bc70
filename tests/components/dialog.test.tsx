import { Link, Outlet, redirect, useNavigate } from '@remix-run/react';
import { expect, test } from 'vitest';
import { CancelLink, Dialog } from '~/components/dialog';
import { ConfirmDialog } from '~/components/form/form-dialog';
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

function Parent() {
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <Link to="/liberar">Liberar</Link>
      <button type="button" className="back" onClick={() => navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

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

test.each([
  ['panaderialasierra.com.uy', 'panaderialasierra<wbr>.com.uy'],
  ['ns2.proveedor.com.uy', 'ns2.proveedor.com.uy'],
  ['correo.panaderiala.com.uy', 'correo.panaderiala<wbr>.com.uy'],
  ['panaderialasierra.uy', 'panaderialasierra<wbr>.uy'],
])('a long name in the heading may break before its suffix, and not in it: %s', async (name, written) => {
  stubDialog();
  const Long = () => (
    <Dialog title={`¿Renovar ${name}?`} closeTo="/">
      <CancelLink />
    </Dialog>
  );
  await show(Parent, { children: [{ path: 'liberar', Component: Long }] }, '/liberar');
  const heading = the('dialog h2', HTMLHeadingElement);
  expect(heading.textContent).toBe(`¿Renovar ${name}?`);
  expect(heading.innerHTML).toBe(`¿Renovar ${written}?`);
});

test('a name that has room on a line of a phone is not broken', async () => {
  stubDialog();
  const Short = () => (
    <Dialog title="sinformadepago.uy está por vencer" closeTo="/">
      <CancelLink />
    </Dialog>
  );
  await show(Parent, { children: [{ path: 'liberar', Component: Short }] }, '/liberar');
  expect(the('dialog h2', HTMLHeadingElement).innerHTML).not.toContain('<wbr>');
});

test('the cross and the way out are links to the parent screen', async () => {
  stubDialog();
  await show(Parent, { children }, '/liberar');
  const ways = [...document.querySelectorAll('dialog a')];
  expect(ways.map((way) => way.textContent)).toEqual(['Cerrar este recuadro ×', 'Cancelar']);
  for (const way of ways) expect(way.getAttribute('href')).toBe('/');
});

const Question = () => (
  <ConfirmDialog
    title="¿Liberar?"
    closeTo="/"
    intencion="liberar"
    press="Liberar"
    pending="Liberando..."
    danger
  >
    <p>Deja de funcionar.</p>
  </ConfirmDialog>
);

const liberar = { path: 'liberar', Component: Question, action: () => redirect('/') };

test.each([
  ['closed', 'dialog a', HTMLAnchorElement],
  ['confirmed', 'dialog button', HTMLButtonElement],
])('once a dialog was %s, Back does not open it again', async (_, way, kind) => {
  stubDialog();
  await show(Parent, { children: [liberar] });
  await press(the('a', HTMLAnchorElement));
  await settle();
  await press(the<HTMLElement>(way, kind));
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
  await press(the('.back', HTMLButtonElement));
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
});
