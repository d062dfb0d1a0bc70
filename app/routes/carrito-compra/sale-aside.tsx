import type { ReactNode } from 'react';
import { DomainName } from '~/components/domain-name';
import { Card } from '~/components/layout';
import { Price } from '~/components/price';
import type { VentaDTO } from '~/registry/contract/formas';
import { Total } from './totals';

interface SaleAsideProps {
  venta: Pick<VentaDTO, 'items' | 'subtotal' | 'descuento' | 'total'>;
  /** The next step, beside what it costs. */
  children?: ReactNode;
}

/** What is bought and how much it is, beside every step; under it on a small screen. */
export function SaleAside({ venta, children }: SaleAsideProps) {
  return (
    <Card title="Su compra">
      <ul className="lines">
        {venta.items.map(({ id, dominio, precio, motivo }) => (
          <li key={id}>
            <span className="name">
              <DomainName nombre={dominio.nombre} />
            </span>{' '}
            {motivo ? <span className="price">No se cobra</span> : <Price centesimos={precio} />}
          </li>
        ))}
      </ul>
      <Total venta={venta} />
      {children}
    </Card>
  );
}
