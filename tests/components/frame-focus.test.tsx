import { useActionData } from '@remix-run/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Form } from '~/components/form/form';
import { EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
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

test('the focus is not lost with the button that was pressed', async () => {
  await show(Screen, { action: () => true });
  const button = the('.add', HTMLButtonElement);
  button.focus();
  await press(button);
  await settle();
  expect(document.querySelector('.notice')?.textContent).toContain(ADDED.texto);
  expect(document.activeElement).toBe(the('h1', HTMLHeadingElement));
});

test('the content of the cart closes with Escape, and when the focus goes elsewhere', async () => {
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
});
