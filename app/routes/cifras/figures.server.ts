import { settings } from '~/base/config.server';
import { registryOffers } from '~/registry/client.server';
import type { Outputs } from '~/registry/contract';
import { contract } from '~/registry/contract';
import type { Servicio } from '~/registry/domain/cifras';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';
import { SERVICIOS_DEL_PORTAL, serviciosPorMes, type Vista } from '~/sonda/servicios-del-portal.server';

type DelRegistro = Outputs['cifras']['mensuales'];
type MesDelRegistro = DelRegistro['meses'][number];

/** A month: its services, and what the registry tells of it, where it does. */
export interface Mes {
  mes: string;
  vistas: readonly (Vista & { servicio: Servicio })[];
  registro: MesDelRegistro | null;
}

export interface Figures {
  /** The newest first. */
  meses: readonly Mes[];
  /** Until when names are counted; null where the registry tells nothing. */
  hasta: string | null;
}

async function ofRegistry(args: RouteArgs): Promise<DelRegistro | null> {
  if (!(await registryOffers(contract.cifras.mensuales))) return null;
  const { registry } = await requestContext(args);
  return orNotAvailable(registry.cifras.mensuales());
}

/** Whether there is such a door here, or was in one of the months. */
const isThere = (servicio: Servicio, vistas: readonly Vista[]): boolean =>
  servicio !== 'WHOIS43' ||
  settings().WHOIS_PORT !== undefined ||
  vistas.some(({ disponibilidad }) => disponibilidad !== null);

/** What the portal's probe saw of its doors, and what the registry tells of itself where it does. */
export async function readFigures(args: RouteArgs): Promise<Figures> {
  const [puertas, registro] = await Promise.all([serviciosPorMes(), ofRegistry(args)]);
  const doors = SERVICIOS_DEL_PORTAL.filter((servicio) =>
    isThere(
      servicio,
      puertas.map(({ vistas }) => vistas[servicio]),
    ),
  );
  return {
    hasta: registro?.hasta ?? null,
    meses: puertas.map(({ mes, vistas }) => {
      const told = registro?.meses.find((each) => each.mes === mes) ?? null;
      const dns = told && { servicio: 'DNS' as const, disponibilidad: told.dns, tiempos: told.tiemposDns };
      const seen = doors.map((servicio) => ({ servicio, ...vistas[servicio] }));
      return { mes, registro: told, vistas: dns ? [...seen, dns] : seen };
    }),
  };
}
