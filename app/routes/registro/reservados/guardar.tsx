import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { RadioCards } from '~/components/form/option-fields';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioReservado } from '~/registry/contract/oficina/formularios';
import { conLogin } from '~/registry/domain/con-login';
import { CLASES_DE_RESERVADO } from '~/registry/domain/reservados';
import { ActForm } from '~/routes/registro/act-form';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { RESERVADO } from './asked';
import { guardar, loadChanged } from './reservados.server';
import { CLASE_EN_PALABRAS } from './words';

export const handle: Handle = { scripts: false };

/** Asks which name is kept, from whom, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { reservado: await loadChanged(args), ...toAsk(formularioReservado) };
}

export const action = intentsOfDesk('cambiarReservados', { guardar });

const headingOf = (nombre: string | undefined): string =>
  nombre ? `Cambiar ${nombre}` : 'Reservar un nombre';

export default function Keep() {
  const { reservado, operacion, constraint } = useLoaderData<typeof loader>();
  const { nombre, clase = 'RESERVADO', para, motivo = '' } = reservado ?? {};
  const [form, fields] = useForm(RESERVADO, {
    lastResult: useActionData<typeof action>()?.lastResult,
    constraint,
    defaultValue: { nombre: nombre ?? '', clase, para: para?.login ?? '', motivo },
  });
  return (
    <ActForm
      form={form}
      motivo={fields.motivo}
      operacion={operacion}
      heading={headingOf(nombre)}
      back={{ href: address.reservados(), words: 'Volver a los nombres reservados' }}
      intencion="guardar"
      press="Guardar"
      questions={
        <>
          <TextField
            field={fields.nombre}
            label="Nombre"
            hint="Con su terminación (pepe.uy) vale para ese solo; sin ella (presidencia), para ese nombre con cualquier terminación."
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
            hint={`${para ? `Hoy, ${conLogin(para)}. ` : ''}Su usuario, o el correo con el que ingresa. Vacío: nadie.`}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      }
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, headingOf(data?.reservado?.nombre), 'Nombres reservados');
