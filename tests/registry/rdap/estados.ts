import type { Insertable } from 'kysely';
import type { DominiosTable } from '~/database/tables/registro';

/** A name in every state, by what its row says on the day of these tests (2026-11-21). */
export const EN_CADA_ESTADO: Record<string, Partial<Insertable<DominiosTable>>> = {
  REGISTRADO: {},
  ALOJADO: { alojado: 1 },
  PREREGISTRO: { estado: 'PREREGISTRO' },
  ERROR: { estado: 'ERROR' },
  VENCIDO: { renovacion_automatica: 0, fecha_vencimiento: '2026-11-10' },
  ELIMINADO: { estado: 'ELIMINADO', fecha_vencimiento: '2026-09-01', fecha_eliminacion: '2026-11-10' },
  LIBRE: { estado: 'ELIMINADO', fecha_vencimiento: '2025-09-01', fecha_eliminacion: '2025-11-10' },
};
