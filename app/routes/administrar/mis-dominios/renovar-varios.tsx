import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { agregar, loadRenewals } from './renovar-varios.server';
import { Split, ToNone } from './split';

const HEADING = 'Renovar varios dominios';

/** The names that were chosen in the list, of which those that can be renewed go to the cart. */
export const loader = (args: LoaderFunctionArgs) => loadRenewals(args);

export const action = intents({ agregar });

export default function RenewSeveral() {
  const { titulo, split, dice, press, hidden, volver } = useLoaderData<typeof loader>();
  if (split.totalAplica === 0) return <ToNone title={titulo} split={split} closeTo={volver} />;
  return (
    <ConfirmDialog
      title={titulo}
      closeTo={volver}
      hidden={hidden}
      intencion="agregar"
      press={press}
      pending="Agregando..."
    >
      {dice.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <Split {...split} />
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis dominios');
