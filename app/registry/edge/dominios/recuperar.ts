import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../domain/history';
import { renovadoHasta } from '../../domain/lifecycle';
import type { Autoria } from './autoria';
import { type Cambios, cambiarDominio } from './cambios';
import { renovarNombre } from './renovar';

interface Recuperacion extends Pick<Cambios, 'otros'> {
  suceso: Extract<Suceso, 'RECUPERACION' | 'DEVUELTO_POR_EL_REGISTRO'>;
}

type Fecha = Pick<Dominio, 'fecha_vencimiento'>;

/** Whether a name expired meanwhile: to be in force again it has to be renewed. */
export const vencioMientras = ({ fecha_vencimiento }: Fecha, { now }: Pick<Autoria, 'now'>): boolean =>
  fecha_vencimiento < dayOf(now).toString();

/** Until when a name is in force that comes back: as it was, or a year from its expiry date. */
export const vuelveHasta = (dominio: Fecha, at: Pick<Autoria, 'now'>): string =>
  vencioMientras(dominio, at) ? renovadoHasta(dominio.fecha_vencimiento, 1) : dominio.fecha_vencimiento;

/**
 * Brings a freed name that is locked back to who had it. Whoever brings it back calls this (its people, the registry's); who may, and who pays for
 * the year of one that expired, is decided before. Answers the name as it is now.
 */
export const recuperarNombre = (
  op: Autoria,
  dominio: Dominio,
  { suceso, otros }: Recuperacion,
): Promise<Dominio> =>
  vencioMientras(dominio, op)
    ? renovarNombre(op, dominio, { suceso, otros })
    : cambiarDominio(op, dominio, suceso, {
        columnas: { estado: 'REGISTRADO', fecha_eliminacion: null },
        otros,
      });
