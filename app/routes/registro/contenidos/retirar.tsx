import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { generoDe } from '~/registry/domain/contenidos';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { CLASE_EN_PALABRAS } from './class-words';
import { Facts } from './facts';
import { loadVida, retirar } from './life.server';

export const handle: Handle = { scripts: false };

/** Asks why something is shown no longer, or a draft left. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadVida(args)), ...toAskReason() };
}

type Contenido = Awaited<ReturnType<typeof loader>>['contenido'];

const verbOf = ({ estado }: Pick<Contenido, 'estado'>): string =>
  estado === 'BORRADOR' ? 'Descartar' : 'Retirar';
/** Of what nobody saw there is nothing that they see no longer. */
const DESCARTADO =
  'El borrador ya no se podrá publicar. Queda guardado, y puede escribir otro a partir de él.';
const headingOf = (contenido: Pick<Contenido, 'estado' | 'titulo'>): string =>
  `${verbOf(contenido)} «${contenido.titulo}»`;

export const action = intentsOfDesk('publicarContenidos', { retirar });

export default function Withdraw() {
  const { contenido, ...asked } = useLoaderData<typeof loader>();
  return (
    <ReasonForm
      {...asked}
      heading={headingOf(contenido)}
      back={{
        href: address.contenido(contenido.clase, contenido.id),
        words: `Dejar${generoDe(contenido.clase).lo} como está`,
      }}
      intencion="retirar"
      press={verbOf(contenido)}
      danger
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <Facts contenido={contenido} />
      <p>{contenido.estado === 'BORRADOR' ? DESCARTADO : CLASE_EN_PALABRAS[contenido.clase].withdrawn}</p>
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.contenido) : INFORMACION_NO_DISPONIBLE, 'Contenidos');
