import { ORPCError } from '@orpc/server';
import { stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Inputs, Outputs } from '../../contract';
import { mensajeDe } from '../contactos/rules';
import { type EdgeContext, notFound, requireUsuario } from '../context';
import { edge } from '../implement';
import { lockUsuario } from '../usuarios/lock';
import { requireLocked } from '../ventas/access';
import { keepOutcome, takeKey } from '../ventas/once';
import { updateVenta } from '../ventas/store';
import { cuentaDTO } from './present';
import { CUENTA_NUEVA, faltas, readCuenta } from './rules';
import { findFormaPago, findOwnCuenta, findTipoDocumento, insertCuenta } from './store';

type Entrada = Inputs['cuenta']['guardarCuentaPago'];
type Respuesta = Outputs['cuenta']['guardarCuentaPago'];
type Hecha = { id: number } | { mapErrores: Record<string, string> };

export const refused = (mapErrores: Record<string, string>): Respuesta => ({
  respCodigo: 'ERROR',
  respMensaje: mensajeDe(mapErrores),
  mapErrores,
  templateCuentaPago: null,
});

export async function saved(trx: Connection, usuarioId: number, id: number): Promise<Respuesta> {
  const cuenta = await findOwnCuenta(trx, usuarioId, id);
  if (!cuenta) throw notFound();
  return { respCodigo: 'OK', respMensaje: '', templateCuentaPago: cuentaDTO(cuenta) };
}

async function create(trx: Connection, usuarioId: number, entrada: Entrada, creada: string): Promise<Hecha> {
  const leida = readCuenta(entrada.templateCuentaPagoDTO);
  if ('mapErrores' in leida) return leida;
  const { datos } = leida;
  const tipo = await findTipoDocumento(trx, datos.idTipoDocumento);
  const isFormaPago = (await findFormaPago(trx, datos.idFormaPago)) !== undefined;
  const mapErrores = faltas(datos, tipo, isFormaPago);
  if (Object.keys(mapErrores).length > 0) return { mapErrores };
  return { id: await insertCuenta(trx, usuarioId, datos, creada) };
}

/** The account meant: a new one, or an existing one of the caller's. */
async function resolve(trx: Connection, usuarioId: number, entrada: Entrada, now: EdgeContext['now']) {
  const { id = CUENTA_NUEVA } = entrada.templateCuentaPagoDTO;
  if (id === CUENTA_NUEVA) return create(trx, usuarioId, entrada, stamp(now));
  if (!(await findOwnCuenta(trx, usuarioId, id))) throw notFound();
  return { id };
}

const CONFIRMADA = { general: 'La compra ya fue confirmada: su forma de pago no se puede cambiar.' };

/** What a key stands for: one user's operation, so that nobody reads another's outcome. */
const keyOf = (usuarioId: number, { operacion }: Entrada): string | null =>
  operacion ? `cuenta-pago:${usuarioId}:${operacion}` : null;

/** Refusals end the transaction without a trace: their key stays free for the corrected form. */
class Refusal extends ORPCError<'UNPROCESSABLE_CONTENT', undefined> {
  readonly respuesta: Respuesta;
  constructor(mapErrores: Record<string, string>) {
    super('UNPROCESSABLE_CONTENT');
    this.respuesta = refused(mapErrores);
  }
}

async function guardar(trx: Connection, usuarioId: number, entrada: Entrada, now: EdgeContext['now']) {
  await lockUsuario(trx, usuarioId);
  const key = keyOf(usuarioId, entrada);
  const first = key === null ? undefined : await takeKey(trx, key, now);
  if (first !== undefined) return saved(trx, usuarioId, Number(first));
  const venta = entrada.uuidVenta ? await requireLocked(trx, entrada.uuidVenta, usuarioId, now) : null;
  if (venta && venta.usuario_id !== usuarioId) throw notFound();
  if (venta && venta.estado !== 'ABIERTA') throw new Refusal(CONFIRMADA);
  const hecha = await resolve(trx, usuarioId, entrada, now);
  if ('mapErrores' in hecha) throw new Refusal(hecha.mapErrores);
  if (venta) await updateVenta(trx, venta.id, { cuenta_pago_id: hecha.id });
  if (key !== null) await keepOutcome(trx, key, String(hecha.id));
  return saved(trx, usuarioId, hecha.id);
}

export const guardarCuentaPago = edge.cuenta.guardarCuentaPago.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  try {
    return await inTransaction(context.connection, (trx) => guardar(trx, id, input, context.now));
  } catch (error) {
    if (error instanceof Refusal) return error.respuesta;
    throw error;
  }
});
