import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { money } from '~/format';
import { formularioDevolucion } from '~/registry/contract/oficina/formularios';
import { DEVOLUCION_A_SOLAS } from '~/registry/domain/dos-personas';
import { importeEscrito } from '~/registry/domain/importe';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { ActForm } from '~/routes/registro/act-form';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { DEVOLUCION } from './asked';
import { devolver, loadLinea } from './compra.server';
import { COMPRADO } from './line-words';

const headingOf = (referencia: string, nombre: string): string =>
  `Devolver de la compra ${referencia}: ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks how much of a line is given back, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadLinea(args)), ...toAsk(formularioDevolucion) };
}

export const action = intentsOfDesk('devolver', { devolver });

export default function Refund() {
  const { referencia, linea, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { tipo, nombre, importe, devuelto, cuenta } = linea;
  const queda = importe - devuelto;
  const [form, fields] = useForm(DEVOLUCION, {
    lastResult,
    constraint,
    defaultValue: { importe: importeEscrito(queda), motivo: '' },
  });
  return (
    <ActForm
      form={form}
      motivo={fields.motivo}
      operacion={operacion}
      seen={{ devuelto }}
      heading={headingOf(referencia, nombre)}
      back={{ href: address.compraEnOficina(referencia), words: 'Volver a la compra' }}
      intencion="devolver"
      press="Devolver"
      danger
      hint="Lo lee quien pagó. Queda guardado."
      questions={
        <TextField
          field={fields.importe}
          label="Importe que se devuelve"
          hint={`En pesos, IVA incluido, hasta ${money(queda)}. Así: 610 o 610,50.`}
          inputMode="decimal"
          autoComplete="off"
        />
      }
    >
      <Summary
        rows={[
          { label: COMPRADO[tipo], value: nombre },
          { label: 'Se cobró', value: money(importe) },
          { label: 'Ya se devolvió', value: devuelto > 0 ? money(devuelto) : 'Nada' },
          { label: 'Queda', value: money(queda) },
        ]}
      />
      <p>
        Queda acreditado en la cuenta de pago {cuenta.numero}, que fue la que pagó, y se descuenta de su
        factura del período siguiente
        {cuenta.quitada && ', también si su dueño ya la quitó del portal'}. Este portal no devuelve en
        efectivo ni a una tarjeta. El dominio queda como está: para quitarlo o liberarlo hay que hacerlo
        aparte.
      </p>
      <p>
        Si con esto usted devuelve más de {money(DEVOLUCION_A_SOLAS)} en un día, antes lo tiene que aprobar
        una segunda persona.
      </p>
      {queda === 0 && <p>Ya se devolvió todo lo que se cobró por esta línea.</p>}
    </ActForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? headingOf(data.referencia, data.linea.nombre) : INFORMACION_NO_DISPONIBLE,
    'Oficina del registro',
  );
