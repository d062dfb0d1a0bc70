import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CancelLink, Dialog } from '~/components/dialog';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { redirect } from '~/session/visit.server';
import { aplicar } from './apply.server';

const HEADING = 'Aplicar los datos a sus dominios';

export const handle = { scripts: true };

/** Nothing to ask where no domain carries other data. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { cantidadContactosActualizables: cantidad } = await registry.usuario.contactosActualizables();
  if (cantidad === 0) throw redirect(args, address.misDatos());
  return { cantidad, volver: address.misDatos() };
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion === 'aplicar') return aplicar(args, submission);
  throw unknownIntent();
}

/** The question after the default contact changed (spec 2, My data). */
export default function ApplyToDomains() {
  const { cantidad, volver } = useLoaderData<typeof loader>();
  return (
    <Dialog title={HEADING} closeTo={volver}>
      <p>
        ¿Desea aplicar los nuevos datos de contacto a {count(cantidad, 'dominio', 'dominios')}? Cambian los
        contactos administrativo, técnico y financiero en los que usted figura, también en el whois. El
        titular de cada dominio no cambia.
      </p>
      <Form>
        <Actions>
          <SubmitButton intencion="aplicar" pending="Aplicando...">
            Aplicar a {count(cantidad, 'dominio', 'dominios')}
          </SubmitButton>
          <CancelLink>No, dejarlos como están</CancelLink>
        </Actions>
      </Form>
    </Dialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis datos');
