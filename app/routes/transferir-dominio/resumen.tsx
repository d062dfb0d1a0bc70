import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { accountLabel } from '~/components/cuenta-pago/payment-choice';
import { Form } from '~/components/form/form';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { isSameId } from '~/registry/contract/ids';
import { Rehearsal } from '~/routes/ensayo/rehearsal';
import { canRehearse } from '~/routes/ensayo/rehearse.server';
import { intents } from '~/session/forms/intents.server';
import { deskStyles } from '~/styles/desk';
import { toSend } from './import.server';
import { ImportHead } from './import-head';
import { ensayar } from './order.server';
import { RequestForm } from './request-form';
import { RulesList } from './rules-list';
import { ImportSummary } from './summary-of-import';

const HEADING = 'Resumen de la importación';

export const links = deskStyles;

/** The rules are looked at again: since step one somebody may have asked for the name, or locked it. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry, borrador } = await toSend(args);
  const [hoy, { cuentasPago }] = await Promise.all([
    registry.transferencia.iniciar({ dominio: borrador.dominio }),
    registry.cuenta.cuentasPago(),
  ]);
  const cuenta = cuentasPago.find(({ id }) => isSameId(id, borrador.cuentaPago));
  const { importe, vencimientoNuevo } = hoy.ok ? hoy : borrador;
  return {
    borrador: { ...borrador, importe, vencimientoNuevo },
    cuenta: cuenta ? accountLabel(cuenta) : null,
    impedimento: hoy.ok ? null : { mensaje: hoy.mensaje, reglas: hoy.reglas },
    operacion: randomId(),
    ensayable: await canRehearse(),
  };
}

export const action = intents({ ensayar });

export default function Resumen() {
  const { borrador, cuenta, impedimento, operacion, ensayable } = useLoaderData<typeof loader>();
  const error = useActionData<{ error?: string }>()?.error;
  return (
    <>
      <ImportHead current={4} heading={HEADING} />
      {impedimento && (
        <>
          <Notice tipo="error">{impedimento.mensaje}</Notice>
          {impedimento.reglas.length > 0 && <RulesList reglas={impedimento.reglas} />}
        </>
      )}
      {error && <Notice tipo="error">{error}</Notice>}
      <ImportSummary borrador={borrador} cuenta={cuenta} />
      <section>
        <h2>Qué sigue</h2>
        <p>
          Al solicitarla, {borrador.registrador ?? 'su registrador actual'} tiene 10 días para confirmar la
          transferencia. Le avisaremos del resultado. El código de autorización se usa una sola vez.
        </p>
        {ensayable && (
          <Form preventScrollReset>
            <Rehearsal />
          </Form>
        )}
      </section>
      <RequestForm
        operacion={operacion}
        importe={borrador.importe}
        volver={{ href: address.importarFormaDePago(), words: 'Volver a la forma de pago' }}
      />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Importar dominio');
