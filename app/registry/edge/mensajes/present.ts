import type { Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { beginningOf, stamp } from '~/base/clock.server';
import type { BannersTable, MensajesGlobalesTable, MensajesUsuarioTable } from '~/database/tables/mensajes';
import { date } from '~/format';
import type { Banner, MensajeGlobal, MensajeUsuario } from '../../contract/mensajes';

export function globalDTO(row: Selectable<MensajesGlobalesTable>): MensajeGlobal {
  const day = Temporal.PlainDate.from(row.fecha_desde);
  const { id, titulo, mensaje, prioridad } = row;
  const fechaDesde = stamp(beginningOf(day));
  return { id, titulo, mensaje, prioridad, fechaDesde, fechaDesdeString: date(row.fecha_desde) };
}

export function usuarioDTO(row: Selectable<MensajesUsuarioTable>): MensajeUsuario {
  const { id, titulo, mensaje, prioridad, creado_en: fechaDesde } = row;
  const fechaDesdeString = date(fechaDesde);
  return { id, titulo, mensaje, prioridad, fechaDesde, fechaDesdeString, leido: row.leido_en !== null };
}

export const bannerDTO = ({ id, titulo, texto, enlace, enlace_texto }: Selectable<BannersTable>): Banner => ({
  id,
  titulo,
  texto,
  enlace,
  enlaceTexto: enlace_texto,
});
