import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../domain/history';
import { renovadoHasta } from '../../domain/lifecycle';
import type { Autoria } from './autoria';
import { type Cambios, cambiarDominio } from './cambios';

/** As what a name gets more years, and what else changes with them. */
interface Renovacion extends Cambios {
  suceso: Suceso;
  anios?: number;
}

/**
 * Renews a name that is locked, from its expiry date on: it is in force, whatever it was. Whoever renews calls this (now,
 * a line of a cart, by itself, coming back, moving between registrars); who may, and who pays, is decided before. Answers the name as it is now.
 */
export const renovarNombre = (
  op: Autoria,
  locked: Dominio,
  { suceso, anios = 1, columnas, ...others }: Renovacion,
): Promise<Dominio> =>
  cambiarDominio(op, locked, suceso, {
    ...others,
    columnas: {
      ...columnas,
      fecha_vencimiento: renovadoHasta(locked.fecha_vencimiento, anios),
      estado: 'REGISTRADO',
      fecha_eliminacion: null,
    },
  });
