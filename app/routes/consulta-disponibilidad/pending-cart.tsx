import * as address from '~/addresses';
import type { Carrito } from '~/components/frame/data';
import { ButtonLink, Card } from '~/components/layout';
import { Price } from '~/components/price';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import { CARRITO_LLENO } from '~/registry/domain/words/compras';

/** The registrations in the cart, beside the search (spec 2); where the registry does not say, only the way there. */
export function PendingCart({ carrito }: { carrito: Carrito | null }) {
  if (carrito === null)
    return (
      <Card title="Su carrito">
        <ButtonLink href={address.carrito()}>Ir al carrito</ButtonLink>
      </Card>
    );
  const { registros } = carrito;
  if (registros.length === 0)
    return (
      <Card title="Su carrito">
        <p>No hay dominio pendiente de registro</p>
      </Card>
    );
  const total = registros.reduce((sum, { precio }) => sum + precio, 0);
  return (
    <Card title="Su carrito">
      <ul className="lines">
        {registros.map(({ id, nombre, precio }) => (
          <li key={id}>
            <span className="name">{nombre}</span> <Price centesimos={precio} />
          </li>
        ))}
      </ul>
      <p className="subtotal">
        Total <Price centesimos={total} vat />
      </p>
      {registros.length >= LIMITE_REGISTROS && <p>{CARRITO_LLENO}</p>}
      <ButtonLink href={address.carrito()} kind="second">
        Continuar
      </ButtonLink>
    </Card>
  );
}
