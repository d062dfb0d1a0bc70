import type { SubmissionResult } from '@conform-to/react';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { expect, test } from 'vitest';
import { Form } from '~/components/form/form';
import { FieldRows } from '~/components/form/rows';
import { screenForm } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { changeRows } from '~/session/forms/rows.server';
import { press, settle, show, the } from './screen';

const SERVIDORES = screenForm('delegacion', { servidor: { fields: ['nombre'], min: 1, max: 4 } });

function Screen() {
  const lastResult = useActionData<{ lastResult: SubmissionResult }>()?.lastResult;
  const [form, { servidor }] = useForm(SERVIDORES, {
    lastResult,
    defaultValue: { servidor: [{ nombre: 'uno.uy' }, { nombre: 'dos.uy' }] },
  });
  return (
    <Form form={form}>
      <FieldRows form={form} list={servidor} rows={SERVIDORES.fields.servidor} what="Servidor">
        {(row, { place }) => <TextField field={row.getFieldset().nombre} label={`Nombre ${place + 1}`} />}
      </FieldRows>
      <SubmitButton intencion="delegar">Delegar</SubmitButton>
    </Form>
  );
}

/** The page of a form that came back: a draft with three rows, where it begins with two. */
const CameBack = () => (
  <FrameContext.Provider
    value={{
      ...EMPTY_FRAME,
      draft: {
        campos: { servidor: ['a.uy', 'b.uy', 'c.uy'].map((nombre) => ({ nombre })) },
        omitidos: [],
        archivos: [],
      },
    }}
  >
    <Screen />
  </FrameContext.Provider>
);

const action = async ({ request, context }: ActionFunctionArgs) =>
  changeRows({ context: context ?? {} }, { form: await request.formData() }, SERVIDORES);

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[name$="nombre"]')];
const typed = () => boxes().map(({ value }) => value);

async function pressCalled(words: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!button) throw new Error(`No button says '${words}'`);
  await press(button);
  await settle();
}

test('rows are added and taken out, each with what was typed in it, and the person goes on beside', async () => {
  await show(Screen, { action });
  const [first] = boxes();
  if (first) first.value = 'otro.uy';
  await pressCalled('Agregar servidor');
  expect(typed()).toEqual(['otro.uy', 'dos.uy', '']);
  expect(document.activeElement).toBe(boxes()[2]);
  const third = the('input[name="servidor[2].nombre"]', HTMLInputElement);
  third.value = 'tres.uy';
  await pressCalled('Quitar servidor 2');
  expect(typed()).toEqual(['otro.uy', 'tres.uy']);
  expect(boxes().map(({ name }) => name)).toEqual(['servidor[0].nombre', 'servidor[1].nombre']);
  expect(document.activeElement).toBe(boxes()[0]);
  await pressCalled('Quitar servidor 1');
  expect(typed()).toEqual(['tres.uy']);
  expect(document.body.textContent).not.toContain('Quitar');
});

test('rows that came back are taken out one by one, and no other with them', async () => {
  await show(CameBack, { action });
  expect(typed()).toEqual(['a.uy', 'b.uy', 'c.uy']);
  const [, , last] = boxes();
  if (last) last.value = 'ce.uy';
  await pressCalled('Quitar servidor 2');
  expect(typed()).toEqual(['a.uy', 'ce.uy']);
});
