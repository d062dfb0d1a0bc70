import type { Selectable } from 'kysely';
import { instantOf, stamp } from '~/base/clock.server';
import type { BannersTable, MensajesGlobalesTable, MensajesUsuarioTable } from '~/database/tables/mensajes';
import { date } from '~/format';
import type { Banner, MensajeGlobal, MensajeUsuario } from '../../contract/mensajes';
import { diaDe } from '../../domain/contenidos';

export function globalDTO(row: Selectable<MensajesGlobalesTable>): MensajeGlobal {
  const { id, titulo, mensaje, prioridad, fecha_desde } = row;
  const fechaDesde = stamp(instantOf(fecha_desde));
  return { id, titulo, mensaje, prioridad, fechaDesde, fechaDesdeString: date(diaDe(fecha_desde)) };
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
