import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { Names } from '~/routes/registro/names';
import { ReasonForm } from '~/routes/registro/reason-form';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { answerInWords } from './answer-words';
import { loadCorreo, olvidar, probar } from './correo.server';

const headingOf = (correo: string): string => `Correo que vuelve: ${correo}`;

export const handle: Handle = { scripts: false };

/** A flagged address: what its server answered, and what may be done about it. */
export const loader = (args: LoaderFunctionArgs) => loadCorreo(args);

export const action = intentsOfDesk('reintentarTrabajo', { probar, olvidar });

export default function BouncedOne() {
  const { correo, puedeMirar, prueba, ...asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ReasonForm
        {...asked}
        heading={headingOf(correo.correo)}
        back={{ href: address.correosDevueltos(), words: 'Volver a los correos que vuelven' }}
        apart="Dejar de señalar la dirección"
        intencion="olvidar"
        press="Dejar de señalarla"
        hint="Queda guardado. Si otro correo vuelve, la dirección aparece de nuevo."
        lastResult={answer?.lastResult}
      >
        <Summary
          rows={[
            { label: 'Lo que respondió su servidor', value: answerInWords(correo.respuesta) },
            { label: 'Correos que volvieron', value: correo.veces },
            { label: 'Desde', value: <DateText value={correo.desde} withTime /> },
            { label: 'Último', value: <DateText value={correo.ultimo} withTime /> },
            {
              label: 'Se probó',
              value: correo.probado ? <DateText value={correo.probado} withTime /> : 'Nunca',
            },
            ...(correo.nombres.length === 0
              ? [
                  {
                    label: 'Dominios de quien la usa',
                    value: 'Ninguno: puede ser de una invitación o de una consulta.',
                  },
                ]
              : []),
          ]}
        />
        <ActionButton intencion="probar" pending="Enviando..." fields={{ operacion: `${prueba}-prueba` }}>
          Enviar un correo de prueba
        </ActionButton>
      </ReasonForm>
      {correo.nombres.length > 0 && (
        <details>
          <summary>{howMany(correo)}</summary>
          <Names {...correo} opens={puedeMirar} />
        </details>
      )}
    </>
  );
}

const howMany = ({ nombres, masNombres }: { nombres: readonly string[]; masNombres: boolean }): string =>
  `${masNombres ? 'Más de ' : ''}${count(nombres.length, 'dominio', 'dominios')} de quien la usa`;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.correo.correo) : INFORMACION_NO_DISPONIBLE, 'Lo que falló');
