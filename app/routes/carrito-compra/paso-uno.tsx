import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ErrorSummary } from '~/components/form/error-summary';
import { Actions, ButtonLink, Card, Columns } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { StepHead } from '~/components/stepper';
import type { VentaDTO } from '~/registry/contract/formas';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import { CONTINUAR_COMPRA, SIN_ARTICULOS } from '~/registry/domain/words/carrito';
import { intentsOfAnyone } from '~/session/forms/intents.server';
import { returnPath } from '~/session/guard.server';
import { requestContext } from '~/session/request/request-context.server';
import { SetAside } from './aside';
import { apartadosDe, descartarApartado, recuperarApartado } from './aside.server';
import { CartTable } from './cart-table';
import { Impossible } from './impossible';
import { aplicarPromocion, eliminar, volverAAgregar } from './paso-uno.server';
import { Promotion, usePromotionForm } from './promotion';
import { openSale } from './purchase.server';
import { posiblesDe, SECTIONS } from './sections';
import { Totals } from './totals';

const HEADING = 'Mi carrito';

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requestContext(args);
  const siguiente = returnPath(args.request, address.pasoDeCompra('dos'));
  const [venta, apartados] = await Promise.all([openSale(visitor), apartadosDe(visitor)]);
  return { venta, apartados, siguiente };
}

export const action = intentsOfAnyone({
  eliminar,
  'volver-a-agregar': volverAAgregar,
  'aplicar-promocion': aplicarPromocion,
  'recuperar-apartado': recuperarApartado,
  'descartar-apartado': descartarApartado,
});

export default function MiCarrito() {
  const { venta, apartados } = useLoaderData<typeof loader>();
  return (
    <>
      {venta && venta.items.length > 0 ? <FullCart venta={venta} /> : <EmptyCart />}
      <SetAside apartados={apartados} />
    </>
  );
}

function EmptyCart() {
  return (
    <>
      <StepHead current={1} heading={HEADING} />
      <Empty action={<ButtonLink href={address.disponibilidad()}>Buscar un dominio</ButtonLink>}>
        {SIN_ARTICULOS}. Busque un nombre y agréguelo: puede registrar hasta {LIMITE_REGISTROS} dominios en
        una compra.
      </Empty>
    </>
  );
}

function FullCart({ venta }: { venta: VentaDTO }) {
  const { siguiente } = useLoaderData<typeof loader>();
  const [form, fields] = usePromotionForm(useActionData<typeof action>()?.lastResult);
  return (
    <>
      <ErrorSummary form={form} />
      <StepHead current={1} heading={HEADING} />
      <Columns
        label="Su compra"
        aside={
          <Card title="Su compra">
            <Totals venta={venta} />
            <Actions>
              {posiblesDe(venta.items).length > 0 && (
                <ButtonLink href={siguiente}>{CONTINUAR_COMPRA}</ButtonLink>
              )}
              <ButtonLink href={address.disponibilidad()} kind="second">
                Buscar otro dominio
              </ButtonLink>
            </Actions>
          </Card>
        }
      >
        <Impossible items={venta.items} />
        {SECTIONS.map((section) => (
          <CartTable key={section.tipo} section={section} items={venta.items} />
        ))}
        <Promotion form={form} fields={fields} />
      </Columns>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Carrito de compras');
