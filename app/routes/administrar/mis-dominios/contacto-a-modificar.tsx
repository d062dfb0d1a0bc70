import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Form } from '~/components/form/form';
import { KeptQuery } from '~/components/form/kept-query';
import { plainField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { signedIn } from '~/session/guard.server';
import { contactsToChange } from './contacts-to-change.server';
import { chosenIn, toldToChoose } from './selection.server';
import { whereTheyAre } from './selection-words.server';

const HEADING = 'Qué contacto quiere modificar';

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const { search } = new URL(args.request.url);
  const chosen = await chosenIn(visitor);
  const { total } = chosen;
  if (total === 0) throw await toldToChoose(args, address.listaDeDominios(search));
  const roles = await contactsToChange(args, visitor, total);
  return { total, search, roles, donde: whereTheyAre(chosen) };
}

/** Of many domains one contact is changed at a time: which one, before its data. */
export default function WhichContact() {
  const { total, search, roles, donde } = useLoaderData<typeof loader>();
  const next = new URL(address.cambiarVarios('EDITAR_CONTACTO', undefined, search), 'http://localhost');
  return (
    <Dialog
      title={`¿${HEADING} de ${count(total, 'dominio', 'dominios')}?`}
      closeTo={address.placeOn(address.listaDeDominios(search), 'EDITAR_CONTACTO')}
    >
      {donde && <p>{donde}</p>}
      <Form method="get" action={next.pathname}>
        <KeptQuery search={next.search} />
        <SelectField
          field={{ ...plainField('rol', roles[0]?.value), id: 'rol' }}
          label="Contacto a modificar"
          options={roles}
        />
        <Actions>
          <SubmitButton pending="Buscando...">Continuar</SubmitButton>
          <CancelLink />
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis dominios');
