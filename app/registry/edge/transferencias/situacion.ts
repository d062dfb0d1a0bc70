import { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { estadoAl, PORTAL, type Vida } from '../../domain/lifecycle';
import { impideLaRetencion, retencionCon, retencionesAl } from '../../domain/retenciones';
import { congeladoAl } from '../../domain/situacion';
import type { Situacion } from '../../domain/transfer/eligibility';
import { hastaCuandoVuelve } from '../../domain/vuelta-atras';
import { recienRecibido } from '../../domain/words/vuelta-atras';
import { findPatrocinioYPendiente } from './registradores-store';

const diaDe = (instante: string): string => dayOf(Temporal.Instant.from(instante)).toString();

/** What of a name decides how it stands for a transfer. */
export type Situable = Vida & Pick<Dominio, 'id' | 'nombre' | 'fecha_alta' | 'congelado_hasta' | 'candado'>;

/** How a name stands for a transfer: whose it is, since when, and what holds it. */
export async function situacionDe(
  connection: Connection,
  dominio: Situable,
  now: Temporal.Instant,
): Promise<Situacion> {
  const found = await findPatrocinioYPendiente(connection, dominio.id);
  const congelado = congeladoAl(dominio, now);
  const vuelve = hastaCuandoVuelve(found?.recibido_en ?? null, now);
  const retencion = retencionCon(retencionesAl(dominio, dayOf(now)), ['TRANSFERENCIA']);
  return {
    registrador: found?.registrador ?? PORTAL,
    desde: found?.desde ?? dominio.fecha_alta,
    transferidoEn: found?.transferido_en ?? null,
    estado: estadoAl(dominio, dayOf(now)),
    bloqueado: found?.bloqueado === 1,
    retenido: retencion
      ? impideLaRetencion('transferirlo', retencion)
      : vuelve && recienRecibido('transferirlo', vuelve),
    congeladoHasta: congelado && diaDe(congelado),
    conCandado: dominio.candado !== null,
    pendienteHasta: found?.vence_en ? diaDe(found.vence_en) : null,
  };
}
