import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Empty } from '~/components/empty';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { DIAS_DE_PEDIDO } from '~/registry/domain/pedidos';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { PEDIDO } from './asked';
import { buscar, loadSearch } from './pedidos.server';

const HEADING = 'Errores por referencia';

export const handle: Handle = { scripts: false };

/** One box: the number that a page of error showed to somebody. */
export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

export const action = intentsOfDesk('verPedidos', { buscar });

export default function Requests() {
  const { numero, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm(PEDIDO, {
    lastResult: answer?.lastResult,
    constraint,
    defaultValue: { numero },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>{HEADING}</h1>
      <p>
        Cuando algo falla, la página de error dice una referencia. Con ella se ve qué había pedido esa persona
        y qué quedó hecho, hasta {DIAS_DE_PEDIDO} días después. Cada búsqueda queda guardada, con el nombre de
        usted.
      </p>
      <Form form={form} role="search" className="hero">
        <TextField
          field={fields.numero}
          label="Referencia"
          width="full"
          hint="Por ejemplo: ABCD1234."
          autoComplete="off"
          spellCheck={false}
          press={
            <SubmitButton intencion="buscar" pending="Buscando...">
              Buscar
            </SubmitButton>
          }
        />
      </Form>
      {answer && 'noHay' in answer && (
        <section aria-labelledby="encontrado">
          <h2 id="encontrado">Qué hay con «{answer.buscado}»</h2>
          <Empty>{answer.noHay}</Empty>
        </section>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
