import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import type { Carrito, CartLine } from '~/components/frame/data';
import { ButtonLink, Card } from '~/components/layout';
import { Price } from '~/components/price';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import { CARRITO_LLENO } from '~/registry/domain/words/carrito';

/** The registrations in the cart, beside the search (spec 2), and how much else there is; where the registry does not say, only the way there. */
export function PendingCart({ carrito }: { carrito: Carrito | null }) {
  if (carrito === null)
    return (
      <Card title="Su carrito">
        <ButtonLink href={address.carrito()}>Ir al carrito</ButtonLink>
      </Card>
    );
  const { registros, renovaciones, transferencias, cantidad } = carrito;
  return (
    <Card title="Su carrito">
      {registros.length === 0 && <p>No hay dominio pendiente de registro</p>}
      {cantidad > 0 && (
        <>
          <ul className="lines">
            {registros.map(({ id, nombre, precio }) => (
              <li key={id}>
                <span className="name">
                  <DomainName nombre={nombre} />
                </span>{' '}
                <Price centesimos={precio} />
              </li>
            ))}
            <Others lines={renovaciones} one="renovación" many="renovaciones" />
            <Others lines={transferencias} one="transferencia de titular" many="transferencias de titular" />
          </ul>
          <Summary
            kind="sums"
            rows={[
              {
                label: 'Total',
                value: <Price centesimos={sumOf([...registros, ...renovaciones, ...transferencias])} vat />,
              },
            ]}
          />
          {registros.length >= LIMITE_REGISTROS && <p>{CARRITO_LLENO}</p>}
          <ButtonLink href={address.carrito()} kind="second">
            Continuar
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

const sumOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { precio }) => sum + precio, 0);

interface OthersProps {
  lines: readonly CartLine[];
  one: string;
  many: string;
}

/** What else the cart has, so that the total is what the cart adds up to. */
const Others = ({ lines, one, many }: OthersProps) =>
  lines.length > 0 && (
    <li>
      {count(lines.length, one, many)} <Price centesimos={sumOf(lines)} />
    </li>
  );
