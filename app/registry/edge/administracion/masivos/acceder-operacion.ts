import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Inputs } from '../../../contract';
import type { NoAplica } from '../../../contract/administracion/ediciones';
import { MAXIMO_POR_VEZ } from '../../../domain/candado';
import { toULabels } from '../../../domain/labels';
import { estadoAl } from '../../../domain/lifecycle';
import { situacionDe } from '../../../domain/situacion';
import { RENOVACION_EN_CARRITO } from '../../../domain/words/carrito';
import { consulta } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import type { ContextoPersona } from '../../context';
import { persona } from '../../implement';
import { findAbierta, listItems } from '../../ventas/store';
import { alcanceDeContacto } from '../ediciones/contacto';
import { alcanceDeCuenta, alcanceDeQuitarCuenta } from '../ediciones/cuenta';
import { type Alcance, motivoDe } from '../ediciones/edicion';
import { type Seleccion, seleccionDe } from './seleccion';
import type { Seleccionado } from './seleccion-store';

type Asked = Inputs['administracion']['accederOperacion'];

/** Of a filter's names, how many of each kind are named. */
const MUESTRA = 100;

/** What `candado.cerrar` decides name by name. */
const alcanceDeCandado: Alcance = {
  accion: 'cerrarCandado',
  falta: () => undefined,
  ninguno: 'No se puede poner candado a ninguno de los dominios seleccionados.',
};

/** What `renovar` decides name by name; what waits in the person's cart is not asked for again. */
async function alcanceDeRenovar(connection: Connection, usuarioId: number): Promise<Alcance> {
  const cart = await findAbierta(connection, usuarioId);
  const items = cart ? await listItems(connection, cart.id) : [];
  const waiting = new Set(items.flatMap(({ tipo, nombre }) => (tipo === 'RENOVACION' ? [nombre] : [])));
  return {
    accion: 'renovar',
    falta: ({ nombre }) => (waiting.has(nombre) ? RENOVACION_EN_CARRITO : undefined),
    ninguno: 'No se puede renovar ninguno de los dominios seleccionados.',
  };
}

async function alcanceDe(
  { connection, usuario }: Pick<ContextoPersona, 'connection' | 'usuario'>,
  { operacion, rolSeleccionado: rol }: Pick<Asked, 'operacion' | 'rolSeleccionado'>,
): Promise<Alcance> {
  switch (operacion) {
    case 'EDITAR_CONTACTO':
      if (!rol) throw Rechazo.deCampos({ rolSeleccionado: 'Seleccione qué contacto quiere modificar.' });
      return alcanceDeContacto(rol);
    case 'EDITAR_CUENTA':
      return alcanceDeCuenta;
    case 'ELIMINAR_CUENTA':
      return alcanceDeQuitarCuenta;
    case 'CERRAR_CANDADO':
      return alcanceDeCandado;
    case 'RENOVAR':
      return alcanceDeRenovar(connection, usuario.id);
  }
}

const motivo = (alcance: Alcance, nombre: string, row: Seleccionado | undefined, now: Temporal.Instant) =>
  motivoDe(alcance, row ?? { nombre, cuenta_pago_id: null }, row && situacionDe(row, now, dayOf(now)));

function splitByAlcance(seleccion: Seleccion, alcance: Alcance, now: Temporal.Instant) {
  const aplica: string[] = [];
  const noAplica: NoAplica[] = [];
  const vencidos: string[] = [];
  const hoy = dayOf(now);
  for (const [ascii, row] of seleccion) {
    const why = motivo(alcance, ascii, row, now);
    const nombre = toULabels(ascii);
    if (why) noAplica.push({ nombre, motivo: why.mensaje });
    else aplica.push(nombre);
    if (!why && row && estadoAl(row, hoy) === 'VENCIDO') vencidos.push(nombre);
  }
  return { aplica, noAplica, vencidos };
}

/** Splits a selection before anything is done: the same rules decide when each name's turn comes. */
export const accederOperacion = consulta(
  persona.administracion.accederOperacion,
  async ({ connection, now, usuario }, input) => {
    const alcance = await alcanceDe({ connection, usuario }, input);
    const seleccion = await seleccionDe(connection, usuario.id, input, now);
    const { aplica, noAplica, vencidos } = splitByAlcance(seleccion, alcance, now);
    const sample = input.operacion === 'CERRAR_CANDADO' ? MAXIMO_POR_VEZ : MUESTRA;
    const shown = input.filtro ? sample : Number.POSITIVE_INFINITY;
    const split = {
      dominiosAplicaAccion: aplica.slice(0, shown),
      dominiosNoAplicaAccion: noAplica.slice(0, shown),
      totalAplica: aplica.length,
      totalNoAplica: noAplica.length,
      dominiosVencidos: vencidos.slice(0, shown),
      totalVencidos: vencidos.length,
    };
    if (aplica.length === 0) throw new Rechazo('SIN_PERMISO', alcance.ninguno, {}, split);
    return { mensaje: '', ...split };
  },
);
