import { date } from '~/format';
import type { Inputs } from '../contract';
import { EN_RENOVACION } from '../domain/words/dominios';
import { cuentaPagoWritten } from './cuentas-pago';
import { propio, propioAhora } from './dominio-propio';
import type { Edge } from './edge';
import { faltasDeCuenta } from './faltas-de-formulario';
import { writtenId } from './ids';
import { outside } from './implement';
import { conPalabras } from './palabras-de-cambio';
import { importeWritten } from './precios';
import { respuestaCambio } from './respuestas-de-cambio';
import { pendientes } from './ventas';

type Pedido = Inputs['administracion']['renovar'];
type Core = NonNullable<Awaited<ReturnType<typeof propio>>>['wrapper']['dominio']['dominioCore'];

const RENOVAR = { method: 'POST', path: '/usuario/administracion/dominio/renovar' } as const;

const coreOf = async (edge: Edge, nombre: string): Promise<Core | undefined> =>
  (await propio(edge, nombre))?.wrapper.dominio.dominioCore;

const expiryOf = async (edge: Edge, nombre: string): Promise<string | null> =>
  (await propioAhora(edge, nombre))?.wrapper.dominio.dominioCore.fechaVencimiento ?? null;

/** Whether a name expires later than it did: undefined where one of both is not known. */
async function isLater(edge: Edge, nombre: string, before: string | null): Promise<boolean | undefined> {
  const now = await expiryOf(edge, nombre);
  return now === null || before === null ? undefined : now > before;
}

/** How a sale that is made at once is paid (spec 9). */
const PAGO_DE_VENTA = { generaPago: true, generaFactura: true, medioPago: 'ff' };

/** To the letter (spec 8), with when it expires by now. */
const yaRenovado = (vence: string): string =>
  `${EN_RENOVACION} Ahora vence el ${date(vence)}: si quiere un año más, abra la renovación de nuevo.`;

/** The account that pays at once: the one chosen, else the name's own, which the specification wants to be said. */
function quePaga({ compraInmediata, templateCuentaPagoDTO: chosen }: Pedido, core: Core | undefined) {
  if (!compraInmediata) return null;
  if (chosen) return cuentaPagoWritten(chosen);
  const own = core?.cuentaActual;
  return own ? { id: writtenId(own.id), nombre: own.nombre } : null;
}

function bodyOf(input: Pedido, core: Core | undefined) {
  const { idDominioCore, nombreDominio, compraInmediata, asociarTemplateCuenta, cantAnios } = input;
  const id = idDominioCore || core?.id;
  return {
    idDominioCore: id ? writtenId(id) : null,
    nombreDominio,
    compraInmediata,
    asociarTemplateCuenta,
    cantAnios,
    pagoVentaDTO: compraInmediata ? PAGO_DE_VENTA : null,
    templateCuentaPagoDTO: quePaga(input, core),
  };
}

/** A cart whose uuid was never told cannot be looked at. */
async function isInCart(edge: Edge, { nombreDominio, uuidVenta }: Pedido): Promise<boolean | undefined> {
  if (!uuidVenta) return undefined;
  const { renovacionesPendientes } = await pendientes(edge, uuidVenta);
  return renovacionesPendientes.some(({ nombre }) => nombre === nombreDominio);
}

const noRenovado = (mensaje: string, mapErrores: Record<string, string> = {}) => ({
  mensaje,
  mapErrores,
  uuidVenta: null,
  fechaVencimiento: null,
});

/**
 * Renews, at once or in a cart. A renewal names the expiry that its form was made with: a name that expires later by now is
 * not renewed once more, which an edge of section 7 cannot tell by itself.
 */
export const renovar = outside.administracion.renovar.handler(async ({ context: { edge }, input }) => {
  const { nombreDominio, compraInmediata, uuidVenta, fechaVencimiento, importe, operacion, version } = input;
  const wrong =
    compraInmediata && input.templateCuentaPagoDTO ? faltasDeCuenta(input.templateCuentaPagoDTO) : null;
  if (wrong) return { ...noRenovado(wrong.mensaje, wrong.mapErrores), codigo: 'CAMPOS' as const };
  const core = await coreOf(edge, nombreDominio);
  const before = fechaVencimiento ?? core?.fechaVencimiento ?? null;
  const now = core?.fechaVencimiento ?? null;
  const isAnother = now !== null && now !== before;
  if (isAnother && edge.asks === 'at once' && !(await edge.takes(RENOVAR, 'fechaVencimiento')))
    return { ...noRenovado(yaRenovado(now)), codigo: 'EN_CURSO' as const };
  const question = {
    ...RENOVAR,
    body: bodyOf(input, core),
    own: { operacion, version, uuidVenta, fechaVencimiento, importe: importeWritten(edge, importe) },
  };
  const look = compraInmediata ? () => isLater(edge, nombreDominio, before) : () => isInCart(edge, input);
  const answer = await edge.change(question, look);
  const after = answer.done && compraInmediata ? await expiryOf(edge, nombreDominio).catch(() => null) : null;
  return {
    ...respuestaCambio(conPalabras(answer, compraInmediata ? 'renovar' : 'agregarRenovacion')),
    uuidVenta: answer.said.of('uuidVenta').textOrNull ?? (answer.done ? (uuidVenta ?? null) : null),
    fechaVencimiento: answer.said.of('fechaVencimiento').dayOrNull ?? after,
  };
});
