import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { money } from '~/format';
import type { Outputs } from '~/registry/contract';

export type Historial = Outputs['administracion']['obtenerHistorialPagosDominio'];

const CONCEPTOS: Record<Historial['cargos'][number]['concepto'], string> = {
  REGISTRO: 'Registro',
  RENOVACION: 'Renovación',
  TRANSFERENCIA: 'Transferencia de titular',
  RENOVACION_AUTOMATICA: 'Renovación automática',
  IMPORTACION: 'Importación',
};

const CAMBIOS: Record<Historial['historialPagos'][number]['tipoCreacion'], string> = {
  REGISTRO: 'Al registrar el dominio',
  MODIFICACION: 'Se cambió',
  RENOVACION: 'Al renovar',
  TRANSFERENCIA: 'Al transferir el titular',
  QUITADA: 'Se quitó',
};

/** What was charged, and which accounts have paid (spec 2, Payment history); closed until somebody asks. */
export function Payments({ historial: { cargos, historialPagos } }: { historial: Historial }) {
  if (cargos.length + historialPagos.length === 0) return null;
  return (
    <details>
      <summary>Historial de pagos</summary>
      {cargos.length > 0 && (
        <DataTable
          caption="Cobros"
          rows={cargos}
          rowKey={({ id }) => id}
          columns={[
            { header: 'Concepto', rowHeader: true, cell: ({ concepto }) => CONCEPTOS[concepto] },
            { header: 'Fecha', cell: ({ fecha }) => <DateText value={fecha} /> },
            { header: 'Cuenta', cell: ({ cuenta }) => cuenta },
            { header: 'Importe', number: true, cell: ({ importe }) => money(importe) },
          ]}
        />
      )}
      {historialPagos.length > 0 && (
        <DataTable
          caption="Cambios de la forma de pago"
          rows={historialPagos}
          rowKey={({ id }) => id}
          columns={[
            { header: 'Cambio', rowHeader: true, cell: ({ tipoCreacion }) => CAMBIOS[tipoCreacion] },
            { header: 'Fecha', cell: ({ fecha }) => (fecha ? <DateText value={fecha} /> : 'Sin fecha') },
            { header: 'Forma de pago', cell: ({ cuentaPago }) => cuentaPago?.nombre ?? 'Ninguna' },
            { header: 'Quién', cell: ({ usuario }) => usuario ?? 'El registro' },
          ]}
        />
      )}
    </details>
  );
}
