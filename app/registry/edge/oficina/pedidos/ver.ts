import { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Pedido } from '../../../contract/oficina/pedidos';
import { isSuceso } from '../../../domain/history';
import { MINUTOS_DE_MIRADA } from '../../../domain/oficina';
import { SUCESOS_EN_PALABRAS } from '../../dominios/historia-palabras';
import { actosEntre, correosDe, findPedido, hechosDe, porPublicar } from '../../pedidos/store';
import { findActo } from '../historia-store';
import { oficina } from '../implement';
import { BUSCO_PEDIDO } from './buscar';

type Fila = NonNullable<Awaited<ReturnType<typeof findPedido>>>;

/** Clocks of a database and of a process are not one, and a request writes a little before it fails and after. */
const MARGEN = { seconds: 2 };

const entre = ({ momento, duro_ms }: Fila) => {
  const fin = Temporal.Instant.from(momento);
  return {
    desde: stamp(fin.subtract({ milliseconds: duro_ms ?? 0 }).subtract(MARGEN)),
    hasta: stamp(fin.add(MARGEN)),
  };
};

const CORREO = {
  pendiente: 'Correo que espera salir',
  enviado: 'Correo enviado',
  fallido: 'Correo que volvió',
  retenido: 'Correo retenido',
} as const;

/** What was written by who asked while the request lasted, by what it was: no values. */
async function cambiosDe(connection: Connection, usuarioId: number, cuando: ReturnType<typeof entre>) {
  const hechos = await hechosDe(connection, usuarioId, cuando);
  const actos = await actosEntre(connection, usuarioId, cuando);
  const correos = await correosDe(connection, usuarioId, cuando);
  return [
    ...hechos.map(({ suceso, cuantos }) => ({
      que: isSuceso(suceso) ? SUCESOS_EN_PALABRAS[suceso][1] : suceso,
      cuantos: Number(cuantos),
    })),
    ...actos.map(({ acto, cuantos }) => ({ que: `En la oficina: ${acto}`, cuantos: Number(cuantos) })),
    ...correos.map(({ estado, cuantos }) => ({ que: CORREO[estado], cuantos: Number(cuantos) })),
  ];
}

async function pedidoDTO(connection: Connection, row: Fila): Promise<Pedido> {
  const cuando = entre(row);
  const { usuario_id } = row;
  return {
    referencia: row.referencia,
    momento: row.momento,
    duroMs: row.duro_ms,
    metodo: row.metodo,
    ruta: row.ruta,
    operacion: row.operacion,
    estado: row.estado,
    error: row.error,
    quien: row.login,
    ...cuando,
    cambios: usuario_id === null ? null : await cambiosDe(connection, usuario_id, cuando),
    porPublicar: usuario_id === null ? 0 : await porPublicar(connection, usuario_id, cuando),
  };
}

export const ver = oficina.pedidos.ver.handler(async ({ context, input: { referencia } }) => {
  const { connection, usuario, now } = context;
  const buscado = await findActo(connection, {
    usuarioId: usuario.id,
    clase: 'pedido',
    sobre: referencia,
    actos: [BUSCO_PEDIDO],
    desde: secondsBefore(now, MINUTOS_DE_MIRADA * 60),
  });
  const row = buscado && (await findPedido(connection, referencia));
  return { pedido: row ? await pedidoDTO(connection, row) : null };
});
