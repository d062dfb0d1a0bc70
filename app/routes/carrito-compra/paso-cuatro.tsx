import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ComponentProps } from 'react';
import * as address from '~/addresses';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink, Card, Columns } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { StepHead } from '~/components/stepper';
import { money } from '~/format';
import type { TemplateCuentaPago, VentaDTO } from '~/registry/contract/formas';
import { inWords } from '~/registry/domain/roles';
import { orWithout } from '~/session/failures/optional-part.server';
import { intents } from '~/session/forms/intents.server';
import { AccountName } from './account-name';
import { AccountSummary } from './account-summary';
import { CONFIRMACION } from './asked-confirmation';
import { HoldersSummary } from './holders-summary';
import { Impossible } from './impossible';
import { laterPrices } from './later-prices.server';
import { LinesTable } from './lines-table';
import { nextRenewals, renewsItself } from './next-renewals';
import { confirmar } from './paso-cuatro.server';
import { onStep } from './purchase.server';
import { areOfOneKind, linesOf, posiblesDe, SECTIONS, type Section, skippedOf } from './sections';
import { ToPay } from './totals';

const HEADING = 'Resumen de la compra';

export async function loader(args: LoaderFunctionArgs) {
  const { venta, cuentaPago, ...context } = await onStep(args, 'cuatro');
  const uuid = venta.uuidVenta;
  const [found, anuncios] = await Promise.all([
    orWithout(args, context, 'carrito.contactosVenta', ({ carrito }) => carrito.contactosVenta({ uuid })),
    laterPrices(args, context, venta),
  ]);
  return { venta, cuentaPago, contactos: found?.contactos ?? null, anuncios };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const action = intents({ confirmar });

export default function ResumenDeLaCompra() {
  const { venta, cuentaPago, contactos, anuncios } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form] = useForm(CONFIRMACION, { lastResult });
  const posibles = posiblesDe(venta.items);
  const only = isSummed(venta);
  return (
    <>
      <ErrorSummary form={form} />
      <StepHead current={4} skip={skippedOf(venta)} heading={HEADING} />
      <Columns label="Su compra" aside={<Charge form={form} />}>
        <section>
          <h2 className="sr">Artículos</h2>
          <Impossible items={venta.items} volver={address.pasoDeCompra('cuatro')} />
          {SECTIONS.map((section) => (
            <Lines
              key={section.tipo}
              {...{ section, only }}
              items={venta.items}
              paysNow={cuentaPago}
              anuncio={anuncios[section.tipo]}
            />
          ))}
          <p>
            <ChangeLink
              href={address.pasoDeCompra('uno', address.pasoDeCompra('cuatro'))}
              what="los artículos"
            />
          </p>
        </section>
        <HoldersSummary contactos={contactos && deLosPosibles(contactos, venta)} items={posibles} />
        {cuentaPago && <AccountSummary cuentaPago={cuentaPago} />}
      </Columns>
    </>
  );
}

/** Whether the sum of the one table there is is what is paid: it is said beside the button alone then. */
function isSummed({ items, total, descuento }: VentaDTO): boolean {
  const [first] = posiblesDe(items);
  if (first === undefined || !areOfOneKind(items)) return false;
  return descuento === 0 && linesOf(items, first.tipo).subtotal === total;
}

/** The holders of what is registered: not of a name that is gone. */
const deLosPosibles = (contactos: NonNullable<Loaded['contactos']>, { items }: Loaded['venta']) => {
  const gone = new Set(items.filter(({ motivo }) => motivo).map(({ dominio }) => dominio.id));
  return contactos.filter(({ idDominio }) => !gone.has(idDominio));
};

const named = ({ nombre, cuenta }: TemplateCuentaPago) => (
  <AccountName nombre={nombre} numero={cuenta.cuenta} />
);

interface LinesProps extends Pick<VentaDTO, 'items'> {
  section: Section;
  only: boolean;
  /** The account that pays. */
  paysNow: TemplateCuentaPago | null;
  /** What a year of its names will cost. */
  anuncio: string | undefined;
}

/** The lines of one kind, with what becomes of them later: once, and of which, where it is the same of all. */
function Lines({ section, only, items, paysNow, anuncio }: LinesProps) {
  const { todas, columna } = nextRenewals(posiblesDe(linesOf(items, section.tipo).lines), paysNow);
  return (
    <>
      <LinesTable {...{ section, only, items }} extra={columna} />
      {todas && <p>{todas}.</p>}
      {anuncio && <p>{anuncio}</p>}
    </>
  );
}

/** Leads to a step that, once answered, comes back here. */
const ChangeLink = ({ href, what }: { href: string; what: string }) => <a href={href}>Cambiar {what}</a>;

const ACTS = { REGISTRO: 'registrar', RENOVACION: 'renovar', TRANSFERENCIA: 'transferir' } as const;

/** What this purchase does, in words. */
const actsOf = (items: VentaDTO['items']): string =>
  inWords([...new Set(items.map(({ tipo }) => ACTS[tipo]))], 'o');

/** What is paid, when, and the button that does it, together (screens.md: what it costs, what happens next and by when). */
function Charge({ form }: Pick<ComponentProps<typeof Form>, 'form'>) {
  const { venta, cuentaPago } = useLoaderData<typeof loader>();
  const posibles = posiblesDe(venta.items);
  return (
    <Card title="Total a pagar">
      <ToPay venta={venta} />
      {posibles.length > 0 && (
        <>
          <Form form={form} reloadDocument>
            <input type="hidden" name="operacion" value={venta.uuidVenta} />
            <input type="hidden" name="total" value={venta.total} />
            <Actions>
              <SubmitButton intencion="confirmar" pending="Confirmando...">
                Confirmar compra <span className="unbroken">por {money(venta.total)}</span>
              </SubmitButton>
              <ButtonLink href={address.pasoDeCompra('tres')} kind="second">
                Volver a la forma de pago
              </ButtonLink>
            </Actions>
          </Form>
          <p>
            <strong>Cuándo se cobra:</strong> al confirmar la compra, el importe se debita
            {cuentaPago && <> de la cuenta {named(cuentaPago)}</>} en un solo pago y figura en la factura del
            período siguiente.
          </p>
          <p className="hint">
            {posibles.some(({ proximaRenovacion }) => renewsItself(proximaRenovacion)) &&
              'Puede desactivar la renovación automática en cualquier momento antes del día del vencimiento. '}
            {`Solo se cobra lo que se pueda ${actsOf(posibles)}.`}
          </p>
        </>
      )}
    </Card>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
