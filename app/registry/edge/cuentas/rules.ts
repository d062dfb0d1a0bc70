import type { TiposDocumentoTable } from '~/database/tables/referencia';
import type { TemplateCuentaPagoEntrada } from '../../contract/formas';
import {
  type CuentaPagoNueva,
  cuentaPagoNueva,
  mapErroresDe,
  nombreCuenta,
} from '../../contract/formularios';
import { fila } from '../row-of-id';
import { faltaDeDocumento } from './documentos';

/** A new account with the rows that its choices name. */
export type DatosCuenta = Omit<CuentaPagoNueva, Eleccion> & Record<Eleccion, number>;
type Eleccion = 'idPais' | 'idTipoDocumento' | 'idFormaPago';

type Leida = { datos: DatosCuenta } | { mapErrores: Record<string, string> };

export function readCuenta({ nombre, cuenta }: TemplateCuentaPagoEntrada): Leida {
  const parsed = cuentaPagoNueva.safeParse({ nombre, ...cuenta });
  if (!parsed.success) return { mapErrores: mapErroresDe(parsed.error) };
  const { idPais, idTipoDocumento, idFormaPago } = parsed.data;
  const rows = {
    idPais: fila(idPais),
    idTipoDocumento: fila(idTipoDocumento),
    idFormaPago: fila(idFormaPago),
  };
  return { datos: { ...parsed.data, ...rows } };
}

export function readNombre(nombre: string): { nombre: string } | { mapErrores: Record<string, string> } {
  const parsed = nombreCuenta.safeParse(nombre);
  if (parsed.success) return { nombre: parsed.data };
  return { mapErrores: { nombre: parsed.error.issues[0]?.message ?? '' } };
}

/** What the registry's own data says against an account: choices that do not exist, check digits. */
export function faltas(
  datos: DatosCuenta,
  tipo: Pick<TiposDocumentoTable, 'pais_id' | 'codigo'> | undefined,
  isFormaPago: boolean,
): Record<string, string> {
  if (!isFormaPago) return { idFormaPago: 'Seleccione una forma de pago de la lista.' };
  if (!tipo || tipo.pais_id !== datos.idPais)
    return { idTipoDocumento: 'Seleccione un tipo de documento del país elegido.' };
  const falta = faltaDeDocumento(tipo.codigo, datos.nroDocumento);
  return falta ? { nroDocumento: falta } : {};
}

/** All but the last characters, as asterisks (spec 6). */
export const mask = (text: string, shown: number): string =>
  '*'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown);

/** Shown of an account number and of a document to whoever is not the holder (spec 9). */
export const CUENTA_VISIBLE = 4;
export const DOCUMENTO_VISIBLE = 2;
