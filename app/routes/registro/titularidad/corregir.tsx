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
import { corregir, loadFor } from './titularidad.server';

const headingOf = (nombre: string): string => `Corregir el titular de ${nombre}`;

export const handle: Handle = { scripts: false };

/** Asks whose a name is, by which document, and why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFor(args, 'corregir')), ...toAsk(formularioCorregirTitular) };
}

export const action = intentsOfDesk('corregirTitular', { corregir });

export default function Correct() {
  const { nombre, dominio, sinOrden, hoy, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(CORRECCION, {
    lastResult,
    constraint,
    defaultValue: beginsWith(sinOrden),
  });
  return (
    <ActForm
      form={form}
      motivo={fields.motivo}
      operacion={operacion}
      seen={{ visto: dominio.visto }}
      heading={headingOf(nombre)}
      back={{ href: address.dominioEnOficina(nombre), words: 'Volver al dominio' }}
      intencion="corregir"
      press="Pedir que se corrija"
      danger
      hint="Lo leen quien era y quien es su titular, y los demás contactos del dominio."
      questions={
        <>
          <TextField
            field={fields.persona}
            label="De quién es"
            hint="Su usuario, o el correo con el que ingresa al portal. Quien lo apruebe ve sus datos."
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
        <li>
          {dominio.titular} deja de ser el titular, y también de ser contacto administrativo, técnico o
          financiero, si lo era. Los contactos de otras personas quedan.
        </li>
        <li>
          Su forma de pago no paga más por el dominio, su código de transferencia se anula, y si otro
          registrador lo había pedido, eso se cancela.
        </li>
        <li>El dominio sigue funcionando igual, con los mismos servidores y registros.</li>
        <li>Se les avisa a los dos, con el documento y el motivo.</li>
      </NameSeen>
    </ActForm>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.nombre) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
