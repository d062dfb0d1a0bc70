import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { pageTitle } from '~/components/page-title';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { constraintOfClase, loadContenido } from './contenido.server';
import { ContentForm } from './content-form';
import { cambiar } from './write.server';

const HEADING = 'Cambiar el borrador';

export const handle: Handle = { scripts: false };

/** What a draft says is written anew. */
export async function loader(args: LoaderFunctionArgs) {
  const found = await loadContenido(args);
  return { ...found, operacion: randomId(), constraint: constraintOfClase(found.contenido.clase) };
}

export const action = intentsOfDesk('escribirContenidos', { cambiar });

export default function ChangeContent() {
  const { contenido, operacion, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { clase, id, escrito, version } = contenido;
  return (
    <>
      <p className="act back">
        <a href={address.contenido(clase, id)}>Volver sin guardar</a>
      </p>
      <ContentForm
        {...{ clase, escrito, version, operacion, constraint }}
        heading={HEADING}
        back={address.contenido(clase, id)}
        lastResult={answer?.lastResult}
        conflicto={answer?.conflicto}
      />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Contenidos');
