import { now, ZONA } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import {
  type Disponibilidad,
  disponibilidadDe,
  mesesHasta,
  minutosDe,
  type Servicio,
  type Tiempos,
  tiemposDe,
} from '~/registry/domain/cifras';
import { listTiempos } from './tiempos-store';

/** The portal's own doors, in front of whichever registry. */
export const SERVICIOS_DEL_PORTAL = [
  'WEB',
  'RDAP',
  'WHOIS',
  'WHOIS43',
] as const satisfies readonly Servicio[];

/** What was seen of a service in a month. */
export interface Vista {
  disponibilidad: Disponibilidad | null;
  tiempos: Tiempos | null;
}

export interface MesDeServicios {
  mes: string;
  vistas: Readonly<Record<(typeof SERVICIOS_DEL_PORTAL)[number], Vista>>;
}

/** What the probe saw of the portal's doors, this month and in the twelve before it, the newest first. */
export async function serviciosPorMes(): Promise<MesDeServicios[]> {
  const ahora = now().toZonedDateTimeISO(ZONA);
  const meses = mesesHasta(ahora);
  const filas = await listTiempos(database(), SERVICIOS_DEL_PORTAL, meses.at(-1) ?? '');
  const vista = (serie: Servicio, mes: string): Vista => {
    const cubos = filas.filter((fila) => fila.serie === serie && fila.mes === mes);
    return {
      disponibilidad: disponibilidadDe(cubos, minutosDe(mes, ahora)),
      tiempos: tiemposDe(serie, cubos),
    };
  };
  return meses.map((mes) => ({
    mes,
    vistas: {
      WEB: vista('WEB', mes),
      RDAP: vista('RDAP', mes),
      WHOIS: vista('WHOIS', mes),
      WHOIS43: vista('WHOIS43', mes),
    },
  }));
}
