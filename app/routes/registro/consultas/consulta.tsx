import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioRespuesta } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { AnswerForm } from './answer-form';
import { RESPUESTA } from './asked';
import { loadConsulta, mirar, plantilla, reabrir, responder, tomar } from './consulta.server';
import { Conversation } from './conversation';
import { Facts } from './facts';
import { First } from './first';
import { Ways } from './ways';

export const handle: Handle = { scripts: false };

/** One question. Reading it writes nothing, and so shows nothing of who asked until somebody takes it or says that they look at it. */
export async function loader(args: LoaderFunctionArgs) {
  const found = await loadConsulta(args);
  return { ...found, operacion: randomId(), constraint: constraintOf(formularioRespuesta) };
}

export const action = intentsOfDesk('atenderConsultas', { tomar, mirar, plantilla, responder, reabrir });

export default function Question() {
  const { consulta, contenido, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const made = useForm(RESPUESTA, { lastResult, constraint });
  // of one that somebody closed meanwhile, what was typed is shown all the same
  const isAnswered = contenido && (consulta.estado !== 'CERRADO' || lastResult);
  return (
    <>
      <p className="act back">
        <a href={address.consultas()}>Volver a las consultas</a>
      </p>
      <ErrorSummary form={made[0]} />
      <h1>{consulta.asunto}</h1>
      <First consulta={consulta} isOpen={contenido !== null} operacion={operacion} />
      <Facts consulta={consulta} contenido={contenido} />
      {contenido && <Conversation contenido={contenido} llego={consulta.llego} />}
      {isAnswered && <AnswerForm made={made} operacion={operacion} version={consulta.version} />}
      <Ways consulta={consulta} isOpen={contenido !== null} operacion={operacion} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.consulta.asunto ?? INFORMACION_NO_DISPONIBLE, 'Consultas');
