import type { Inputs } from '../contract';
import { RegistryFailure } from '../failure';
import { Unreadable } from './answer-reader';
import { cuentasPago, isCuenta, isThere } from './cuentas-pago';
import type { Edge, Said } from './edge';
import { editarContacto, editarCuenta, eliminarCuenta } from './ediciones';
import { nombresDe } from './recorrer-dominios';
import { respuestaCambio } from './respuestas-de-cambio';

type Pedido = Inputs['administracion']['iniciarCambioMasivo'];

/** Most names changed while somebody waits: a page of the list (spec 9). */
export const DE_A_UNO = 50;

export const DEMASIADOS = {
  codigo: 'DEMASIADAS' as const,
  mensaje: `El registro cambia los dominios de a uno, y aquí se hace mientras usted espera: elija hasta ${DE_A_UNO}.`,
};

/** Whether the edge carries out changes of many names by itself, as only ours does. */
export const carriesOut = (edge: Edge): Promise<boolean> =>
  edge.offers({ method: 'POST', path: '/usuario/administracion/cambios-masivos' });

/** What is asked of one name, with the specification's own operation. */
function change(edge: Edge, nombre: string, pedido: Pedido): Promise<Said> {
  const { accion, rolSeleccionado, contactoDTO, templateCuentaPagoDTO } = pedido;
  const nombresDominio = [nombre];
  switch (accion) {
    case 'EDITAR_CONTACTO':
      return editarContacto(edge, {
        nombresDominio,
        tipoContacto: rolSeleccionado ?? 'TECNICO',
        contactoDTO: contactoDTO ?? {},
      });
    case 'EDITAR_CUENTA':
      return editarCuenta(edge, { nombresDominio, templateCuentaPagoDTO: templateCuentaPagoDTO ?? {} });
    case 'ELIMINAR_CUENTA':
      return eliminarCuenta(edge, { nombresDominio });
  }
}

interface Result {
  nombre: string;
  /** Null where it was done. */
  motivo: string | null;
}

const NO_SE_SABE = 'no sabemos si se hizo: mírelo antes de repetirlo';
const SIN_PEDIR = 'no se llegó a pedir';

/** A new account is made with the first name, and is an account like any other for those that follow. */
async function pedidoSiguiente(edge: Edge, pedido: Pedido): Promise<Pedido> {
  const template = pedido.templateCuentaPagoDTO;
  if (pedido.accion !== 'EDITAR_CUENTA' || !template || isThere(template.id)) return pedido;
  const made = (await cuentasPago(edge)).find((each) =>
    isCuenta({ ...each, numero: each.cuenta.cuenta }, template),
  );
  return made ? { ...pedido, templateCuentaPagoDTO: { id: made.id, nombre: made.nombre } } : pedido;
}

/** What the form itself has wrong, told with the first name: the others would say the same. */
const isOfForm = ({ done, mapErrores }: Said): boolean => !done && Object.keys(mapErrores).length > 0;

/** One name after the other. Where the edge stops answering, the rest is not asked for. */
async function results(
  edge: Edge,
  nombres: readonly string[],
  pedido: Pedido,
): Promise<readonly Result[] | Said> {
  const found: Result[] = [];
  let asked = pedido;
  for (const nombre of nombres) {
    try {
      const answer = await change(edge, nombre, asked);
      if (found.length === 0 && isOfForm(answer)) return answer;
      const { done, mensaje } = answer;
      found.push({ nombre, motivo: done ? null : mensaje || 'no se modificó' });
      if (done) asked = await pedidoSiguiente(edge, asked);
    } catch (error) {
      if (!(error instanceof RegistryFailure || error instanceof Unreadable)) throw error;
      const isUnknown = error instanceof RegistryFailure && error.kind === 'desconocido';
      found.push({ nombre, motivo: isUnknown ? NO_SE_SABE : 'el registro falló' });
      const rest = nombres.slice(found.length);
      return [...found, ...rest.map((each) => ({ nombre: each, motivo: SIN_PEDIR }))];
    }
  }
  return found;
}

function wordsOf(found: readonly Result[]): string {
  const left = found.filter(({ motivo }) => motivo !== null);
  const total = found.length === 1 ? '1 dominio' : `${found.length} dominios`;
  const changed = found.length - left.length;
  const done = `${changed === 1 ? 'Se modificó' : 'Se modificaron'} ${changed} de ${total}.`;
  if (left.length === 0) return done;
  const reasons = left.map(({ nombre, motivo }) => `${nombre} (${motivo?.replace(/\.$/, '')})`);
  return `${done} Sin modificar: ${reasons.join('; ')}.`;
}

/** A change of many names for an edge that only changes those it is told: each by itself, up to a page of them. */
export async function deAUno(edge: Edge, pedido: Pedido) {
  const nombres = pedido.filtro ? await nombresDe(edge, pedido.filtro) : (pedido.dominiosSeleccionados ?? []);
  if (nombres.length > DE_A_UNO) return { ...DEMASIADOS, mapErrores: {}, cambioMasivo: null };
  const found = await results(edge, nombres, pedido);
  if ('said' in found) return { ...respuestaCambio(found), cambioMasivo: null };
  const answer = { done: true, codigo: 'OK', mensaje: wordsOf(found), mapErrores: {}, said: edge.nothing };
  return { ...respuestaCambio(answer), cambioMasivo: null };
}
