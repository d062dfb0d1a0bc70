import type { SubmissionResult } from '@conform-to/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { CheckboxGroup, RadioCards } from '~/components/form/option-fields';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink, Card } from '~/components/layout';
import { MAXIMO_CUSTODIOS } from '~/registry/domain/candado';
import { CIERRE } from './asked';
import type { loadLock } from './candado-de.server';

/** What each grade is, in words. */
const GRADOS = [
  {
    value: 'TODO',
    label: 'Para todo cambio',
    hint: 'También esperan sus contactos, sus servidores y sus registros DNS. Es lo más seguro.',
  },
  {
    value: 'TRASLADOS',
    label: 'Solo para que no se lo lleven',
    hint: 'Espera lo que lo pasaría a otra persona o lo haría desaparecer. Los servidores y contactos se cambian como siempre.',
  },
];

/** Closing a lock, for its holder. Nobody is a custodian without having accepted. */
export function Closing() {
  const { custodios } = useLoaderData<typeof loadLock>();
  return (
    <>
      {custodios.some(({ estado }) => estado === 'ACEPTO') ? <CloseForm /> : <NobodyYet />}
      <AskContacts />
    </>
  );
}

function NobodyYet() {
  const { custodios } = useLoaderData<typeof loadLock>();
  const waiting = custodios.filter(({ estado }) => estado === 'INVITADO').map(({ correo }) => correo);
  return (
    <Card title="Primero, un custodio">
      <p>
        {waiting.length > 0
          ? `Invitó a ${waiting.join(', ')}: cuando acepte podrá poner el candado desde esta página.`
          : 'Para poner candado hace falta al menos una persona que haya aceptado ser su custodio.'}
      </p>
      <p>
        <ButtonLink href={address.candado()} kind={waiting.length > 0 ? 'second' : 'main'}>
          Invitar a un custodio
        </ButtonLink>
      </p>
    </Card>
  );
}

function CloseForm() {
  const { nombre, custodios, operacion } = useLoaderData<typeof loadLock>();
  const answer = useActionData<{ lastResult?: SubmissionResult }>();
  const ready = custodios.filter(({ estado }) => estado === 'ACEPTO');
  const [form, fields] = useForm(CIERRE, {
    lastResult: answer?.lastResult,
    defaultValue: { grado: 'TODO', quorum: '1' },
    intencion: 'cerrar',
  });
  return (
    <>
      <ErrorSummary form={form} />
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <RadioCards field={fields.grado} label="¿Qué guarda?" options={GRADOS} />
        <CheckboxGroup
          field={fields.custodios}
          label="¿Quiénes aprueban?"
          hint={`De una a ${MAXIMO_CUSTODIOS} personas. Al menos una que no sea usted.`}
          options={ready.map(({ id, nombre: quien, correo }) => ({
            value: String(id),
            label: quien ? `${quien} (${correo})` : correo,
          }))}
        />
        <SelectField
          field={fields.quorum}
          label="¿Cuántos tienen que aprobar cada cambio?"
          hint="Alcanza con que uno rechace para que no se haga."
          options={ready.slice(0, MAXIMO_CUSTODIOS).map((_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
        />
        <p>
          Ponerlo es inmediato y no cuesta nada. Para sacarlo tienen que aprobarlo todos sus custodios, y
          después pasan 24 horas.
        </p>
        <Actions>
          <SubmitButton intencion="cerrar" pending="Cerrando...">
            Poner candado a {nombre}
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

/** The name's own people, to be asked with one press. */
function AskContacts() {
  const { contactos, operacion } = useLoaderData<typeof loadLock>();
  if (contactos.length === 0) return null;
  return (
    <section aria-labelledby="contactos">
      <h2 id="contactos">Contactos del dominio que pueden ser sus custodios</h2>
      <p>Les enviamos una invitación por correo. Nada cambia hasta que acepten.</p>
      <ul className="lines">
        {contactos.map(({ correo, nombre }) => (
          <li key={correo}>
            <span>
              <span className="name">{nombre}</span> {correo}
            </span>{' '}
            <ActionButton
              intencion={`invitar:${correo}`}
              kind="second"
              pending="Enviando..."
              fields={{ operacion: `${operacion}-${correo}`.slice(0, 100) }}
            >
              Invitar<span className="sr"> a {nombre}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
