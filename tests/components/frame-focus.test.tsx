import { useActionData } from '@remix-run/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Form } from '~/components/form/form';
import { EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { NoticeAt } from '~/components/frame/message-box';
import { PageFrame } from '~/components/frame/page-frame';
import { press, settle, show, the } from './screen';

const ADDED = { tipo: 'ok' as const, texto: 'Se agregó.' };

const carrito = { registros: [], renovaciones: [], transferencias: [], cantidad: 0 };

/** What was pressed is gone once it was done. */
function Screen() {
  const done = useActionData<boolean>();
  return (
    <FrameContext.Provider value={{ ...EMPTY_FRAME, carrito, aviso: done ? ADDED : null }}>
      <PageFrame path="/">
        <h1>Pantalla</h1>
        {!done && (
          <Form>
            <button type="submit" className="add">
              Agregar
            </button>
          </Form>
        )}
      </PageFrame>
    </FrameContext.Provider>
  );
}

test('what a change did gets the focus: it is seen and said, whatever was pressed', async () => {
  await show(Screen, { action: () => true });
  const button = the('.add', HTMLButtonElement);
  button.focus();
  await press(button);
  await settle();
  expect(document.activeElement?.textContent).toContain(ADDED.texto);
});

/** A section that says by itself what was done in it. */
const Sections = () => (
  <FrameContext.Provider value={{ ...EMPTY_FRAME, aviso: { ...ADDED, lugar: 'cuentas' } }}>
    <PageFrame path="/" lugares={['cuentas']}>
      <h1>Pantalla</h1>
      <section id="cuentas">
        <NoticeAt lugar="cuentas" />
      </section>
      <section id="sesiones">
        <NoticeAt lugar="sesiones" />
      </section>
    </PageFrame>
  </FrameContext.Provider>
);

test('what a change did is said once, in the section where it was asked for', async () => {
  await show(Sections);
  const said = [...document.querySelectorAll('.notice')];
  expect(said.map((notice) => notice.closest('section')?.id)).toEqual(['cuentas']);
});

test('the content of the cart closes with Escape, and when the focus or a press goes elsewhere', async () => {
  await show(Screen);
  const popup = the('.popup', HTMLDetailsElement);
  const opener = the('.popup summary', HTMLElement);
  const inside = the('.panel a', HTMLAnchorElement);
  popup.open = true;
  inside.focus();
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => inside.dispatchEvent(pressed));
  expect(popup.open).toBe(false);
  expect(document.activeElement).toBe(opener);

  popup.open = true;
  await act(async () => the('.add', HTMLButtonElement).focus());
  expect(popup.open).toBe(false);

  popup.open = true;
  const touched = new Event('pointerdown', { bubbles: true });
  await act(async () => the('.panel', HTMLElement).dispatchEvent(touched));
  expect(popup.open).toBe(true);
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(popup.open).toBe(false);
});
