import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { UPDATE_DOCUMENTS } from '~/components/cuenta-pago/account-fields';
import { PaymentChoice } from '~/components/cuenta-pago/payment-choice';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import { TextAreaField } from '~/components/form/text-area-field';
import { dialogTitle } from '~/components/page-title';
import { money } from '~/format';
import { actualizarDocumentos } from '~/routes/cuentas-pago/new-account.server';
import { intents } from '~/session/forms/intents.server';
import { toAct } from '../domain.server';
import { RECUPERACION } from './asked';
import { messagesOf } from './messages.server';
import { recuperar, renewalToRecover, staysWith, whenOf } from './recuperar.server';

export async function loader(args: LoaderFunctionArgs) {
  const asked = await toAct(args, 'recuperar');
  const [renovacion, { mensajeConfirmarRecuperar, mensajeConfirmarRenovar }] = await Promise.all([
    renewalToRecover(args, asked),
    messagesOf(args),
  ]);
  const { hidden = asked.hidden } = renovacion ?? {};
  const plazos = await whenOf(renovacion, asked.info);
  const paga = renovacion && [mensajeConfirmarRenovar, staysWith(asked.info)];
  const aviso = [mensajeConfirmarRecuperar, ...(paga ?? [])].join(' ');
  return { ...asked, hidden, renovacion, plazos, aviso };
}

export const action = intents({ recuperar, [UPDATE_DOCUMENTS]: actualizarDocumentos(RECUPERACION) });

/** Bringing a deleted name back while there is time (spec 4); one that expired is renewed with it, and paid (decision 027). */
export default function Recover() {
  const { info, nombre, volver, hidden, aviso, plazos, renovacion } = useLoaderData<typeof loader>();
  const documentos = useActionData<typeof action>()?.documentos ?? renovacion?.documentos ?? [];
  return (
    <FormDialog
      title={`Recuperar ${nombre}`}
      closeTo={volver}
      hidden={hidden}
      asks={RECUPERACION}
      constraint={renovacion?.constraint}
      defaultValue={renovacion?.inicial}
      intencion="recuperar"
      press={renovacion ? `Recuperar por ${money(renovacion.precio)}` : 'Recuperar dominio'}
      pending="Recuperando..."
    >
      {(fields) => (
        <>
          <DefaultButton intencion="recuperar" />
          {!renovacion && <p>{aviso}</p>}
          <p>
            <strong>{renovacion?.unAnioMas}</strong> {plazos}
          </p>
          {renovacion && <PaymentChoice fields={fields} {...renovacion} documentos={documentos} />}
          {renovacion && <p className="hint">{aviso}</p>}
          <TextAreaField
            field={fields.motivo}
            label="Motivo"
            hint={info.motivos?.verHistorial ? undefined : 'Queda en el historial del dominio.'}
            optional
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}

export const meta: MetaFunction = ({ matches, location }) =>
  dialogTitle({ matches, location }, 'Recuperar el dominio');
