import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { useFrame } from '~/components/frame/frame-context';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import type { Outputs } from '~/registry/contract';
import { CONGELADO_IMPIDE } from '~/registry/domain/words/dominios';
import type { Handle } from '~/scripts';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { intentsOfAnyone } from '~/session/forms/intents.server';
import { requestContext } from '~/session/request/request-context.server';

export const handle: Handle = { scripts: false };

const HEADING = 'Congelar el dominio';

/** Longer than any code. */
const LONGEST = 100;

/** Where the link of a notice leads (decision w). Opening it changes nothing: programs that read mail open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await requestContext(args);
  const codigo = new URL(args.request.url).searchParams.get('codigo')?.slice(0, LONGEST) ?? '';
  return { codigo, enlace: await orNotAvailable(registry.historia.enlaceDeCongelar({ codigo })) };
}

export const action = intentsOfAnyone({
  congelar: async (args, { form, registry }) => {
    const codigo = String(form.get('codigo') ?? '').slice(0, LONGEST);
    const answer = await registry.historia.congelarConEnlace({ codigo });
    const tipo = answer.codigo === 'OK' ? 'ok' : 'error';
    return done(args, address.congelar(codigo), { tipo, texto: answer.mensaje });
  },
});

export default function Freeze() {
  const { codigo, enlace } = useLoaderData<typeof loader>();
  const { nombreDominio: nombre, motivo } = enlace;
  return (
    <>
      <h1>
        {nombre === null ? (
          HEADING
        ) : (
          <>
            Congelar <DomainName nombre={nombre} />
          </>
        )}
      </h1>
      {motivo ? <Spent enlace={enlace} /> : <Question codigo={codigo} enlace={enlace} />}
    </>
  );
}

type Enlace = Outputs['historia']['enlaceDeCongelar'];

/** What pressing does, and until when. */
function Question({ codigo, enlace: { congeladoHasta, quedaHasta } }: { codigo: string; enlace: Enlace }) {
  return (
    <>
      <p>
        {congeladoHasta && quedaHasta && (
          <>
            Ya está congelado hasta el <DateText value={congeladoHasta} withTime />: al prolongarlo queda así
            hasta el <DateText value={quedaHasta} withTime />.{' '}
          </>
        )}
        {congeladoHasta ? 'Mientras tanto' : 'Durante 24 horas'} {CONGELADO_IMPIDE}. Lo demás queda como está.
      </p>
      <ActionButton
        intencion="congelar"
        fields={{ codigo }}
        kind="danger"
        pending={congeladoHasta ? 'Prolongando...' : 'Congelando...'}
      >
        {congeladoHasta ? 'Prolongar el congelamiento' : 'Congelar por 24 horas'}
      </ActionButton>
    </>
  );
}

/** How the name is, why the link does nothing now, and where to go on: no warning to whoever has just frozen it. */
function Spent({ enlace: { motivo, nombreDominio, congeladoHasta } }: { enlace: Enlace }) {
  const isSignedIn = useFrame().person !== null;
  const on = nombreDominio === null ? address.misDominios() : address.verDominio(nombreDominio);
  const where = nombreDominio === null ? 'Ver mis dominios' : 'Ver el dominio';
  return (
    <>
      {congeladoHasta ? (
        <>
          <p>
            El dominio está congelado hasta el <DateText value={congeladoHasta} withTime />.
          </p>
          <p className="hint">{motivo}</p>
        </>
      ) : (
        <Notice tipo="aviso">{motivo}</Notice>
      )}
      <p>
        <ButtonLink href={on}>{isSignedIn ? where : `Iniciar sesión y ${where.toLowerCase()}`}</ButtonLink>
      </p>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.enlace.nombreDominio ? `Congelar ${data.enlace.nombreDominio}` : HEADING);
