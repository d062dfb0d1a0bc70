import type { Outputs } from '../../contract';
import { mapErroresDe } from '../../contract/formularios';
import { DEBE_SELECCIONAR } from '../../contract/transferencias-formulario';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { findOwnCuenta } from '../cuentas/store';
import { requireNombre } from '../dominios/leer';
import { mostrarNombre } from '../dominios/nombres';
import { PORTAL } from '../dominios/rules';
import { yearPriceOf } from '../ventas/prices';
import { hecho, type Respuesta } from './acto';
import { deLaPersona } from './implementar';
import { pedir } from './pedir';
import { nombresDeRegistradores } from './registradores-store';
import { EPP } from './rules/epp';
import { checkTitular, writeTitular } from './rules/titular';
import type { Solicitud } from './store';

type Salida = Outputs['transferencia']['solicitar'];

/** The holder, or the fields at fault. */
function titularDe(entrada: unknown): string {
  const leido = checkTitular(entrada);
  if (leido.success) return writeTitular(leido.data);
  throw Rechazo.deCampos(mapErroresDe(leido.error));
}

async function checkCuenta({ trx, usuario }: Op, cuentaPago: number): Promise<void> {
  if (!(await findOwnCuenta(trx, usuario.id, cuentaPago)))
    throw Rechazo.deCampos({ cuentaPago: DEBE_SELECCIONAR });
}

const OTRO_PRECIO =
  'Cambió el precio desde que se mostró el resumen. No se pidió nada. Verifique el precio y solicite la transferencia nuevamente.';

async function importeDe({ trx }: Op, nombre: string, mostrado: number | undefined): Promise<number> {
  const importe = await yearPriceOf(trx, nombre);
  if (mostrado !== undefined && mostrado !== importe) throw Rechazo.deCampos({ general: OTRO_PRECIO });
  return importe;
}

/** To the letter (spec 8, Transfer request). */
const YA_EXISTE = 'Ya existe una solicitud de importación de dominio en estado pendiente';

const refused = ({ epp, mensaje }: Respuesta): Salida => ({
  isOk: false,
  codigo: String(epp),
  message: epp === EPP.PENDIENTE ? YA_EXISTE : mensaje,
  resultado: null,
});

async function made({ trx }: Op, solicitud: Solicitud, mensaje: string): Promise<Salida> {
  const nombres = await nombresDeRegistradores(trx);
  const named = (codigo: string) => nombres.get(codigo) ?? codigo;
  const resultado = {
    domainName: mostrarNombre(solicitud.nombre),
    status: solicitud.estado,
    registrar: named(solicitud.pierde),
    newRegistrar: named(solicitud.gana),
    requestDate: solicitud.solicitada_en,
    reqExpDate: solicitud.vence_en,
    newDomExpDate: solicitud.vencimiento_nuevo ?? '',
    referencia: solicitud.referencia,
    codigoAutorizacion: solicitud.referencia,
  };
  return { isOk: true, codigo: 'OK', message: mensaje, resultado };
}

/** Asks another registrar for a name. What is wrong with the form is told before the code is tried. */
export const solicitar = cambio(deLaPersona.transferencia.solicitar, async (op, input): Promise<Salida> => {
  const { ascii } = await requireNombre(op.trx, input.dominio);
  const datos = titularDe(input.datosTitular);
  await checkCuenta(op, input.cuentaPago);
  const importe = await importeDe(op, ascii, input.importe);
  const pedido = { datos, cuentaPagoId: input.cuentaPago, importe };
  const respuesta = await pedir({ ...op, registrador: PORTAL }, ascii, input.codigoAutorizacion, pedido);
  if (!hecho(respuesta) || !respuesta.solicitud) return refused(respuesta);
  return made(op, respuesta.solicitud, respuesta.mensaje);
});
