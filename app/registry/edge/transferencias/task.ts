import type { Connection } from '~/database/connection.server';
import { deTarea } from '../dominios/autoria';
import { job } from '../due/job';
import { type Asked, oneByOne, together } from '../due/work';
import { listCodigosVencidos, listDeOtroTitular, wipeCodigos } from './codigos-store';
import { hecho } from './registrar-act';
import { resolveTransfer } from './resolve-transfer';
import { listPerdidas, listVencidas } from './store';

/** Who ends a request when neither registrar does. */
export const REGISTRO = 'registro';

type Solicitada = { id: number; nombre: string; suceso: 'PERDER' | 'VENCER' };

/** Requests that lost their name, and those past their date: these end by the rule of the settings. */
async function listSolicitudes(connection: Connection, asked: Asked<Solicitada>): Promise<Solicitada[]> {
  const lost = await listPerdidas(connection, asked);
  const ids = new Set(lost.map(({ id }) => id));
  const late = (await listVencidas(connection, asked)).filter(({ id }) => !ids.has(id));
  return [
    ...lost.map((row) => ({ ...row, suceso: 'PERDER' as const })),
    ...late.map((row) => ({ ...row, suceso: 'VENCER' as const })),
  ];
}

/** Ends the requests that nobody ended in time, or that nobody can carry out any more. */
export const solicitudes = job<Solicitada>({
  kind: 'transferencia',
  key: ({ id }) => String(id),
  find: listSolicitudes,
  way: oneByOne(async (trx, { nombre, suceso }, now) => {
    const respuesta = await resolveTransfer({ ...deTarea(trx, now), registrador: REGISTRO }, nombre, suceso);
    return Number(hecho(respuesta));
  }),
});

type Codigo = { id: number; estado: 'EXPIRED' | 'CANCELLED' };

async function listCodigos(connection: Connection, asked: Asked<Codigo>): Promise<Codigo[]> {
  const over = await listCodigosVencidos(connection, asked);
  const ids = new Set(over.map(({ id }) => id));
  const ofOthers = (await listDeOtroTitular(connection, asked)).filter(({ id }) => !ids.has(id));
  return [
    ...over.map(({ id }) => ({ id, estado: 'EXPIRED' as const })),
    ...ofOthers.map(({ id }) => ({ id, estado: 'CANCELLED' as const })),
  ];
}

/** Wipes codes that are worth nothing any more: past their time, or of a name that has another holder. */
export const codigos = job<Codigo>({
  kind: 'código',
  key: ({ id }) => String(id),
  find: listCodigos,
  group: ({ estado }) => estado,
  way: together(200, async (trx, some) => {
    const estado = some[0]?.estado ?? 'EXPIRED';
    return wipeCodigos(
      trx,
      some.map(({ id }) => id),
      estado,
    );
  }),
});
