import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Ensayado as EnsayadoDTO } from '../../contract/ensayo';
import type { Ensayado } from '../cambio/ensayo';

const respuestaDe = ({ rechazo, espera }: Ensayado): EnsayadoDTO['acto'] => {
  if (espera !== undefined) return { seHace: false, codigo: 'POR_APROBAR', mensaje: espera, mapErrores: {} };
  if (!rechazo) return { seHace: true, codigo: 'OK', mensaje: '', mapErrores: {} };
  return {
    seHace: false,
    codigo: rechazo.codigo,
    mensaje: rechazo.message,
    mapErrores: rechazo.mapErrores,
  };
};

/** What the act would answer, and be asked before; of what comes of it nothing yet. */
export const dicho = (ensayado: Ensayado, now: Temporal.Instant): EnsayadoDTO => ({
  momento: stamp(now),
  acto: respuestaDe(ensayado),
  confirma: ensayado.rechazo ? '' : (ensayado.confirma ?? ''),
  zona: null,
  servidores: null,
  avisados: [],
  varios: null,
  importacion: null,
});
