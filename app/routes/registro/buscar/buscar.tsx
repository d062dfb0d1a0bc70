import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { BUSQUEDA } from './asked';
import { buscar } from './buscar.server';
import { Found } from './found';
import { SearchBox } from './search-box';

const HEADING = 'Buscar';

export const handle: Handle = { scripts: false };

export async function loader(args: LoaderFunctionArgs) {
  const { yo } = await atDesk(args, 'buscar');
  return {
    sees: {
      questions: yo.actos.includes('verConsultas'),
      purchases: yo.actos.includes('verVentas'),
      kept: yo.actos.includes('verReservados'),
    },
  };
}

export const action = intentsOfDesk('buscar', { buscar });

export default function Search() {
  const { sees } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = useForm(BUSQUEDA, { lastResult: answer?.lastResult });
  return (
    <>
      <ErrorSummary form={made[0]} />
      <h1>{HEADING}</h1>
      <p>Cada búsqueda queda guardada, con su nombre.</p>
      <SearchBox made={made} />
      {answer && 'hallado' in answer && <Found hallado={answer.hallado} sees={sees} />}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
