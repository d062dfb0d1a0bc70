import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { RadioCards } from '~/components/form/option-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { formularioReservado } from '~/registry/contract/oficina/formularios';
import { CLASES_DE_RESERVADO } from '~/registry/domain/reservados';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { RESERVADO } from './asked';
import { guardar, loadChanged } from './reservados.server';
import { CLASE_EN_PALABRAS } from './words';

export const handle: Handle = { scripts: false };

/** Asks which name is kept, from whom, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return {
    reservado: await loadChanged(args),
    operacion: randomId(),
    constraint: constraintOf(formularioReservado),
  };
}

export const action = intentsOfDesk('cambiarReservados', { guardar });

const headingOf = (nombre: string | undefined): string =>
  nombre ? `Cambiar ${nombre}` : 'Reservar un nombre';

export default function Keep() {
  const { reservado, operacion, constraint } = useLoaderData<typeof loader>();
  const { nombre, clase = 'RESERVADO', para } = reservado ?? {};
  const [form, fields] = useForm(RESERVADO, {
    lastResult: useActionData<typeof action>()?.lastResult,
    constraint,
    defaultValue: { nombre: nombre ?? '', clase, para: para?.login ?? '', motivo: '' },
  });
  return (
    <>
      <p className="act back">
        <a href={address.reservados()}>Volver a los nombres reservados</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(nombre)}</h1>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextField
          field={fields.nombre}
          label="Nombre"
          hint="Con su terminación (pepe.uy) es ese solo; sin ella (presidencia) es con todas."
          autoComplete="off"
          spellCheck={false}
        />
        <RadioCards
          field={fields.clase}
          label="Clase"
          options={CLASES_DE_RESERVADO.map((each) => ({
            value: each,
            label: CLASE_EN_PALABRAS[each].words,
            hint: CLASE_EN_PALABRAS[each].hint,
          }))}
        />
        <TextField
          field={fields.para}
          label="Quién lo puede registrar"
          optional
          hint="Su usuario, o el correo con el que ingresa. Vacío: nadie."
          autoComplete="off"
          spellCheck={false}
        />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." rows={3} />
        <Actions>
          <SubmitButton intencion="guardar" pending="Guardando...">
            Guardar
          </SubmitButton>
          <ButtonLink href={address.reservados()} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, headingOf(data?.reservado?.nombre), 'Nombres reservados');
