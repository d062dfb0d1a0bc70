import type { Outputs } from '~/registry/contract';

type Historial = Outputs['administracion']['obtenerHistorialPagosDominio'];

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

/** What was charged and which accounts have paid, in words: said here, so that the page ships none of them. Null where there is nothing. */
export function paymentsInWords({ cargos, historialPagos }: Historial) {
  if (cargos.length + historialPagos.length === 0) return null;
  return {
    cargos: cargos.map(({ concepto, ...cargo }) => ({ ...cargo, concepto: CONCEPTOS[concepto] })),
    cambios: historialPagos.map(({ id, tipoCreacion, fecha, cuentaPago, usuario }) => ({
      id,
      fecha,
      cambio: CAMBIOS[tipoCreacion],
      cuenta: cuentaPago?.nombre ?? 'Ninguna',
      quien: usuario ?? 'El Registro .uy',
    })),
  };
}

export type PaymentsTold = NonNullable<ReturnType<typeof paymentsInWords>>;
