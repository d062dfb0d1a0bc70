import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { PriorityTag } from '~/components/priority-tag';
import { Tag } from '~/components/tag';
import type { MensajeUsuario } from '~/registry/contract/mensajes';

/** Where its hour tells it from others of that day, when it came with that hour. */
type Row = MensajeUsuario & { cuando: string | null };

type MessagesTableProps = {
  mensajes: readonly Row[];
  /** Of the list: dialogs open over the same page of it. */
  search: string;
  /** What the address of the list chooses. */
  chosen: { has: (id: string) => boolean };
};

/** Messages with their priority in words and colour, and the unread ones marked in words (spec 2, Messages). */
export function MessagesTable({ mensajes, search, chosen }: MessagesTableProps) {
  return (
    <DataTable
      brief
      caption="Sus mensajes"
      hideCaption
      rows={mensajes}
      rowKey={({ id }) => id}
      rowClass={({ leido }) => (leido ? 'read' : 'unread')}
      columns={[
        {
          header: 'Elegir',
          hideHeader: true,
          cell: ({ id, titulo }) => (
            // Another box where the address chooses otherwise: one that is there already keeps what was ticked.
            <input
              key={String(chosen.has(String(id)))}
              type="checkbox"
              name="id"
              value={id}
              defaultChecked={chosen.has(String(id))}
              aria-label={`Elegir «${titulo}»`}
            />
          ),
        },
        {
          header: 'Mensaje',
          rowHeader: true,
          cell: ({ id, titulo, leido }) => (
            <>
              {!leido && (
                <>
                  <Tag tono="info">Sin leer</Tag>{' '}
                </>
              )}
              <Link to={address.mensaje(id, search)} preventScrollReset>
                {titulo}
              </Link>
            </>
          ),
        },
        {
          header: 'Prioridad',
          cell: ({ prioridad }) => <PriorityTag prioridad={prioridad} />,
        },
        {
          header: 'Fecha',
          cell: ({ fechaDesde, cuando }) =>
            fechaDesde && cuando ? (
              <time dateTime={fechaDesde}>{cuando}</time>
            ) : (
              <DateText value={fechaDesde} />
            ),
        },
        {
          header: 'Eliminar',
          hideHeader: true,
          cell: ({ id, titulo }) => (
            <Link to={address.eliminarMensaje(id, search)} preventScrollReset>
              Eliminar<span className="sr"> «{titulo}»</span>
            </Link>
          ),
        },
      ]}
    />
  );
}
