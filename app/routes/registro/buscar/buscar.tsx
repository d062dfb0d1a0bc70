import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { BUSQUEDA } from './asked';
import { buscar } from './buscar.server';
import { Found } from './found';

const HEADING = 'Buscar';

export const handle: Handle = { scripts: false };

/** One box for names, people, mail addresses, purchases, questions and transfers. */
export async function loader(args: LoaderFunctionArgs) {
  const { yo } = await atDesk(args, 'buscar');
  return {
    sees: { questions: yo.actos.includes('verConsultas'), purchases: yo.actos.includes('verVentas') },
  };
}

export const action = intentsOfDesk('buscar', { buscar });

export default function Search() {
  const { sees } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm(BUSQUEDA, { lastResult: answer?.lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>Cada búsqueda queda guardada, con su nombre.</p>
      <Form form={form} role="search" className="hero">
        <TextField
          field={fields.buscado}
          label="Qué busca"
          width="full"
          hint="Un dominio, el nombre, usuario o nic handle de una persona, un correo, o el número de una compra, un cobro, una consulta o una transferencia."
          autoComplete="off"
          spellCheck={false}
          press={
            <SubmitButton intencion="buscar" pending="Buscando...">
              Buscar
            </SubmitButton>
          }
        />
      </Form>
      {answer && 'hallado' in answer && <Found hallado={answer.hallado} sees={sees} />}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
