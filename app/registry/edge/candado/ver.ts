import { dayOf } from '~/base/clock.server';
import { conAprobacion } from '../../domain/permissions';
import { type ConRoles, situacionDe } from '../../domain/situacion';
import type { ContextoPersona } from '../context';
import { findCandado } from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { cambioDTO, candadosDTO, custodioDTO } from './present';
import {
  countDeTitular,
  findEsperando,
  listCustodios,
  listDeCustodio,
  listDeTitular,
  listPedidos,
  listPorAprobar,
} from './store';

export const ver = persona.candado.ver.handler(async ({ context }) => {
  const { connection, now, usuario } = context;
  const custodios = await listCustodios(connection, usuario.id);
  const candados = await candadosDTO(connection, await listDeTitular(connection, usuario.id));
  const custodiados = await candadosDTO(connection, await listDeCustodio(connection, usuario.id));
  const suyos = new Set(candados.map(({ nombreDominio }) => nombreDominio));
  const mirada = { usuarioId: usuario.id, esTitular: false, now };
  const porAprobar = [];
  for (const row of await listPorAprobar(connection, usuario.id, now))
    porAprobar.push(await cambioDTO(connection, row, mirada));
  const pedidos = [];
  for (const row of await listPedidos(connection, usuario.id)) {
    const pedido = await cambioDTO(connection, row, { ...mirada, esTitular: row.pidio_id !== usuario.id });
    pedidos.push(pedido);
  }
  return {
    custodios: custodios.flatMap((row) => custodioDTO(row, now)),
    candados,
    totalCandados: Math.max(await countDeTitular(connection, usuario.id), suyos.size),
    custodiados,
    porAprobar,
    pedidos,
  };
});

/** The lock of a name for one of its contacts; null where it has none. */
export async function candadoDe(
  { connection, usuario, now }: ContextoPersona,
  row: ConRoles & { id: number; nombre: string },
) {
  if (row.candado === null) return null;
  const found = await findCandado(connection, row.id);
  const [candado] = found
    ? await candadosDTO(connection, [{ ...found, nombre: row.nombre, grado: row.candado }])
    : [];
  if (!candado) return null;
  const waiting = await findEsperando(connection, row.id);
  const mirada = { usuarioId: usuario.id, esTitular: row.titular === 1, now };
  return {
    ...candado,
    conAprobacion: conAprobacion(situacionDe(row, now, dayOf(now))),
    cambio: waiting ? await cambioDTO(connection, waiting, mirada) : null,
  };
}
