import { z } from 'zod';
import type { Connection } from '~/database/connection.server';
import { registroOrigen, type SolicitudTransferencia } from '../../contract/transferencias-formas';
import { toULabels } from '../../domain/labels';
import { alVencer } from './ajustes';
import { nombreDeCuenta } from './cuenta-store';
import { nombresDeRegistradores } from './registradores-store';
import { listPasos, type Solicitud } from './store';
import { readDatosTitular } from './titular';

const registros = z.array(registroOrigen);
export const readRegistros = (texto: string) => registros.parse(JSON.parse(texto));

/** What did it, in words: a registrar, or the registry itself. */
const REGISTRO = 'El registro';

/** Some requests as the contract shows them: `propias` with the data that was asked for. */
export async function solicitudesDTO(
  connection: Connection,
  rows: readonly Solicitud[],
  propias: boolean,
): Promise<SolicitudTransferencia[]> {
  const nombres = await nombresDeRegistradores(connection);
  const pasos = await listPasos(
    connection,
    rows.map(({ id }) => id),
  );
  const named = (codigo: string) => nombres.get(codigo) ?? REGISTRO;
  return Promise.all(
    rows.map(async (row) => ({
      dominio: toULabels(row.nombre),
      estado: row.estado,
      codigoAutorizacion: row.referencia,
      referencia: row.referencia,
      fechaSolicitud: row.solicitada_en,
      fechaVencSol: row.vence_en,
      alVencer: alVencer(),
      resueltaEn: row.resuelta_en,
      registrador: named(row.pierde),
      nuevoRegistrador: named(row.gana),
      vencimientoNuevo: row.vencimiento_nuevo,
      importe: row.importe,
      registros: readRegistros(row.registros),
      datosTitular: propias && row.datos !== null ? readDatosTitular(row.datos) : null,
      cuentaPago:
        propias && row.cuenta_pago_id !== null ? await nombreDeCuenta(connection, row.cuenta_pago_id) : null,
      pasos: pasos
        .filter((paso) => paso.transferencia_id === row.id)
        .map(({ estado, quien, momento }) => ({ estado, quien: named(quien), momento })),
    })),
  );
}
