import type { Column } from '~/components/data-table';
import { ActionButton } from '~/components/form/action-button';
import type { ItemVenta } from '~/registry/contract/formas';
import { LinesTable } from './lines-table';
import { areOfOneKind, type Section } from './sections';

const quitar: Column<ItemVenta> = {
  header: 'Quitar del carrito',
  hideHeader: true,
  cell: ({ dominio }) => (
    <ActionButton intencion="eliminar" fields={{ idDominio: dominio.id }} pending="Quitando..." kind="plain">
      Quitar<span className="sr"> {dominio.nombre} del carrito</span>
    </ActionButton>
  ),
};

/** One of the three tables of the cart: its lines can be taken out. */
export const CartTable = (props: { section: Section; items: readonly ItemVenta[] }) => (
  <LinesTable {...props} extra={quitar} only={areOfOneKind(props.items)} />
);
