import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { pageTitle } from '~/components/page-title';
import { formularioCorregirTitular } from '~/registry/contract/oficina/formularios';
import type { NombreVisto } from '~/registry/contract/oficina/titularidad';
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
        <WhatComes dominio={dominio} />
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
            hint="El usuario de quien lo recibe, o el correo con el que ingresa al portal. Antes de pedirlo verá quién es."
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
        <WhatComes dominio={dominio} />
      </NameSeen>
    </ActForm>
  );
}

const WhatComes = ({ dominio: { titular, tieneCuenta } }: { dominio: NombreVisto }) => (
  <>
    <li>
      {titular} deja de ser el titular, y también de ser contacto administrativo, técnico o financiero, si lo
      era. Los contactos de otras personas quedan.
    </li>
    <li>
      {tieneCuenta
        ? `Si la forma de pago es de ${titular}, el dominio se queda sin ella: no se renueva por sí solo mientras quien lo recibe no le ponga una. Si es de otro de sus contactos, sigue pagando.`
        : 'El dominio no tiene forma de pago: no se renueva por sí solo mientras quien lo recibe no le ponga una.'}{' '}
      Por el cambio no se cobra ni se devuelve nada.
    </li>
    <li>
      El código de transferencia de {titular} se anula, y si otro registrador había pedido el dominio, ese
      pedido se cancela.
    </li>
    <li>Lo demás queda igual: el estado del dominio, sus servidores, sus registros y el día en que vence.</li>
    <li>Se les avisa a los dos, con el documento y el motivo.</li>
  </>
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
