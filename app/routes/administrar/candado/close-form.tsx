import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { CheckboxGroup, RadioCards } from '~/components/form/option-fields';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { capital } from '~/format';
import type { Custodio } from '~/registry/contract/candado';
import { GRADO_EN_PALABRAS, MAXIMO_CUSTODIOS } from '~/registry/domain/candado';
import { CIERRE } from './asked';

/** What each grade is, in words. */
const OPCIONES = [
  {
    value: 'TODO',
    label: capital(GRADO_EN_PALABRAS.TODO),
    hint: 'También esperan sus contactos, sus servidores y sus registros DNS. Es lo más seguro.',
  },
  {
    value: 'TRASLADOS',
    label: capital(GRADO_EN_PALABRAS.TRASLADOS),
    hint: 'Espera lo que lo pasaría a otra persona o lo haría desaparecer. Los servidores y contactos se cambian como siempre.',
  },
];

interface CloseFormProps {
  custodios: readonly Custodio[];
  /** What goes along unseen: the operation's key, the names where they are several. */
  hidden: Readonly<Record<string, string>>;
  /** What is told before it is asked: under what is wrong, which comes first. */
  told?: ReactNode;
  /** The words of its button. */
  children: ReactNode;
}

/** How a lock is closed: what it holds, who of those that accepted watches, and how many of them have to approve. */
export function CloseForm({ custodios, hidden, told, children }: CloseFormProps) {
  const answer = useActionData<{ lastResult?: SubmissionResult }>();
  const ready = custodios.filter(({ estado }) => estado === 'ACEPTO');
  const [only, ...others] = ready;
  const isAlone = only !== undefined && others.length === 0;
  const [form, fields] = useForm(CIERRE, {
    lastResult: answer?.lastResult,
    defaultValue: { grado: 'TODO', quorum: '1', custodios: isAlone ? [String(only.id)] : [] },
    intencion: 'cerrar',
  });
  return (
    <>
      <ErrorSummary form={form} />
      {told}
      <Form form={form}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RadioCards field={fields.grado} label="¿Para qué es el candado?" options={OPCIONES} />
        <CheckboxGroup
          field={fields.custodios}
          label="¿Quiénes aprueban?"
          hint={`De 1 a ${MAXIMO_CUSTODIOS} personas. Al menos una que no sea usted.`}
          options={ready.map(({ id, nombre: quien, correo }) => ({
            value: String(id),
            label: <Named quien={quien} correo={correo} />,
          }))}
        />
        {isAlone ? (
          <input type="hidden" name={fields.quorum.name} value="1" />
        ) : (
          <SelectField
            field={fields.quorum}
            label="¿Cuántos tienen que aprobar cada cambio?"
            hint="Alcanza con que uno rechace para que no se haga."
            options={ready.slice(0, MAXIMO_CUSTODIOS).map((_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
          />
        )}
        <p>
          Ponerlo es inmediato y no cuesta nada. Para abrirlo tienen que aprobarlo todos sus custodios, y
          después pasan 24 horas.
        </p>
        <Actions>
          <SubmitButton intencion="cerrar" pending="Cerrando...">
            {children}
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

/** Somebody who can approve: by their name where it is known. */
const Named = ({ quien, correo }: { quien: string | null; correo: string }) =>
  quien ? (
    <>
      {quien} (<MailText mail={correo} />)
    </>
  ) : (
    <MailText mail={correo} />
  );
