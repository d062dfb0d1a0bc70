import type { Info } from './domain.server';

/** The one button of a name, by its state: what moves it forward now, as the dashboard offers it. */
export interface Forward {
  deed: 'recuperar' | 'renovar' | 'cambiar-forma-de-pago';
  words: string;
}

/** Null where nothing needs to be done, and where it would be refused. */
export function forwardOf(info: Info): Forward | null {
  const { motivos = {} } = info;
  if (info.esEliminadoBE) return null;
  if (info.eliminado) return motivos.recuperar ? null : { deed: 'recuperar', words: 'Recuperar' };
  if (info.vencido) return motivos.renovar ? null : { deed: 'renovar', words: 'Renovar' };
  if (info.renovacionAutomatica) return null;
  if (info.permisos.puedeVerPagos && info.cuentaPago === null && !motivos.cambiarCuentaPago)
    return { deed: 'cambiar-forma-de-pago', words: 'Asociar una forma de pago' };
  return motivos.renovar ? null : { deed: 'renovar', words: 'Renovar' };
}
