import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { screenForm } from '~/components/form/screen-form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { filled, parseWithZod, refuse as refuseForm } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { press, settle, show, the } from './screen';

const GENERAL = 'Todos los campos son obligatorios.';
const MAIL = 'El correo no tiene un formato válido.';

const DATOS = screenForm('datos', { correo: 'text' });

type Result = { lastResult: SubmissionResult };

function Screen() {
  const lastResult = useActionData<Result>()?.lastResult;
  const [form, fields] = useForm(DATOS, { lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <Form form={form}>
        <TextField field={fields.correo} label="Correo" hint="Le escribiremos." type="email" />
        <SubmitButton intencion="guardar" pending="Guardando datos...">
          Guardar datos
        </SubmitButton>
      </Form>
    </>
  );
}

const refuse = () => ({
  lastResult: {
    initialValue: { correo: 'x@' },
    error: { '': [GENERAL], correo: [MAIL] },
  },
});

test('a refusal is listed first and focused, in the words of the fields', async () => {
  await show(Screen, { action: refuse });
  await press(the('button', HTMLButtonElement));
  await settle();
  const summary = the('.errors', HTMLDivElement);
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([GENERAL, MAIL]);
  const field = the('input[name=correo]', HTMLInputElement);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Le escribiremos.',
    `Error: ${MAIL}`,
  ]);
});

test('what was refused is no longer said once it was done', async () => {
  document.title = 'Mis datos';
  const action = vi.fn().mockReturnValueOnce(refuse()).mockReturnValueOnce(null);
  await show(Screen, { action });
  const input = the('input[name=correo]', HTMLInputElement);
  input.value = 'x@';
  await press(the('button', HTMLButtonElement));
  await settle();
  expect(document.title).toBe('Error: Mis datos');
  await press(the('button', HTMLButtonElement));
  await settle();
  expect(document.querySelector('.errors, .wrong, .bad')).toBeNull();
  expect(document.title).toBe('Mis datos');
  expect(the('input[name=correo]', HTMLInputElement).value).toBe('');
});

test('what is typed while a form is on its way is not overwritten by its answer', async () => {
  let answer = (_: Result) => {};
  const action = () =>
    new Promise<Result>((resolve) => {
      answer = resolve;
    });
  await show(Screen, { action });
  const input = the('input[name=correo]', HTMLInputElement);
  input.value = 'x@';
  await press(the('button', HTMLButtonElement));
  input.value = 'x@correo.uy';
  answer(refuse());
  await settle();
  expect(document.querySelector('.errors')).not.toBeNull();
  expect(the('input[name=correo]', HTMLInputElement).value).toBe('x@correo.uy');
});

test('a line of the summary leads to its field and the errors stay', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await show(Screen, { action: refuse });
  await press(the('button', HTMLButtonElement));
  await settle();
  await press(the('.errors a', HTMLAnchorElement));
  expect(document.activeElement).toBe(the('input[name=correo]', HTMLInputElement));
  expect(document.querySelectorAll('.errors a')).toHaveLength(1);
});

test('while it is sent the button says so and the form is not sent twice', async () => {
  let answer = (_: unknown) => {};
  const action = vi.fn(() => new Promise<unknown>((done) => (answer = done)));
  await show(Screen, { action });
  const button = the('button', HTMLButtonElement);
  await press(button);
  await press(button);
  expect(button.textContent).toBe('Guardando datos...');
  expect(the('[role=status]', HTMLElement).textContent).toBe('Guardando datos...');
  expect(button.disabled).toBe(false);
  answer(refuse());
  await settle();
  expect(action).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('Guardar datos');
});

test('a press that was attended between two looks at the page leaves the next one its turn', async () => {
  const action = vi.fn(refuse);
  await show(Screen, { action });
  const button = the('button', HTMLButtonElement);
  // Nothing is drawn until `act` ends: the navigation begins and is over by then, as on a machine that is busy.
  await act(async () => {
    button.click();
    await vi.waitUntil(() => action.mock.calls.length === 1);
    await new Promise((done) => setTimeout(done));
  });
  expect(button.textContent).toBe('Guardar datos');
  await press(button);
  await settle();
  expect(action).toHaveBeenCalledTimes(2);
});

const PAIS = screenForm('pais', { pais: 'text', documento: 'text', nota: 'text' });

/** Lists whose options come with the answer, and a field that the answer fills in. */
function Filled() {
  const answer = useActionData<Result & { documentos: string[] }>();
  const [form, fields] = useForm(PAIS, { lastResult: answer?.lastResult });
  const options = (values: string[]) => values.map((value) => ({ value, label: value }));
  return (
    <Form form={form}>
      <SelectField field={fields.pais} label="País" options={options(['uy', 'br'])} />
      <SelectField
        field={fields.documento}
        label="Documento"
        empty="Seleccione"
        options={options(answer?.documentos ?? ['ci'])}
      />
      <TextField field={fields.nota} label="Nota" />
      <SubmitButton intencion="leer">Leer</SubmitButton>
    </Form>
  );
}

test('an answer fills in what is there already, and a list never goes blank', async () => {
  const value = 'De los servidores';
  const lastResult = {
    initialValue: { pais: 'br', documento: 'ci', nota: value },
    intent: { type: 'update', payload: { name: 'nota', value } },
  };
  await show(Filled, { action: () => ({ lastResult, documentos: ['pasaporte'] }) });
  const pais = the('select[name=pais]', HTMLSelectElement);
  pais.value = 'br';
  the('select[name=documento]', HTMLSelectElement).value = 'ci';
  pais.focus();
  await press(the('button', HTMLButtonElement));
  await settle();
  expect(the('select[name=pais]', HTMLSelectElement)).toBe(pais);
  expect(pais.value).toBe('br');
  expect(the('select[name=documento]', HTMLSelectElement).selectedIndex).toBe(0);
  expect(the('input[name=nota]', HTMLInputElement).value).toBe('De los servidores');
});

test('what the page fills in by itself is there beside what is wrong with it', async () => {
  const action = async ({ request }: { request: Request }) => {
    const typed = parseWithZod(await request.formData(), { schema: schemaOf(DATOS) });
    return refuseForm(DATOS, filled(typed, 'correo', 'x@'), {
      mensaje: '',
      mapErrores: { correo: MAIL, general: GENERAL },
    });
  };
  await show(Screen, { action });
  await press(the('button', HTMLButtonElement));
  await settle();
  expect(the('input[name=correo]', HTMLInputElement).value).toBe('x@');
  expect(the('.errors', HTMLDivElement).textContent).toBe(`Errores encontrados:${GENERAL}${MAIL}`);
  expect(document.activeElement).toBe(the('.errors', HTMLDivElement));
});

test('a list of which nothing was known at first offers its first line again, once it was done', async () => {
  const action = vi
    .fn()
    .mockReturnValueOnce({ lastResult: { initialValue: { documento: 'ci' }, error: { documento: ['No.'] } } })
    .mockReturnValueOnce(null);
  await show(Filled, { action });
  const documento = the('select[name=documento]', HTMLSelectElement);
  documento.value = 'ci';
  for (let times = 0; times < 2; times += 1) {
    await press(the('button', HTMLButtonElement));
    await settle();
  }
  expect(documento.selectedIndex).toBe(0);
  expect(document.querySelector('.wrong')).toBeNull();
});
