import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioCorregirTitular } from '~/registry/contract/oficina/formularios';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { ActForm } from '~/routes/registro/act-form';
import { toAsk } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { CORRECCION } from './asked';
import { beginsWith, DocumentFields } from './document-fields';
import { NameSeen } from './name-seen';
import { Receives } from './receives';
import { corregir, loadFor, pedir, revisar } from './titularidad.server';

const headingOf = (nombre: string): string => `Corregir el titular de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks whose a name is, by which document, and why; and then shows who that is before it is asked for. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'corregir')), ...toAsk(formularioCorregirTitular) };
}

export const action = intentsOfDesk('corregirTitular', { revisar, corregir, pedir });

export default function Correct() {
  const { nombre, dominio, sinOrden, hoy, operacion, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const [form, fields] = useForm(CORRECCION, {
    lastResult,
    constraint,
    defaultValue: beginsWith(sinOrden),
  });
  if (answer && 'confirm' in answer)
    return (
      <Receives {...{ nombre, dominio, operacion }} {...answer.confirm}>
        <WhatComes titular={dominio.titular} />
      </Receives>
    );
  return (
    <ActForm
      form={form}
      motivo={fields.motivo}
      operacion={operacion}
      seen={{ visto: dominio.visto }}
      heading={headingOf(nombre)}
      back={{ href: address.dominioEnOficina(nombre), words: 'Volver al dominio' }}
      intencion="revisar"
      press="Ver qué cambia"
      hint="Lo leen quien era y quien es su titular, y los demás contactos del dominio."
      questions={
        <>
          <TextField
            field={fields.persona}
            label="De quién es"
            hint="Su usuario, o el correo con el que ingresa al portal. Antes de pedirlo verá quién es."
            autoComplete="off"
            spellCheck={false}
          />
          <DocumentFields
            clase={fields.clase}
            numero={fields.numero}
            fecha={fields.fecha}
            orderOnly={sinOrden !== null}
          />
        </>
      }
    >
      <NameSeen dominio={dominio} sinOrden={sinOrden} hoy={hoy}>
        <WhatComes titular={dominio.titular} />
      </NameSeen>
    </ActForm>
  );
}

const WhatComes = ({ titular }: { titular: string }) => (
  <>
    <li>
      {titular} deja de ser el titular, y también de ser contacto administrativo, técnico o financiero, si lo
      era. Los contactos de otras personas quedan.
    </li>
    <li>
      Su forma de pago no paga más por el dominio, su código de transferencia se anula, y si otro registrador
      lo había pedido, eso se cancela.
    </li>
    <li>El dominio sigue funcionando igual, con los mismos servidores y registros.</li>
    <li>Se les avisa a los dos, con el documento y el motivo.</li>
  </>
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
