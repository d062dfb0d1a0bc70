import { stamp } from '~/clock.server';
import { count } from '~/format';
import type { Inputs } from '../../../contract';
import type { CambioMasivo as CambioMasivoDTO } from '../../../contract/administracion/masivos';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { cuentaElegida } from '../../cuentas/elegir';
import { mostrarNombre } from '../../dominios/nombres';
import { persona } from '../../implement';
import { leerContacto } from '../ediciones/contacto';
import { hacerLote, LOTE } from './avanzar';
import { type Datos, readDatos } from './datos';
import { seleccionDe } from './seleccion';
import { type CambioMasivo, findCambio, insertCambio, listResultados, lockEnCurso } from './store';

export { accederOperacion } from './acceder';

type Pedido = Inputs['administracion']['iniciarCambioMasivo'];

/** To the letter (spec 5). */
const SIN_CUENTA = 'Debe seleccionar una cuenta o crear una nueva';

async function datosDe(op: Op, pedido: Pedido): Promise<Datos> {
  switch (pedido.accion) {
    case 'EDITAR_CONTACTO': {
      const { rolSeleccionado: tipoContacto, contactoDTO } = pedido;
      if (!tipoContacto)
        throw Rechazo.deCampos({ rolSeleccionado: 'Seleccione qué contacto quiere modificar.' });
      return { accion: pedido.accion, tipoContacto, datos: leerContacto(tipoContacto, contactoDTO ?? {}) };
    }
    case 'EDITAR_CUENTA': {
      if (!pedido.templateCuentaPagoDTO) throw Rechazo.deCampos({ cuentaPago: SIN_CUENTA });
      return { accion: pedido.accion, cuentaId: await cuentaElegida(op, pedido.templateCuentaPagoDTO) };
    }
    case 'ELIMINAR_CUENTA':
      return { accion: pedido.accion };
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

const dto = (row: CambioMasivo): CambioMasivoDTO => {
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
    creadoEn: row.creado_en,
    terminadoEn: row.terminado_en,
  };
};

/** Keeps what was confirmed, all or nothing; a page of names is also carried out at once. */
export const iniciarCambioMasivo = cambio(persona.administracion.iniciarCambioMasivo, async (op, input) => {
  const seleccion = await seleccionDe(op.trx, op.usuario.id, input, op.now);
  mismaCantidad(input, seleccion.size);
  const datos = await datosDe(op, input);
  const values = {
    usuario_id: op.usuario.id,
    origen: op.origen,
    operacion: datos.accion,
    datos: JSON.stringify(datos),
    estado: 'EN_CURSO' as const,
    total: seleccion.size,
    cambiados: 0,
    no_cambiados: 0,
    creado_en: stamp(op.now),
  };
  const id = await insertCambio(op.trx, values, [...seleccion.keys()]);
  const begun = await lockEnCurso(op.trx, id);
  if (!begun) throw new Error(`Bulk change ${id} is not there`);
  const row = begun.total <= LOTE ? await hacerLote(op, begun) : begun;
  return { codigo: 'OK' as const, mensaje: '', cambioMasivo: dto(row) };
});

export const verCambioMasivo = persona.administracion.verCambioMasivo.handler(async ({ context, input }) => {
  const found = await findCambio(context.connection, context.usuario.id, input.id);
  if (!found) throw notFound();
  return { cambioMasivo: dto(found) };
});

export const resultadoCambioMasivo = persona.administracion.resultadoCambioMasivo.handler(
  async ({ context, input }) => {
    const { connection, usuario } = context;
    if (!(await findCambio(connection, usuario.id, input.id))) throw notFound();
    const rows = await listResultados(connection, input.id, {
      despuesDe: input.despuesDe,
      cantidad: input.cantResultados,
      soloNoCambiados: input.soloNoCambiados,
    });
    return {
      resultados: rows.map((row) => ({ ...row, nombre: mostrarNombre(row.nombre) || row.nombre })),
    };
  },
);
