import { idDominioCore } from './acciones';
import { respuestaEdicion } from './cambio';
import { contactoWritten } from './contactos';
import { outside } from './implement';

const op = outside.administracion;
const base = '/usuario/administracion';

export const titular = {
  transferirTitular: op.transferirTitular.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, eliminarCuentaPago, modificarAdministrador, contactoDTO } = input;
    const { uuidVenta, version, operacion } = input;
    const body = {
      nombreDominio,
      idDominioCore: await idDominioCore(edge, input),
      eliminarCuentaPago,
      modificarAdministrador,
      contactoDTO: contactoWritten(contactoDTO),
      pagoVentaDTO: null,
      templateCuentaPagoDTO: null,
    };
    const own = { uuidVenta, version, operacion };
    const answer = await edge.change({ path: `${base}/dominio/transferir-titular`, body, own });
    return { ...respuestaEdicion(answer), uuidVenta: answer.said.of('uuidVenta').textOrNull };
  }),

  /** The code is the string 'true'; an edge that cannot say so has it off (spec 7). */
  isTransferenciaTitularEnabled: op.isTransferenciaTitularEnabled.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: `${base}/is-transferencia-titular-enabled` });
    const code = answer?.said.of('codigo', 'code', 'codigoRespuesta', 'data.codigo');
    const isOn = code?.flag(false) ?? false;
    return { codigo: isOn ? ('true' as const) : ('false' as const) };
  }),
};
