import { Link } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { PriorityTag } from '~/components/priority-tag';
import type { Id } from '~/registry/contract/ids';
import type { MensajeGlobal } from '~/registry/contract/mensajes';

interface GlobalTableProps {
  mensajes: readonly MensajeGlobal[];
  /** Where a message opens. */
  addressOf: (id: Id) => string;
}

/** A page of messages to everyone: title, start date, priority (spec 2). */
export function GlobalTable({ mensajes, addressOf }: GlobalTableProps) {
  return (
    <DataTable
      brief
      caption="Mensajes del Registro .uy"
      hideCaption
      rows={mensajes}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Mensaje',
          rowHeader: true,
          cell: ({ id, titulo }) => (
            <Link to={addressOf(id)} preventScrollReset>
              {titulo}
            </Link>
          ),
        },
        { header: 'Prioridad', cell: ({ prioridad }) => <PriorityTag prioridad={prioridad} /> },
        { header: 'Fecha', cell: ({ fechaDesde }) => <DateText value={fechaDesde} /> },
      ]}
    />
  );
}
