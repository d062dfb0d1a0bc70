import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { dialogTitle } from '~/components/page-title';
import { date } from '~/format';
import { quienesPueden } from '~/registry/domain/acciones';
import { importing } from '~/routes/transferir-dominio/enabled.server';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { codigoOf, solicitarCodigo } from './dialogs.server';

export async function loader(args: LoaderFunctionArgs) {
  await importing(args);
  const { nombre, hidden } = await toAct(args, 'codigoTransferencia');
  const aprueban = quienesPueden('aprobarTransferencia');
  const pide = `Se genera un código que sirve 30 días. Con él, otro registrador puede pedir el dominio; nada cambia hasta que lo apruebe ${aprueban}.`;
  const codigo = await codigoOf(args);
  const hay =
    codigo?.state === 'ACTIVE'
      ? `el código${codigo.requestDate ? ` del ${date(codigo.requestDate)}` : ' que hay'} deja de servir`
      : '';
  const avisa = `Avisamos al titular y al contacto administrativo${hay && `, y ${hay}`}.`;
  return { dominio: nombre, operacion: hidden.operacion, pide, avisa };
}

export const action = intents({ solicitar: solicitarCodigo });

export default function RequestCode() {
  const { dominio, operacion, pide, avisa } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`¿Iniciar la transferencia de registrador del dominio ${dominio}?`}
      closeTo={address.transferenciaDe(dominio)}
      intencion="solicitar"
      press="Solicitar Código de Autorización"
      pending="Solicitando..."
      hidden={{ operacion }}
    >
      <p>{pide}</p>
      <p>{avisa}</p>
    </ConfirmDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Solicitar un código');
