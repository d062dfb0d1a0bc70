import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { type Column, DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Tag } from '~/components/tag';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { isHere, wordsOf } from './states';

const estado: Column<SolicitudTransferencia> = {
  header: 'Estado',
  cell: (row) => {
    const { estado: words, tono } = wordsOf(row);
    return <Tag tono={tono}>{words}</Tag>;
  },
};

const acciones: Column<SolicitudTransferencia> = {
  header: 'Acciones',
  cell: ({ dominio, codigoAutorizacion, estado: state }) => {
    const isPending = state === 'PENDING';
    return (
      <>
        <a href={address.detalleTransferencia(dominio, codigoAutorizacion)}>
          Ver<span className="sr"> la solicitud de {dominio}</span>
        </a>{' '}
        <Link
          to={address.accionSolicitud(isPending ? 'cancelar' : 'eliminar', dominio, codigoAutorizacion)}
          preventScrollReset
        >
          {isPending ? 'Cancelar' : 'Eliminar'}
          <span className="sr"> la solicitud de {dominio}</span>
        </Link>
      </>
    );
  },
};

const COLUMNS: readonly Column<SolicitudTransferencia>[] = [
  {
    header: 'Dominio',
    rowHeader: true,
    cell: (row) =>
      isHere(row) ? (
        <a href={address.verDominio(row.dominio)}>
          <DomainName nombre={row.dominio} />
        </a>
      ) : (
        <DomainName nombre={row.dominio} />
      ),
  },
  estado,
  { header: 'Fecha de solicitud', cell: ({ fechaSolicitud }) => <DateText value={fechaSolicitud} /> },
  {
    header: 'Plazo',
    cell: ({ estado: state, fechaVencSol, resueltaEn }) =>
      state === 'PENDING' ? (
        <>
          {fechaVencSol && 'Hasta el '}
          <DateText value={fechaVencSol} />
        </>
      ) : (
        <>
          Resuelta
          {resueltaEn && (
            <>
              {' '}
              el <DateText value={resueltaEn} />
            </>
          )}
        </>
      ),
  },
  acciones,
];

/** The person's requests, each with what can be done about it. */
export const RequestsTable = ({ rows }: { rows: readonly SolicitudTransferencia[] }) => (
  <DataTable
    caption="Solicitudes de importación"
    hideCaption
    columns={COLUMNS}
    rows={rows}
    rowKey={({ referencia }) => referencia}
  />
);
