import type { Connection } from '~/database/connection.server';
import { accountName } from '~/format';
import type { CambioMasivo as CambioMasivoDTO } from '../../../contract/administracion/masivos';
import { toULabels } from '../../../domain/labels';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { findCuenta } from '../../cuentas/store';
import { persona } from '../../implement';
import { fila } from '../../row-of-id';
import { leaveOut } from '../ediciones/edicion';
import { type Datos, readDatos } from './edicion-pedida';
import { loPedido, start } from './pedido';
import { type CambioMasivo, countEnCurso, findCambio, LOTE, listConflictos, listResultados } from './store';

export { accederOperacion } from './acceder-operacion';

/** Which account, or which contact. */
async function loQuePone(connection: Connection, datos: Datos): Promise<string> {
  if (datos.accion === 'EDITAR_CONTACTO') {
    const { nombre = '', apellido = '' } = datos.datos;
    return `${nombre} ${apellido}`.trim();
  }
  if (datos.accion === 'ELIMINAR_CUENTA') return '';
  const cuenta = await findCuenta(connection, datos.cuentaId);
  return cuenta ? accountName(cuenta.nombre, cuenta.cuenta) : '';
}

async function dto(connection: Connection, row: CambioMasivo): Promise<CambioMasivoDTO> {
  const datos = readDatos(row.datos);
  return {
    id: row.id,
    accion: datos.accion,
    tipoContacto: datos.accion === 'EDITAR_CONTACTO' ? datos.tipoContacto : null,
    pone: await loQuePone(connection, datos),
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
  const row = await start(op, { nombres, datos }, leaveOut);
  return { mensaje: '', cambioMasivo: await dto(op.trx, row) };
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
      resultados: rows.map((row) => ({ ...row, nombre: toULabels(row.nombre) })),
    };
  },
);
