import { stamp } from '~/clock.server';
import type { TemplateCuentaPagoEntrada } from '../../contract/formas';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { CUENTA_NUEVA, faltas, readCuenta } from './rules';
import { findFormaPago, findIgual, findOwnCuenta, findTipoDocumento, insertCuenta } from './store';

/** Numbers that the caller saved before are that account: nobody has to tell equal ones apart. */
async function create({ trx, usuario, now }: Op, entrada: TemplateCuentaPagoEntrada): Promise<number> {
  const leida = readCuenta(entrada);
  if ('mapErrores' in leida) throw Rechazo.deCampos(leida.mapErrores);
  const { datos } = leida;
  const tipo = await findTipoDocumento(trx, datos.idTipoDocumento);
  const isFormaPago = (await findFormaPago(trx, datos.idFormaPago)) !== undefined;
  const mapErrores = faltas(datos, tipo, isFormaPago);
  if (Object.keys(mapErrores).length > 0) throw Rechazo.deCampos(mapErrores);
  const same = await findIgual(trx, usuario.id, datos);
  return same ? same.id : insertCuenta(trx, usuario.id, datos, stamp(now));
}

/** The account meant: a new one, made now, or an existing one of the caller's; 404 for somebody else's. */
export async function cuentaElegida(op: Op, entrada: TemplateCuentaPagoEntrada): Promise<number> {
  const { id = CUENTA_NUEVA } = entrada;
  if (id === CUENTA_NUEVA) return create(op, entrada);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, id))) throw notFound();
  return id;
}
