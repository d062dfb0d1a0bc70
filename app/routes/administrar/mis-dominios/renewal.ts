import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** There is nothing to renew, or nothing that pays for it. */
export const NO_RENEWAL = 'No';

/** Whether the account of a name is charged by itself for another year; null for who does not see the account, and of a name that was not registered. */
export function renewalOf(wrapper: DominioWrapper): string | null {
  const { renovacionAutomatica, eliminado, vencido, error, dominio, tieneCuentaActual } = wrapper;
  if (error) return null;
  if (eliminado || vencido || !tieneCuentaActual) return NO_RENEWAL;
  if (!dominio.dominioCore.cuentaActual || renovacionAutomatica == null) return null;
  return renovacionAutomatica ? 'Se renueva' : 'No se renueva';
}
