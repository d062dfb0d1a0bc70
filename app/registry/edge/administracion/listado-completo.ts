import type { Connection } from '~/database/connection.server';
import type { DominioWrapper } from '../../contract/administracion/formas';
import { cuentaDTO } from '../cuentas/present';
import { listCuentasDe } from '../cuentas/store';
import { contactosDeVarios } from '../dominios/contactos-publicos';
import { veEnmascarada } from './rules';
import type { Propio } from './store';

/**
 * Rows of the list with what section 3 has in them and no screen shows there: the contacts of each name, and its account in
 * full. Only a program is told: it costs two questions more.
 */
export async function conTodo(
  connection: Connection,
  usuarioId: number,
  rows: readonly Propio[],
  wrappers: readonly DominioWrapper[],
): Promise<DominioWrapper[]> {
  const shown = rows.flatMap((row, at) => {
    const wrapper = wrappers[at];
    return wrapper ? [{ row, wrapper }] : [];
  });
  const cuentas = await listCuentasDe(
    connection,
    rows.flatMap(({ cuenta_pago_id: id }) => (id === null ? [] : [id])),
  );
  const contactos = await contactosDeVarios(connection, rows);
  return shown.map(({ row, wrapper }, at) => {
    const { dominioCore, dominioBE } = wrapper.dominio;
    const cuenta = dominioCore.cuentaActual ? cuentas.get(row.cuenta_pago_id ?? 0) : undefined;
    const cuentaCompleta = cuenta && cuentaDTO(cuenta, veEnmascarada(row, cuenta.usuario_id === usuarioId));
    return {
      ...wrapper,
      dominio: {
        dominioCore: { ...dominioCore, cuentaCompleta },
        dominioBE: { ...dominioBE, ...contactos[at] },
      },
    };
  });
}
