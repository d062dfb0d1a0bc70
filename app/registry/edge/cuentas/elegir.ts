import { stamp } from '~/base/clock.server';
import type { TemplateCuentaPagoEntrada } from '../../contract/formas';
import { CUENTA_NUEVA } from '../../contract/ids';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { fila } from '../row-of-id';
import { faltas, readCuenta } from './rules';
import { findFormaPago, findOwnCuenta, findSameCuenta, findTipoDocumento, insertCuenta } from './store';

/** One account is kept once, however often it is typed: equal options could not be told apart. */
async function create({ trx, usuario, now }: Op, entrada: TemplateCuentaPagoEntrada): Promise<number> {
  const leida = readCuenta(entrada);
  if ('mapErrores' in leida) throw Rechazo.deCampos(leida.mapErrores);
  const { datos } = leida;
  const tipo = await findTipoDocumento(trx, datos.idTipoDocumento);
  const isFormaPago = (await findFormaPago(trx, datos.idFormaPago)) !== undefined;
  const mapErrores = faltas(datos, tipo, isFormaPago);
  if (Object.keys(mapErrores).length > 0) throw Rechazo.deCampos(mapErrores);
  const same = await findSameCuenta(trx, usuario.id, datos);
  return same?.id ?? insertCuenta(trx, usuario.id, datos, stamp(now));
}

/** The account meant: a new one, made now, or an existing one of the caller's; 404 for somebody else's. */
export async function cuentaElegida(op: Op, entrada: TemplateCuentaPagoEntrada): Promise<number> {
  const id = fila(entrada.id ?? CUENTA_NUEVA);
  if (id === CUENTA_NUEVA) return create(op, entrada);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, id))) throw notFound();
  return id;
}
