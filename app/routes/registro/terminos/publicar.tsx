import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { MomentFields } from '~/routes/registro/moment-fields';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { VIGENCIA } from './asked';
import { Changes } from './changes';
import { loadVersion, publicar } from './terminos.server';
import { called } from './version-words';

const headingOf = (numero: number): string => `Publicar los términos: ${called(numero).toLowerCase()}`;

export const handle: Handle = { scripts: false };

/** From when a version is in force, with what it changes. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadVersion(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('publicarTerminos', { publicar });

export default function PublishTerms() {
  const { id, numero, version, contra, cambios, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(VIGENCIA, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={address.versionDeTerminos(id)}>Volver sin publicar</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(numero)}</h1>
      <p>
        Desde el momento que diga, cada persona tiene que aceptar esta versión en la próxima página que abra
        con su cuenta. Una versión que ya rige no se cambia ni se retira: solo la sigue otra. Por eso la tiene
        que aprobar una segunda persona antes de que se publique.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <input type="hidden" name="version" value={version} />
        <MomentFields
          dia={fields.desdeDia}
          hora={fields.desdeHora}
          of="en que empieza a regir"
          empty="Así: 25/08/2026. Vacío: desde ahora."
        />
        <TextAreaField
          field={fields.motivo}
          label="Motivo"
          hint="Lo lee la otra persona que lo tiene que aprobar, y queda guardado."
        />
        <Actions>
          <SubmitButton intencion="publicar" pending="Guardando...">
            Pedir que se publique
          </SubmitButton>
          <ButtonLink href={address.versionDeTerminos(id)} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
      <Changes numero={numero} contra={contra} cambios={cambios} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.numero) : INFORMACION_NO_DISPONIBLE, 'Términos y condiciones');
