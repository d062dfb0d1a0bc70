import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { money } from '~/format';
import { DIAS_DE_CARRITO, LIMITE_REGISTROS } from '~/registry/domain/cart';

interface SetAsideProps {
  apartados: readonly { nombre: string; precio: number | null }[];
}

/** Names that did not fit when two carts became one: nothing is lost, and each can be taken back or let go. */
export function SetAside({ apartados }: SetAsideProps) {
  if (apartados.length === 0) return null;
  return (
    <section className="card" aria-labelledby="apartados">
      <h2 id="apartados">Apartados</h2>
      <p>
        No entraron en el carrito, que admite hasta {LIMITE_REGISTROS} registros por compra. Quedan aquí por{' '}
        {DIAS_DE_CARRITO} días; apartar un nombre no lo reserva.
      </p>
      <ul className="lines">
        {apartados.map(({ nombre, precio }) => (
          <li key={nombre}>
            <DomainName nombre={nombre} /> {precio !== null && <>{money(precio)} por un año </>}
            <ActionButton
              intencion="recuperar-apartado"
              fields={{ nombre }}
              pending="Agregando..."
              kind="second"
            >
              Pasar al carrito<span className="sr"> {nombre}</span>
            </ActionButton>{' '}
            <ActionButton
              intencion="descartar-apartado"
              fields={{ nombre }}
              pending="Quitando..."
              kind="plain"
            >
              Descartar<span className="sr"> {nombre}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
