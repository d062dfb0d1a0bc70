import { contract } from '../contract';
import type { Id } from '../contract/ids';
import { isSameNombre } from '../domain/name';
import { confirmeCon } from '../domain/typed-name';
import { cuentaPagoWritten } from './cuentas-pago';
import { propio, propioAhora } from './dominio-propio';
import type { Edge } from './edge';
import { writtenId } from './ids';
import { outside } from './implement';
import { own } from './own-operation';
import { conPalabras } from './palabras-de-cambio';
import { importeWritten } from './precios';
import { renovar } from './renovar';
import { respuestaCambio } from './respuestas-de-cambio';

const op = outside.administracion;
const base = '/usuario/administracion';

const isDeleted = async (edge: Edge, nombre: string): Promise<boolean> =>
  (await propioAhora(edge, nombre))?.wrapper.eliminado ?? true;

interface Cual {
  nombreDominio: string;
  idDominioCore?: Id | null;
}

/** The id beside the name, which the specification sends too: read where the caller has not got it. */
export async function idDominioCore(
  edge: Edge,
  { nombreDominio, idDominioCore: known }: Cual,
): Promise<unknown> {
  if (known) return writtenId(known);
  const found = await propio(edge, nombreDominio);
  return found && writtenId(found.wrapper.dominio.dominioCore.id);
}

const LIBERAR = '¿Desea liberar el dominio? Deja de funcionar y, por un tiempo, se puede recuperar.';
const ELIMINAR = '¿Desea eliminar el dominio? No se puede deshacer: cualquiera podrá registrarlo.';

/** The name typed again: another edge has no field for it and would delete, so it is held here (decision z). */
const sinConfirmar = (nombre: string, escrito: string | undefined): string | null =>
  escrito === undefined || isSameNombre(escrito, nombre) ? null : confirmeCon(nombre);

export const acciones = {
  liberar: op.liberar.handler(async ({ context: { edge }, input: { nombreDominio, ...own } }) => {
    const question = { path: `${base}/dominio/liberar`, body: { nombreDominio }, own };
    const answer = await edge.change(question, () => isDeleted(edge, nombreDominio));
    return respuestaCambio(conPalabras(answer, 'liberar'));
  }),

  eliminar: op.eliminar.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, idDominioCore: _, confirmacion, ...rest } = input;
    const wrong = sinConfirmar(nombreDominio, confirmacion);
    if (wrong) return { codigo: 'CAMPOS' as const, mensaje: wrong, mapErrores: { confirmacion: wrong } };
    const own = { ...rest, confirmacion };
    const body = { nombreDominio, idDominioCore: await idDominioCore(edge, input) };
    const look = () => isDeleted(edge, nombreDominio);
    const answer = await edge.change({ path: `${base}/dominio/eliminar`, body, own }, look);
    return respuestaCambio(conPalabras(answer, 'eliminar'));
  }),

  recuperar: op.recuperar.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, motivo, templateCuentaPagoDTO, importe, ...rest } = input;
    const own = {
      ...rest,
      importe: importeWritten(edge, importe),
      templateCuentaPagoDTO: templateCuentaPagoDTO && cuentaPagoWritten(templateCuentaPagoDTO),
    };
    const body = { nombreDominio, motivo: motivo ?? '' };
    const look = async () => !(await isDeleted(edge, nombreDominio));
    const answer = await edge.change({ path: `${base}/dominio/recuperar`, body, own }, look);
    const uuidVenta = answer.said.of('uuidVenta').textOrNull;
    return { ...respuestaCambio(conPalabras(answer, 'recuperar')), uuidVenta };
  }),

  renovacionAutomatica: op.renovacionAutomatica.handler(({ context: { edge }, input }) =>
    own(edge, contract.administracion.renovacionAutomatica, input),
  ),

  renovar,

  mensajesAcciones: op.mensajesAcciones.handler(async ({ context: { edge } }) => {
    const said = await edge.get(`${base}/mensajes-acciones`);
    return {
      mensajeConfirmarEliminar: said.of('mensajeConfirmarEliminar').text(ELIMINAR),
      mensajeConfirmarLiberar: said.of('mensajeConfirmarLiberar').text(LIBERAR),
      mensajeConfirmarRecuperar: said.of('mensajeConfirmarRecuperar').text('¿Desea recuperar el dominio?'),
      mensajeConfirmarRenovar: said
        .of('mensajeConfirmarRenovar')
        .text('¿Desea renovar el dominio por un año?'),
      mensajeConfirmarEliminarCuenta: said
        .of('mensajeConfirmarEliminarCuenta')
        .text('¿Desea quitar la forma de pago? Sin ella el dominio no se renueva solo.'),
      mensajeConfirmarTransferir: said
        .of('mensajeConfirmarTransferir')
        .text('¿Desea transferir el titular? Se agrega al carrito y se hace al confirmar la compra.'),
    };
  }),
};
