import { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { congeladoAl } from '../dominios/permisos';
import { estadoAl, PORTAL } from '../dominios/rules';
import { findPatrocinio } from './registradores-store';
import type { Situacion } from './rules/elegible';
import { findPendiente } from './store';

const diaDe = (instante: string): string => dayOf(Temporal.Instant.from(instante)).toString();

/** How a name stands for a transfer: whose it is, since when, and what holds it. */
export async function situacionDe(
  connection: Connection,
  dominio: Dominio,
  now: Temporal.Instant,
): Promise<Situacion> {
  const patrocinio = await findPatrocinio(connection, dominio.id);
  const pendiente = await findPendiente(connection, dominio.nombre);
  const congelado = congeladoAl(dominio, now);
  return {
    registrador: patrocinio?.registrador ?? PORTAL,
    desde: patrocinio?.desde ?? dominio.fecha_alta,
    transferidoEn: patrocinio?.transferido_en ?? null,
    estado: estadoAl(dominio, dayOf(now)),
    bloqueado: patrocinio?.bloqueado === 1,
    congeladoHasta: congelado && diaDe(congelado),
    pendienteHasta: pendiente ? diaDe(pendiente.vence_en) : null,
  };
}
