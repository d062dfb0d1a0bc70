import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { Looking } from '~/routes/registro/looking';
import { toAskReason } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { Charges } from './charges';
import { loadPersona, mirarPersona } from './cobro.server';
import { Why } from './why';

const HEADING = 'Cobros de una persona';

export const handle: Handle = { scripts: false };

/** What somebody was charged, the newest first, once it was said why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadPersona(args)), ...toAskReason() };
}

export const action = intentsOfDesk('verVentas', { mirar: mirarPersona });

export default function ChargesOfPerson() {
  const { mirada, quien, cobros, hayMas, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult ?? null;
  if (!mirada || !cobros) return <Why heading={HEADING} {...{ operacion, constraint, lastResult }} />;
  return (
    <>
      <p className="act back">
        <a href={address.buscarEnOficina()}>Buscar otra cosa</a>
      </p>
      <h1>Cobros de {quien}</h1>
      <Looking {...mirada} />
      {cobros.length === 0 ? (
        <Empty>No se le cobró nada.</Empty>
      ) : (
        <Charges
          caption={`${hayMas ? `Los últimos ${cobros.length} cobros` : 'Todos los cobros'} de ${quien}, el último primero`}
          cobros={cobros}
          opens
          column={{ header: 'Dominio', cell: ({ nombre }) => nombre }}
        />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.quien ? `Cobros de ${data.quien}` : HEADING, 'Oficina del registro');
