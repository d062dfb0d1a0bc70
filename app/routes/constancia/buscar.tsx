import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { publicPage } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';

export const handle: Handle = { scripts: false };

/** A number that is typed leads to its certificate; the form sent without one is refused. */
export function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('numero');
  const numero = asked?.trim() ?? '';
  if (numero !== '') return redirect(address.constancia(numero.slice(0, 60)), 303);
  sameForEverybody(args, LIFE.page);
  return asked === null ? data({ refused: null }) : data({ refused: NOTHING_TYPED }, { status: 422 });
}

const FORM = 'constancia';
const NOTHING_TYPED = {
  id: FORM,
  errors: [],
  allErrors: { numero: ['Ingrese el número de la constancia.'] },
};

export default function CheckCertificate() {
  const { refused } = useLoaderData<typeof loader>();
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>Comprobar una constancia</h1>
      <p className="lead">
        Escriba el número de la constancia: verá qué dice, cuándo se emitió y si todavía es así.
      </p>
      <NumberForm numero="" errors={refused?.allErrors.numero} />
    </>
  );
}

/** Asks for the number of a certificate, as it is written on the paper. */
export const NumberForm = ({ numero, errors }: { numero: string; errors?: string[] }) => (
  <SearchForm
    main
    name="Constancias"
    action={address.constancias()}
    field={plainField('numero', numero, errors, `${FORM}-numero`)}
    label="Número de la constancia"
    hint={
      <>
        Por ejemplo: <span className="unbroken">UY-3F7K-9QXM-2B8T-V5WC</span>
      </>
    }
    width="full"
    autoCapitalize="characters"
  />
);

export const meta: MetaFunction = ({ matches }) =>
  publicPage(
    matches,
    'Comprobar una constancia',
    'Compruebe por su número si una constancia de registro de un dominio .uy fue emitida y si todavía es así.',
  );
