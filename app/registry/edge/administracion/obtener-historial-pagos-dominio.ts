import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { gathered } from '~/database/gathered';
import type { Outputs } from '../../contract';
import { permiso } from '../../domain/permissions';
import { situacionDe } from '../../domain/situacion';
import type { ContextoPersona } from '../context';
import { cuentaDTO } from '../cuentas/present';
import { CUENTA_VISIBLE, mask } from '../cuentas/rules';
import { type Cuenta, listCuentasDe } from '../cuentas/store';
import { persona } from '../implement';
import { propioDe } from './informacion';
import { pagoDe, seVeEntera } from './pagos-rules';
import { listCargos, listPersonas, listSucesosDePago } from './pagos-store';
import type { Propio } from './store';

type Historial = Outputs['administracion']['obtenerHistorialPagosDominio'];
type Entrada = Historial['historialPagos'][number];
type Ojos = Parameters<typeof seVeEntera>[1];

function cuentaVista(cuenta: Cuenta | undefined, fechaAsociacion: string, ojos: Ojos): Entrada['cuentaPago'] {
  if (!cuenta) return null;
  const asociacion = { instante: fechaAsociacion, usuario: cuenta.usuario };
  return { ...cuentaDTO(cuenta, !seVeEntera(cuenta.usuario_id, ojos), asociacion), fechaAsociacion };
}

/** Who has paid, from the name's history; of a name whose history has not begun, who pays now. */
async function asociaciones(connection: Connection, row: Propio, conOjos: Promise<Ojos>): Promise<Entrada[]> {
  const found = (await listSucesosDePago(connection, row.id)).flatMap((entrada) => {
    const pago = pagoDe(entrada.suceso, entrada.despues);
    return pago
      ? [{ id: entrada.id, fecha: entrada.momento, usuario: entrada.usuario ?? entrada.login, ...pago }]
      : [];
  });
  const { cuenta_pago_id: cuentaId, cuenta_asociada_en: fecha } = row;
  if (found.length === 0 && cuentaId !== null && fecha !== null)
    found.push({ id: row.id, fecha, usuario: null, tipoCreacion: 'REGISTRO', cuentaId });
  const cuentas = await listCuentasDe(
    connection,
    found.flatMap((entrada) => entrada.cuentaId ?? []),
  );
  const ojos = await conOjos;
  return found.map(({ cuentaId, ...entrada }) => ({
    ...entrada,
    cuentaPago: cuentaVista(cuentas.get(cuentaId ?? 0), entrada.fecha, ojos),
  }));
}

async function cargosDe(
  connection: Connection,
  row: Propio,
  conOjos: Promise<Ojos>,
): Promise<Historial['cargos']> {
  const [rows, ojos] = await Promise.all([listCargos(connection, row.nombre, row.creado_en), conOjos]);
  return rows.map(({ id, concepto, importe, creado_en, cuenta, usuario_id, referencia, compro }) => ({
    id,
    concepto,
    importe,
    fecha: creado_en,
    cuenta: seVeEntera(usuario_id, ojos) ? cuenta : mask(cuenta, CUENTA_VISIBLE),
    compra: compro === ojos.usuarioId ? referencia : null,
  }));
}

/** Who paid for a name and what was charged, as its person sees it. */
export async function pagosDe({ connection, now, usuario }: ContextoPersona, row: Propio) {
  const puede = permiso('verPagos', situacionDe(row, now, dayOf(now)));
  if (!puede.permitido)
    return { codigo: puede.codigo, mensaje: puede.motivo, historialPagos: [], cargos: [] };
  const ojos = listPersonas(connection, row.id).then((personas) => ({
    usuarioId: usuario.id,
    esTitular: row.titular === 1,
    personas,
  }));
  const [historialPagos, cargos] = await Promise.all([
    asociaciones(connection, row, ojos),
    cargosDe(connection, row, ojos),
  ]);
  return { codigo: 'OK' as const, mensaje: '', historialPagos, cargos };
}

export const obtenerHistorialPagosDominio = persona.administracion.obtenerHistorialPagosDominio.handler(
  async ({ context, input }) => {
    const row = await propioDe(context, input.nombreDominio);
    return pagosDe({ ...context, connection: gathered(context.connection) }, row);
  },
);
