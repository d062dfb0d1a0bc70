import { INTENT } from '@conform-to/dom';
import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { type CheerioAPI, load } from 'cheerio';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '~/base/config.server';
import { csrfToken } from '~/base/secrets.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { FieldRows } from '~/components/form/rows';
import { screenForm } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { type Draft, EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { intents, intentsWithRows } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { requestContext } from '~/session/request/request-context.server';
import { Cookies } from '../support/portal/cookies';
import { type Answers, FilledForm } from '../support/portal/form';
import { signInWith } from '../support/portal/sign-in';
import { onDemoData } from '../support/registry';

onDemoData();

/** The stub of a router is meant for browsers: on a server its layout effects only complain. */
beforeEach(() => {
  vi.spyOn(React, 'useLayoutEffect').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const SERVIDORES = screenForm('delegacion', {
  comentario: 'text',
  servidor: { fields: ['nombre', 'ip'], min: 2, max: 13 },
});

/** As a registry refuses: the last server does not answer, and neither does the form as a whole. */
const action = intentsWithRows(SERVIDORES, {
  delegar: async (_, { form }) => {
    const typed = parseWithZod(form, { schema: schemaOf(SERVIDORES) });
    if (typed.status !== 'success') return refuse(SERVIDORES, typed);
    const mapErrores = {
      'servidor[12].nombre': 'No contesta.',
      'servidor[3].ip': 'Falta.',
      general: 'Revise.',
    };
    return typed.value.servidor.length === 13
      ? refuse(SERVIDORES, typed, { mensaje: '', mapErrores })
      : { value: typed.value };
  },
});

const withoutRows: typeof action = intents({
  delegar: async () => ({ value: { comentario: '', servidor: [] } }),
});

function Screen() {
  const lastResult = useActionData<{ lastResult: SubmissionResult }>()?.lastResult;
  const [form, fields] = useForm(SERVIDORES, { lastResult, defaultValue: { servidor: [{}, {}] } });
  return (
    <>
      <ErrorSummary form={form} />
      <Form form={form}>
        <TextField field={fields.comentario} label="Comentario" />
        <FieldRows form={form} list={fields.servidor} rows={SERVIDORES.fields.servidor} what="Servidor">
          {(row, { place, isNext }) => {
            const { nombre, ip } = row.getFieldset();
            return (
              <>
                <TextField field={nombre} label={`Nombre ${place + 1}`} autoFocus={isNext} />
                <TextField field={ip} label={`IP ${place + 1}`} />
              </>
            );
          }}
        </FieldRows>
        <SubmitButton intencion="delegar">Delegar</SubmitButton>
      </Form>
    </>
  );
}

/** The screen as the server writes it: without scripts, after an answer or with a draft. */
function pageOf(csrf: string, answer?: unknown, draft: Draft | null = null): CheerioAPI {
  const Stub = createRemixStub([{ id: 'pantalla', path: '/', Component: Screen }]);
  const page = (
    <FrameContext.Provider value={{ ...EMPTY_FRAME, csrf, draft }}>
      <Stub hydrationData={{ actionData: { pantalla: answer } }} />
    </FrameContext.Provider>
  );
  return load(renderToString(page));
}

/** A browser without scripts at this one screen. */
async function atTheForm() {
  const cookies = new Cookies();
  cookies.keep(await signInWith('', 'titular'));
  const csrf = csrfToken(cookies.get('sesion') ?? '');
  const asked = (init: RequestInit) => ({
    request: new Request(new URL('/x', settings().PUBLIC_URL), {
      ...init,
      headers: { Cookie: cookies.header },
    }),
    context: {},
    params: {},
  });
  const send = async (body: URLSearchParams, to: typeof action = action) => {
    const answer = await to(asked({ method: 'POST', body }));
    return 'data' in answer ? answer.data : answer;
  };
  const press = ($: CheerioAPI, words: string, answers: Answers = {}) => {
    const button = $('button').filter((_, one) => $(one).text() === words);
    const { entries } = new FilledForm($, button.first()).answer(answers).submission();
    return send(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
  };
  return { csrf, press, send, visit: () => requestContext(asked({})) };
}

const serverNames = ($: CheerioAPI) =>
  $('input[name$="].nombre"]')
    .toArray()
    .map((input) => $(input).attr('value') ?? '');

const TYPED = Array.from({ length: 13 }, (_, place) => `ns${place + 1}.ejemplo.uy`);

test('thirteen rows are added, typed, taken out, refused and kept, without scripts', async () => {
  const { csrf, press, visit: come } = await atTheForm();
  let page = pageOf(csrf);
  expect(serverNames(page)).toEqual(['', '']);
  expect(page('button').text()).not.toContain('Quitar');

  page = pageOf(csrf, await press(page, 'Agregar servidor', { Comentario: 'Hola', 'Nombre 2': 'b.uy' }));
  expect(serverNames(page)).toEqual(['', 'b.uy', '']);
  expect(page('input[autofocus]').attr('name')).toBe('servidor[2].nombre');
  // A line of its own: without styles the next row would go on beside it.
  expect(page('fieldset > p > button')).toHaveLength(3);
  page = pageOf(csrf, await press(page, 'Quitar servidor 1'));
  expect(serverNames(page)).toEqual(['b.uy', '']);
  expect(page('[name=comentario]').attr('value')).toBe('Hola');
  expect(page('.errors, .wrong')).toHaveLength(0);

  for (let rows = 2; rows < 13; rows++) page = pageOf(csrf, await press(page, 'Agregar servidor'));
  expect(page('button').text()).not.toContain('Agregar');
  const answers = Object.fromEntries(TYPED.map((name, place) => [`Nombre ${place + 1}`, name]));
  page = pageOf(csrf, await press(page, 'Delegar', answers));
  expect(serverNames(page)).toEqual(TYPED);
  const lines = page('.errors li').toArray();
  expect(lines.map((line) => page(line).text())).toEqual(['Revise.', 'Falta.', 'No contesta.']);
  const pointed = lines.slice(1).map((line) => page(page(line).find('a').attr('href') ?? '').attr('name'));
  expect(pointed).toEqual(['servidor[3].ip', 'servidor[12].nombre']);
  expect(page('[name="servidor[12].nombre"]').attr('aria-invalid')).toBe('true');

  const form = new FormData();
  for (const [place, name] of TYPED.entries()) form.append(`servidor[${place}].nombre`, name);
  const { session } = await come();
  await session.keepDraft('/x', form);
  expect(serverNames(pageOf(csrf, undefined, await session.takeDraft('/x')))).toEqual(TYPED);
});

test('more rows than the form has, or of another list, are no form of ours', async () => {
  const { csrf, send } = await atTheForm();
  const refused = (fields: Record<string, string>) =>
    expect(send(new URLSearchParams({ csrf, ...fields }))).rejects.toMatchObject({ init: { status: 400 } });
  await refused({ intencion: 'delegar', 'servidor[13].nombre': 'x' });
  await refused({ intencion: 'delegar', 'servidor[100].nombre': 'x' });
  for (const name of ['toString', 'comentario', '__proto__'])
    await refused({ [INTENT]: JSON.stringify({ type: 'insert', payload: { name } }) });
  await refused({ [INTENT]: '{' });
  await refused({
    [INTENT]: JSON.stringify({ type: 'update', payload: { name: 'comentario', value: 'x' } }),
  });
  await refused({ intencion: 'otra' });
});

test('a form without rows attends no order about rows', async () => {
  const { csrf, send } = await atTheForm();
  const insert = JSON.stringify({ type: 'insert', payload: { name: 'servidor' } });
  const sent = send(new URLSearchParams({ csrf, intencion: 'delegar', [INTENT]: insert }), withoutRows);
  await expect(sent).rejects.toMatchObject({ init: { status: 400 } });
});
