import { mapErroresDe } from '../../contract/formularios';
import { toULabels } from '../../domain/labels';
import { PORTAL } from '../../domain/lifecycle';
import { EPP } from '../../domain/transfer/epp';
import { DEBE_SELECCIONAR_CUENTA_PAGO, PENDIENTE } from '../../domain/words/transferencias';
import { NoHecho } from '../../envelope';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { findOwnCuenta } from '../cuentas/store';
import { requireNombre } from '../dominios/parse-nombre';
import { fila } from '../row-of-id';
import { yearPriceOf } from '../ventas/precios';
import { deLaPersona } from './implement';
import { nombresDeRegistradores } from './registradores-store';
import { hecho, type Respuesta } from './registrar-act';
import { requestTransfer } from './request-transfer';
import type { Solicitud } from './store';
import { checkTitular, writeTitular } from './titular';

/** The holder, or the fields at fault. */
function titularDe(entrada: unknown): string {
  const leido = checkTitular(entrada);
  if (leido.success) return writeTitular(leido.data);
  throw Rechazo.deCampos(mapErroresDe(leido.error));
}

async function checkCuenta({ trx, usuario }: Op, cuentaPago: number): Promise<void> {
  if (!(await findOwnCuenta(trx, usuario.id, cuentaPago)))
    throw Rechazo.deCampos({ cuentaPago: DEBE_SELECCIONAR_CUENTA_PAGO });
}

const OTRO_PRECIO =
  'Cambió el precio desde que se mostró el resumen. No se pidió nada. Verifique el precio y solicite la transferencia nuevamente.';

async function importeDe({ trx, now }: Op, nombre: string, mostrado: number | undefined): Promise<number> {
  const importe = await yearPriceOf(trx, nombre, now);
  if (mostrado !== undefined && mostrado !== importe) throw Rechazo.deCampos({ general: OTRO_PRECIO });
  return importe;
}

const refused = ({ epp, mensaje }: Respuesta) =>
  new NoHecho(String(epp), epp === EPP.PENDIENTE ? PENDIENTE : mensaje);

async function made({ trx }: Op, solicitud: Solicitud, mensaje: string) {
  const nombres = await nombresDeRegistradores(trx);
  const named = (codigo: string) => nombres.get(codigo) ?? codigo;
  const resultado = {
    domainName: toULabels(solicitud.nombre),
    status: solicitud.estado,
    registrar: named(solicitud.pierde),
    newRegistrar: named(solicitud.gana),
    requestDate: solicitud.solicitada_en,
    reqExpDate: solicitud.vence_en,
    newDomExpDate: solicitud.vencimiento_nuevo ?? '',
    referencia: solicitud.referencia,
    codigoAutorizacion: solicitud.referencia,
  };
  return { mensaje, resultado };
}

/** Asks another registrar for a name. What is wrong with the form is told before the code is tried. */
export const solicitar = cambio(deLaPersona.transferencia.solicitar, async (op, input) => {
  const { ascii } = await requireNombre(op.trx, input.dominio);
  const datos = titularDe(input.datosTitular);
  const cuentaPagoId = fila(input.cuentaPago);
  await checkCuenta(op, cuentaPagoId);
  const importe = await importeDe(op, ascii, input.importe);
  const pedido = { datos, cuentaPagoId, importe };
  const respuesta = await requestTransfer(
    { ...op, registrador: PORTAL },
    ascii,
    input.codigoAutorizacion,
    pedido,
  );
  if (!hecho(respuesta) || !respuesta.solicitud) return refused(respuesta);
  return made(op, respuesta.solicitud, respuesta.mensaje);
});
