import type { Connection } from '~/database/connection.server';

/** As many as the payments of a name go back. */
const A_LA_VISTA = 200;

/** What happened to a name that may have brought it another account, newest first. */
export const listSucesosDePago = (connection: Connection, dominioId: number) =>
  connection
    .selectFrom('dominio_historia as entrada')
    .leftJoin('usuarios', 'usuarios.id', 'entrada.usuario_id')
    .select([
      'entrada.id',
      'entrada.suceso',
      'entrada.momento',
      'entrada.despues',
      'usuarios.login',
      'usuarios.nombre as usuario',
    ])
    .where('entrada.dominio_id', '=', dominioId)
    .where('entrada.suceso', 'in', [
      'INICIO',
      'REGISTRO',
      'RENOVACION',
      'CUENTA_PAGO',
      'TRANSFERENCIA_TITULAR',
      'TITULAR_CORREGIDO',
      'INGRESO_DE_OTRO_REGISTRADOR',
    ])
    .orderBy('entrada.version', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/** Charges of a name since it was registered, newest first, with the account each was for. */
export const listCargos = (connection: Connection, nombre: string, desde: string) =>
  connection
    .selectFrom('cargos')
    .innerJoin('plantillas_cuenta as cuenta', 'cuenta.id', 'cargos.cuenta_pago_id')
    .leftJoin('venta_items as linea', 'linea.id', 'cargos.venta_item_id')
    .leftJoin('ventas', 'ventas.id', 'linea.venta_id')
    .select([
      'cargos.id',
      'cargos.concepto',
      'cargos.importe',
      'cargos.creado_en',
      'cuenta.cuenta',
      'cuenta.usuario_id',
      'ventas.referencia',
      'ventas.usuario_id as compro',
    ])
    .where('cargos.nombre', '=', nombre)
    .where('cargos.creado_en', '>=', desde)
    .orderBy('cargos.creado_en', 'desc')
    .orderBy('cargos.id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/** The people with some role on a name. */
export async function listPersonas(connection: Connection, dominioId: number): Promise<Set<number>> {
  const rows = await connection
    .selectFrom('dominio_usuarios')
    .select('usuario_id')
    .where('dominio_id', '=', dominioId)
    .execute();
  return new Set(rows.map(({ usuario_id }) => usuario_id));
}
