import type { SubmissionResult } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { CheckboxField } from '~/components/form/checkbox-field';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { Summary } from '~/components/summary';
import { VUELTA } from './asked';
import type { loadPoints } from './volver-atras.server';

type Elegido = NonNullable<Awaited<ReturnType<typeof loadPoints>>['elegido']>;

/** What a name is put back to, and what stays as it is, before it is confirmed. */
export function PutBack({ elegido: { punto, diferencias } }: { elegido: Elegido }) {
  const { nombre, aviso, esDeOtro } = useLoaderData<typeof loadPoints>();
  const answer = useActionData<{ lastResult?: SubmissionResult }>();
  const [form, fields] = useForm(VUELTA, {
    lastResult: answer?.lastResult,
    defaultValue: { congelar: esDeOtro ? 'on' : '' },
    intencion: 'volver',
  });
  return (
    <>
      <ErrorSummary form={form} />
      <p className="prose">
        {nombre} queda como estaba antes del <DateText value={punto.momento} withTime />, cuando {punto.quien}{' '}
        hizo este cambio: «{punto.titulo}». También se deshace lo que vino después.
      </p>
      {aviso && <Notice tipo="aviso">{aviso}</Notice>}
      <h2>Qué cambia</h2>
      {diferencias.length === 0 ? (
        <p>Nada: el dominio ya está como estaba entonces.</p>
      ) : (
        <Summary
          rows={diferencias.map(({ campo, antes, despues }) => ({
            label: campo,
            value: <NowAndThen ahora={esDeOtro ? null : antes} luego={despues} />,
          }))}
        />
      )}
      <h2>Qué no vuelve</h2>
      <ul>
        <li>Lo pagado, las renovaciones y el vencimiento quedan como están.</li>
        <li>
          {esDeOtro
            ? 'Si tenía candado, no lo tiene más: quien figura ahora como titular deja de decidir.'
            : 'El candado y los códigos de autorización no vuelven; el código que haya ahora deja de servir.'}
        </li>
        <li>
          <strong>Esto no se puede deshacer.</strong> Si después quiere otra cosa, hay que cambiarla a mano.
        </li>
      </ul>
      {diferencias.length > 0 && <Confirm form={form} fields={fields} />}
    </>
  );
}

/** How something is, unless that is somebody else's, and how it will be: nothing of it is done yet. */
function NowAndThen({ ahora, luego }: { ahora: string | null; luego: string }) {
  return (
    <>
      {ahora !== null && (
        <>
          Ahora: {ahora || 'nada'}
          <br />
        </>
      )}
      Vuelve a: {luego || 'nada'}
    </>
  );
}

type Asked = ReturnType<typeof useForm<typeof VUELTA.fields>>;

function Confirm({ form, fields }: { form: Asked[0]; fields: Asked[1] }) {
  const { nombre, version, esDeOtro, operacion } = useLoaderData<typeof loadPoints>();
  return (
    <Form form={form}>
      <input type="hidden" name="operacion" value={operacion} />
      <input type="hidden" name="version" value={version} />
      <CheckboxField
        field={fields.congelar}
        label="Congelarlo además por 24 horas"
        hint="Nadie, tampoco usted, puede transferirlo ni cambiar sus contactos o servidores mientras tanto."
      />
      <Actions>
        <SubmitButton intencion="volver" kind="danger" pending="Volviendo atrás...">
          Volver {nombre} a como estaba
        </SubmitButton>
        <ButtonLink href={esDeOtro ? address.misDominios() : address.verDominio(nombre)} kind="second">
          No, dejarlo así
        </ButtonLink>
      </Actions>
    </Form>
  );
}
