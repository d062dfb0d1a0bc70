import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { CLASE_EN_PALABRAS } from './class-words';
import { constraintOfClase, loadNuevo } from './contenido.server';
import { ContentForm } from './content-form';
import { crear } from './write.server';

export const handle: Handle = { scripts: false };

/** A draft is written, from nothing or from one that there is. */
export async function loader(args: LoaderFunctionArgs) {
  const nuevo = await loadNuevo(args);
  return { ...nuevo, operacion: randomId(), constraint: constraintOfClase(nuevo.clase) };
}

export const action = intentsOfDesk('escribirContenidos', { crear });

/** What is written: a new one, or another version of a question of the help, by what is read of it now. */
const writing = ({ clase, escrito }: Awaited<ReturnType<typeof loadNuevo>>): string =>
  escrito?.clase === 'PREGUNTA' && escrito.sobre !== null
    ? `Otra versión de «${escrito.titulo}»`
    : CLASE_EN_PALABRAS[clase].write;

export default function NewContent() {
  const { clase, escrito, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { several } = CLASE_EN_PALABRAS[clase];
  return (
    <>
      <p className="act back">
        <a href={address.contenidos(clase)}>Volver a {several.toLowerCase()}</a>
      </p>
      <ContentForm
        {...{ clase, escrito, operacion, constraint, lastResult }}
        heading={writing({ clase, escrito })}
        back={address.contenidos(clase)}
      />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? writing(data) : INFORMACION_NO_DISPONIBLE, 'Contenidos');
