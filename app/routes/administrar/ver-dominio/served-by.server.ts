import { SIN_SERVIDORES } from '../domain-state';
import type { Info } from './domain.server';

/** Whether a hold keeps it from being published. */
export const isHeldBack = ({ retenciones }: Pick<Info, 'retenciones'>): boolean =>
  retenciones?.some(({ efectos }) => efectos.includes('ZONA')) === true;

/** Who serves the name; nobody does where it was given no servers. Who may not see them is told only where they are. */
export function servicioDe({ eliminado, dominio, permisos, nameservers, retenciones }: Info): string | null {
  if (eliminado) return null;
  if (isHeldBack({ retenciones })) return 'No se publica';
  if (dominio.dominioBE.alojado) return 'Alojado en el Registro .uy';
  if (permisos.puedeVerServidores && nameservers.length === 0) return SIN_SERVIDORES;
  return 'Delegado en otros servidores';
}

/** Nobody was chosen to serve it, as far as the person may see. */
export const isUnserved = (info: Info): boolean => servicioDe(info) === SIN_SERVIDORES;
