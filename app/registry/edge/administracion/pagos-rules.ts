import { z } from 'zod';
import type { Outputs } from '../../contract';

type Entrada = Outputs['administracion']['obtenerHistorialPagosDominio']['historialPagos'][number];
export type TipoCreacion = Entrada['tipoCreacion'];

/** What an entry of a name's history says of its account: another one, none from then on, or nothing. */
const despuesDe = z.object({ cuentaPago: z.object({ id: z.number() }).nullable().optional() });

const TIPOS: Record<string, TipoCreacion> = {
  INICIO: 'REGISTRO',
  REGISTRO: 'REGISTRO',
  INGRESO_DE_OTRO_REGISTRADOR: 'REGISTRO',
  RENOVACION: 'RENOVACION',
  CUENTA_PAGO: 'MODIFICACION',
  TRANSFERENCIA_TITULAR: 'TRANSFERENCIA',
  TITULAR_CORREGIDO: 'TRANSFERENCIA',
};

/** What an entry of history did to who pays; undefined where it did nothing to it. */
export function pagoDe(
  suceso: string,
  despues: string | null,
): { tipoCreacion: TipoCreacion; cuentaId: number | null } | undefined {
  const { data } = despuesDe.safeParse(JSON.parse(despues ?? '{}'));
  const cuentaPago = data?.cuentaPago;
  const tipo = TIPOS[suceso];
  if (tipo === undefined || cuentaPago === undefined) return undefined;
  if (cuentaPago !== null) return { tipoCreacion: tipo, cuentaId: cuentaPago.id };
  return tipo === 'REGISTRO' ? undefined : { tipoCreacion: 'QUITADA', cuentaId: null };
}

/**
 * Whose numbers somebody sees in full in what was paid (spec 6): their own and, the holder, those of whoever still has
 * a role on the name. A former holder's account is not for the one who has the name now.
 */
export const seVeEntera = (
  duenioId: number,
  {
    usuarioId,
    esTitular,
    personas,
  }: { usuarioId: number; esTitular: boolean; personas: ReadonlySet<number> },
): boolean => duenioId === usuarioId || (esTitular && personas.has(duenioId));
