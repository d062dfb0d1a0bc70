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
import { Summary } from '~/components/summary';
import { formularioImportacion } from '~/registry/contract/transferencias-formulario';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { returnPath } from '~/session/guard.server';
import { DATOS } from './asked-holder';
import { cambiar, continuar, validar } from './datos.server';
import { HolderFields } from './holder-fields';
import { onStep } from './import.server';
import { ImportHead } from './import-head';

const HEADING = 'Datos de contacto';

/** The code is asked first; once it is right, what it does not tell. */
export async function loader(args: LoaderFunctionArgs) {
  const { borrador } = await onStep(args, 'datos');
  const isRight = borrador.datos?.codigoValidado === true;
  return {
    dominio: borrador.dominio,
    datos: borrador.datos,
    // A code that is right is read; changed, it is asked again, and alone: what the one before told is not of the new one.
    sirve: isRight && new URL(args.request.url).searchParams.get('codigo') === null,
    sinCambiarlo: isRight ? address.importarDatos(returnPath(args.request, '') || undefined) : null,
    constraint: constraintOf(formularioImportacion),
  };
}

export const action = intents({ validar, continuar, cambiar });

/** Also after a refusal: what the code told is shown with it. The document is a new one, so that its boxes say so too. */
export const shouldRevalidate = () => true;

export default function DatosDeContacto() {
  const { dominio, datos, sirve, sinCambiarlo, constraint } = useLoaderData<typeof loader>();
  const { codigo, tipo, nombre, apellido, direccion, telefono, email } = datos ?? {};
  const [form, fields] = useForm(DATOS, {
    lastResult: useActionData<typeof action>()?.lastResult,
    constraint,
    defaultValue: { codigo, tipo, nombre, apellido, direccion, telefono, email },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <ImportHead current={2} heading={HEADING} />
      <p>
        {sirve ? (
          <>
            Los datos del titular de <strong>{dominio}</strong> son públicos en la consulta whois. Lo que
            indica el código no se puede cambiar durante la importación.
          </>
        ) : (
          <>
            El código nos dice quién es el titular de <strong>{dominio}</strong>. Cuando lo valide, le pedimos
            solo lo que falte{datos && '; lo que ya completó se conserva'}.
          </>
        )}
      </p>
      <Form form={form} reloadDocument>
        <DefaultButton intencion={sirve ? 'continuar' : 'validar'} />
        {sirve ? (
          <>
            <input type="hidden" name={fields.codigo.name} value={codigo} />
            <Summary
              rows={[
                {
                  label: CODIGO,
                  value: (
                    <>
                      <div>{codigo}</div>{' '}
                      {/* A button of the form, as a link would lose what was typed and not sent yet. */}
                      <SubmitButton intencion="cambiar" kind="plain" pending="Abriendo...">
                        Cambiar<span className="sr"> el código de autorización</span>
                      </SubmitButton>
                    </>
                  ),
                },
              ]}
            />
          </>
        ) : (
          <TextField
            field={fields.codigo}
            label={CODIGO}
            hint="Lo da su registrador actual. No lo comparta con nadie más."
            width="full"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        {sirve && <HolderFields fields={fields} fijos={datos?.fijos} />}
        <Actions>
          {sirve ? (
            <SubmitButton intencion="continuar" pending="Guardando datos...">
              Continuar
            </SubmitButton>
          ) : (
            <SubmitButton intencion="validar" pending="Validando...">
              Validar código
            </SubmitButton>
          )}
          {!sirve && sinCambiarlo ? (
            <ButtonLink href={sinCambiarlo} kind="second">
              Seguir con el código ya validado
            </ButtonLink>
          ) : (
            <ButtonLink href={address.importar()} kind="second">
              Volver al dominio
            </ButtonLink>
          )}
        </Actions>
      </Form>
    </>
  );
}

const CODIGO = 'Código de autorización';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Importar dominio');
