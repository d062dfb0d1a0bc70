import type { SubmissionResult } from '@conform-to/react';
import type { Constraints } from '~/components/form/screen-form';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Summary } from '~/components/summary';
import { WholeWords } from '~/components/whole-words';
import { money } from '~/format';
import type { LineaDeVenta } from '~/registry/contract/oficina/ventas';
import { DEVOLUCION_A_SOLAS } from '~/registry/domain/dos-personas';
import { importeEscrito } from '~/registry/domain/importe';
import { ActForm, type ActPage } from '~/routes/registro/act-form';
import { DEVOLUCION } from './asked';
import { isLeft, Left } from './left';

interface RefundFormProps extends Pick<ActPage, 'heading' | 'back' | 'operacion'> {
  constraint: Constraints;
  lastResult?: SubmissionResult | null;
  /** What was charged for. */
  concepto: string;
  cobrado: Pick<LineaDeVenta, 'nombre' | 'importe' | 'devuelto' | 'espera' | 'cuenta'>;
}

/** Asks how much of a charge is given back, and why; where it goes and what it does not do is said before. */
export function RefundForm({ constraint, lastResult, concepto, cobrado, ...page }: RefundFormProps) {
  const { nombre, importe, devuelto, cuenta } = cobrado;
  const queda = importe - devuelto;
  const [form, fields] = useForm(DEVOLUCION, {
    lastResult,
    constraint,
    defaultValue: { importe: importeEscrito(queda), motivo: '' },
  });
  const facts = (
    <Summary
      rows={[
        { label: concepto, value: nombre },
        { label: 'Se cobró', value: money(importe) },
        { label: 'Ya se devolvió', value: devuelto > 0 ? money(devuelto) : 'Nada' },
        { label: 'Queda', value: money(queda) },
      ]}
    />
  );
  if (!isLeft(cobrado))
    return (
      <>
        <p className="act back">
          <a href={page.back.href}>{page.back.words}</a>
        </p>
        <h1>
          <WholeWords>{page.heading}</WholeWords>
        </h1>
        {facts}
        <Left cobrado={cobrado} />
      </>
    );
  return (
    <ActForm
      {...page}
      form={form}
      motivo={fields.motivo}
      seen={{ devuelto }}
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
      {facts}
      <p>
        Queda acreditado en la cuenta de pago {cuenta.numero}, que fue la que pagó, y se descuenta de su
        factura del período siguiente
        {cuenta.quitada && ', también si su dueño ya la quitó del portal'}. Este portal no devuelve en
        efectivo ni a una tarjeta. El dominio queda como está: para quitarlo o liberarlo hay que hacerlo
        aparte.
      </p>
      <p>
        Si con esto y lo que ya devolvió en las últimas 24 horas, a quien sea, usted pasa de{' '}
        {money(DEVOLUCION_A_SOLAS)}, antes lo tiene que aprobar una segunda persona.
      </p>
    </ActForm>
  );
}
