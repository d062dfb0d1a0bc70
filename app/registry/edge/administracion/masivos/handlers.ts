import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { count } from '~/format';
import type { Inputs } from '../../../contract';
import type { CambioMasivo as CambioMasivoDTO } from '../../../contract/administracion/masivos';
import { mostrarNombre } from '../../../domain/name';
import { DEBE_SELECCIONAR_O_CREAR } from '../../../domain/words/cuentas';
import { DEBE_SELECCIONAR_DOMINIO } from '../../../domain/words/dominios';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { cuentaElegida } from '../../cuentas/elegir';
import { persona } from '../../implement';
import { fila } from '../../row-of-id';
import { readContacto } from '../ediciones/contacto';
import { dejarla } from '../ediciones/edicion';
import { hacerLote } from './next-batch';
import { seleccionDe } from './seleccion';
import {
  type CambioMasivo,
  countEnCurso,
  findCambio,
  insertCambio,
  LOTE,
  listConflictos,
  listResultados,
  lockEnCurso,
} from './store';
import { type Datos, readDatos } from './what-to-edit';

export { accederOperacion } from './acceder-operacion';

type Pedido = Inputs['administracion']['iniciarCambioMasivo'];

async function datosDe(op: Op, pedido: Pedido): Promise<Datos> {
  const { vistoEn } = pedido;
  switch (pedido.accion) {
    case 'EDITAR_CONTACTO': {
      const { rolSeleccionado: tipoContacto, contactoDTO } = pedido;
      if (!tipoContacto)
        throw Rechazo.deCampos({ rolSeleccionado: 'Seleccione qué contacto quiere modificar.' });
      const datos = readContacto(tipoContacto, contactoDTO ?? {});
      return { accion: pedido.accion, tipoContacto, datos, vistoEn };
    }
    case 'EDITAR_CUENTA': {
      if (!pedido.templateCuentaPagoDTO) throw Rechazo.deCampos({ cuentaPago: DEBE_SELECCIONAR_O_CREAR });
      const cuentaId = await cuentaElegida(op, pedido.templateCuentaPagoDTO);
      return { accion: pedido.accion, cuentaId, vistoEn };
    }
    case 'ELIMINAR_CUENTA':
      return { accion: pedido.accion, vistoEn };
  }
}

/** Of a filter, what is changed is what was confirmed: as many names as the person was told. */
function mismaCantidad({ filtro, total }: Pedido, cantidad: number): void {
  if (!filtro || total === cantidad) return;
  throw new Rechazo(
    'OTRA_CANTIDAD',
    `El filtro encuentra ahora ${count(cantidad, 'dominio', 'dominios')}, y no los ${total ?? 0} que usted confirmó. Revise la lista y confirme nuevamente.`,
  );
}

async function dto(connection: Connection, row: CambioMasivo): Promise<CambioMasivoDTO> {
  const datos = readDatos(row.datos);
  return {
    id: row.id,
    accion: datos.accion,
    tipoContacto: datos.accion === 'EDITAR_CONTACTO' ? datos.tipoContacto : null,
    estado: row.estado,
    total: row.total,
    procesados: row.cambiados + row.no_cambiados,
    cambiados: row.cambiados,
    noCambiados: row.no_cambiados,
    conflictos: (await listConflictos(connection, row.id)).length,
    creadoEn: row.creado_en,
    terminadoEn: row.terminado_en,
  };
}

/** The same change in the names that it left because somebody else had changed them, whatever they are now. */
async function loMismo({ trx, usuario }: Op, id: number, { vistoEn }: Pedido) {
  const before = await findCambio(trx, usuario.id, id);
  if (!before) throw notFound();
  const nombres = await listConflictos(trx, id);
  if (nombres.length === 0) throw Rechazo.deCampos({ dominiosSeleccionados: DEBE_SELECCIONAR_DOMINIO });
  return { nombres, datos: { ...readDatos(before.datos), vistoEn } };
}

/** What is changed in which names, as it was asked for. */
async function loPedido(op: Op, pedido: Pedido): Promise<{ nombres: string[]; datos: Datos }> {
  if (pedido.insistirEn) return loMismo(op, fila(pedido.insistirEn), pedido);
  const seleccion = await seleccionDe(op.trx, op.usuario.id, pedido, op.now);
  mismaCantidad(pedido, seleccion.size);
  return { nombres: [...seleccion.keys()], datos: await datosDe(op, pedido) };
}

/** Of one person, at the same time, that wait for their turn: each may be of ten thousand names. */
const EN_CURSO = 10;

async function noDemasiados({ trx, usuario }: Op): Promise<void> {
  if ((await countEnCurso(trx, usuario.id)) < EN_CURSO) return;
  throw new Rechazo(
    'DEMASIADAS',
    `Ya tiene ${EN_CURSO} cambios en curso. Cuando termine alguno le avisamos, y puede pedir otro.`,
  );
}

/** Keeps what was confirmed, all or nothing; a page of names is also carried out at once. */
export const iniciarCambioMasivo = cambio(persona.administracion.iniciarCambioMasivo, async (op, input) => {
  const { nombres, datos } = await loPedido(op, input);
  if (nombres.length > LOTE) await noDemasiados(op);
  const values = {
    usuario_id: op.usuario.id,
    origen: op.origen,
    operacion: datos.accion,
    datos: JSON.stringify(datos),
    estado: 'EN_CURSO' as const,
    total: nombres.length,
    cambiados: 0,
    no_cambiados: 0,
    creado_en: stamp(op.now),
  };
  const id = await insertCambio(op.trx, values, nombres);
  const begun = await lockEnCurso(op.trx, id);
  if (!begun) throw new Error(`Bulk change ${id} is not there`);
  const row = begun.total <= LOTE ? await hacerLote(op, begun, nombres, dejarla) : begun;
  return { codigo: 'OK' as const, mensaje: '', cambioMasivo: await dto(op.trx, row) };
});

export const verCambioMasivo = persona.administracion.verCambioMasivo.handler(async ({ context, input }) => {
  const found = await findCambio(context.connection, context.usuario.id, fila(input.id));
  if (!found) throw notFound();
  return { cambioMasivo: await dto(context.connection, found) };
});

export const resultadoCambioMasivo = persona.administracion.resultadoCambioMasivo.handler(
  async ({ context, input }) => {
    const { connection, usuario } = context;
    if (!(await findCambio(connection, usuario.id, fila(input.id)))) throw notFound();
    const rows = await listResultados(connection, fila(input.id), {
      despuesDe: input.despuesDe,
      cantidad: input.cantResultados,
      soloNoCambiados: input.soloNoCambiados,
    });
    return {
      resultados: rows.map((row) => ({ ...row, nombre: mostrarNombre(row.nombre) || row.nombre })),
    };
  },
);
