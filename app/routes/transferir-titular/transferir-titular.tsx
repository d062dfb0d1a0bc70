import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ASKED, ContactInputs } from '~/components/contacto/contact-inputs';
import { CheckboxField } from '~/components/form/checkbox-field';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { Meanwhile } from '~/components/form/meanwhile';
import { elementId } from '~/components/form/screen-field';
import { sentText } from '~/components/form/sent-text';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { Summary } from '~/components/summary';
import { moneyWithVat } from '~/format';
import { intents } from '~/session/forms/intents.server';
import { NUEVO_TITULAR } from './asked-new-holder';
import { agregar, guardar, loadTransfer } from './transfer.server';

const HEADING = 'Transferir titular';

export const loader = (args: LoaderFunctionArgs) => loadTransfer(args);

export const action = intents({ guardar, agregar });

const stepsOf = (nombre: string) => [
  { label: 'Qué implica', href: address.transferirTitular(nombre) },
  { label: 'Nuevo titular', href: address.transferirTitular(nombre, 'datos') },
  { label: 'Confirmación', href: address.transferirTitular(nombre, 'confirmar') },
];

/** Handing a domain over, in three steps: what it means, to whom, and the cart (spec 2, 4). */
export default function TransferHolder() {
  const { paso } = useLoaderData<typeof loader>();
  if (paso === 1) return <Meaning />;
  return paso === 2 ? <NewHolder /> : <Confirmation />;
}

/** Which domain and where in its transfer, under what a refused form says. */
function Head() {
  const { nombre, paso, volver } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <a href={volver}>Volver a {nombre}</a>
      </p>
      <Stepper current={paso} steps={stepsOf(nombre)} label="Pasos de la transferencia" />
      <h1>
        {HEADING} de {nombre}
      </h1>
    </>
  );
}

function Meaning() {
  const { nombre, implica, dicho, precio } = useLoaderData<typeof loader>();
  return (
    <>
      <Head />
      <p className="lead">{implica}</p>
      <ul>
        <li>
          Cuesta {moneyWithVat(precio)}: al confirmar la compra, el importe se debita de su cuenta y figura en
          la factura del período siguiente.
        </li>
        <li>El nuevo titular recibe un correo para tomar el dominio en su cuenta.</li>
        <li>Hasta que confirme la compra no cambia nada, y puede quitarla del carrito.</li>
        {dicho.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Actions>
        <ButtonLink href={address.transferirTitular(nombre, 'datos')}>Ingresar el nuevo titular</ButtonLink>
      </Actions>
    </>
  );
}

function NewHolder() {
  const { nombre, inicial, constraint, horas } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(NUEVO_TITULAR, { lastResult, defaultValue: inicial, constraint });
  return (
    <>
      <ErrorSummary form={form} />
      <Head />
      <Form form={form}>
        <p>A su correo electrónico público le enviamos el enlace para recibir el dominio.</p>
        <ContactInputs asks={NUEVO_TITULAR} fields={fields} />
        <TextField
          field={fields.mailConfirmacion}
          label="Confirmar correo electrónico público"
          type="email"
          autoComplete="off"
        />
        <CheckboxField
          field={fields.modificarAdministrador}
          label="El nuevo titular será también el contacto administrativo"
        />
        <CheckboxField
          field={fields.eliminarCuentaPago}
          label="Quitar la forma de pago que tiene ahora"
          hint="Si la deja, las próximas renovaciones se siguen debitando de esa cuenta mientras quien la puso sea contacto del dominio."
        />
        {horas !== null && (
          <CheckboxField
            field={fields.venta}
            label="Es una venta: después no se puede volver atrás"
            hint={`El nuevo titular lo puede recibir recién en ${horas} horas; hasta que lo reciba, usted puede deshacer la transferencia. Si no marca esta casilla, lo recibe enseguida, y usted puede volver atrás durante ${horas} horas.`}
          />
        )}
        <Actions>
          <SubmitButton intencion="guardar" pending="Guardando datos...">
            Continuar
          </SubmitButton>
          <ButtonLink href={address.transferirTitular(nombre)} kind="second">
            Volver al paso anterior
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

function Confirmation() {
  const { nombre, inicial, hidden, pasara, sigue } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const conflicto = answer && 'conflicto' in answer ? answer.conflicto : null;
  const [form] = useForm(NUEVO_TITULAR, { lastResult });
  const typed = address.transferirTitular(nombre, 'datos');
  const changeOf = (field: keyof typeof inicial, what: string) => ({
    href: address.placeOn(typed, elementId(`${form.id}-${field}`)),
    what,
  });
  return (
    <>
      <ErrorSummary form={form} />
      <Head />
      {conflicto && <Meanwhile {...conflicto} />}
      <section>
        <h2>Nuevo titular</h2>
        <Summary
          rows={[
            {
              label: ASKED.nombreApellido.label,
              value: inicial.nombreApellido,
              change: changeOf('nombreApellido', 'los datos del nuevo titular'),
            },
            { label: ASKED.direccion.label, value: inicial.direccion },
            { label: ASKED.telefono.label, value: inicial.telefono },
            { label: ASKED.emailPublico.label, value: inicial.emailPublico },
          ]}
        />
      </section>
      <section>
        <h2>Qué va a pasar</h2>
        <Summary
          rows={[
            {
              label: 'Contacto administrativo',
              value: pasara.administrador,
              change: changeOf('modificarAdministrador', 'si será también el contacto administrativo'),
            },
            {
              label: 'Forma de pago',
              value: pasara.formaDePago,
              change: changeOf('eliminarCuentaPago', 'si se quita la forma de pago'),
            },
            ...(pasara.venta
              ? [
                  {
                    label: 'Es una venta',
                    value: pasara.venta,
                    change: changeOf('venta', 'si es una venta'),
                  },
                ]
              : []),
            { label: 'Precio', value: pasara.precio },
          ]}
        />
      </section>
      <p>{sigue}</p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={hidden.operacion} />
        <input
          type="hidden"
          name="version"
          value={conflicto?.version ?? sentText(lastResult, 'version') ?? hidden.version}
        />
        <Actions>
          <SubmitButton intencion="agregar" pending="Agregando...">
            Agregar la transferencia al carrito
          </SubmitButton>
          <ButtonLink href={typed} kind="second">
            Volver al nuevo titular
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `${HEADING} de ${data.nombre}` : HEADING, 'Mis dominios');
