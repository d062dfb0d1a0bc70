import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import { causaDe, quedaRetenido, SIN_EFECTO_EN_PALABRAS } from '~/registry/domain/retenciones';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { toAskReason } from '~/routes/registro/reason.server';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { Effects } from './effects';
import { levantar, loadLifted } from './retenciones.server';
import { Until } from './until';

const headingOf = (nombre: string): string => `Levantar una retención de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Shows what ends with a hold and what does not, and asks why it is lifted. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadLifted(args)), ...toAskReason() };
}

export const action = intentsOfDesk('levantarRetencion', { levantar });

export default function Lift() {
  const { nombre, retencion, otras, queda, vuelve, ...asked } = useLoaderData<typeof loader>();
  const { motivo, desde, hasta, puso } = retencion;
  return (
    <ReasonForm
      {...asked}
      heading={headingOf(nombre)}
      back={{ href: address.dominioEnOficina(nombre), words: 'Volver al dominio' }}
      intencion="levantar"
      press="Pedir que se levante"
      hint="Por qué se levanta, con el documento que lo ordena si lo hay. Lo leen sus contactos."
      lastResult={useActionData<typeof action>()?.lastResult}
    >
      <Summary
        rows={[
          { label: 'Causa', value: capital(causaDe(retencion)) },
          { label: 'Por qué se puso', value: motivo },
          { label: 'Desde', value: <DateText value={desde} withTime /> },
          { label: 'Último día', value: <Until hasta={hasta} /> },
          { label: 'La puso', value: puso },
        ]}
      />
      <h2>Qué cambia</h2>
      <p>
        {vuelve.length > 0
          ? 'Desde que se apruebe, el dominio:'
          : 'Nada: otras retenciones impiden lo mismo.'}
      </p>
      <Effects efectos={vuelve} words={SIN_EFECTO_EN_PALABRAS} />
      {otras.length > 0 && (
        <>
          <h2>Qué sigue igual</h2>
          {otras.map((each) => (
            <p key={each.id}>{quedaRetenido(each)}</p>
          ))}
          <p>Mientras tanto, el dominio:</p>
          <Effects efectos={queda} />
        </>
      )}
      <p>
        Antes lo tiene que aprobar una segunda persona
        {vuelve.includes('TRANSFERENCIA') && ': sin esta retención el dominio se puede ir el mismo día'}.
      </p>
    </ReasonForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
