import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { generoDe } from '~/registry/domain/contenidos';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { MomentFields } from '~/routes/registro/moment-fields';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import styles from '~/styles/reading.css?url';
import { AsSeen } from './as-seen';
import { PUBLICACION } from './asked';
import { Facts } from './facts';
import { loadVida, publicar } from './life.server';

const headingOf = (titulo: string): string => `Publicar «${titulo}»`;

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** From when something is shown, and until when; with whom it reaches and how they will see it. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadVida(args)), operacion: randomId() };
}

export const action = intentsOfDesk('publicarContenidos', { publicar });

export default function Publish() {
  const { contenido, operacion } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(PUBLICACION, { lastResult });
  return (
    <>
      <p className="act back">
        <a href={address.contenido(contenido.clase, contenido.id)}>Volver sin publicar</a>
      </p>
      <ErrorSummary form={form} />
      <h1>{headingOf(contenido.titulo)}</h1>
      <Facts contenido={contenido} />
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <input type="hidden" name="version" value={contenido.version} />
        <MomentFields
          dia={fields.desdeDia}
          hora={fields.desdeHora}
          of="de comienzo"
          empty="Así: 25/08/2026. Vacío: desde ahora."
        />
        <MomentFields
          dia={fields.hastaDia}
          hora={fields.hastaHora}
          of="de fin"
          empty={`Vacío: hasta que alguien ${generoDe(contenido.clase).lo} retire. Sin hora, el día entero.`}
        />
        <Actions>
          <SubmitButton intencion="publicar" pending="Publicando...">
            Publicar
          </SubmitButton>
          <ButtonLink href={address.contenido(contenido.clase, contenido.id)} kind="second">
            Cancelar
          </ButtonLink>
        </Actions>
      </Form>
      <AsSeen contenido={contenido} {...contenido.comoSeVe} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.contenido.titulo) : INFORMACION_NO_DISPONIBLE, 'Contenidos');
