import { act } from 'react';
import { expect, test } from 'vitest';
import { AccountFields } from '~/components/cuenta-pago/account-fields';
import { CUENTA_PAGO } from '~/components/cuenta-pago/asked-accounts';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { press, settle, show, the } from './screen';

const PAISES = [
  { id: 1, nombre: 'Uruguay' },
  { id: 3, nombre: 'Brasil' },
  { id: 4, nombre: 'Chile' },
];

function Screen() {
  const [form, fields] = useForm(CUENTA_PAGO);
  return (
    <Form form={form}>
      <AccountFields fields={fields} paises={PAISES} documentos={[]} />
      <SubmitButton intencion="agregar" pending="Agregando...">
        Agregar forma de pago
      </SubmitButton>
    </Form>
  );
}

/** What reached the server, where no answer comes. */
async function shown(): Promise<string[]> {
  const sent: string[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    sent.push(`${form.get('intencion')} ${form.get('idPais')}`);
    return new Promise<null>(() => undefined);
  };
  await show(Screen, { action });
  return sent;
}

const chooseCountry = (id: string) =>
  act(async () => {
    const country = the('select[name=idPais]', HTMLSelectElement);
    country.value = id;
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });

const add = () => the('button[value=agregar]', HTMLButtonElement);

test('what is pressed while the documents of a country are on their way is sent at once', async () => {
  const sent = await shown();
  await chooseCountry('3');
  await press(add());
  expect(sent).toEqual(['actualizar-documentos 3', 'agregar 3']);
  expect(add().textContent).toBe('Agregando...');
});

test('of two countries chosen one after the other the last one counts', async () => {
  const sent = await shown();
  await chooseCountry('3');
  await chooseCountry('4');
  expect(sent).toEqual(['actualizar-documentos 3', 'actualizar-documentos 4']);
});

test('what was sent is not sent again while it is on its way, nor the documents asked for', async () => {
  const sent = await shown();
  await press(add());
  await press(add());
  await chooseCountry('3');
  expect(sent).toEqual(['agregar 1']);
});

test('a form that came back is sent again while what is beside it is still being read', async () => {
  const sent: string[] = [];
  let reads = 0;
  await show(Screen, {
    action: async ({ request }: { request: Request }) => {
      sent.push(String((await request.formData()).get('intencion')));
      return { lastResult: { typed: {}, errors: {} } };
    },
    loader: () => (reads++ === 0 ? null : new Promise<null>(() => undefined)),
  });
  await settle();
  await press(add());
  await settle();
  await press(add());
  await settle();
  expect(sent).toEqual(['agregar', 'agregar']);
});
