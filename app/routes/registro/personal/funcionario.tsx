import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { CheckboxGroup } from '~/components/form/option-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { CONJUNTO_EN_PALABRAS, CONJUNTOS, queAgrega } from '~/registry/domain/oficina';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { Scope } from '~/routes/registro/scope';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { FUNCIONARIO } from './asked';
import { ConfirmRemoval } from './confirm-removal';
import { cambiar, corregir, loadFuncionario, quitar } from './funcionario.server';

export const handle: Handle = { scripts: false };

/** What somebody of staff may do. */
export async function loader(args: LoaderFunctionArgs) {
  const constraint = constraintOf(formularioMotivo);
  return { ...(await loadFuncionario(args)), operacion: randomId(), constraint };
}

export const action = intentsOfDesk('cambiarPersonal', { cambiar, quitar, corregir });

/** As the list of staff has it: one's own page says so. */
const called = ({ nombre, esUsted }: { nombre: string; esUsted: boolean }): string =>
  esUsted ? `${nombre} (usted)` : nombre;

export default function StaffMember() {
  const { conjuntos, operacion, constraint, ...who } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const [form, fields] = useForm(FUNCIONARIO, {
    lastResult,
    constraint,
    defaultValue: { conjuntos, motivo: '' },
  });
  if (answer && 'confirm' in answer)
    return <ConfirmRemoval {...who} motivo={answer.confirm} operacion={operacion} />;
  return (
    <>
      <p className="act back">
        <a href={address.personal()}>Volver al personal</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{called(who)}</h1>
      <p>
        Dar un permiso que no tenía lo tiene que aprobar una segunda persona. Quitarlo se hace en el momento.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <CheckboxGroup
          field={fields.conjuntos}
          label="Qué puede hacer"
          hint="Sin ninguno marcado no entra más a la oficina. Debajo está qué permite cada uno."
          options={CONJUNTOS.map((each) => ({ value: each, label: CONJUNTO_EN_PALABRAS[each] }))}
        />
        <section aria-labelledby="permite">
          <h2 id="permite">Qué permite cada uno</h2>
          <Scope conjuntos={CONJUNTOS} say={(each) => queAgrega(each)} />
        </section>
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado con el cambio." />
        <Actions>
          <SubmitButton intencion="cambiar" pending="Guardando...">
            Guardar
          </SubmitButton>
          <ButtonLink href={address.personal()} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? called(data) : INFORMACION_NO_DISPONIBLE, 'Personal del registro');
