import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { WholeWords } from '~/components/whole-words';
import { capital } from '~/format';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';
import { loQueCambia } from '~/registry/domain/dos-personas';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { constraintOf } from '~/session/forms/constraint.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { SubjectLinks } from '../subject';
import type { SubjectPart } from '../subject-parts';
import { aprobarDe, estadoDe, tituloDe } from './act-words';
import { Answers } from './answers';
import { RESPUESTA } from './asked';
import { endOf } from './ending';
import { aprobar, hacerASolas, loadActo, rechazar, retirar, revisar } from './por-aprobar.server';

export const handle: Handle = { scripts: false };

/** One act that takes two people: what it is, what became of it, and what who looks may do. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadActo(args)), operacion: randomId(), constraint: constraintOf(formularioMotivo) };
}

export const action = intentsOfDesk('verPorAprobar', { aprobar, rechazar, retirar, hacerASolas, revisar });

export default function Act() {
  const { acto, over, hayOtraPersona, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  // who approves has nothing to write
  const made = useForm(RESPUESTA, {
    lastResult,
    ...(!acto.puede.responder && { constraint }),
  });
  return (
    <>
      <p className="act back">
        <a href={address.porAprobarEnOficina()}>Volver a lo que espera</a>
      </p>
      <ErrorSummary form={made[0]} />
      <h1>
        <WholeWords>{capital(acto.que)}</WholeWords>
      </h1>
      <Facts acto={acto} over={over} />
      <Answers {...{ made, hayOtraPersona, operacion }} puede={acto.puede} approve={aprobarDe(acto)} />
    </>
  );
}

/** Over what it is, who asked for it, and what became of it: what was asked is the heading. */
function Facts({ acto, over }: { acto: ActoDeLista; over: readonly SubjectPart[] }) {
  const { motivo, pidio, pedidoEn } = acto;
  const cambia = loQueCambia(acto);
  return (
    <Summary
      kind="beside"
      rows={[
        { label: 'Sobre', value: <SubjectLinks parts={over} /> },
        { label: 'Cómo está', value: estadoDe(acto) },
        ...(cambia ? [{ label: cambia.titulo, value: <Changes frases={cambia.frases} /> }] : []),
        { label: 'Motivo', value: motivo },
        { label: 'Quién lo pidió', value: pidio },
        { label: 'Cuándo lo pidió', value: <DateText value={pedidoEn} withTime /> },
        ...endOf(acto),
      ]}
    />
  );
}

/** Each in a line of its own. */
const Changes = ({ frases }: { frases: readonly string[] }) =>
  frases.length === 1 ? (
    <WholeWords>{frases[0] ?? ''}</WholeWords>
  ) : (
    <ul>
      {frases.map((frase) => (
        <li key={frase}>
          <WholeWords>{frase}</WholeWords>
        </li>
      ))}
    </ul>
  );

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? tituloDe(data.acto) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
