import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { pageTitle } from '~/components/page-title';
import { randomId } from '~/config.server';
import { importingSignedIn } from '~/routes/transferir-dominio/enabled.server';
import { intents } from '~/session/intents.server';
import { notAvailable } from '~/session/not-available.server';
import { solicitarCodigo } from './dialogs.server';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  await importingSignedIn(args);
  const dominio = new URL(args.request.url).searchParams.get('dominio');
  if (!dominio) throw notAvailable();
  return { dominio, operacion: randomId() };
}

export const action = intents({ solicitar: solicitarCodigo });

export default function RequestCode() {
  const { dominio, operacion } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Iniciar la transferencia de registrador del dominio ${dominio}?`}
      closeTo={address.transferenciaDe(dominio)}
      intencion="solicitar"
      press="Solicitar Código de Autorización"
      pending="Solicitando..."
      hidden={{ operacion }}
    >
      <p>
        Se genera un código que sirve 30 días. Con él, otro registrador puede pedir el dominio; nada cambia
        hasta que usted lo apruebe.
      </p>
      <p>Avisamos al titular y al contacto administrativo. Si ya había un código, deja de servir.</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'Solicitar un código', 'Mis dominios');
