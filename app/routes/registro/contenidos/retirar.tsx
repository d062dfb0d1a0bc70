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
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { RETIRO } from './asked';
import { Facts } from './facts';
import { loadVida, retirar } from './life.server';

export const handle: Handle = { scripts: false };

/** Asks why something is shown no longer, or a draft left. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadVida(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

type Contenido = Awaited<ReturnType<typeof loader>>['contenido'];

const verbOf = ({ estado }: Pick<Contenido, 'estado'>): string =>
  estado === 'BORRADOR' ? 'Descartar' : 'Retirar';
const headingOf = (contenido: Pick<Contenido, 'estado' | 'titulo'>): string =>
  `${verbOf(contenido)} «${contenido.titulo}»`;

export const action = intentsOfDesk('publicarContenidos', { retirar });

export default function Withdraw() {
  const { contenido, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(RETIRO, { lastResult, constraint });
  return (
    <>
      <p className="act back">
        <a href={address.contenido(contenido.clase, contenido.id)}>Dejarlo como está</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(contenido)}</h1>
      <Facts contenido={contenido} />
      <p>Desde que lo retire no lo ve nadie. Queda guardado, y puede escribir otro a partir de él.</p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField field={fields.motivo} label="Motivo" hint="Queda guardado." />
        <Actions>
          <SubmitButton intencion="retirar" kind="danger" pending="Guardando...">
            {verbOf(contenido)}
          </SubmitButton>
          <ButtonLink href={address.contenido(contenido.clase, contenido.id)} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.contenido) : INFORMACION_NO_DISPONIBLE, 'Contenidos');
