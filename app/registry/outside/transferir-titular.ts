import { titular as titularForm } from '../contract/formularios';
import { idDominioCore } from './acciones';
import { contactoWritten } from './contactos';
import type { Edge } from './edge';
import { faltas } from './faltas-de-formulario';
import { outside } from './implement';
import { conPalabras } from './palabras-de-cambio';
import { respuestaEdicion } from './respuestas-de-cambio';
import { pendientes } from './ventas';

const op = outside.administracion;
const base = '/usuario/administracion';

/** Holder data that break the rules of section 5: they are not sent. */
const noEnviado = ({ mensaje, mapErrores }: NonNullable<ReturnType<typeof faltas>>) => ({
  respuestaOK: false,
  codigoRespuesta: 'CAMPOS' as const,
  mensajeRespuesta: mensaje,
  mapErrores,
});

/** The code is the string 'true'; an edge that cannot say so has it off (spec 7). */
export async function isTransferenciaHabilitada(edge: Edge): Promise<boolean> {
  const answer = await edge.askIfAny({ path: `${base}/is-transferencia-titular-enabled` });
  return answer?.said.of('codigo', 'code', 'codigoRespuesta', 'data.codigo').flag(false) ?? false;
}

export const titular = {
  transferirTitular: op.transferirTitular.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, eliminarCuentaPago, modificarAdministrador, contactoDTO } = input;
    const { uuidVenta, venta, version, operacion } = input;
    const wrong = faltas(titularForm, contactoDTO);
    if (wrong) return { ...noEnviado(wrong), uuidVenta: null };
    const body = {
      nombreDominio,
      idDominioCore: await idDominioCore(edge, input),
      eliminarCuentaPago,
      modificarAdministrador,
      contactoDTO: contactoWritten(contactoDTO),
      pagoVentaDTO: null,
      templateCuentaPagoDTO: null,
    };
    const own = { uuidVenta, version, operacion, ...(venta && { venta }) };
    const look = async () =>
      uuidVenta
        ? (await pendientes(edge, uuidVenta)).transferenciasTitularesPendientes.some(
            ({ nombre }) => nombre === nombreDominio,
          )
        : undefined;
    const answer = await edge.change({ path: `${base}/dominio/transferir-titular`, body, own }, look);
    const cart = answer.said.of('uuidVenta').textOrNull ?? (answer.done ? (uuidVenta ?? null) : null);
    return { ...respuestaEdicion(conPalabras(answer, 'transferirTitular')), uuidVenta: cart };
  }),

  isTransferenciaTitularEnabled: op.isTransferenciaTitularEnabled.handler(async ({ context: { edge } }) => ({
    codigo: (await isTransferenciaHabilitada(edge)) ? ('true' as const) : ('false' as const),
  })),
};
