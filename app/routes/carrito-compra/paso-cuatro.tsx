import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ComponentProps } from 'react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useScreenForm } from '~/components/form/use-screen-form';
import { Actions, ButtonLink, Card, Columns } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Stepper } from '~/components/stepper';
import { money } from '~/format';
import { intents } from '~/session/intents.server';
import { AccountSummary } from './account-summary';
import { CONFIRMACION } from './confirmation-shape';
import { HoldersSummary } from './holders-summary';
import { LinesTable } from './lines-table';
import { confirmar } from './paso-cuatro.server';
import { onStep } from './purchase.server';
import { SECTIONS } from './sections';
import { Totals } from './totals';

const HEADING = 'Resumen de la compra';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  const { registry, venta, cuentaPago } = await onStep(args, 'cuatro');
  const { contactos } = await registry.carrito.contactosVenta({ uuid: venta.uuidVenta });
  return { venta, cuentaPago, contactos };
}

export const action = intents({ confirmar });

export default function ResumenDeLaCompra() {
  const { venta, cuentaPago, contactos } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form] = useScreenForm(CONFIRMACION, { lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <Stepper current={4} />
      <h1>{HEADING}</h1>
      <Columns label="Su compra" aside={<Charge form={form} />}>
        <section>
          <h2>Artículos</h2>
          {SECTIONS.map((section) => (
            <LinesTable key={section.tipo} section={section} items={venta.items} />
          ))}
          <p>
            <ChangeLink
              href={address.pasoDeCompra('uno', address.pasoDeCompra('cuatro'))}
              what="los artículos"
            />
          </p>
        </section>
        <HoldersSummary contactos={contactos} />
        {cuentaPago && <AccountSummary cuentaPago={cuentaPago} />}
      </Columns>
    </>
  );
}

/** Leads to a step that, once answered, comes back here. */
const ChangeLink = ({ href, what }: { href: string; what: string }) => <a href={href}>Cambiar {what}</a>;

/** What is paid, when, and the button that does it, together (screens.md: what it costs, what happens next and by when). */
function Charge({ form }: Pick<ComponentProps<typeof Form>, 'form'>) {
  const { venta } = useLoaderData<typeof loader>();
  return (
    <Card title="Total">
      <Totals venta={venta} label="Total a pagar" />
      <p>
        <strong>Cuándo se cobra:</strong> en un solo pago, en la factura del período siguiente.
      </p>
      <Form form={form} reloadDocument>
        <input type="hidden" name="operacion" value={venta.uuidVenta} />
        <input type="hidden" name="total" value={venta.total} />
        <Actions>
          <SubmitButton intencion="confirmar" pending="Confirmando...">
            Confirmar compra por {money(venta.total)}
          </SubmitButton>
          <ButtonLink href={address.pasoDeCompra('tres')} kind="second">
            Volver a la forma de pago
          </ButtonLink>
        </Actions>
      </Form>
      <p className="hint">
        Los registros y las renovaciones son por un año y se renuevan solos, con cargo a esta misma cuenta,
        salvo que lo cancele antes de la fecha de renovación. Solo se cobra lo que se pueda registrar.
      </p>
    </Card>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
