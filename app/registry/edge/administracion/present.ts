import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { DominioWrapper, RetencionDeDominio } from '../../contract/administracion/formas';
import { toULabels } from '../../domain/labels';
import { type EstadoVigente, esRenovable, estaEnVigor, seRenuevaSola } from '../../domain/lifecycle';
import { permiso } from '../../domain/permissions';
import type { Retencion } from '../../domain/retenciones';
import { type Situacion, situacionDe } from '../../domain/situacion';
import { CUENTA_VISIBLE, mask } from '../cuentas/rules';
import { esAdministrable, finDelPlazo, veEnmascarada } from './rules';
import type { EnLista, Propio } from './store';

type Core = DominioWrapper['dominio']['dominioCore'];

/** A hold as its holder reads it. */
export const retencionDTO = ({ id: _, ...retencion }: Retencion): RetencionDeDominio => ({
  ...retencion,
  efectos: [...retencion.efectos],
});

/** A name that is free again is still, for who had it, deleted. */
const mostrado = (estado: EstadoVigente): Core['estado']['nombreString'] =>
  estado === 'LIBRE' ? 'ELIMINADO' : estado;

/** The account, for who sees payments. A deleted account pays for nothing. */
function cuentaActual(row: Propio, situacion: Situacion, usuarioId: number): Core['cuentaActual'] {
  const { cuenta_pago_id: id, cuenta_nombre: nombre, cuenta_numero: numero } = row;
  if (id === null || nombre === null || numero === null || !permiso('verPagos', situacion).permitido)
    return null;
  const isMasked = veEnmascarada(row, row.cuenta_usuario_id === usuarioId);
  return { id, nombre, cuenta: isMasked ? mask(numero, CUENTA_VISIBLE) : numero };
}

/** A name as its list shows it to somebody (spec 3, user domain wrapper). */
export function dominioWrapper(row: EnLista, usuarioId: number, now: Temporal.Instant): DominioWrapper {
  const hoy = dayOf(now);
  const situacion = situacionDe(row, now, hoy);
  const { estado } = situacion;
  const nombre = toULabels(row.nombre);
  return {
    dominio: {
      dominioCore: {
        id: row.id,
        nombre,
        tld: row.tld,
        cuentaActual: cuentaActual(row, situacion, usuarioId),
        estado: {
          nombreString: mostrado(estado),
          renovable: esRenovable(row, hoy),
          administrable: esAdministrable(estado),
        },
        fechaAlta: row.fecha_alta,
        fechaVencimiento: row.fecha_vencimiento,
      },
      dominioBE: { nombre, alojado: row.alojado === 1, uid: String(row.id) },
    },
    tieneCuentaActual: row.cuenta_pago_id !== null,
    preregistro: estado === 'PREREGISTRO',
    error: estado === 'ERROR',
    eliminado: mostrado(estado) === 'ELIMINADO',
    vencido: estado === 'VENCIDO',
    esEliminadoBE: estado === 'LIBRE',
    tiempoAntesEliminacion: estado === 'LIBRE' ? 0 : (finDelPlazo(row, hoy)?.dias ?? null),
    renovacionAutomatica: estado === 'REGISTRADO' && seRenuevaSola(row, hoy),
    gradoDeCandado: row.candado,
    retenido: situacion.retenciones.length > 0,
    congelado: situacion.congeladoHasta !== null,
    conAvisos: row.con_avisos === 1 && estaEnVigor(estado),
    esTitular: row.titular === 1,
    esAdministrativo: row.administrador === 1,
    esTecnico: row.tecnico === 1,
    esFinanciero: row.financiero === 1,
  };
}
