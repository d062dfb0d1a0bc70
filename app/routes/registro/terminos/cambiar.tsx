import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { WriteForm } from '~/routes/registro/write-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { TEXTO } from './asked';
import { cambiar, loadVersion } from './terminos.server';
import { called } from './version-words';

const headingOf = (numero: number): string => `Cambiar el borrador: ${called(numero).toLowerCase()}`;

export const handle: Handle = { scripts: false };

/** The text of a draft is written anew. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, numero, contenido, version } = await loadVersion(args);
  return { id, numero, contenido, version, operacion: randomId() };
}

export const action = intentsOfDesk('escribirContenidos', { cambiar });

export default function ChangeTerms() {
  const { id, numero, contenido, version, operacion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const [form, fields] = useForm(TEXTO, { lastResult, defaultValue: { contenido } });
  return (
    <>
      <p className="act back">
        <a href={address.versionDeTerminos(id)}>Volver sin guardar</a>
      </p>
      <WriteForm
        form={form}
        heading={headingOf(numero)}
        operacion={operacion}
        back={address.versionDeTerminos(id)}
        version={version}
        lastResult={lastResult}
        conflicto={answer?.conflicto}
      >
        <TextAreaField
          field={fields.contenido}
          label="Texto"
          hint="En HTML: títulos <h2>, párrafos <p>, listas <ul> y <li>, <strong>, <em>, enlaces <a href> y tablas. Lo demás se quita al guardar."
          rows={24}
          spellCheck
        />
      </WriteForm>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.numero) : INFORMACION_NO_DISPONIBLE, 'Términos y condiciones');
