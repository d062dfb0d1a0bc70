import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DefaultButton } from '~/components/form/default-button';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { formularioImportacion } from '~/registry/contract/transferencias-formulario';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { DATOS } from './asked-holder';
import { continuar, validar } from './datos.server';
import type { DatosBorrador } from './draft';
import { HolderFields } from './holder-fields';
import { onStep } from './import.server';
import { IMPORT_STEPS } from './steps';

const HEADING = 'Datos de contacto';

/** What the form begins with: what was kept, else the person's own data, which they do not type again. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry, borrador } = await onStep(args, 'datos');
  const constraint = constraintOf(formularioImportacion);
  if (borrador.datos) return { dominio: borrador.dominio, inicial: borrador.datos, constraint };
  const { contactoDTO } = await registry.cuenta.contacto();
  const inicial: Partial<DatosBorrador> = {
    tipo: 'PERSONA',
    nombre: contactoDTO?.nombre,
    apellido: contactoDTO?.apellido,
    direccion: contactoDTO?.direccion,
    telefono: contactoDTO?.telefono,
    email: contactoDTO?.emailPublico,
  };
  return { dominio: borrador.dominio, inicial, constraint };
}

export const action = intents({ validar, continuar });

/** Also after a refusal: what the code told is shown with it. The document is a new one, so that its boxes say so too. */
export const shouldRevalidate = () => true;

export default function DatosDeContacto() {
  const { dominio, inicial, constraint } = useLoaderData<typeof loader>();
  const { codigo, tipo, nombre, apellido, direccion, telefono, email } = inicial;
  const [form, fields] = useForm(DATOS, {
    lastResult: useActionData<typeof action>()?.lastResult,
    constraint,
    defaultValue: { codigo, tipo, nombre, apellido, direccion, telefono, email },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <Stepper current={2} steps={IMPORT_STEPS} label="Pasos de la importación" />
      <h1>{HEADING}</h1>
      <p>
        De <strong>{dominio}</strong>. Son públicos en la consulta whois. El nombre y el correo que indica el
        código de autorización no se pueden cambiar durante la importación.
      </p>
      <Form form={form} reloadDocument>
        <DefaultButton intencion="continuar" />
        <TextField
          field={fields.codigo}
          label="Código de autorización"
          hint="Lo da su registrador actual. No lo comparta con nadie más."
          width="full"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="field">
          <SubmitButton intencion="validar" pending="Validando..." kind="second">
            Validar código
          </SubmitButton>
        </div>
        <HolderFields fields={fields} fijos={inicial.fijos} />
        <Actions>
          <SubmitButton intencion="continuar" pending="Guardando datos...">
            Continuar
          </SubmitButton>
          <ButtonLink href={address.importar()} kind="second">
            Volver al dominio
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Importar dominio');
